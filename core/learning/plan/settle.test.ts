/** Tasks are done by work, wherever it was started. */
import { describe, expect, test } from 'vitest';
import type { DayTask, TaskWork } from './day-task.ts';
import { remake } from './remake.ts';
import { noWork, settle, tick } from './settle.ts';

const taskOf = (work: TaskWork, amount = 10, place = 1): DayTask => ({
  id: `20261116-${place}`,
  work,
  minutes: 15,
  amount,
  done: 0,
  state: 'open',
  reason: { code: 'plan' },
  to: '/',
});
const stream = taskOf({ kind: 'stream', measure: 'quant' });

describe('a task', () => {
  test.each<[string, TaskWork, number, object]>([
    [
      'answers of the measure',
      { kind: 'stream', measure: 'quant' },
      10,
      { answers: { verbal: 0, quant: 10 } },
    ],
    ['answers of both', { kind: 'diagnostic' }, 16, { answers: { verbal: 8, quant: 8 } }],
    ['words', { kind: 'words' }, 20, { words: 20 }],
    ['mistakes', { kind: 'mistakes' }, 5, { mistakes: 5 }],
    ['a lesson', { kind: 'lesson', slug: 'data-mean' }, 1, { lessons: new Set(['data-mean']) }],
    ['an essay', { kind: 'essay', tag: 'issue.claim' }, 1, { essays: 1 }],
    ['a mock', { kind: 'mock' }, 1, { mocks: 1 }],
    ['what was wrong in it', { kind: 'mock-review', recordId: '7' }, 1, { mistakes: 5 }],
  ])('is done by %s', (_, work, amount, done) => {
    expect(settle([taskOf(work, amount)], noWork)[0]).toMatchObject({ done: 0, state: 'open' });
    const [settled] = settle([taskOf(work, amount)], { ...noWork, ...done });
    expect(settled).toMatchObject({ done: amount, state: 'done' });
  });

  test('is part done, and never more than whole', () => {
    const work = { ...noWork, answers: { verbal: 0, quant: 4 } };
    expect(settle([stream], work)[0]).toMatchObject({ done: 4, state: 'open' });
    expect(settle([stream], { ...noWork, answers: { verbal: 0, quant: 99 } })[0]?.done).toBe(10);
  });

  test('shares no answer with another: those of the topic are not counted for its measure again', () => {
    const topic = taskOf({ kind: 'topic', tag: 'quant.data.mean' }, 10, 2);
    const work = { ...noWork, answers: { verbal: 0, quant: 12 }, topics: new Map([['quant.data.mean', 10]]) };
    expect(settle([topic, stream], work).map(({ done }) => done)).toEqual([10, 2]);
  });

  test('of going over a mock exam is not done by the mistakes that were due', () => {
    const tasks = [taskOf({ kind: 'mistakes' }, 6, 1), taskOf({ kind: 'mock-review', recordId: '7' }, 1, 2)];
    expect(settle(tasks, { ...noWork, mistakes: 10 }).map(({ done }) => done)).toEqual([6, 0]);
    expect(settle(tasks, { ...noWork, mistakes: 11 }).map(({ done }) => done)).toEqual([6, 1]);
  });

  test('stays done when what told of it is gone', () => {
    const [done] = settle([stream], { ...noWork, answers: { verbal: 0, quant: 10 } });
    expect(settle([done as DayTask], noWork)[0]).toMatchObject({ done: 10, state: 'done' });
  });

  test('is ticked for work elsewhere, and back to what work here makes of it', () => {
    expect(tick(stream, true).state).toBe('elsewhere');
    expect(tick(tick(stream, true), false).state).toBe('open');
    expect(tick({ ...stream, done: 10, state: 'done' }, false).state).toBe('done');
    expect(settle([tick(stream, true)], noWork)[0]?.state).toBe('elsewhere');
  });
});

describe('a goal that changes in the middle of a day', () => {
  const made = [taskOf({ kind: 'words' }, 20, 1), stream, taskOf({ kind: 'mock' }, 1, 3)];

  test('keeps what is done or begun, and makes the rest anew without doing it twice', () => {
    const before = [{ ...taskOf({ kind: 'words' }, 20, 1), done: 3 }, taskOf({ kind: 'mistakes' }, 5, 2)];
    const after = remake(before, made, 60);
    expect(after.map(({ work }) => work.kind)).toEqual(['words', 'stream', 'mock']);
    expect(after[0]?.done).toBe(3);
    expect(new Set(after.map(({ id }) => id)).size).toBe(3);
  });

  test('knows a task again whose keys the database gave back in another order', () => {
    const before = [{ ...stream, work: { measure: 'quant', kind: 'stream' } as const, done: 3 }];
    expect(remake(before, [stream], 60)).toHaveLength(1);
  });

  test('asks no more than the minutes that are left', () => {
    const before = [{ ...taskOf({ kind: 'words' }, 20, 1), state: 'done' as const }];
    expect(remake(before, made, 30).map(({ work }) => work.kind)).toEqual(['words', 'stream']);
  });
});
