import { describe, expect, it } from 'vitest';
import { hash, seeded } from './random.ts';

describe('seeded randomness', () => {
  it('gives these very draws on every machine', () => {
    expect(hash('beacon')).toBe(hash('beacon'));
    const random = seeded('beacon');
    expect(Array.from({ length: 8 }, () => random.below(100))).toMatchInlineSnapshot(`
      [
        14,
        31,
        10,
        1,
        92,
        53,
        80,
        32,
      ]
    `);
    expect(random.shuffle([1, 2, 3, 4, 5, 6])).toMatchInlineSnapshot(`
      [
        2,
        1,
        4,
        5,
        6,
        3,
      ]
    `);
  });

  it('is even', () => {
    const random = seeded('even');
    const counts = new Array(7).fill(0);
    for (let i = 0; i < 70_000; i++) counts[random.below(7)]++;
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400);
  });
});
