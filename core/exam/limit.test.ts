import { expect, test } from 'vitest';
import { canStart, limitNotice, submissionsLeft } from './limit.ts';

test.each([
  [3, 0, true, 3],
  [3, 2, true, 1],
  [3, 3, false, 0],
  [3, 4, false, 0],
  [null, 1000, true, null],
])('“maximum submitted attempts per user”: of %s, with %d submitted', (limit, submitted, may, left) => {
  expect(canStart(limit, submitted)).toBe(may);
  expect(submissionsLeft(limit, submitted)).toBe(left);
});

test('“It says the exam allows that many submitted records in total and that reaching the number blocks retakes”', () => {
  expect(limitNotice(3, 0)).toEqual({ limit: 3, submitted: 0, isLast: false });
  expect(limitNotice(3, 2)).toEqual({ limit: 3, submitted: 2, isLast: true });
  expect(limitNotice(null, 2)).toBeNull();
});
