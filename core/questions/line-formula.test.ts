import { expect, test } from 'vitest';
import { bankText } from '../bank-text.ts';
import { lineFormula } from './line-formula.ts';

const marks = { text: '', letter: 'i', raised: '^', lowered: '_' } as const;
const shown = (tex: string) =>
  lineFormula(bankText(tex))
    ?.map(({ kind, text }) => (marks[kind] ? `<${marks[kind]}${text}>` : text))
    .join('') ?? null;

test.each([
  ['x', '<ix>'],
  ['ABCD', '<iABCD>'],
  ['y = |x - 5| - 1', '<iy> = |<ix> − 5| − 1'],
  ['|-x| > -3', '|−<ix>| > −3'],
  ['(-5, 5)', '(−5, 5)'],
  ['a_{1}, a_{2}, \\ldots', '<ia><_1>, <ia><_2>, …'],
  ['x^{2} - 6x + 12', '<ix><^2> − 6<ix> + 12'],
  ['2^{-n}', '2<^−n>'],
  ['0 \\le k<n', '0 ≤ <ik> < <in>'],
  ['3 \\times 4 \\cdot m', '3 × 4 · <im>'],
  ['1{,}200', '1,200'],
  ['\\triangle ABC', '△<iABC>'],
  ['90^{\\circ}', '90°'],
  ['25\\%', '25%'],
  ['f(x) = -x', '<if>(<ix>) = −<ix>'],
  ['\\frac{3}{4}', '3/4'],
  ['\\frac{x + 1}{2y} - 3', '(<ix> + 1)/(2<iy>) − 3'],
  ['\\frac{1}{\\sqrt{3}}', '1/√3'],
  ['2\\sqrt{x^{2} + 1}', '2√(<ix><^2> + 1)'],
  ['\\sqrt{10\\sqrt{25}}', '√(10√25)'],
  ['x^{n + 1}', '<ix><^n + 1>'],
  ['\\left(\\frac{1}{2}\\right)^{n}', '(1/2)<^n>'],
])('%s is a line', (tex, line) => {
  expect(shown(tex)).toBe(line);
});

test.each(['\\overline{AB}', 'x \\leq 2', 'x^{2^{n}}', '\\frac12'])('%s is more than a line', (tex) => {
  expect(shown(tex)).toBeNull();
});
