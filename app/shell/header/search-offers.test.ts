import { expect, test } from 'vitest';
import { splitTyped } from './search-offers.tsx';

test.each([
  ['Prime numbers', 'prime nu', ['', 'Prime nu', 'mbers']],
  ['质数与合数', '合数', ['质数与', '合数', '']],
  ['余数', 'x', ['余数', '', '']],
  ['余数', '', ['余数', '', '']],
])('tells in “%s” the typed “%s” from what is offered', (text, typed, pieces) => {
  expect(splitTyped(text, typed)).toEqual(pieces);
});
