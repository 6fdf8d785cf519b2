import { describe, expect, it } from 'vitest';
import { blank, facts, item, section, several } from '#core/report/example-facts.ts';
import { type Doubt, findDoubts, findEarlySections, isUnreliable, sittingOf } from '#core/report/validity.ts';

const pause = (isWithin: boolean) => ({ section: 2, ms: 60_000, isWithin });
const early = (no: number) => section({ no, elapsedMs: 8 * 60_000 });

describe('validity', () => {
  it.each<[string, Parameters<typeof facts>[0], Doubt[]]>([
    ['nothing', { items: [item()] }, []],
    ['a section that was never opened', { isPartial: true }, ['partial']],
    [
      'leaving with questions unseen',
      { endedBy: 'exit', items: [item(), item({ isSeen: false })] },
      ['left-early'],
    ],
    ['leaving when all was seen', { endedBy: 'exit', items: [item()] }, []],
    ['leaving before a section, said once', { endedBy: 'exit', isPartial: true }, ['partial']],
    ['extra time', { extraTime: 1.5 }, ['extra-time']],
    ['an interruption', { interruptions: 2 }, ['interrupted']],
    ['a pause in a section', { pauses: [pause(false), pause(true)] }, ['paused']],
    ['a pause in practice', { type: 'JIJING', pauses: [pause(true)] }, []],
    ['a pause between sections', { pauses: [pause(false)] }, ['paused-between']],
    // "if paused or <40 s median flag"
    ['a median under 40 s', { items: several(10, () => item({ spentMs: 20_000 })) }, ['hurried']],
    ['a median of 40 s', { items: several(10, () => item({ spentMs: 40_000 })) }, []],
    ['too few answers for a median', { items: several(9, () => item({ spentMs: 20_000 })) }, []],
    [
      'more than a tenth guessed at once',
      { items: [...several(8, () => item()), ...several(2, () => item({ spentMs: 4000 }))] },
      ['rapid-guesses'],
    ],
    ['a tenth guessed at once', { items: [...several(9, () => item()), item({ spentMs: 4000 })] }, []],
    ['guesses all along, said once', { items: several(12, () => item({ spentMs: 4000 })) }, ['hurried']],
    ['more than a fifth blank', { items: [item(), item(), blank()] }, ['blanks']],
    ['a fifth blank', { items: [item(), item(), item(), item(), blank()] }, []],
    ['two sections closed early', { sections: [early(2), early(3)] }, ['early-sections']],
    ['one section closed early', { sections: [early(2), section({ no: 3 })] }, []],
    ['late answers within the allowance', { lateAnswers: 2, lateMs: 80_000, forgivenMs: 100_000 }, []],
    ['late answers beyond it', { lateAnswers: 2, lateMs: 81_000, forgivenMs: 100_000 }, ['late-answers']],
    ['late answers in practice', { type: 'JIJING', lateAnswers: 2, lateMs: 290_000 }, []],
    ['a sitting that was thrown away', { seenBefore: 1 }, ['seen-before']],
    ['a sitting that was submitted', { takenBefore: 1 }, ['taken-before']],
    ['practice taken once more', { type: 'JIJING', takenBefore: 1 }, []],
    ['answers to what was never shown', { items: [item(), item({ visits: 0 })] }, ['unshown']],
    [
      'answers to what a cut-off browser showed',
      { interruptions: 1, items: [item({ visits: 0 })] },
      ['interrupted'],
    ],
  ])('%s', (_, given, doubts) => expect(findDoubts(facts(given))).toEqual(doubts));

  it.each<[Doubt[], boolean]>([
    [[], false],
    [['extra-time', 'interrupted', 'paused-between', 'left-early', 'early-sections', 'taken-before'], false],
    // "if paused … flag estimate unreliable"
    [['paused'], true],
    [['partial'], true],
    [['interrupted', 'hurried'], true],
    [['rapid-guesses'], true],
    [['blanks'], true],
    [['late-answers'], true],
    [['seen-before'], true],
    [['unshown'], true],
  ])('with %j calls the estimate unreliable: %s', (doubts, expected) =>
    expect(isUnreliable(doubts)).toBe(expected),
  );

  it('takes a section for early below two thirds of its time, unless the clock closed it or it is the essay', () => {
    const sections = [
      section({ no: 1, measure: 'write', elapsedMs: 60_000 }),
      section({ no: 2, elapsedMs: 11 * 60_000 }),
      section({ no: 3, elapsedMs: 12 * 60_000 }),
      section({ no: 4, elapsedMs: 60_000, isTimedOut: true }),
      section({ no: 5, elapsedMs: 60_000, allowedMs: null }),
    ];
    expect(findEarlySections({ sections })).toEqual([2]);
  });
});

// "full/partial, paused?, extra time?, sections finished early, blank count"
it('tells how it was taken, remarkable or not', () => {
  const items = [item({ spentMs: 30_000 }), item({ spentMs: 90_000 }), item({ spentMs: 50_000 }), blank()];
  expect(
    sittingOf(
      facts({ sections: [early(2), section({ no: 3 })], items, pauses: [pause(true), pause(false)] }),
    ),
  ).toEqual({ sections: 2, pauses: { count: 2, ms: 120_000 }, early: [2], blank: 1, medianMs: 50_000 });
  expect(sittingOf(facts()).medianMs).toBeNull();
});
