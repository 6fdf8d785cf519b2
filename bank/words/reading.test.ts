/** The third tier: the reader of its file, and the gate of its rows. */
import { describe, expect, it } from 'vitest';
import type { Fault } from '../authored-files.ts';
import { checkReading, findUnused } from './checks/reading.ts';
import { readReading } from './reading.ts';
import type { ReadingWord } from './schema.ts';

const header = 'word\tpos\tipa\ten\tzh\tforms';
const guild = 'guild\tn.\tɡɪld\told union of craftsmen or merchants\t行会';
const larva = 'larva\tn.\tˈlɑːrvə\tyoung insect or sea animal\t幼虫\tlarvae';

function readRows(...rows: string[]): { words: ReadingWord[]; faults: Fault[] } {
  const faults: Fault[] = [];
  return { words: readReading(`${rows.join('\n')}\n`, faults), faults };
}

describe('the file of the third tier', () => {
  it('is read with the forms that no rule makes, where there are any', () => {
    const { words, faults } = readRows(header, guild, larva);
    expect(faults).toEqual([]);
    expect(words).toEqual([
      {
        word: 'guild',
        pos: 'n.',
        ipa: 'ɡɪld',
        en: 'old union of craftsmen or merchants',
        zh: '行会',
        forms: [],
      },
      expect.objectContaining({ word: 'larva', forms: ['larvae'] }),
    ]);
  });

  it.each([
    ['another header', ['word\tpos', guild], 'first row is not word, pos'],
    ['a capital', [header, guild.replace('guild', 'Guild')], 'lower-case word'],
    ['an unknown part of speech', [header, guild.replace('n.', 'noun')], 'is n., v., adj.'],
    ['a missing column', [header, 'guild\tn.\tɡɪld\told union'], 'zh: '],
    ['an empty column', [header, guild.replace('行会', '')], 'zh: '],
    ['a column too many', [header, `${larva}\tlarval`], 'more than 6 columns'],
  ])('is faulted for %s', (_, rows, reason) => {
    const told = readRows(...rows).faults.map((fault) => fault.reason);
    expect(told.join()).toContain(reason);
  });
});

describe('a row of the third tier', () => {
  const row: ReadingWord = {
    word: 'guild',
    pos: 'n.',
    ipa: 'ɡɪld',
    en: 'old union of craftsmen',
    zh: '行会',
    forms: [],
  };
  const entry = {
    word: 'forsake',
    forms: ['forsook'],
    family: { forsaken: { pos: 'adj.', zh: '被抛弃的' } },
  };
  const deck = { list: new Set(['forsake', 'terse']), entries: [entry] };
  const told = (...rows: Partial<ReadingWord>[]): string =>
    checkReading(
      rows.map((change) => ({ ...row, ...change })),
      deck,
    )
      .map(({ id, check, message }) => `${id} [${check}] ${message}`)
      .join('\n');

  it('passes when nothing is wrong', () => {
    expect(told({})).toBe('');
  });

  it.each<[string, Partial<ReadingWord>, string]>([
    ['a foreign symbol', { ipa: 'gɪld' }, '[ipa] /gɪld/ has “g”'],
    ['no stress', { ipa: 'ɡɪldə' }, '[ipa] /ɡɪldə/ has 0 main stresses'],
    ['nine words', { en: 'a b c d e f g h i' }, '[definition] the English has 9 words; cut it to 8'],
    ['its own form', { en: 'one of the guilds' }, '[definition] the English explains the word by its own'],
    [
      'its irregular form',
      { word: 'larva', en: 'one of the larvae', forms: ['larvae'] },
      'by its own family (“larvae”)',
    ],
    ['a sentence', { en: 'Old union.' }, '[definition] the English begins small'],
    ['British spelling', { en: 'union with one colour' }, '[spelling] “colour” is British'],
    ['one character', { zh: '会' }, '[chinese] the gloss “会” has 1 characters'],
    ['fifteen characters', { zh: '会'.repeat(15) }, 'has 15 characters'],
    ['Latin letters', { zh: '行会guild' }, 'has Latin letters'],
    ['a half-width mark', { zh: '行会,公会' }, 'needs full-width marks'],
    ['an adjective without 的', { pos: 'adj.', zh: '行会，公会' }, 'let it end in 的'],
    ['a headword', { word: 'terse' }, '[deck] is in the deck, under terse'],
    ['a form of a headword', { word: 'forsook' }, '[deck] is in the deck, under forsake'],
    ['a member of a family', { word: 'forsaken' }, '[deck] is in the deck, under forsake'],
  ])('is stopped for %s', (_, change, message) => {
    expect(told(change)).toContain(message);
  });

  it('stands in the order of the alphabet', () => {
    expect(told({ word: 'yeast' }, {})).toBe('reading guild [order] is not in the order of the alphabet');
  });

  it('stands once for each part of speech', () => {
    expect(told({}, { pos: 'v.' })).toBe('');
    expect(told({}, { pos: 'v./n.' })).toBe('reading guild [double] is there as v./n. already');
  });

  it('is told of when no text uses the word in any form', () => {
    const words = [row, { ...row, word: 'larva', forms: ['larvae'] }, { ...row, word: 'yeast' }];
    expect(findUnused(words, new Set(['guilds', 'larvae']))).toEqual(['yeast']);
  });
});
