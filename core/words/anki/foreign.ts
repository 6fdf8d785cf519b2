/** What a file from elsewhere says: which of its fields holds the word and which the meaning, and what could not be read. */

import type { Memory } from '../memory.ts';
import type { PastReview } from './note.ts';

/** A note of a file, whoever wrote it; all texts are plain. */
export type IncomingNote = {
  guid: string | null;
  noteType: string | null;
  deck: string | null;
  fields: Readonly<Record<string, string>>;
  /** The two fields that matter, chosen by `pickFields`. */
  word: string;
  meaning: string;
  tags: readonly string[];
  /** One for each template, word → meaning first. Empty where a file has no progress in it. */
  cards: readonly IncomingCard[];
};

export type IncomingCard = {
  ord: number;
  memory: Memory | null;
  isSuspended: boolean;
  reviews: readonly PastReview[];
};

/**
 * `cloze`: a text with gaps, not a word; `empty`: nothing in the field that should hold the word; `no-word`: a sentence, or
 * another script; `no-meaning`: a word that neither the file nor we explain; `long`: longer than any note.
 */
export const unreadReasons = ['cloze', 'empty', 'no-word', 'no-meaning', 'long'] as const;
export type UnreadReason = (typeof unreadReasons)[number];

/** What was left out, by reason and kind, with the first few as they are. */
export type Unread = { reason: UnreadReason; noteType: string | null; count: number; examples: string[] };

/** Which fields were taken for what; `isByName` is false where only their order could tell. */
export type Mapping = {
  noteType: string | null;
  word: string;
  meaning: string | null;
  isByName: boolean;
  notes: number;
};

export type IncomingFile = { notes: IncomingNote[]; notUnderstood: Unread[]; mappings: Mapping[] };

/** A file that is not read at all, with the reason that its reader is told. */
export const refusals = ['no-package', 'broken', 'large', 'many', 'newer', 'no-text'] as const;
export type Refusal = (typeof refusals)[number];

export type IncomingRead = ({ kind: 'read' } & IncomingFile) | { kind: 'refused'; reason: Refusal };

const wordNames =
  /^(?:word|words|headword|vocab(?:ulary)?|expression|term|lemma|front|question|english|en|单词|词|词汇|生词|英文|英语|正面|问题|單詞|單字)$/;
const meaningNames =
  /^(?:meaning|meanings|gloss|chinese|zh|cn|definition|definitions|def|translation|back|answer|explanation|释义|中文|中文释义|意思|词义|含义|解释|翻译|汉语|背面|答案|釋義|中文釋義)$/;

const plainName = (name: string): string => name.toLowerCase().replace(/[\s_\-.:：()（）]+/g, '');

export type Picked = { word: number; meaning: number | null; isByName: boolean };

/** Names that everybody uses, in the order of the fields; without them the first two. */
export function pickFields(names: readonly string[]): Picked {
  const plain = names.map(plainName);
  const word = plain.findIndex((name) => wordNames.test(name));
  const meaning = plain.findIndex((name, place) => place !== word && meaningNames.test(name));
  const first = word !== -1 ? word : meaning === 0 && names.length > 1 ? 1 : 0;
  const second = names.findIndex((_, place) => place !== first && (meaning === -1 || place === meaning));
  return {
    word: first,
    meaning: second === -1 ? null : second,
    isByName: word !== -1 && meaning !== -1,
  };
}

/** True where a first line names its columns rather than being a note. */
export const isHeading = (cells: readonly string[]): boolean =>
  cells.some((cell) => wordNames.test(plainName(cell))) &&
  (cells.length === 1 || cells.some((cell) => meaningNames.test(plainName(cell))));

const longestWord = 60;

/**
 * The word of a field that may say more: “abate [əˈbeɪt] v.” is “abate”. Null for a sentence, or for another script. One to
 * four words, for “take up with” is a term, too.
 */
export function headwordIn(text: string): string | null {
  // Long enough for a word and what is said of it; whatever is longer is not looked at.
  const [line = ''] = text.slice(0, 200).split('\n');
  const bare = line
    .replace(/[[/(（【].*$/, '')
    .replace(/(?<!\s)\s+(?:n|v|vt|vi|adj|adv|a|ad|prep|conj)\..*$/i, '')
    .replace(/^[\s\d.、*•-]+/, '')
    .replace(/(?<![\s.,;:!?，。；：*])[\s.,;:!?，。；：*]+$/, '')
    .replaceAll('’', "'");
  if (bare.length > longestWord || bare.split(/\s+/).length > 4) return null;
  return /^[\p{Script=Latin}][\p{Script=Latin}\p{M}' -]*$/u.test(bare)
    ? bare.toLowerCase().replace(/\s+/g, ' ')
    : null;
}

/** The word and the meaning; decks that ask for the word have them the other way round. */
export function readPair(first: string, second: string): { word: string; meaning: string } | null {
  const word = headwordIn(first);
  if (word !== null) return { word, meaning: second };
  const other = headwordIn(second);
  return other === null ? null : { word: other, meaning: first };
}

const maxExamples = 3;
const longestExample = 60;

/** Gathers what is left out, so that thousands of notes of one kind are one line of the report. */
export function createUnread() {
  const found = new Map<string, Unread>();
  return {
    add: (reason: UnreadReason, noteType: string | null, example: string) => {
      const key = JSON.stringify([reason, noteType]);
      const unread = found.get(key) ?? { reason, noteType, count: 0, examples: [] };
      unread.count += 1;
      const short = example.replace(/\s+/g, ' ').slice(0, longestExample).trim();
      if (short !== '' && unread.examples.length < maxExamples) unread.examples.push(short);
      found.set(key, unread);
    },
    list: (): Unread[] => [...found.values()].sort((a, b) => b.count - a.count),
  };
}
