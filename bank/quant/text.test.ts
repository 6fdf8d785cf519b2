import { describe, expect, it } from 'vitest';
import { formatRational, rational } from '#core/rational.ts';
import {
  both,
  numbersOf,
  ordinal,
  pi,
  plural,
  poly,
  segmentsOf,
  signed,
  signedNumbersOf,
  surd,
  term,
  usd,
  wrap,
  wrapNegative,
} from './text.ts';

describe('a text in both languages', () => {
  it('fills words, numbers and formulas, and folds line breaks', () => {
    const item = { en: 'a coat', zh_cn: '一件大衣' };
    expect(both`
      The price of ${item} rose from ${usd(1200)} by ${25}%,
      so $x = ${rational(3, 4)} \cdot ${1200} = ${-2}$ or ${rational(-1, 2)}.
    ``
      ${item}的价格从 ${usd(1200)}上涨 ${25}%，
      所以 $x = ${rational(3, 4)} \cdot ${1200} = ${-2}$ 或 ${rational(-1, 2)}。
    `).toEqual({
      en: 'The price of a coat rose from \\$1,200 by 25%, so $x = \\frac{3}{4} \\cdot 1{,}200 = -2$ or $-\\frac{1}{2}$.',
      zh_cn:
        '一件大衣的价格从 1,200 美元上涨 25%，所以 $x = \\frac{3}{4} \\cdot 1{,}200 = -2$ 或 $-\\frac{1}{2}$。',
    });
  });

  it('joins folded lines of Chinese as Chinese is set', () => {
    const text = both`Let
      $x$ be ${2} and so on.``设
      $x$ 为
      ${2}，
      等等，依此
      类推。`;
    expect(text.zh_cn).toBe('设 $x$ 为 2，等等，依此类推。');
  });

  it('refuses languages with different numbers', () => {
    expect(() => both`Both ${3} and ${4}.``${3} 和 ${5}。`).toThrow(/different numbers/);
    expect(() => both`There are ${3}.``有。`).toThrow(/different numbers/);
  });
});

describe('writing numbers', () => {
  it.each([
    [term(1, 'x'), 'x'],
    [term(-1, 'x'), '-x'],
    [term(rational(3, 2), 'x'), '\\frac{3}{2}x'],
    [signed(-3, 'y'), '- 3y'],
    [signed(1, 'y'), '+ y'],
    [signed(0, 'y'), ''],
    [signed(-1.5), '- 1.5'],
    [poly([1, -5, 6], 'x'), 'x^{2} - 5x + 6'],
    [poly([-2, 0, -1], 't'), '-2t^{2} - 1'],
    [surd(72), '6\\sqrt{2}'],
    [surd(8, 3), '6\\sqrt{2}'],
    [surd(9), '3'],
    [surd(3, rational(1, 2)), '\\frac{1}{2}\\sqrt{3}'],
    [pi(1), '\\pi'],
    [pi(rational(4, 3)), '\\frac{4}{3}\\pi'],
    [plural(1, 'box', 'boxes'), '1 box'],
    [plural(1200, 'box', 'boxes'), '1,200 boxes'],
    [ordinal(12), '12th'],
    [ordinal(23), '23rd'],
    [usd(2.5).en, '\\$2.50'],
    [usd(12500).zh_cn, '12,500 美元'],
  ])('%s is %s', (text, expected) => {
    expect(text).toBe(expected);
  });
});

describe('reading numbers', () => {
  it('finds them in text and formulas', () => {
    expect(numbersOf('From \\$1,200 to $1{,}350.5$ in 12 days, $\\frac{3}{4}$ of them.')).toEqual([
      '1200',
      '1350.5',
      '12',
      '3',
      '4',
    ]);
    expect(signedNumbersOf('$x = -3$, $(-2, 5)$, $x - 4$, $-7 < x$').map(formatRational)).toEqual([
      '-3',
      '-2',
      '5',
      '4',
      '-7',
    ]);
  });

  it('keeps money out of formulas', () => {
    expect(segmentsOf('It costs \\$5 and $x$ is 3.').map(({ isMath }) => isMath)).toEqual([
      false,
      true,
      false,
    ]);
  });
});

describe('parentheses', () => {
  it('stand around whatever is more than digits, or around negative numbers alone', () => {
    const numbers = [3, 0, -3, 2.5, 1200, rational(1, 2), rational(-1, 2)];
    expect(numbers.map(wrap)).toEqual([
      '3',
      '0',
      '(-3)',
      '(2.5)',
      '1{,}200',
      '(\\frac{1}{2})',
      '(-\\frac{1}{2})',
    ]);
    expect(numbers.map(wrapNegative)).toEqual([
      '3',
      '0',
      '(-3)',
      '2.5',
      '1{,}200',
      '\\frac{1}{2}',
      '(-\\frac{1}{2})',
    ]);
  });
});
