import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  add,
  compare,
  div,
  equals,
  formatRational,
  mul,
  parseDecimal,
  parseRational,
  power,
  type Rational,
  rational,
  round,
  sub,
  toDecimal,
} from './rational.ts';

const anyRational = fc
  .tuple(fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }), fc.bigInt({ min: 1n, max: 10n ** 9n }))
  .map(([n, d]) => rational(n, d));

describe('rational numbers', () => {
  it('stand in lowest terms with a positive denominator', () => {
    expect(rational(6, -8)).toEqual({ n: -3n, d: 4n });
    expect(rational(0, -5)).toEqual({ n: 0n, d: 1n });
    expect(rational(2.5)).toEqual({ n: 5n, d: 2n });
  });

  it('refuse a number that carries a rounding error', () => {
    expect(() => rational(0.1 + 0.2)).toThrow(/not an exact number/);
    expect(() => rational(1 / 3)).toThrow(/not an exact number/);
    expect(() => rational(1, 0)).toThrow(/denominator/);
  });

  it('obey the laws of arithmetic', () => {
    const same = (a: Rational, b: Rational) => expect(formatRational(a)).toBe(formatRational(b));
    fc.assert(
      fc.property(anyRational, anyRational, anyRational, (a, b, c) => {
        same(mul(a, add(b, c)), add(mul(a, b), mul(a, c)));
        same(sub(add(a, b), b), a);
        if (b.n !== 0n) same(mul(div(a, b), b), a);
        expect(compare(a, b)).toBe(-compare(b, a) + 0);
      }),
    );
  });

  it.each([
    ['2.5', '5/2'],
    ['2.50', '5/2'],
    ['.5', '1/2'],
    ['7.', '7'],
    ['-0.125', '-1/8'],
    ['+3', '3'],
    ['007', '7'],
  ])('read the decimal %s as %s', (text, value) => {
    expect(formatRational(parseDecimal(text)!)).toBe(value);
  });

  it.each(['', '.', '-', '1,000', '25%', '1e3', '3/4', '--1', '1.2.3', 'x'])('do not read %s', (text) => {
    expect(parseDecimal(text)).toBeNull();
  });

  it('come back from their text', () => {
    fc.assert(fc.property(anyRational, (a) => equals(parseRational(formatRational(a)), a)));
    expect(() => parseRational('1/0')).toThrow();
    expect(() => parseRational('1.5')).toThrow();
  });

  it.each([
    [rational(27, 4), 1, '6.8'],
    [rational(-27, 4), 1, '-6.8'],
    [rational(1, 3), 2, '0.33'],
    [rational(5, 2), 0, '3'],
  ])('round halves away from zero', (value, places, text) => {
    expect(toDecimal(round(value, places))).toBe(text);
  });

  it('have a decimal only where it ends', () => {
    expect(toDecimal(rational(7, 8))).toBe('0.875');
    expect(toDecimal(rational(-3, 50))).toBe('-0.06');
    expect(toDecimal(rational(1, 3))).toBeNull();
    expect(toDecimal(power(rational(2), -3))).toBe('0.125');
  });
});
