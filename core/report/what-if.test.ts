import { describe, expect, it } from 'vitest';
import { blank, facts, item, section, several, wrong } from '#core/report/example-facts.ts';
import { findCases, findNeeds, type ScaledAt } from '#core/report/what-if.ts';

/** Two points for each right answer, four more on the hard route; the easy one ends at 150. */
const scaledAt: ScaledAt = (_, module, correct) =>
  Math.min(130 + 2 * correct + (module === 'hard' ? 4 : 0), module === 'easy' ? 150 : 170);

const sections = [section({ no: 2 }), section({ no: 4, module: 'medium' })];
const attempt = (items: Parameters<typeof facts>[0] = {}) => facts({ sections, ...items });
const right = several(10, (index) => item({ no: index + 1 }));

describe('what if', () => {
  it.each([
    [
      'easy questions had been right',
      several(2, () => wrong({ difficulty: 2 })),
      [{ name: 'easy', count: 2, points: 4 }],
    ],
    [
      'what was hurried had been right',
      [wrong({ spentMs: 15_000 })],
      [{ name: 'rushed', count: 1, points: 2 }],
    ],
    [
      'the first answer had stayed',
      [
        wrong({
          answer: ['B'],
          steps: [
            { answer: ['A'], correct: true, at: 0 },
            { answer: ['B'], correct: false, at: 9000 },
          ],
        }),
      ],
      [{ name: 'changed', count: 1, points: 2 }],
    ],
    // Five blanks of one in five are one right by chance, not five.
    ['blanks had been guessed', several(5, () => blank()), [{ name: 'blanks', count: 5, points: 2 }]],
    ['there was nothing to take', [wrong({ difficulty: 4 })], []],
    ['a single blank would hardly have been hit', [blank()], []],
  ])('%s', (_, items, cases) =>
    expect(findCases(attempt({ items: [...right, ...items] }), scaledAt)).toMatchObject(cases),
  );

  it('names the questions', () => {
    const items = [...right, wrong({ no: 11, difficulty: 2 }), wrong({ no: 14, difficulty: 1 })];
    expect(findCases(attempt({ items }), scaledAt)[0]?.places).toEqual([
      { section: 2, no: 11 },
      { section: 2, no: 14 },
    ]);
  });

  it('puts the larger gain first', () => {
    const items = [...right, wrong({ spentMs: 15_000 }), ...several(3, () => wrong({ difficulty: 1 }))];
    expect(findCases(attempt({ items }), scaledAt).map(({ name }) => name)).toEqual(['easy', 'rushed']);
  });

  it('says nothing of a measure without a second section, nor of a practice set', () => {
    expect(findCases(facts({ sections: [section()], items: [wrong({ difficulty: 1 })] }), scaledAt)).toEqual(
      [],
    );
  });
});

describe('what a goal asks for', () => {
  const items = [...right, ...several(17, () => wrong())];

  it('is the fewest right on each route, null where it does not lead there', () => {
    expect(findNeeds(attempt({ items }), { verbal: 160, quant: 165 }, scaledAt)).toEqual([
      {
        measure: 'verbal',
        target: 160,
        gap: 10,
        right: 10,
        routes: [
          { module: 'easy', right: null, isTaken: false },
          { module: 'medium', right: 15, isTaken: true },
          { module: 'hard', right: 13, isTaken: false },
        ],
      },
    ]);
  });

  it('has no gap once it is reached', () => {
    expect(findNeeds(attempt({ items }), { verbal: 145 }, scaledAt)[0]?.gap).toBe(0);
  });

  it.each([null, {}, { verbal: null }, { verbal: 200 }])('is nothing with the goal %j', (goal) =>
    expect(findNeeds(attempt({ items }), goal, scaledAt)).toEqual([]),
  );
});
