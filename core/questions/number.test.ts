import { describe, expect, test } from 'vitest';
import { drawNumber, numberPattern } from './number.ts';

describe('the number of a question', () => {
  test.each([
    ['verbal', 'bank', 482, 'V-10482'],
    ['quant', 'bank', 731, 'Q-20731'],
    ['write', 'bank', 0, 'W-30000'],
    ['quant', 'site', 49_999, 'Q-99999'],
  ] as const)('of a %s question of the %s is drawn from its own range', (measure, by, drawn, number) => {
    expect(drawNumber(measure, by, new Set(), () => drawn)).toBe(number);
    expect(number).toMatch(numberPattern);
  });

  test('is never one that is taken, and begins anew at the end of the range', () => {
    expect(drawNumber('verbal', 'bank', new Set(['V-19999', 'V-10000']), () => 9999)).toBe('V-10001');
  });

  test('is refused where none is left', () => {
    const all = new Set(Array.from({ length: 10_000 }, (_, at) => `W-${30_000 + at}`));
    expect(() => drawNumber('write', 'bank', all, () => 5)).toThrow('taken');
  });
});
