import { expect, test } from 'vitest';
import { exampleDeck, exampleWord } from '#tests/api/example-deck.ts';
import { type DrillDeck, isFar, makeChoices, makePairDrill } from './drills.ts';
import type { WordEntry } from './entry.ts';

const byWord = new Map(exampleDeck.entries.map((entry) => [entry.word, entry]));
const deck: DrillDeck = {
  find: (word) => byWord.get(word),
  ofPart: (pos) => exampleDeck.entries.filter(({ senses }) => senses[0]?.pos === pos),
};
const [first] = exampleDeck.entries as [WordEntry];

test('of four words to choose from one is right, and none of the others could be', () => {
  for (const entry of exampleDeck.entries)
    for (let turn = 0; turn < 5; turn++) {
      const choices = makeChoices(entry, deck, turn);
      expect(new Set(choices).size).toBe(4);
      expect(choices).toContain(entry.word);
      for (const word of choices) {
        const other = deck.find(word);
        if (other && other !== entry) expect(isFar(entry, other)).toBe(true);
      }
    }
});

test('a drill has two pairs and two words that stand alone', () => {
  for (const entry of exampleDeck.entries) {
    const drill = makePairDrill(entry, deck, 3);
    expect(drill?.pair[0]).toBe(entry.word);
    expect(new Set(drill?.words).size).toBe(6);
    const pairs = [drill?.pair, drill?.decoy].map((pair) => pair?.map((word) => deck.find(word)));
    for (const [one, other] of pairs as [WordEntry, WordEntry][])
      expect(one.synonyms.some(({ word }) => word === other.word)).toBe(true);
    const inPairs = new Set([...(drill?.pair ?? []), ...(drill?.decoy ?? [])]);
    const alone = drill?.words.filter((word) => !inPairs.has(word)) ?? [];
    expect(alone).toHaveLength(2);
    for (const lone of alone)
      for (const word of drill?.words ?? [])
        if (word !== lone)
          expect(isFar(deck.find(lone) as WordEntry, deck.find(word) as WordEntry)).toBe(true);
  }
});

test('a card that is shown again shows the same; the next time it shows others', () => {
  expect(makeChoices(first, deck, 1)).toEqual(makeChoices(first, deck, 1));
  const draws = new Set([1, 2, 3, 4].map((turn) => makeChoices(first, deck, turn).join()));
  expect(draws.size).toBeGreaterThan(1);
});

test('a word without a partner in the deck has no drill', () => {
  const lone = { ...first, synonyms: [] };
  expect(makePairDrill(lone, deck, 0)).toBeNull();
  expect(exampleWord(1, 0)).toBe(first.word);
});
