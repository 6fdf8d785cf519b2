import { describe, expect, test } from 'vitest';
import { seeded, shuffle } from '#core/random.ts';
import {
  dueByGrade,
  foldReviews,
  type Grade,
  isLeech,
  leechLapses,
  type Review,
  review,
  standingOf,
} from './memory.ts';

const terms = { word: 'laconic', retention: 0.9 } as const;
const start = Date.UTC(2026, 10, 1, 8);
const at = (minutes: number) => new Date(start + minutes * 60_000);
const dayMinutes = 24 * 60;

const some = (grades: readonly Grade[], apart = 3 * dayMinutes): Review[] =>
  grades.map((grade, place) => ({ id: `r${place}`, grade, at: at(place * apart) }));

describe('a memory is what its reviews make of it', () => {
  const reviews = some([3, 3, 1, 2, 3, 4, 1, 3]);

  test('in whatever order they arrive', () => {
    const whole = foldReviews(terms, null, reviews);
    const random = seeded(7);
    for (let round = 0; round < 50; round++)
      expect(foldReviews(terms, null, shuffle(reviews, random))).toEqual(whole);
  });

  test('and one at a time gives the same as all together', () => {
    let memory = null as ReturnType<typeof foldReviews>;
    for (const one of reviews) memory = foldReviews(terms, memory, [one]);
    expect(memory).toEqual(foldReviews(terms, null, reviews));
  });

  test('whatever the grades and however long between: the browser’s steps and the server’s fold agree', () => {
    const random = seeded(11);
    for (let round = 0; round < 200; round++) {
      let minutes = 0;
      const many = Array.from({ length: 12 }, (_, place): Review => {
        minutes += Math.floor(random() * random() * 40 * dayMinutes);
        return {
          id: `r${String(place).padStart(2, '0')}`,
          grade: (1 + Math.floor(random() * 4)) as Grade,
          at: at(minutes),
        };
      });
      const words = { word: `word-${round}`, retention: round % 2 ? 0.9 : 0.85 } as const;
      let memory = null as ReturnType<typeof foldReviews>;
      for (const one of many) memory = review(words, memory, one.grade, one.at);
      expect(foldReviews(words, null, many)).toEqual(memory);
    }
  });

  test('two at the same instant go by their ids', () => {
    const [one, other] = [
      { id: 'a', grade: 1, at: at(0) },
      { id: 'b', grade: 4, at: at(0) },
    ] as const;
    expect(foldReviews(terms, null, [one, other])).toEqual(foldReviews(terms, null, [other, one]));
  });

  test('a clock that was set back counts as no time, and never breaks it', () => {
    const memory = review(terms, review(terms, null, 3, at(100)), 3, at(0));
    expect(Date.parse(memory.last)).toBe(at(100).getTime());
    expect(Date.parse(memory.due)).toBeGreaterThan(at(100).getTime());
  });
});

test('what the buttons say is what comes', () => {
  let memory = foldReviews(terms, null, some([3, 3, 3]));
  const now = at(20 * dayMinutes);
  const said = dueByGrade(terms, memory, now);
  expect(said.toSorted((a, b) => a.getTime() - b.getTime())).toEqual(said);
  memory = review(terms, memory, 3, now);
  expect(memory.due).toBe(said[2]?.toISOString());
});

test('words learned together do not all come back on one day', () => {
  const days = Array.from({ length: 200 }, (_, place) => {
    const memory = foldReviews(
      { word: `word${place}`, retention: 0.9 },
      null,
      some([3, 3, 3, 3], 20 * dayMinutes),
    );
    return memory?.due.slice(0, 10);
  });
  expect(new Set(days).size).toBeGreaterThan(3);
});

test('they are moved apart evenly: no day takes more than its share, and none far from the others', () => {
  const counts = new Map<number, number>();
  for (let place = 0; place < 2000; place++) {
    const card = foldReviews(
      { word: `word${place}`, retention: 0.9 },
      null,
      some([3, 3, 3, 3], 20 * dayMinutes),
    );
    const days = (Date.parse(card?.due ?? '') - Date.parse(card?.last ?? '')) / (dayMinutes * 60_000);
    counts.set(days, (counts.get(days) ?? 0) + 1);
  }
  const days = [...counts.keys()].sort((a, b) => a - b);
  const middle = ((days[0] ?? 0) + (days.at(-1) ?? 0)) / 2;
  expect((days.at(-1) ?? 0) - middle).toBeLessThan(0.15 * middle);
  expect(days).toHaveLength((days.at(-1) ?? 0) - (days[0] ?? 0) + 1);
  expect(Math.max(...counts.values())).toBeLessThan((1.5 * 2000) / days.length);
});

test('who wants to be less sure sees a word later', () => {
  const days = (retention: 0.9 | 0.85) =>
    Date.parse(foldReviews({ word: 'x', retention }, null, some([3, 3, 3, 3], 10 * dayMinutes))?.due ?? '');
  expect(days(0.85)).toBeGreaterThan(days(0.9));
});

test('a word is new, learning and settled; always forgotten, it is a leech', () => {
  expect(standingOf(null)).toBe('new');
  expect(standingOf(foldReviews(terms, null, some([3])))).toBe('learning');
  expect(standingOf(foldReviews(terms, null, some([4, 4, 4, 4], 30 * dayMinutes)))).toBe('settled');
  const lapsing = some(
    Array.from({ length: 2 * leechLapses + 2 }, (_, place): Grade => (place % 2 === 0 ? 4 : 1)),
    10 * dayMinutes,
  );
  expect(isLeech(foldReviews(terms, null, lapsing))).toBe(true);
  expect(isLeech(foldReviews(terms, null, some([4, 4, 4])))).toBe(false);
});
