import { expect, test } from 'vitest';
import { guidOf, guidOfOwn, tagOf, wordOfGuid } from './note.ts';

test.each([
  ['abate', 'v.', 'beacon-gre:abate:v'],
  ['well-heeled', 'adj.', 'beacon-gre:well-heeled:adj'],
  ['slight', 'v./n.', 'beacon-gre:slight:v-n'],
  ['own', 'adj.', 'beacon-gre:own:adj'],
])('%s (%s) has the guid %s, now and always', (word, pos, guid) => {
  expect(guidOf(word, pos)).toBe(guid);
  expect(wordOfGuid(guid)).toBe(word);
});

test('a word of one’s own has one as well', () => {
  expect(wordOfGuid(guidOfOwn('take up'))).toBe('take up');
});

test.each(['', 'zIB=a}%', 'beacon-gre', 'beacon-gre:abate', 'beacon-gre:abate:xyz', 'beacon-gre:a:b:v'])(
  'the guid %j is a stranger’s',
  (guid) => {
    expect(wordOfGuid(guid)).toBeNull();
  },
);

test('a tag has no spaces', () => {
  expect(tagOf(' GRE  list "1" ')).toBe('GRE_list_1_');
});
