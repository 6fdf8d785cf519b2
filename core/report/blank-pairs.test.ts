import { describe, expect, it } from 'vitest';
import { bankTexts } from '#core/bank-text.ts';
import { blankPairs } from '#core/report/blank-pairs.ts';

describe('blank by blank', () => {
  const option = (id: string, en: string) => ({ id, text: bankTexts({ en, zh_cn: en }) });
  const blanks = [
    { options: [option('A', 'lucid'), option('B', 'opaque')] },
    { options: [option('C', 'praise'), option('D', 'blame')] },
  ];

  // "my vs key per blank"
  it.each([
    [
      ['A', 'D'],
      ['lucid', 'blame'],
      [true, false],
    ],
    [
      ['', 'C'],
      ['', 'praise'],
      [false, true],
    ],
    [[], ['', ''], [false, false]],
  ])('%j beside the key', (answer, given, right) => {
    const pairs = blankPairs(blanks, answer, ['A', 'C']);
    expect(pairs.map((pair) => pair.given)).toEqual(given);
    expect(pairs.map((pair) => pair.isRight)).toEqual(right);
    expect(pairs.map((pair) => pair.key)).toEqual(['lucid', 'praise']);
  });

  it('says nothing of a single blank, which the row tells already', () => {
    expect(blankPairs(blanks.slice(1), ['C'], ['C'])).toEqual([]);
  });
});
