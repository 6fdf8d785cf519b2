import { expect, it } from 'vitest';
import { isOlderVersion, orderOf } from './release.ts';

it.each([
  ['0.1.0', '0.2.0', true],
  ['0.9.0', '0.10.0', true],
  ['1.0.0', '0.10.5', false],
  ['0.1.0', '0.1.0', false],
])('is %s older than %s: %s', (version, other, expected) => {
  expect(isOlderVersion(version, other)).toBe(expected);
});

it('puts the version before the commit', () => {
  expect(orderOf({ version: '0.10.2', committedAt: 1_700_000_000 })).toEqual([0, 10, 2, 1_700_000_000]);
});
