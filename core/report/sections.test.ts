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
    [3, 'easy', 2],
    [4, 'easy', 1],
    [8, 'medium', 1],
    [9, 'hard', null],
  ] as const)('%i of 12 led to %s; missing for the next: %s', (right, module, toNext) => {
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
      },
    ]);
  });

  it('is not told of a measure that was left before its second section', () => {
    expect(routesOf(attempt(8, null), cuts)).toEqual([]);
    expect(routesOf(facts({ sections: [section()] }), cuts)).toEqual([]);
  });
});
