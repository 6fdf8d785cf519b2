import { expect, test } from 'vitest';
import { createBatches } from './batches.ts';

type Row = { key: string; value: number };

const away = () => Object.assign(new Error('reset'), { code: 'ECONNRESET' });

/** Writes that end when they are told to. */
function openBatches(maxRows = 100, patienceMs = 60_000) {
  const written: Row[][] = [];
  const ends: { succeed: () => void; fail: (error: Error) => void }[] = [];
  const add = createBatches({
    write: (rows: readonly Row[]) => {
      written.push([...rows]);
      return new Promise<Map<string, number>>((resolve, reject) =>
        ends.push({
          succeed: () =>
            resolve(new Map(rows.flatMap(({ key, value }) => (value < 0 ? [] : [[key, value]])))),
          fail: reject,
        }),
      );
    },
    keyOf: ({ key }) => key,
    maxRows,
    patienceMs,
  });
  const nextTurn = () => new Promise((resolve) => setImmediate(resolve));
  return {
    written,
    add: (key: string, value: number) => {
      const reply = add({ key, value });
      // Each is looked at in the end; until then nobody listens.
      reply.catch(() => undefined);
      return reply;
    },
    succeed: async () => {
      ends.shift()?.succeed();
      await nextTurn();
    },
    fail: async (error: Error) => {
      ends.shift()?.fail(error);
      await nextTurn();
    },
  };
}

test('who comes alone does not wait; who comes meanwhile goes together', async () => {
  const { add, written, succeed } = openBatches();
  const replies = [add('a', 1), add('b', 2), add('c', 3)];
  expect(written).toEqual([[{ key: 'a', value: 1 }]]);
  await succeed();
  expect(written[1]?.map(({ key }) => key)).toEqual(['b', 'c']);
  await succeed();
  expect(await Promise.all(replies)).toEqual([1, 2, 3]);
  add('d', 4);
  expect(written).toHaveLength(3);
});

test('rows of one key go one after the other, in their order, and hold up nobody else', async () => {
  const { add, written, succeed } = openBatches();
  const replies = [add('a', 1), add('a', 2), add('a', 3), add('b', 4)];
  for (const _ of [1, 2, 3]) await succeed();
  expect(written.map((rows) => rows.map(({ value }) => value))).toEqual([[1], [2, 4], [3]]);
  expect(await Promise.all(replies)).toEqual([1, 2, 3, 4]);
});

test('what was left alone is told so', async () => {
  const { add, succeed } = openBatches();
  const reply = add('a', -1);
  await succeed();
  expect(await reply).toBeNull();
});

test('a batch has its size', async () => {
  const { add, written, succeed } = openBatches(2);
  for (const key of ['a', 'b', 'c', 'd']) add(key, 1);
  for (const _ of [1, 2, 3]) await succeed();
  expect(written.map((rows) => rows.length)).toEqual([1, 2, 1]);
});

test('a row that is refused takes no other with it', async () => {
  const { add, written, succeed, fail } = openBatches();
  const replies = ['a', 'b', 'c', 'd'].map((key, at) => add(key, at));
  await succeed();
  await fail(new Error('one of them is wrong'));
  await succeed();
  await fail(new Error('this one is wrong'));
  await succeed();
  expect(written.map((rows) => rows.map(({ key }) => key).join(''))).toEqual(['a', 'bcd', 'b', 'c', 'd']);
  expect(await Promise.allSettled(replies)).toMatchObject([
    { value: 0 },
    { value: 1 },
    { reason: { message: 'this one is wrong' } },
    { value: 3 },
  ]);
});

test('a database that is away is told to those who asked it, and asked again for the others', async () => {
  const { add, written, succeed, fail } = openBatches();
  const replies = [add('a', 1), add('b', 2), add('c', 3)];
  await fail(away());
  expect(written).toHaveLength(2);
  await succeed();
  expect(await Promise.allSettled(replies)).toMatchObject([
    { reason: { code: 'ECONNRESET' } },
    { value: 2 },
    { value: 3 },
  ]);
});

test('a database that goes away while a batch is gone through is not asked for each of its rows', async () => {
  const { add, written, succeed, fail } = openBatches();
  const replies = ['a', 'b', 'c', 'd'].map((key, at) => add(key, at));
  await succeed();
  await fail(new Error('one of them is wrong'));
  await fail(away());
  expect(await Promise.allSettled(replies)).toMatchObject([
    { value: 0 },
    ...Array(3).fill({ reason: { code: 'ECONNRESET' } }),
  ]);
  expect(written).toHaveLength(3);
});

test('a write that does not come back holds up nobody but its own', async () => {
  const { add, written, succeed } = openBatches(100, 20);
  const replies = [add('a', 1), add('b', 2), add('a', 3)];
  // Nothing has come back by itself.
  await expect.poll(() => written.length).toBe(2);
  expect(written[1]?.map(({ key }) => key)).toEqual(['b']);
  await succeed();
  expect(await replies[0]).toBe(1);
  await succeed();
  await succeed();
  expect(written.map((rows) => rows.map(({ value }) => value))).toEqual([[1], [2], [3]]);
  expect(await Promise.all(replies)).toEqual([1, 2, 3]);
});
