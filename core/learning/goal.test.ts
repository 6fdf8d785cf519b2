import { expect, test } from 'vitest';
import { splitTotal, totalTarget } from './goal.ts';

test('a total falls into two measures that lie on the scale and add up', () => {
  for (let total = 260; total <= 340; total += 1) {
    const { verbal, quant } = splitTotal(total);
    expect(verbal + quant).toBe(total);
    expect(Math.min(verbal, quant)).toBeGreaterThanOrEqual(130);
    expect(Math.max(verbal, quant)).toBeLessThanOrEqual(170);
    expect(quant).toBeGreaterThanOrEqual(verbal);
  }
});

test('there is a total once both measures have a target', () => {
  expect(totalTarget({ targetScore: null })).toBeNull();
  expect(totalTarget({ targetScore: { verbal: 160, quant: null, writing: null } })).toBeNull();
  expect(totalTarget({ targetScore: { verbal: 160, quant: 168, writing: null } })).toBe(328);
});
