import { describe, expect, it } from 'vitest';
import { actionsOf, worthOf } from '#core/report/advice/actions.ts';

const weak = (tag: string, gain: number, missed: string[] = [`${tag}-1`, `${tag}-2`, `${tag}-3`]) => ({
  ...{ tag, gain, missed, count: 5, right: 2, peer: null, aim: 0.8 },
});

const next = [
  { name: 'redo' },
  { name: 'topic', levels: [2, 3, 4] },
  { name: 'pace' },
  { name: 'lesson' },
  { name: 'words' },
  { name: 'mock' },
];

const listOf = (given: Partial<Parameters<typeof actionsOf<string, (typeof next)[number]>>[0]>) =>
  actionsOf({ priorities: [], next, isUnreliable: false, ...given });

describe('one list of actions', () => {
  it('begins with the topics by their worth, each once, and goes on with the other steps', () => {
    const actions = listOf({ priorities: [weak('a', 3), weak('b', 2)] });
    expect(actions.map((action) => ('tag' in action ? action.tag : action.name))).toEqual([
      'a',
      'b',
      'pace',
      'redo',
      'words',
      'lesson',
      'mock',
    ]);
    expect(actions[0]).toMatchObject({ levels: [2, 3, 4] });
    expect(actions[1]).toMatchObject({ levels: [] });
  });

  it('begins with the questions themselves and another exam where the score means nothing', () => {
    const names = listOf({ priorities: [weak('a', 3)], isUnreliable: true }).map(({ name }) => name);
    expect(names).toEqual(['redo', 'mock', 'topic', 'pace', 'words', 'lesson']);
  });
});

describe('what the first actions are worth', () => {
  it.each([
    ['nothing without a weak topic', [], null],
    ['whole points as they are', [weak('a', 2), weak('b', 1)], { things: 2, low: 3, high: 3 }],
    ['half points as a range', [weak('a', 2), weak('b', 1.5), weak('c', 1)], { things: 3, low: 4, high: 5 }],
    ['a point at least', [weak('a', 0.5)], { things: 1, low: 1, high: 1 }],
    [
      'a question of two topics once',
      [weak('a', 1.5, ['1']), weak('b', 1.5, ['1'])],
      { things: 2, low: 1, high: 2 },
    ],
    [
      'no more than three topics',
      [weak('a', 2), weak('b', 2), weak('c', 2), weak('d', 2)],
      { things: 3, low: 6, high: 6 },
    ],
  ] as const)('%s', (_, priorities, expected) => {
    expect(worthOf(listOf({ priorities: priorities as never }))).toEqual(expected);
  });
});
