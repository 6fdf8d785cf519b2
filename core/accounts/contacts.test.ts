import { expect, test } from 'vitest';
import { normalizeEmail, normalizePhone } from './contacts.ts';

test('an e-mail address is the same in any case and with spaces around it', () => {
  expect(normalizeEmail('  Li.Hua@Example.COM ')).toBe('li.hua@example.com');
});

test.each([
  ['13800138000', '+8613800138000'],
  ['138 0013 8000', '+8613800138000'],
  ['+86 138-0013-8000', '+8613800138000'],
  ['008613800138000', '+8613800138000'],
  ['１３８００１３８０００', '+8613800138000'],
  ['+1 (415) 555-0100', '+14155550100'],
  ['0044 20 7946 0958', '+442079460958'],
])('%s is the number %s', (given, expected) => {
  expect(normalizePhone(given)).toBe(expected);
});

test.each(['', '12800138000', '+86 10 6552 9988', '415 555 0100', '+1', '+1234567890123456', 'call me'])(
  '%s is no number that a code can be sent to',
  (given) => {
    expect(normalizePhone(given)).toBeNull();
  },
);
