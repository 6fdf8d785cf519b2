/** The level test: forty words from all levels, and how many of the deck somebody knows by their answers. */
import { groupBy } from '#core/group-by.ts';
import { seeded, shuffle } from '#core/random.ts';
import { levels, type WordEntry } from './entry.ts';
import { testSize } from './test-size.ts';

const perLevel = testSize / levels;
const options = 4;

export type TestItem = { entry: WordEntry; options: readonly WordEntry[] };

/** The same seed gives the same test, so that the server can mark what it handed out without keeping it. */
export function makeTest(entries: readonly WordEntry[], seed: number): TestItem[] {
  const random = seeded(seed);
  const byLevel = groupBy(entries, ({ level }) => level);
  const drawn = [...byLevel.values()].flatMap((words) => shuffle(words, random).slice(0, perLevel));
  // Common and rare ones mixed: nobody is to think that it gets harder from here on.
  return shuffle(drawn, random).map((entry) => {
    const others = (byLevel.get(entry.level) ?? []).filter((other) => isFair(entry, other));
    return { entry, options: shuffle([entry, ...shuffle(others, random).slice(0, options - 1)], random) };
  });
}

/** A wrong option is of the same part of speech, and no near relative in meaning. */
function isFair(entry: WordEntry, other: WordEntry): boolean {
  if (other.word === entry.word || other.senses[0]?.pos !== entry.senses[0]?.pos) return false;
  const names = (one: WordEntry, word: string) =>
    one.synonyms.some((synonym) => synonym.word === word) ||
    one.antonyms.some((antonym) => antonym.word === word);
  return !names(entry, other.word) && !names(other, entry.word);
}

export type Estimate = { low: number; known: number; high: number; startLevel: number };

/** Of those who do not know a word, half say so and half guess, and one guess in four is right; who knows it may slip. */
const outcomes = {
  right: (known: number) => known * 0.97 + (1 - known) * 0.5 * (1 / options),
  wrong: (known: number) => known * 0.02 + (1 - known) * 0.5 * (1 - 1 / options),
  unknown: (known: number) => known * 0.01 + (1 - known) * 0.5,
};

export type Outcome = keyof typeof outcomes;

/**
 * The chance to know a word falls with its level along a curve with two parameters, a middle and a slope; a grid over both
 * holds what the answers leave likely. The band is the middle 80 %.
 */
export function estimate(
  answers: readonly { level: number; outcome: Outcome }[],
  wordsByLevel: readonly number[],
): Estimate {
  const middles = Array.from({ length: 61 }, (_, at) => -3 + at * 0.3);
  const slopes = [0.25, 0.4, 0.6, 0.9, 1.3];
  const knows = (level: number, middle: number, slope: number) =>
    1 / (1 + Math.exp(slope * (level - middle)));
  const cells = middles.flatMap((middle) =>
    slopes.map((slope) => {
      const weight = answers.reduce(
        (product, { level, outcome }) => product * outcomes[outcome](knows(level, middle, slope)),
        1,
      );
      const words = wordsByLevel.reduce((sum, count, at) => sum + count * knows(at + 1, middle, slope), 0);
      return { weight, words, middle, slope };
    }),
  );
  const total = cells.reduce((sum, { weight }) => sum + weight, 0);
  const sorted = cells.toSorted((a, b) => a.words - b.words);
  const at = (share: number) => {
    let sum = 0;
    for (const { weight, words } of sorted) {
      sum += weight;
      if (sum >= share * total) return Math.round(words);
    }
    return Math.round(sorted.at(-1)?.words ?? 0);
  };
  const mean = (of: (cell: (typeof cells)[number]) => number) =>
    cells.reduce((sum, cell) => sum + cell.weight * of(cell), 0) / total;
  const firstUnknown = wordsByLevel.findIndex(
    (_, level) => mean(({ middle, slope }) => knows(level + 1, middle, slope)) < 0.85,
  );
  return {
    low: at(0.1),
    known: Math.round(mean(({ words }) => words)),
    high: at(0.9),
    startLevel: firstUnknown === -1 ? wordsByLevel.length : firstUnknown + 1,
  };
}
