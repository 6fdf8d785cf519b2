import { expect, test } from 'vitest';
import { memoize } from './memoize.ts';

test('makes a thing once, and forgets at its limit only what was asked for least lately', () => {
  const made: string[] = [];
  const double = memoize((text) => {
    made.push(text);
    return text + text;
  }, 2);
  for (const text of ['a', 'b', 'a', 'c', 'a', 'b']) expect(double(text)).toBe(text + text);
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});
