import { describe, expect, it } from 'vitest';
import { formatRational } from '#core/rational.ts';
import { evaluate, holds, type Letters, statementsOf } from './tex.ts';

const exact = (tex: string, letters?: Letters) => {
  const value = evaluate(tex, letters).exact;
  return value && formatRational(value);
};

describe('the value of an expression', () => {
  it.each<[string, string, Letters?]>([
    ['2 + 3 \\cdot 4', '14'],
    ['(2 + 3)(4)', '20'],
    ['-3^{2}', '-9'],
    ['(-3)^{2}', '9'],
    ['2^{-3}', '1/8'],
    ['8^{\\frac{2}{3}}', '4'],
    ['\\frac{1}{2} + \\frac{1}{3}', '5/6'],
    ['4w + 10', '34', { w: 6 }],
    ['(w + 2)(w + 5) - w(w + 3)', '34', { w: 6 }],
    ['\\sqrt{49}', '7'],
    ['\\sqrt[3]{-27}', '-3'],
    ['\\sqrt{\\frac{9}{16}}', '3/4'],
    ['5!', '120'],
    ['\\binom{6}{2}', '15'],
    ['25\\%', '1/4'],
    ['1{,}200 \\div 3', '400'],
    ['0.\\overline{36}', '4/11'],
    ['0.1\\overline{6}', '1/6'],
    ['|3 - 8| + 1', '6'],
    ['\\left| -4 \\right|', '4'],
    ['180^{\\circ} - 40^{\\circ}', '140'],
    ['3 : 4', '3/4'],
    ['AB \\cdot BC', '12', { AB: 3, BC: 4 }],
    ['AB^{2}', '9', { AB: 3 }],
    ['f(3) + f(1)', '12', { f: (x) => 2 * x + 2 }],
    ['a_{5} - a_1', '8', { a_5: 11, a_1: 3 }],
    ['a_{n + 1}', '16', { n: 3, a_: (k) => k * k }],
    ['x y', '6', { x: 2, y: 3 }],
    ['2x(x - 1)^{2}', '24', { x: 3 }],
  ])('%s is %s', (tex, value, letters) => {
    expect(exact(tex, letters)).toBe(value);
  });

  it('is approximate with a root or π in it', () => {
    expect(exact('3\\sqrt{2}')).toBeNull();
    expect(holds('3\\sqrt{2} \\cdot \\sqrt{2} = 6')).toBe(true);
    expect(evaluate('36\\pi').approx).toBeCloseTo(113.097, 3);
  });

  it.each(['2 +', '2\\frac{1}{3}', 'x + 1', '\\color{red}{2}', '2 3', '3)', '\\frac{1}{0}', '2^-1'])(
    '%s has none',
    (tex) => {
      expect(() => evaluate(tex)).toThrow();
    },
  );
});

describe('an equation', () => {
  it.each<[string, boolean, Letters?]>([
    ['2 + 3 = 5', true],
    ['2 + 3 = 5 = 10 \\div 2 < 6', true],
    ['2 + 3 = 6', false],
    ['x = 2, y = 3', true, { x: 2, y: 3 }],
    ['x^{2} = 9 \\Rightarrow x = \\pm 3', true, { x: -3 }],
    ['1 + 2 + \\cdots + 10 = \\frac{10 \\cdot 11}{2} = 55', true],
    ['1 + 2 + \\cdots + 10 = 55 = 54', false],
    ['\\frac{1}{3} \\approx 0.333', true],
    ['AB \\parallel CD', true],
    ['-3 < x \\le 5', true, { x: 5 }],
    ['3 \\ne 3', false],
  ])('%s is %s', (tex, expected, letters) => {
    expect(holds(tex, letters)).toBe(expected);
  });

  it('is split at commas outside brackets only', () => {
    expect(statementsOf('f(2) = (3, 4), x = 1')).toHaveLength(2);
  });
});
