import { expect, test } from 'vitest';
import { shortIdBytes, shortIdFrom, shortIdPattern } from './short-id.ts';

test('a short id has eight characters that cannot be mistaken for one another', () => {
  const id = shortIdFrom(crypto.getRandomValues(new Uint8Array(shortIdBytes)));
  expect(id).toMatch(shortIdPattern);
  expect(id).not.toMatch(/[01ilo]/);
});

test('bytes that would favour some characters are passed over', () => {
  expect(shortIdFrom(Uint8Array.from([255, 250, 0, 1, 2, 3, 4, 5, 6, 7]))).toBe('23456789');
});

test('too little randomness is an error, not a shorter id', () => {
  expect(() => shortIdFrom(new Uint8Array(7))).toThrow(RangeError);
});
