import { afterAll, afterEach, expect, it } from 'vitest';
import { openTestDatabase } from '#tests/api/database.ts';
import { type DatabaseWatch, watchDatabase } from './watch.ts';

const database = await openTestDatabase();
afterAll(database.close);

const roster = { listen: () => () => 0, endAll: () => 0 };
const said: { line: string; offMs?: number }[] = [];
const hear = (...words: unknown[]) =>
  void said.push({ line: String(words.at(-1)), ...(words.length > 1 && (words[0] as object)) });
const log = { info: hear, warn: hear, error: hear };
let watch: DatabaseWatch | undefined;
afterEach(() => {
  watch?.close();
  said.length = 0;
});

const offBy = (ms: () => number) => () => Date.now() + ms();

it('gives the database’s time where this machine’s clock is wrong, and says so', async () => {
  let wrongBy = -5000;
  watch = watchDatabase({ connection: database.connection, roster, log, clock: offBy(() => wrongBy) });
  await expect.poll(() => watch?.health().state).toBe('ready');
  expect(watch.health()).toMatchObject({ isClockOff: true });
  expect(Math.abs(watch.now().getTime() - Date.now())).toBeLessThan(500);
  expect(said).toEqual([
    { line: 'this machine’s clock differs from the database’s', offMs: watch.health().clockOffMs },
  ]);
  // Put right while it runs.
  wrongBy = 0;
  await expect.poll(() => watch?.health().isClockOff, { timeout: 5000 }).toBe(false);
  expect(Math.abs(watch.now().getTime() - Date.now())).toBeLessThan(500);
});

it('leaves a clock alone that is as good as right', async () => {
  watch = watchDatabase({ connection: database.connection, roster, log, clock: offBy(() => 20) });
  await expect.poll(() => watch?.health().state).toBe('ready');
  expect(watch.health().clockOffMs).toBe(0);
  expect(said).toEqual([]);
});

it('knows a database that only reads', async () => {
  const readOnly = { ...database.connection, options: '-c default_transaction_read_only=on' };
  watch = watchDatabase({ connection: readOnly, roster, log });
  await expect.poll(() => watch?.health().state).toBe('read-only');
  expect(said).toEqual([{ line: 'the database only reads' }]);
});
