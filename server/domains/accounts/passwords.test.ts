import { parseOptions } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { argonOptions, hashOfNobody, hashPassword, verifyPassword } from './passwords.ts';

test('a password is checked against its hash, in whichever form it was typed', async () => {
  const hash = await hashPassword('Ｌａｍｐ over water');
  expect(hash).toMatch(/^\$argon2id\$/);
  expect(await verifyPassword(hash, 'Lamp over water')).toBe(true);
  expect(await verifyPassword(hash, 'lamp over water')).toBe(false);
});

test('nobody’s hash costs what a real one costs, and no password opens it', async () => {
  expect(parseOptions(hashOfNobody)).toMatchObject(argonOptions);
  expect(parseOptions(await hashPassword('lamp over dark water'))).toEqual(parseOptions(hashOfNobody));
  expect(await verifyPassword(null, '')).toBe(false);
});

test('a storm waits in line, and beyond a bound is sent away rather than kept in memory', async () => {
  const storm = await Promise.allSettled(Array.from({ length: 260 }, () => verifyPassword(null, 'guess')));
  const away = storm.filter((one) => one.status === 'rejected');
  expect(away.length).toBeGreaterThan(40);
  expect(away.length).toBeLessThan(60);
  expect(away[0]).toMatchObject({ reason: { error: 'UNAVAILABLE', details: { retryAfter: 5 } } });
  expect(await verifyPassword(await hashPassword('lamp over dark water'), 'lamp over dark water')).toBe(true);
});

test('the event loop stays free while hashes are made', async () => {
  let longest = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 1);
  await Promise.all(Array.from({ length: 20 }, () => hashPassword('lamp over dark water')));
  clearInterval(timer);
  // Twenty hashes on the loop itself would hold it for a third of a second.
  expect(longest).toBeLessThan(150);
});
