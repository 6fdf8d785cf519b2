import { describe, expect, it } from 'vitest';
import {
  byDifficulty,
  byForm,
  byTopic,
  easyMisses,
  findRunsOfWrong,
  hardWins,
  paceOf,
  quadrantOf,
} from '#core/report/blocks.ts';
import { blank, item, several, wrong } from '#core/report/example-facts.ts';

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
      rightLevel: 3,
      wrongLevel: 3,
      peer: null,
      hasVerdict: true,
    });
  });

  // "no verdict on fewer than 3 questions"
  it.each([
    [1, false],
    [2, false],
    [3, true],
  ])('of %i questions says whether there is a verdict: %s', (count, hasVerdict) => {
    const items = several(count, () => wrong());
    for (const groups of [byForm(items), byTopic(items), byDifficulty(items)])
      expect(groups.map((group) => group.hasVerdict)).toEqual([hasVerdict]);
  });

  // "TC1/2/3, SE, RC1/RC*/RCS, QC/MC1/MC*/NE/DI"
  it('tells the types in the order of the test, questions on shared data as one of them', () => {
    const data = { form: 'mc-one', tags: ['quant.data.interpretation'] } as const;
    const items = [
      item({ form: 'numeric' }),
      item(data),
      item({ form: 'se' }),
      item({ ...data, form: 'numeric' }),
      item({ form: 'tc3' }),
    ];
    expect(byForm(items).map(({ key, count }) => [key, count])).toEqual([
      ['tc3', 1],
      ['se', 1],
      ['numeric', 1],
      ['data', 2],
    ]);
  });

  it('says how hard what was right and what was wrong had been, blanks among the wrong', () => {
    const [group] = byForm([item({ difficulty: 2 }), wrong({ difficulty: 4 }), blank({ difficulty: 5 })]);
    expect(group).toMatchObject({ rightLevel: 2, wrongLevel: 4.5, wrongMs: 50_000 });
  });

  it.each([
    [[0.5, 0.6, 0.7], 0.6],
    [[0.5, 0.7, null], null],
  ])('compares with everybody where at least three questions are known: %j', (peers, expected) => {
    const [group] = byForm(peers.map((peer) => item({ peer })));
    if (expected === null) expect(group?.peer).toBeNull();
    else expect(group?.peer).toBeCloseTo(expected);
  });

  it('leaves out what was never seen: it says nothing about what somebody knows', () => {
    const items = several(3, () => blank({ isSeen: false, difficulty: 1 }));
    for (const found of [byForm(items), byTopic(items), byDifficulty(items)]) expect(found).toEqual([]);
    expect(easyMisses(items)).toEqual([]);
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

  it('takes blanks for no wrong answers', () => {
    expect(findRunsOfWrong(several(6, (index) => blank({ no: index + 1 })))).toEqual([]);
    const row = several(7, (index) => (index === 3 ? blank({ no: 4 }) : wrong({ no: index + 1 })));
    expect(findRunsOfWrong(row)).toEqual([]);
  });
});

describe('levels', () => {
  it('lists easy misses and hard wins', () => {
    expect(
      easyMisses([wrong({ difficulty: 2 }), wrong({ difficulty: 3 }), item({ difficulty: 1 })]),
    ).toHaveLength(1);
    expect(
      hardWins([item({ difficulty: 4 }), wrong({ difficulty: 5 }), item({ difficulty: 3 })]),
    ).toHaveLength(1);
  });
});
