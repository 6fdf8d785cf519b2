import { describe, expect, it } from 'vitest';
import { isChunkFailure, shouldReload } from '#app/shell/reload-guard.ts';

describe('the reload guard', () => {
  it.each([
    [null, true],
    ['0', true],
    [String(100_000 - 59_999), false],
    [String(100_000 - 60_000), true],
    ['not a number', true],
  ])('at 100 s, after a reload at %s, reloads: %s', (last, expected) => {
    expect(shouldReload(100_000, last)).toBe(expected);
  });

  it('tells a missing chunk from another error', () => {
    expect(isChunkFailure(new TypeError('Failed to fetch dynamically imported module: /assets/a.js'))).toBe(
      true,
    );
    expect(isChunkFailure(new TypeError('x is undefined'))).toBe(false);
  });
});
