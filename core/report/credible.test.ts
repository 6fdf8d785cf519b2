import { describe, expect, it } from 'vitest';
import { countsForAll, isCredible } from '#core/report/credible.ts';
import { blank, facts, item, several, wrong } from '#core/report/example-facts.ts';

const ten = (over: Parameters<typeof item>[0]) => several(10, () => item(over));

describe('an attempt is credible', () => {
  it.each<[string, Parameters<typeof facts>[0], boolean]>([
    ['as it usually is', { items: ten({}) }, true],
    ['with nothing answered', { items: [] }, true],
    ['that was left before the end', { items: ten({}), isPartial: true }, true],
    ['with blanks', { items: [...ten({}), ...several(5, () => blank())] }, true],
    ['with extra time', { items: ten({}), extraTime: 2 }, true],
    [
      'with an interruption within the allowance',
      { items: ten({}), interruptions: 1, forgivenMs: 60_000 },
      true,
    ],
    ['with late answers within the allowance', { items: ten({}), lateAnswers: 1, lateMs: 60_000 }, true],
    [
      'but not with late answers beyond it',
      { items: ten({}), lateAnswers: 1, lateMs: 100_000, forgivenMs: 100_000 },
      false,
    ],
    ['but not saved in the middle of a section', { pauses: [{ section: 2, ms: 1, isWithin: true }] }, false],
    ['but not at 22 s for 27 questions', { items: several(27, () => item({ spentMs: 800 })) }, false],
    ['but not hurried', { items: ten({ spentMs: 30_000 }) }, false],
    ['but not with questions that were seen before', { items: ten({}), seenBefore: 1 }, false],
    ['but not with answers to questions that were never shown', { items: ten({ visits: 0 }) }, false],
    [
      'though shown ones may be lost with a connection',
      { items: ten({ visits: 0 }), interruptions: 1 },
      true,
    ],
    [
      'in practice however fast a strong learner is',
      { type: 'JIJING', items: ten({ spentMs: 25_000 }) },
      true,
    ],
    [
      'in practice put aside and taken up',
      { type: 'JIJING', pauses: [{ section: 1, ms: 1, isWithin: true }] },
      true,
    ],
    [
      'but not in practice without reading',
      { type: 'JIJING', items: several(3, () => item({ spentMs: 900 })) },
      false,
    ],
    ['but not in practice all right in no time', { type: 'JIJING', items: ten({ spentMs: 11_000 }) }, false],
    [
      'in practice quickly wrong, which is nobody’s gain',
      { type: 'JIJING', items: several(10, () => wrong({ spentMs: 11_000 })) },
      true,
    ],
    ['taken once more', { items: ten({}), takenBefore: 1 }, true],
  ])('%s', (_, given, credible) => expect(isCredible(facts(given))).toBe(credible));
});

it('counts for others where it is credible and the first', () => {
  expect(countsForAll(facts({ items: ten({}) }))).toBe(true);
  expect(countsForAll(facts({ items: ten({}), takenBefore: 1 }))).toBe(false);
  expect(countsForAll(facts({ items: ten({ spentMs: 800 }) }))).toBe(false);
});
