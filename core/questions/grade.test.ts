import { describe, expect, it } from 'vitest';
import { exampleOf } from './examples.ts';
import type { SecretNumeric } from './forms/numeric.ts';
import { gradeAnswer } from './grade.ts';
import type { Form } from './kinds.ts';

const correct = (form: Form, answer: string[]) => gradeAnswer(exampleOf(form), answer).correct;

function entry(value: string, boxes: 1 | 2, answer: string[], rest: Partial<SecretNumeric> = {}) {
  const question = exampleOf('numeric');
  const secret = { ...question.secret, value, ...rest };
  return gradeAnswer({ ...question, boxes, secret }, answer);
}

describe('choices', () => {
  it.each<[Form, string[], boolean]>([
    ['tc1', ['A'], true],
    ['tc1', ['B'], false],
    ['tc1', [''], false],
    ['tc1', [], false],
    ['tc2', ['A', 'D'], true],
    ['tc2', ['D', 'A'], false],
    ['tc2', ['A', ''], false],
    ['tc2', ['A'], false],
    ['tc3', ['B', 'D', 'I'], true],
    ['tc3', ['B', 'D', 'H'], false],
    ['se', ['A', 'C'], true],
    ['se', ['C', 'A'], true],
    ['se', ['A'], false],
    ['se', ['A', 'C', 'E'], false],
    ['se', ['A', 'A'], false],
    ['rc-one', ['B'], true],
    ['rc-one', ['A', 'B'], false],
    ['rc-many', ['B', 'A'], true],
    ['rc-many', ['A'], false],
    ['rc-many', ['A', 'B', 'C'], false],
    ['rc-many', [], false],
    ['rc-sentence', ['4'], true],
    ['rc-sentence', ['3'], false],
    ['qc', ['C'], true],
    ['qc', ['D'], false],
    ['mc-one', ['D'], true],
    ['mc-one', ['d'], false],
    ['mc-many', ['A', 'B'], true],
    ['mc-many', ['A', 'B', 'B'], true],
    ['mc-many', ['A', 'C'], false],
  ])('%s answered %j is %s', (form, answer, expected) => {
    expect(correct(form, answer)).toBe(expected);
  });

  it('names the mistakes behind the wrong choices, once each', () => {
    expect(gradeAnswer(exampleOf('mc-many'), ['A', 'C', 'D', 'C']).misconceptions).toEqual([
      'SECRET-C',
      'SECRET-D',
    ]);
    expect(gradeAnswer(exampleOf('mc-many'), ['A']).misconceptions).toEqual([]);
    expect(gradeAnswer(exampleOf('qc'), ['constructor']).misconceptions).toEqual([]);
  });

  it('leaves an essay to its readers', () => {
    expect(correct('essay', ['Some text'])).toBeNull();
  });
});

describe('numeric entry', () => {
  it.each<[string, string, boolean]>([
    ['5/2', '2.5', true],
    ['5/2', '2.50', true],
    ['5/2', '02.5', true],
    ['5/2', '+2.5', true],
    ['5/2', ' 2.5 ', true],
    ['5/2', '２．５', true],
    ['5/2', '5/2', false],
    ['5/2', '2,5', false],
    ['5/2', '2.51', false],
    ['5/2', '-2.5', false],
    ['5/2', '', false],
    ['-3', '-3', true],
    ['-3', '−3', true],
    ['-3', '-3.0', true],
    ['-3', '3', false],
    ['1/4', '.25', true],
    ['1/4', '25%', false],
    ['1200', '1200', true],
    ['1200', '1200.', true],
    ['1200', '1,200', false],
    ['1200', '$1200', false],
    ['1200', '1.2e3', false],
    ['0', '0', true],
    ['0', '-0', true],
    ['0', '0.00', true],
    ['1/3', '0.33', false],
    ['1/3', '0.3333333333', false],
  ])('the value %s entered as %j is %s', (value, text, expected) => {
    expect(entry(value, 1, [text]).correct).toBe(expected);
  });

  it.each<[string, string[], boolean]>([
    ['3/4', ['3', '4'], true],
    ['3/4', ['6', '8'], true],
    ['3/4', ['-3', '-4'], true],
    ['3/4', ['075', '100'], true],
    ['3/4', ['4', '3'], false],
    ['3/4', ['3', ''], false],
    ['3/4', ['3', '0'], false],
    ['3/4', ['1.5', '2'], false],
    ['3/4', ['0.75'], false],
    ['3/4', ['3', '4', '1'], false],
    ['-3/4', ['3', '-4'], true],
    ['2', ['2', '1'], true],
    ['2', ['14', '7'], true],
  ])('the fraction %s entered as %j is %s', (value, boxes, expected) => {
    expect(entry(value, 2, boxes).correct).toBe(expected);
  });

  it('asks for the rounded value where the question does', () => {
    const rounded = { tolerance: { kind: 'rounded', places: 1 } } as const;
    expect(entry('27/4', 1, ['6.8'], rounded).correct).toBe(true);
    expect(entry('27/4', 1, ['6.80'], rounded).correct).toBe(true);
    expect(entry('27/4', 1, ['6.75'], rounded).correct).toBe(false);
    expect(entry('27/4', 1, ['6.7'], rounded).correct).toBe(false);
  });

  it('takes any value of a range, ends included', () => {
    const range = { tolerance: { kind: 'range', low: '11/2', high: '6' } } as const;
    expect(['5.4', '5.5', '5.8', '6', '6.01'].map((text) => entry('23/4', 1, [text], range).correct)).toEqual(
      [false, true, true, true, false],
    );
  });

  it('knows the mistake behind a foreseen wrong value, however it is written', () => {
    expect(entry('27/4', 1, ['6.00']).misconceptions).toEqual(['SECRET-stops']);
    expect(entry('27/4', 1, ['7']).misconceptions).toEqual([]);
  });

  it('does not read an endless entry', () => {
    expect(entry('1', 1, ['1'.padEnd(1_000_000, '0')]).correct).toBe(false);
  });
});
