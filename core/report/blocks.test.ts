import { describe, expect, it } from 'vitest';
import {
  byDifficulty,
  byForm,
  byTopic,
  easyMisses,
  findDoubts,
  findPriorities,
  findRunsOfWrong,
  hardWins,
  paceOf,
  quadrantOf,
} from '#core/report/blocks.ts';
import type { AttemptFacts, ItemFact } from '#core/report/facts.ts';

const item = (over: Partial<ItemFact> = {}): ItemFact => ({
  exerciseId: '1',
  questionId: '1',
  section: 2,
  no: 1,
  measure: 'verbal',
  form: 'tc1',
  tags: ['blank.contrast', 'tone.negative', 'field.social'],
  difficulty: 3,
  targetMs: 60_000,
  answer: ['A'],
  isAnswered: true,
  correct: true,
  spentMs: 50_000,
  isMarked: false,
  isSeen: true,
  ...over,
});
const facts = (over: Partial<AttemptFacts> = {}): AttemptFacts => ({
  type: 'GREPREP',
  sections: [],
  items: [],
  extraTime: 1,
  interruptions: 0,
  isPartial: false,
  ...over,
});
const wrong = (over: Partial<ItemFact> = {}) => item({ correct: false, ...over });

describe('validity', () => {
  it.each([
    [facts({ items: [item()] }), []],
    [facts({ isPartial: true }), ['partial']],
    [facts({ extraTime: 1.5 }), ['extra-time']],
    [facts({ interruptions: 2 }), ['interrupted']],
    [facts({ items: Array.from({ length: 10 }, () => item({ spentMs: 20_000 })) }), ['hurried']],
    [facts({ items: [item(), item(), wrong({ isAnswered: false })] }), ['blanks']],
  ])('doubts %#', (given, doubts) => expect(findDoubts(given)).toEqual(doubts));
});

describe('groups', () => {
  it('counts by form with the time of right and of wrong answers', () => {
    const [group] = byForm([
      item({ spentMs: 40_000 }),
      item({ spentMs: 60_000 }),
      wrong({ spentMs: 90_000 }),
    ]);
    expect(group).toEqual({
      key: 'tc1',
      count: 3,
      right: 2,
      accuracy: 2 / 3,
      rightMs: 50_000,
      wrongMs: 90_000,
      hasVerdict: true,
    });
  });

  it('gives no verdict on fewer than three questions', () => {
    expect(byForm([item(), item()])[0]?.hasVerdict).toBe(false);
  });

  it('takes skills as topics, not fields and tones', () => {
    expect(byTopic([item()]).map(({ key }) => key)).toEqual(['blank.contrast']);
  });

  it('leaves the essay out of right and wrong', () => {
    expect(byForm([item({ form: 'essay', correct: null })])).toEqual([]);
  });

  it('orders difficulties from easy to hard', () => {
    expect(byDifficulty([item({ difficulty: 5 }), item({ difficulty: 1 })]).map(({ key }) => key)).toEqual([
      1, 5,
    ]);
  });
});

describe('time', () => {
  it.each([
    [wrong({ spentMs: 121_000 }), 'sink'],
    [wrong({ spentMs: 23_000 }), 'rushed'],
    [wrong({ spentMs: 60_000 }), 'fine'],
    [item({ spentMs: 200_000 }), 'fine'],
    [wrong({ spentMs: 0, isAnswered: false }), 'fine'],
  ] as const)('calls %# %s', (given, pace) => expect(paceOf(given)).toBe(pace));

  it('counts fast and slow, right and wrong', () => {
    const items = [
      item(),
      item({ spentMs: 61_000 }),
      wrong(),
      wrong({ spentMs: 90_000 }),
      wrong({ isAnswered: false }),
    ];
    expect(quadrantOf(items)).toEqual({ fastRight: 1, slowRight: 1, fastWrong: 1, slowWrong: 1 });
  });
});

describe('runs of wrong answers', () => {
  it('finds four in a row within a section, and not across two', () => {
    const row = (section: number, from: number, count: number) =>
      Array.from({ length: count }, (_, index) => wrong({ section, no: from + index }));
    expect(findRunsOfWrong([item(), ...row(2, 2, 4), item({ no: 6 })])).toEqual([
      { section: 2, from: 2, to: 5 },
    ]);
    expect(findRunsOfWrong([...row(2, 10, 3), ...row(3, 1, 3)])).toEqual([]);
  });
});

describe('priorities', () => {
  it('ranks topics by the points that lie there, each with at least three questions', () => {
    const of = (tag: string, right: number, all: number) =>
      Array.from({ length: all }, (_, index) => item({ tags: [tag], correct: index < right }));
    const found = findPriorities([
      ...of('reading.inference', 1, 5),
      ...of('blank.cause', 2, 4),
      ...of('blank.time', 0, 2),
      ...of('reading.detail', 5, 5),
    ]);
    expect(found.map(({ topic, gain }) => [topic, gain])).toEqual([
      ['reading.inference', 4.5],
      ['blank.cause', 1.5],
    ]);
  });

  it('lists easy misses and hard wins', () => {
    expect(
      easyMisses([wrong({ difficulty: 2 }), wrong({ difficulty: 3 }), item({ difficulty: 1 })]),
    ).toHaveLength(1);
    expect(
      hardWins([item({ difficulty: 4 }), wrong({ difficulty: 5 }), item({ difficulty: 3 })]),
    ).toHaveLength(1);
  });
});
