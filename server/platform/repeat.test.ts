import { expect, onTestFinished, test } from 'vitest';
import { repeat } from './repeat.ts';

/** Work that ends when the test says so. */
function openWork() {
  const started: { end: () => void; fail: (error: Error) => void }[] = [];
  const work = () =>
    new Promise<void>((resolve, reject) => {
      started.push({ end: resolve, fail: reject });
    });
  return { started, work };
}

/** How often something that takes no time had its turn. */
function countTurns(): () => number {
  let turns = 0;
  const count = async () => {
    turns += 1;
  };
  const repeated = repeat(1, count, () => undefined);
  onTestFinished(repeated.close);
  return () => turns;
}

test('is done again and again, but never twice at once', async () => {
  const { started, work } = openWork();
  const repeated = repeat(1, work, () => undefined);
  const turns = countTurns();
  await expect.poll(() => started.length).toBe(1);
  // Others have had many turns meanwhile.
  await expect.poll(turns).toBeGreaterThan(5);
  expect(started).toHaveLength(1);
  started[0]?.end();
  await expect.poll(() => started.length).toBe(2);
  started[1]?.end();
  await repeated.close();
});

test('a failure is told, also one before anything was awaited, and the next turn comes', async () => {
  const told: unknown[] = [];
  let turns = 0;
  const work = (): Promise<void> => {
    turns += 1;
    if (turns === 1) throw new Error('at once');
    return turns === 2 ? Promise.reject(new Error('later')) : Promise.resolve();
  };
  const repeated = repeat(1, work, (error) => told.push((error as Error).message));
  await expect.poll(() => turns).toBeGreaterThan(3);
  await repeated.close();
  expect(told).toEqual(['at once', 'later']);
});

test('closing waits for what is under way, and nothing comes after it', async () => {
  const { started, work } = openWork();
  const repeated = repeat(1, work, () => undefined);
  await expect.poll(() => started.length).toBe(1);
  let isClosed = false;
  const closing = repeated.close().then(() => {
    isClosed = true;
  });
  const turns = countTurns();
  await expect.poll(turns).toBeGreaterThan(2);
  expect(isClosed).toBe(false);
  started[0]?.end();
  await closing;
  const seen = turns();
  await expect.poll(turns).toBeGreaterThan(seen + 2);
  expect(started).toHaveLength(1);
});
