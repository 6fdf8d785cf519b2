/** A word of the deck as the product shows it, and the groups by meaning. `bank/words` is where it is written. */
import type { Text } from '#core/texts.ts';

/** How many levels the deck has; the most useful words are in the first. */
export const levels = 10;

export type Sense = {
  /** `adj.`, or two at once: `v./n.`. */
  pos: string;
  en: string;
  zh: string;
  /** To be learned now; the others are good to know. */
  isCore: boolean;
  /** The headword, in whatever form, stands between asterisks. */
  examples: { en: string; zh: string }[];
};

export type Synonym = {
  word: string;
  /** Which sense it belongs to, from 1. */
  sense: number;
  /** Either of the two would answer the same sentence equivalence. */
  swaps: boolean;
  /** What parts it from the headword. */
  note: Text;
};

export type WordEntry = {
  word: string;
  level: number;
  /** 1 for three in a million words of film speech or more, to 5 for fewer than one in ten million; null if not counted. */
  frequency: number | null;
  /** American, without slashes. */
  ipa: string;
  register: Text;
  senses: Sense[];
  synonyms: Synonym[];
  /** `of` is the member of the family that it is opposed to. */
  antonyms: { word: string; sense: number; of: string | null }[];
  family: { word: string; pos: string; zh: string }[];
  root: Text | null;
  collocations: string[];
  confusion: Text | null;
};

/** A rarer word of passages: enough to read on, nothing to learn. */
export type ReadingWord = {
  word: string;
  ipa: string;
  senses: { pos: string; en: string; zh: string }[];
};

export type WordGroup = {
  id: string;
  title: Text;
  pos: string;
  /** The question whose answers part the members. */
  line: Text;
  opposite: string | null;
  members: { word: string; sense: number; note: Text }[];
  /** Members of which either answers a sentence equivalence. */
  pairs: [string, string][];
};

/** What the bank's build writes and the server reads. */
export type Deck = {
  /** In the order in which they are learned. */
  entries: WordEntry[];
  groups: WordGroup[];
  reading: ReadingWord[];
  /** Every form that is not a headword itself, and the headword or reading word it belongs to. */
  forms: [form: string, word: string][];
};

/** A sentence in pieces, so that no asterisk is ever shown. */
export function piecesOf(example: string): { text: string; isWord: boolean }[] {
  return example
    .split('*')
    .map((text, place) => ({ text, isWord: place % 2 === 1 }))
    .filter(({ text }) => text !== '');
}
