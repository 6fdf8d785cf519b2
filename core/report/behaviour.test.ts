import { describe, expect, it } from 'vitest';
import { behaviourOf, type Change, changeOf, endingOf, standingAnswers } from '#core/report/behaviour.ts';
import { blank, facts, item, section, several, wrong } from '#core/report/example-facts.ts';
import { type ItemFact, isRapid, type Step } from '#core/report/facts.ts';
import { reviewFilters } from '#core/report/item-review.ts';
import { sectionRows } from '#core/report/sections.ts';
import { sittingOf } from '#core/report/validity.ts';

/** Seconds, answer, right. */
const steps = (...given: [seconds: number, answer: string, correct?: boolean][]): Step[] =>
  given.map(([seconds, answer, correct = false]) => ({
    at: seconds * 1000,
    answer: answer.split(','),
    correct,
  }));

describe('answers that stood', () => {
  it.each<[string, Pick<ItemFact, 'form' | 'steps'>, string[]]>([
    ['one', { form: 'tc1', steps: steps([0, 'A']) }, ['A']],
    ['another after a while', { form: 'tc1', steps: steps([0, 'A'], [9, 'B']) }, ['A', 'B']],
    ['not a click that slipped', { form: 'tc1', steps: steps([0, 'A'], [1, 'B']) }, ['B']],
    [
      'not half a completion',
      { form: 'tc2', steps: steps([0, 'A,'], [20, 'A,D'], [50, 'B,D']) },
      ['A,D', 'B,D'],
    ],
    ['not one of two equivalents', { form: 'se', steps: steps([0, 'A'], [20, 'A,C']) }, ['A,C']],
    ['not the order of choices', { form: 'se', steps: steps([0, 'A,C'], [20, 'C,A']) }, ['C,A']],
    ['not all that apply on the way', { form: 'rc-many', steps: steps([0, 'A'], [20, 'A,C']) }, ['A,C']],
    ['but a choice taken back', { form: 'rc-many', steps: steps([0, 'A,C'], [20, 'A']) }, ['A,C', 'A']],
    [
      'a number when it is whole',
      { form: 'numeric', steps: steps([0, '1'], [1, '12'], [30, '15']) },
      ['12', '15'],
    ],
    ['nothing where it was cleared', { form: 'tc1', steps: steps([0, '']) }, []],
  ])('%s', (_, given, expected) =>
    expect(standingAnswers(given).map(({ answer }) => answer.join(','))).toEqual(expected),
  );
});

describe('changes of mind', () => {
  // "answer changes (W→R, R→W, W→W)"
  it.each<[string, ItemFact, Change | null]>([
    ['wrong to right', item({ answer: ['B'], steps: steps([0, 'A'], [30, 'B', true]) }), 'toRight'],
    ['right to wrong', wrong({ answer: ['B'], steps: steps([0, 'A', true], [30, 'B']) }), 'toWrong'],
    ['wrong to wrong', wrong({ answer: ['B'], steps: steps([0, 'A'], [30, 'B']) }), 'stillWrong'],
    ['right to blank', blank({ steps: steps([0, 'A', true], [30, '']) }), 'toWrong'],
    [
      'there and back',
      item({ answer: ['A'], steps: steps([0, 'A', true], [9, 'B'], [30, 'A', true]) }),
      null,
    ],
    ['never changed', item({ answer: ['A'], steps: steps([0, 'A', true]) }), null],
    ['never answered', blank(), null],
    ['an essay', item({ form: 'essay', correct: null, steps: steps([0, 'One'], [30, 'Two']) }), null],
  ])('%s', (_, given, change) => expect(changeOf(given)).toBe(change));
});

describe('guesses', () => {
  it.each<[number, number, boolean]>([
    [8_999, 60_000, true],
    [9_000, 60_000, false],
    [9_999, 120_000, true],
    [10_000, 120_000, false],
  ])('%i of %i ms: %s', (spentMs, targetMs, expected) =>
    expect(isRapid(item({ spentMs, targetMs }))).toBe(expected),
  );

  it('takes a blank for no guess', () => expect(isRapid(blank())).toBe(false));
});

describe('the end of a section', () => {
  const rapid = (no: number) => wrong({ no, spentMs: 3000 });
  it.each([
    [
      'with no time left',
      section({ isTimedOut: true, elapsedMs: 18 * 60_000 }),
      [item(), blank({ no: 2 })],
      'ran-out',
      0,
      1,
    ],
    ['early', section({ elapsedMs: 15 * 60_000 }), [item()], 'early', 180_000, 0],
    ['on time', section(), [item(), rapid(2), rapid(3), blank({ no: 4 })], 'on-time', 30_000, 3],
    ['after guesses in the middle', section(), [rapid(1), item({ no: 2 })], 'on-time', 30_000, 0],
  ] as const)('%s', (_, given, items, kind, leftMs, tail) =>
    expect(endingOf(given, items)).toMatchObject({ section: 2, kind, leftMs, tail }),
  );

  it('is not judged without a limit', () => expect(endingOf(section({ allowedMs: null }), [])).toBeNull());
});

it('puts behaviour together, of the essay its mark alone', () => {
  const found = behaviourOf(
    facts({
      sections: [section({ no: 1, measure: 'write' }), section()],
      items: [
        item({ section: 1, form: 'essay', correct: null, isMarked: true }),
        item({ no: 1, isMarked: true, visits: 2 }),
        wrong({ no: 2, isMarked: true }),
        wrong({ no: 3, answer: ['B'], steps: steps([0, 'A', true], [30, 'B']), visits: 3 }),
        item({ no: 4, spentMs: 2000 }),
        blank({ no: 5 }),
        blank({ no: 6, isSeen: false }),
      ],
    }),
  );
  expect(found).toMatchObject({
    changes: { toRight: [], toWrong: [{ section: 2, no: 3 }], stillWrong: [] },
    marks: { count: 3, scored: 2, right: 1 },
    rapid: { places: [{ section: 2, no: 4 }], right: 1 },
    again: { count: 2, right: 1 },
    unseen: [{ section: 2, no: 6 }],
    blank: [
      { section: 2, no: 5 },
      { section: 2, no: 6 },
    ],
  });
  // Nobody watched: nothing is said, and nothing invented.
  expect(found).toMatchObject({ calculator: null, clock: null, away: null });
  expect(found.endings).toEqual([expect.objectContaining({ section: 2, tail: 3, blank: 2 })]);
});

it('finds nothing in an attempt without answers', () => {
  expect(behaviourOf(facts({ items: several(2, () => blank()) })).changes).toEqual({
    toRight: [],
    toWrong: [],
    stillWrong: [],
  });
});

it('counts marks and blanks as the sections, the circumstances and the review do, the essay among them', () => {
  const essay = { measure: 'write', form: 'essay', correct: null } as const;
  const sat = facts({
    sections: [section({ no: 1, measure: 'write' }), section({ no: 2 })],
    items: [
      blank({ ...essay, section: 1, isMarked: true }),
      item({ section: 2, isMarked: true }),
      wrong({ section: 2, no: 2, isMarked: true }),
      blank({ section: 2, no: 3 }),
    ],
  });
  const { marks, blank: blanks } = behaviourOf(sat);
  expect(marks).toEqual({ count: 3, scored: 2, right: 1 });
  const rows = sectionRows(sat);
  const sum = (name: 'marked' | 'blank') => rows.reduce((total, row) => total + row[name], 0);
  expect(sum('marked')).toBe(marks.count);
  expect(sat.items.filter(reviewFilters.marked as never)).toHaveLength(marks.count);
  expect([sum('blank'), sittingOf(sat).blank, sat.items.filter(reviewFilters.blank as never).length]).toEqual(
    [blanks.length, blanks.length, blanks.length],
  );
});
