import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { buildDeck } from './build-deck.ts';
import { lookUpForms } from './checks/forms.ts';
import { readDeck } from './read.ts';
import type { ReadingWord } from './schema.ts';

describe('a reader finds a word by its forms, and by no other word', () => {
  const forms = (word: string, ...parts: string[]) => [...lookUpForms(word, new Set(parts))];

  test('of a verb, a noun, an adjective', () => {
    expect(forms('mitigate', 'v.')).toEqual(expect.arrayContaining(['mitigates', 'mitigated', 'mitigating']));
    expect(forms('abbey', 'n.')).toEqual(expect.arrayContaining(['abbey', 'abbeys']));
    expect(forms('wary', 'adj.')).toEqual(expect.arrayContaining(['warier', 'wariest']));
    expect(forms('abet', 'v.')).toContain('abetted');
  });

  test.each([
    ['hone', 'v.', 'honest'],
    ['mast', 'n.', 'master'],
    ['moth', 'n.', 'mother'],
    ['inn', 'n.', 'inner'],
    ['stag', 'n.', 'staged'],
    ['scrap', 'v.', 'scraped'],
  ])('%s (%s) is not %s', (word, pos, other) => {
    expect(forms(word, pos)).not.toContain(other);
  });
});

test('the whole deck: every entry in its level, and every form leads to one word that is there', () => {
  const reading: ReadingWord[] = [
    { word: 'glacier', pos: 'n.', ipa: 'x', en: 'river of ice', zh: '冰川', forms: [] },
    { word: 'rash', pos: 'n.', ipa: 'x', en: 'spots on the skin', zh: '皮疹', forms: [] },
    { word: 'rash', pos: 'adj.', ipa: 'x', en: 'too hasty', zh: '鲁莽的', forms: [] },
  ];
  const deck = buildDeck(readDeck(join(import.meta.dirname)), reading);
  expect(deck.entries).toHaveLength(3000);
  expect(deck.entries.map(({ level }) => level)).toEqual(
    deck.entries.map(({ level }) => level).toSorted((a, b) => a - b),
  );
  expect(deck.reading.find(({ word }) => word === 'rash')?.senses).toHaveLength(2);
  const words = new Set([...deck.entries, ...deck.reading].map(({ word }) => word));
  const forms = new Map(deck.forms);
  expect(forms.size).toBe(deck.forms.length);
  for (const [form, word] of deck.forms) {
    expect(words.has(form)).toBe(false);
    expect(words.has(word)).toBe(true);
  }
  expect(forms.get('glaciers')).toBe('glacier');
  expect(forms.get('mitigating')).toBe('mitigate');
});
