import { describe, expect, it } from 'vitest';
import { rational } from '../rational.ts';
import { agree, evaluate, evaluateNumber } from './expression.ts';

describe('a calculation', () => {
  it.each<[string, number]>([
    ['2 + 3 * 4', 14],
    ['(2 + 3) * 4', 20],
    ['2^3^2', 512],
    ['-2^2', -4],
    ['2^-1', 0.5],
    ['10 - 4 - 3', 3],
    ['-7 % 5', 3],
    ['5!', 120],
    ['choose(5, 2)', 10],
    ['gcd(12, 18, 27)', 3],
    ['lcm(4, 6)', 12],
    ['floor(-0.5)', -1],
    ['ceil(0.5)', 1],
    ['abs(-3)', 3],
    ['min(3, 1, 2) + max(3, 1, 2)', 4],
    ['mean(1, 2, 6)', 3],
    ['median(9, 1, 2)', 2],
    ['median(9, 1, 2, 4)', 3],
    ['sd(1, 5)', 2],
    ['if(2 > 1, 10, 20)', 10],
    ['least(n, 51, 999, n % 3 = 1 and n % 4 = 3)', 55],
    ['greatest(n, 1, 20, not n % 7 != 0)', 14],
    ['sum(a, 1, 6, count(b, 1, 6, a + b = 7))', 6],
    ['product(k, 1, 4, k)', 24],
    ['sqrt(9 / 4)', 1.5],
  ])('%s', (source, result) => {
    expect(evaluateNumber(source)).toBe(result);
  });

  it('stays exact', () => {
    expect(evaluate('1/3 + 1/6')).toEqual(rational(1, 2));
    expect(evaluate('0.1 + 0.2 = 0.3')).toBe(true);
    expect(evaluate('sqrt(2) * sqrt(2) = 2')).toBe(true);
  });

  it('knows angles and the normal curve', () => {
    expect(evaluateNumber('sin(30)')).toBeCloseTo(0.5);
    expect(evaluateNumber('angle(1, 1)')).toBeCloseTo(45);
    expect(evaluateNumber('below(1) - below(-1)')).toBeCloseTo(0.6827, 4);
  });

  it('compares two quantities over all cases', () => {
    expect(evaluate('qc(x, -3, 3, x != 0, x^2, x)')).toBe('D');
    expect(evaluate('qc(x, -3, -1, x < 0, x^2, x)')).toBe('A');
    expect(evaluate('qc(x, 1, 3, x > 0, x + x, 2 * x)')).toBe('C');
  });

  it('uses the names it is given, and nothing else', () => {
    expect(evaluateNumber('2 * k', { k: 3.5 })).toBe(7);
    expect(() => evaluate('k')).toThrow('nothing says what k is');
    expect(() => evaluate('constructor')).toThrow('nothing says what constructor is');
    expect(() => evaluate('process(1)')).toThrow('there is no function process');
    expect(() => evaluate('a.b')).toThrow('“.” is not understood');
  });

  it('says what is wrong, and ends', () => {
    expect(() => evaluate('2 +')).toThrow('missing at the end');
    expect(() => evaluate('(2')).toThrow('“)” is missing');
    expect(() => evaluate('2 2')).toThrow('too much');
    expect(() => evaluate('1 / 0')).toThrow('denominator 0');
    expect(() => evaluate('count(n, 1, 99999999, n > 0)')).toThrow('too much to count');
    expect(() => evaluate('least(n, 1, 5, n > 5)')).toThrow('no n fits');
  });

  it('takes a letter for no number', () => {
    expect(agree('D', 'D')).toBe(true);
    expect(agree('D', rational(4))).toBe(false);
  });
});
