import { expect, test } from 'vitest';
import { headwordIn, isHeading, pickFields, readPair } from './foreign.ts';

test.each([
  [['Front', 'Back'], 0, 1, true],
  [['Index', 'Word', 'IPA', 'Meaning'], 1, 3, true],
  [['序号', '单词', '音标', '中文 释义'], 1, 3, true],
  [['Back', 'Front'], 1, 0, true],
  [['One', 'Two', 'Three'], 0, 1, false],
  [['Meaning', 'Thing'], 1, 0, false],
  [['Word', 'Picture'], 0, 1, false],
  [['Word'], 0, null, false],
])('%j: the word is in %j, the meaning in %j', (names, word, meaning, isByName) => {
  expect(pickFields(names)).toEqual({ word, meaning, isByName });
});

test.each([
  ['Abate', 'abate'],
  ['abate [əˈbeɪt] v. to lessen', 'abate'],
  ['abate v. 减轻', 'abate'],
  ['1. abate\nto lessen', 'abate'],
  ['take  up with', 'take up with'],
  ['naïve', 'naïve'],
  ['devil’s advocate', "devil's advocate"],
  ['减轻', null],
  ['The storm abated before dawn.', null],
  ['', null],
  ['=1+1', null],
  ['x'.repeat(61), null],
])('the word in %j is %j', (text, word) => {
  expect(headwordIn(text)).toBe(word);
});

test('a deck that asks for the word has it on its other side', () => {
  expect(readPair('减轻', 'abate')).toEqual({ word: 'abate', meaning: '减轻' });
  expect(readPair('减轻', '缓和')).toBeNull();
});

test('a first line that names columns is no note', () => {
  expect(isHeading(['Guid', 'Word', 'Meaning'])).toBe(true);
  expect(isHeading(['单词', '释义'])).toBe(true);
  expect(isHeading(['word', '单词的意思'])).toBe(false);
  expect(isHeading(['abate', 'meaning'])).toBe(false);
});
