import { expect, test } from 'vitest';
import { killServer } from './kill-server.ts';

test('kills of the server lose no acknowledged answer and leave no attempt stuck', {
  timeout: 180_000,
}, async () => {
  const outcome = await killServer({ rounds: 2, candidates: 8 });
  expect(outcome.acknowledged).toBeGreaterThan(100);
  expect(outcome.retried).toBeGreaterThan(0);
  expect(outcome.lost).toBe(0);
  expect(outcome.finished).toBe(outcome.begun);
});
