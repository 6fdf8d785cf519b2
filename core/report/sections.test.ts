import { describe, expect, it } from 'vitest';
import { blank, facts, item, section, several, wrong } from '#core/report/example-facts.ts';
import { routesOf, sectionRows } from '#core/report/sections.ts';
import type { Module } from '#core/scoring/routing.ts';

describe('the table of sections', () => {
  // "correct, wrong, blank, marked, time used/allowed, avg s, last-3-minute guesses"
  it('counts right, wrong, blank and marked, and the guesses at the end', () => {
    const items = [
      item({ spentMs: 40_000, isMarked: true }),
      wrong({ no: 2, spentMs: 80_000 }),
      wrong({ no: 3, spentMs: 3000 }),
      blank({ no: 4, isSeen: false }),
    ];
    expect(sectionRows({ sections: [section()], items })).toEqual([
      {
        ...section(),
        count: 4,
        right: 1,
        wrong: 2,
        blank: 1,
        marked: 1,
        averageMs: 41_000,
        ending: { kind: 'on-time', leftMs: 30_000, tail: 2 },
        lateGuesses: { count: 0, right: 0 },
      },
    ]);
  });

  it('says nothing of the end of an essay or of a set without a clock', () => {
    const rows = sectionRows({
      sections: [section({ no: 1, measure: 'write' }), section({ no: 2, allowedMs: null })],
      items: [item({ section: 1, form: 'essay', correct: null })],
    });
    expect(rows.map(({ ending }) => ending)).toEqual([null, null]);
    expect(rows.map(({ averageMs }) => averageMs)).toEqual([50_000, null]);
  });
});

describe('guesses in the last three minutes', () => {
  const closedAt = 1_000_000;
  const answered = (secondsBefore: number, spentMs: number, correct = false) =>
    item({
      correct,
      spentMs,
      steps: [{ answer: ['A'], correct, at: closedAt - secondsBefore * 1000 }],
    });
  // A question deserves 60 s here; below 24 s it was hurried.
  const items = [
    answered(400, 5000),
    answered(150, 5000, true),
    answered(100, 40_000),
    answered(10, 23_999),
    blank(),
  ];
  it.each([
    ['are counted from where three minutes were left', { isTimedOut: true }, 2, 1],
    ['are fewer where the section ended a minute and more early', { elapsedMs: 18 * 60_000 - 60_000 }, 1, 0],
    ['are none where more than three minutes were left', { elapsedMs: 14 * 60_000 }, 0, 0],
    ['are none without a limit', { allowedMs: null }, 0, 0],
  ])('%s', (_, over, count, right) =>
    expect(sectionRows({ sections: [section({ closedAt, ...over })], items })[0]?.lateGuesses).toEqual({
      count,
      right,
    }),
  );
});

describe('the routing story', () => {
  const cuts = () => ({ medium: 5, hard: 9 });
  const attempt = (right: number, module: Module | null) =>
    facts({
      sections: [section({ no: 2 }), section({ no: 4, module })],
      items: [
        ...several(12, (index) => item({ section: 2, no: index + 1, correct: index < right })),
        ...several(15, (index) => item({ section: 4, no: index + 1, correct: index < 6 })),
      ],
    });

  // "S1 x/12 -> S2 level (H/M/E), what the next threshold was"
  it.each([
    [3, 'easy', 2, { module: 'medium', cut: 5 }],
    [4, 'easy', 1, { module: 'medium', cut: 5 }],
    [8, 'medium', 1, { module: 'hard', cut: 9 }],
    [9, 'hard', null, null],
  ] as const)('%i of 12 led to %s; missing for the next: %s', (right, module, toNext, next) => {
    expect(routesOf(attempt(right, module), cuts)).toEqual([
      {
        measure: 'verbal',
        firstSection: 2,
        firstCorrect: right,
        firstCount: 12,
        secondSection: 4,
        module,
        secondCorrect: 6,
        secondCount: 15,
        toNext,
        next,
      },
    ]);
  });

  it('is not told of a measure that was left before its second section', () => {
    expect(routesOf(attempt(8, null), cuts)).toEqual([]);
    expect(routesOf(facts({ sections: [section()] }), cuts)).toEqual([]);
  });
});
