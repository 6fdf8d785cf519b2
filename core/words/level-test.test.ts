import { expect, test } from 'vitest';
import { seeded } from '#core/random.ts';
import { exampleDeck } from '#tests/api/example-deck.ts';
import { levels } from './entry.ts';
import { estimate, makeTest, type Outcome } from './level-test.ts';
import { testSize } from './test-size.ts';

const sizes = Array.from({ length: levels }, () => 300);

/** Somebody who knows a word of a level with this chance, and half of the time guesses where they do not. */
function sit(knows: (level: number) => number, random: () => number) {
  const words = Array.from({ length: testSize }, (_, place) => (place % levels) + 1);
  return words.map((level) => {
    const outcome: Outcome =
      random() < knows(level) ? 'right' : random() < 0.5 ? 'unknown' : random() < 0.25 ? 'right' : 'wrong';
    return { level, outcome };
  });
}

const curve = (middle: number, slope: number) => (level: number) =>
  1 / (1 + Math.exp(slope * (level - middle)));

test('the estimate is near the truth, and its band holds it as often as it says', () => {
  const random = seeded(11);
  let inside = 0;
  let off = 0;
  const people = 600;
  for (let person = 0; person < people; person++) {
    const knows = curve(random() * 12 - 0.5, 0.3 + random() * 0.8);
    const truth = sizes.reduce((sum, count, at) => sum + count * knows(at + 1), 0);
    const { low, known, high } = estimate(sit(knows, random), sizes);
    if (truth >= low && truth <= high) inside++;
    off += known - truth;
  }
  expect(inside / people).toBeGreaterThan(0.72);
  expect(Math.abs(off / people)).toBeLessThan(90);
});

test('who knows nothing begins at the first level, who knows all at the last', () => {
  const all = (outcome: Outcome) =>
    sizes.flatMap((_, at) => Array.from({ length: 4 }, () => ({ level: at + 1, outcome })));
  expect(estimate(all('unknown'), sizes)).toMatchObject({ startLevel: 1 });
  expect(estimate(all('unknown'), sizes).known).toBeLessThan(120);
  expect(estimate(all('right'), sizes)).toMatchObject({ startLevel: levels });
  expect(estimate(all('right'), sizes).known).toBeGreaterThan(2800);
  // With no answer at all nothing is known, and the band says so.
  const nothing = estimate([], sizes);
  expect(nothing.high - nothing.low).toBeGreaterThan(1500);
});

test('a test has four words of each level, each with four meanings, and its seed gives it again', () => {
  const items = makeTest(exampleDeck.entries, 5);
  expect(items).toHaveLength(testSize);
  for (let level = 1; level <= levels; level++)
    expect(items.filter(({ entry }) => entry.level === level)).toHaveLength(4);
  for (const { entry, options } of items) expect(options).toContain(entry);
  expect(makeTest(exampleDeck.entries, 5)).toEqual(items);
  expect(makeTest(exampleDeck.entries, 6)).not.toEqual(items);
});
