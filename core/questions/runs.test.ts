import { describe, expect, test } from 'vitest';
import { bankText } from '../bank-text.ts';
import { exampleOf } from './examples.ts';
import { plainText, readRuns, texIn, textsIn } from './runs.ts';

const text = (value: string) => ({ kind: 'text', text: value });
const math = (tex: string) => ({ kind: 'math', tex });

describe('readRuns', () => {
  test.each([
    ['plain words', [text('plain words')]],
    ['', []],
    ['If $x^{2} = 4$, then', [text('If '), math('x^{2} = 4'), text(', then')]],
    ['costs \\$5 or $\\$5x$', [text('costs $5 or '), math('\\$5x')]],
    [
      'its {1}, a {2}',
      [text('its '), { kind: 'blank', number: 1 }, text(', a '), { kind: 'blank', number: 2 }],
    ],
    ['a set $\\{1, 2\\}$', [text('a set '), math('\\{1, 2\\}')]],
    ['the word *set*', [text('the word '), { kind: 'em', runs: [text('set')] }]],
    ['**It was so.** But', [{ kind: 'strong', runs: [text('It was so.')] }, text(' But')]],
    [
      '[[its *brevity*]] came',
      [{ kind: 'clue', runs: [text('its '), { kind: 'em', runs: [text('brevity')] }] }, text(' came')],
    ],
    ['{4} is no blank', [text('{4} is no blank')]],
  ])('reads %s', (source, runs) => {
    expect(readRuns(bankText(source))).toEqual(runs);
  });

  test.each(['2 * 3', '[[never closed', 'closed ]] before', 'a lone $ sign', '*a [[b* c'])(
    'leaves a mark without its partner as it is: %s',
    (source) => {
      expect(readRuns(bankText(source))).toEqual([text(source)]);
    },
  );
});

describe('plainText', () => {
  test.each([
    ['praised for its {1}', 'praised for its ____'],
    ['If $\\frac{x}{2} \\le 1{,}200$', 'If x/2 ≤1,200'],
    ['an angle of $30^{\\circ}$', 'an angle of 30°'],
    ['\\$1,200 and *so* on', '$1,200 and so on'],
  ])('reads %s as %s', (source, plain) => {
    expect(plainText(bankText(source))).toBe(plain);
  });
});

test('finds every formula once, and all texts of a part of the bank', () => {
  expect([...texIn(['a $x$', '若 $x$', '$y$ costs \\$3'].map(bankText))]).toEqual(['x', 'y']);
  const { secret, ...shown } = exampleOf('mc-one');
  expect(textsIn(shown)).toContain(shown.stem.en);
  expect(textsIn(secret).join()).toContain('SECRET');
});
