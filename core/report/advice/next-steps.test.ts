import { describe, expect, it } from 'vitest';
import { findNextSteps } from '#core/report/advice/next-steps.ts';
import { blank, facts, item, section, several, wrong } from '#core/report/example-facts.ts';

const names = (given: Parameters<typeof facts>[0], words = 0) =>
  findNextSteps(facts(given), { words, doubts: [] }).map(({ name }) => name);

describe('next steps', () => {
  it.each([
    ['all right', { items: several(5, () => item()) }, ['mock']],
    ['two wrong: no verdict on a topic', { items: several(2, () => wrong()) }, ['redo', 'mock']],
    ['three wrong', { items: several(3, () => wrong()) }, ['redo', 'topic', 'lesson', 'mock']],
    [
      'three time sinks',
      { items: several(3, () => wrong({ spentMs: 150_000 })) },
      ['redo', 'topic', 'pace', 'lesson', 'mock'],
    ],
    [
      'out of time',
      { sections: [section({ isTimedOut: true })], items: [item({ spentMs: 90_000 }), blank({ no: 2 })] },
      ['redo', 'pace', 'lesson', 'mock'],
    ],
    ['a practice set', { type: 'JIJING', items: [wrong()] }, ['redo']],
  ] as const)('%s', (_, given, expected) => expect(names(given as never)).toEqual(expected));

  it('lead to the words where some were missed', () => {
    expect(names({ items: [wrong()] }, 4)).toEqual(['redo', 'words', 'mock']);
  });

  // "plan update"
  it('bring the plan up to date where the score changes it', () => {
    const plan = { total: 312, previous: 305, input: null };
    const steps = findNextSteps(facts({ items: [wrong()] }), { words: 0, doubts: [], plan });
    expect(steps.map(({ name }) => name)).toEqual(['redo', 'plan', 'mock']);
    expect(steps[1]).toEqual({ name: 'plan', ...plan });
  });

  it('do not redo what was never seen', () => {
    expect(names({ items: several(4, () => blank({ isSeen: false })) })).toEqual(['mock']);
  });

  it('redo each question once, sixty at most', () => {
    const items = [wrong({ questionId: '7' }), wrong({ questionId: '7' }), blank({ questionId: '8' })];
    expect(findNextSteps(facts({ items }), { words: 0, doubts: [] })[0]).toEqual({
      name: 'redo',
      count: 2,
      questionIds: ['7', '8'],
    });
    const many = several(70, (index) => wrong({ questionId: String(index) }));
    expect(findNextSteps(facts({ items: many }), { words: 0, doubts: [] })[0]).toMatchObject({ count: 60 });
  });

  // "10 on weakest topic at level±1"
  it.each([
    [3, [2, 3, 4]],
    [1, [1, 2]],
    [5, [4, 5]],
  ] as const)('practise a topic of level %i on levels %j', (difficulty, levels) => {
    const steps = findNextSteps(facts({ items: several(3, () => wrong({ difficulty })) }), {
      words: 0,
      doubts: [],
    });
    expect(steps.find(({ name }) => name === 'topic')).toEqual({
      name: 'topic',
      topic: 'blank.contrast',
      levels,
    });
  });

  it('name the form that lost the most time', () => {
    const items = [
      ...several(3, () => wrong({ form: 'se', spentMs: 150_000 })),
      item({ form: 'rc-one', spentMs: 61_000 }),
    ];
    const steps = findNextSteps(facts({ items }), { words: 0, doubts: [] });
    expect(steps.find(({ name }) => name === 'pace')).toEqual({ name: 'pace', form: 'se' });
  });

  it.each([
    [[], { name: 'mock', days: 12, isPlanned: true }],
    [['hurried'], { name: 'mock', days: 2, isPlanned: false }],
  ] as const)('keep to the exam of the plan, unless this one has to be taken again: %j', (doubts, expected) =>
    expect(findNextSteps(facts(), { words: 0, doubts, daysToMock: 12 })).toEqual([expected]),
  );

  it('bring the next exam sooner where this one cannot be relied on', () => {
    const days = (doubts: Parameters<typeof findNextSteps>[1]['doubts']) =>
      findNextSteps(facts(), { words: 0, doubts });
    expect(days([])).toEqual([{ name: 'mock', days: 7, isPlanned: false }]);
    expect(days(['hurried'])).toEqual([{ name: 'mock', days: 2, isPlanned: false }]);
  });
});
