/** What a card asks besides the word itself: words to choose from, and pairs as in a sentence equivalence. */
import { seeded, shuffle } from '#core/random.ts';
import type { WordEntry } from './entry.ts';

export type PairDrill = {
  /** Six, in the order to show. */
  words: string[];
  pair: [string, string];
  /** Two others that also stand for each other, but not in this sentence; null where the deck has none that is safe. */
  decoy: [string, string] | null;
};

export type DrillDeck = {
  find: (word: string) => WordEntry | undefined;
  /** Of this part of speech, in the order of the deck. */
  ofPart: (pos: string) => readonly WordEntry[];
};

const names = (entry: WordEntry, word: string): boolean =>
  entry.synonyms.some((synonym) => synonym.word === word) ||
  entry.antonyms.some((antonym) => antonym.word === word) ||
  entry.family.some((relative) => relative.word === word);

/** Neither names the other, and no third word ties them together: it cannot be taken for it in a sentence. */
export function isFar(one: WordEntry, other: WordEntry): boolean {
  if (one.word === other.word || names(one, other.word) || names(other, one.word)) return false;
  return !one.synonyms.some(({ word }) => names(other, word));
}

/** A draw that differs by word and by review, and not by the moment: a card that is shown again shows the same. */
export function seedOf(word: string, turn: number): number {
  let seed = 2_166_136_261 ^ turn;
  for (const letter of word) seed = Math.imul(seed ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  return seed >>> 0;
}

const nearby = 300;

/** Words of the same part of speech and of about the same rank, none of them near in meaning. */
function strangersTo(entry: WordEntry, deck: DrillDeck, random: () => number): WordEntry[] {
  const part = deck.ofPart(entry.senses[0]?.pos ?? '');
  const at = part.findIndex(({ word }) => word === entry.word);
  const around = part.slice(Math.max(0, at - nearby), at + nearby);
  return shuffle(around, random).filter((other) => isFar(entry, other));
}

export function makeChoices(entry: WordEntry, deck: DrillDeck, turn: number): string[] {
  const random = seeded(seedOf(entry.word, turn));
  const others = strangersTo(entry, deck, random).slice(0, 3);
  return shuffle([entry, ...others], random).map(({ word }) => word);
}

/** Partners in the deck that would answer the same equivalence, in its first sense. */
export const partnersOf = (entry: WordEntry, deck: DrillDeck): WordEntry[] =>
  entry.synonyms.flatMap(({ word, swaps, sense }) => {
    const partner = swaps && sense === 1 ? deck.find(word) : undefined;
    return partner && partner.senses[0]?.pos === entry.senses[0]?.pos ? [partner] : [];
  });

export function makePairDrill(entry: WordEntry, deck: DrillDeck, turn: number): PairDrill | null {
  const random = seeded(seedOf(entry.word, turn));
  const [partner] = shuffle(partnersOf(entry, deck), random);
  if (!partner) return null;
  const strangers = strangersTo(entry, deck, random).filter((other) => isFar(partner, other));
  let decoy: [WordEntry, WordEntry] | null = null;
  for (const one of strangers) {
    const other = partnersOf(one, deck).find((second) => isFar(entry, second) && isFar(partner, second));
    if (!other) continue;
    decoy = [one, other];
    break;
  }
  const chosen = [entry, partner, ...(decoy ?? [])];
  for (const lone of strangers) {
    if (chosen.length === 6) break;
    if (chosen.every((other) => isFar(lone, other))) chosen.push(lone);
  }
  if (chosen.length < 6) return null;
  return {
    words: shuffle(chosen, random).map(({ word }) => word),
    pair: [entry.word, partner.word],
    decoy: decoy && [decoy[0].word, decoy[1].word],
  };
}
