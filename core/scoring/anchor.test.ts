import { expect, test } from 'vitest';
import { seeded } from '#core/random.ts';
import { accuracyOf, anchorOf, type Comparison, leastOfficial, mostShift, noAnchor } from './anchor.ts';
import { scaleOf } from './scale.ts';

/** People whose official score lies off by `shift` standard deviations, and by chance. */
function people(n: number, shift: number, spread = 3): Comparison[] {
  const random = seeded(n + 1);
  return Array.from({ length: n }, () => {
    const told = 145 + 15 * random();
    const chance = spread * (random() + random() + random() - 1.5) * 2;
    return { told, official: told + shift * scaleOf.quant.sd + chance };
  });
}

test('twenty-nine say nothing, thirty do', () => {
  expect(anchorOf('quant', people(leastOfficial - 1, 0.2))).toEqual({ ...noAnchor, isHeld: false });
  const anchor = anchorOf('quant', people(leastOfficial, 0.2));
  expect(anchor.shift).toBeGreaterThan(0.12);
  expect(anchor.doubt).toBeLessThan(0.15);
});

test('the more they are, the nearer the shift and the less the doubt', () => {
  const [few, many] = [40, 1000].map((n) => anchorOf('quant', people(n, 0.2)));
  if (!few || !many) throw new Error('two anchors');
  expect(Math.abs(many.shift - 0.2)).toBeLessThan(0.03);
  expect(many.doubt).toBeLessThan(few.doubt);
  expect(many.doubt).toBeGreaterThanOrEqual(0.04);
});

test('a scale that is right stays where it is', () => {
  expect(Math.abs(anchorOf('quant', people(500, 0)).shift)).toBeLessThan(0.03);
});

test('people who tell somebody else’s score hardly move it', () => {
  const honest = people(60, 0.2);
  const wild = honest.map((one, n) => (n % 12 === 0 ? { ...one, official: 170, told: 131 } : one));
  expect(Math.abs(anchorOf('quant', wild).shift - anchorOf('quant', honest).shift)).toBeLessThan(0.12);
});

/** Accounts that were made to tell one and the same. */
const fakes = (n: number, points: number): Comparison[] =>
  Array.from({ length: n }, () => ({ told: 150, official: 150 + points }));

test.each([1, 2, 2.5, 2.7, 5, 20, -2, -20])(
  'thirty who agree to tell %d points more move nobody far',
  (points) => {
    for (const told of [fakes(30, points), [...fakes(16, points), ...people(14, 0)]]) {
      const { shift, doubt } = anchorOf('quant', told);
      expect(Math.abs(shift)).toBeLessThanOrEqual(mostShift);
      // Who agree to the point do not make it surer than people do.
      expect(doubt).toBeGreaterThan(0.04);
    }
  },
);

test('a scale that seems far off is held until somebody looks', () => {
  expect(anchorOf('quant', people(200, 0.5))).toEqual({ ...noAnchor, isHeld: true });
  expect(anchorOf('quant', [...fakes(16, 20), ...people(14, 0)])).toEqual({ ...noAnchor, isHeld: true });
  // Six of them are no more than what is left out.
  const { shift, isHeld } = anchorOf('quant', [...fakes(6, 20), ...people(24, 0)]);
  expect({ isSmall: Math.abs(shift) < 0.15, isHeld }).toEqual({ isSmall: true, isHeld: false });
});

test('accuracy is told as it is, of everybody', () => {
  expect(accuracyOf([])).toBeNull();
  expect(
    accuracyOf([
      { official: 150, told: 148 },
      { official: 160, told: 164 },
    ]),
  ).toEqual({ n: 2, meanDifference: -1, spread: Math.sqrt(18), meanError: 3 });
});
