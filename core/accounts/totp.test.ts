import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { codeAt, findStep, otpauthUri, stepAt, toBase32 } from './totp.ts';

const hmac = (message: Uint8Array) => createHmac('sha1', '12345678901234567890').update(message).digest();

test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('at second %i the code of RFC 6238, appendix B, is %s', (second, code) => {
  expect(codeAt(stepAt(new Date(second * 1000)), hmac)).toBe(code);
});

test('the code of the step before and of the one after are good, and no others', () => {
  const now = new Date(1234567890_000);
  const at = stepAt(now);
  const found = [-2, -1, 0, 1, 2].map((off) => findStep(codeAt(at + off, hmac), now, 0, hmac));
  expect(found).toEqual([null, at - 1, at, at + 1, null]);
});

test('a code is good once, and so is every one before it', () => {
  const now = new Date(1234567890_000);
  const at = stepAt(now);
  expect(findStep(codeAt(at, hmac), now, at, hmac)).toBeNull();
  expect(findStep(codeAt(at - 1, hmac), now, at, hmac)).toBeNull();
  expect(findStep(codeAt(at + 1, hmac), now, at, hmac)).toBe(at + 1);
});

test.each([
  ['f', 'MY'],
  ['foobar', 'MZXW6YTBOI'],
  ['12345678901234567890', 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'],
])('%s is %s in base 32', (text, expected) => {
  expect(toBase32(new TextEncoder().encode(text))).toBe(expected);
});

test('names with signs of their own stay names in the address', () => {
  expect(otpauthUri('MY', { issuer: '灯塔 GRE', account: 'a&b@example.com' })).toBe(
    'otpauth://totp/%E7%81%AF%E5%A1%94%20GRE:a%26b%40example.com?secret=MY&issuer=%E7%81%AF%E5%A1%94%20GRE&algorithm=SHA1&digits=6&period=30',
  );
});
