import { describe, expect, test } from 'vitest';
import { plainText, readRuns, texIn } from './runs.ts';

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
    expect(readRuns(source)).toEqual(runs);
  });

  test.each(['2 * 3', '[[never closed', 'closed ]] before', 'a lone $ sign', '*a [[b* c'])(
    'leaves a mark without its partner as it is: %s',
    (source) => {
      expect(readRuns(source)).toEqual([text(source)]);
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
    expect(plainText(source)).toBe(plain);
  });
});

test('finds every formula of a value once', () => {
  const value = { stem: { en: 'a $x$', zh_cn: '若 $x$' }, options: [{ text: '$y$ costs \\$3' }], n: 1 };
  expect([...texIn(value)]).toEqual(['x', 'y']);
});
