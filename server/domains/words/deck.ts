/** The deck in memory: read once at start, the same for everybody, found by word, form, level and group. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DrillDeck } from '#core/words/drills.ts';
import { type Deck, levels, type ReadingWord, type WordEntry, type WordGroup } from '#core/words/entry.ts';

export type OpenDeck = DrillDeck & {
  entries: readonly WordEntry[];
  groups: ReadonlyMap<string, WordGroup>;
  /** From 1; each in the order in which it is learned. */
  ofLevel: (level: number) => readonly WordEntry[];
  /** By level, the first at 0. */
  sizes: readonly number[];
  groupsOf: (word: string) => readonly WordGroup[];
  findReading: (word: string) => ReadingWord | undefined;
  /** The headword or reading word that this form belongs to, itself included. */
  headwordOf: (form: string) => string | undefined;
  /** Place in the order of learning. */
  rankOf: (word: string) => number;
};

const none: Deck = { entries: [], groups: [], reading: [], forms: [] };

/** What makes it the same form, wherever it was met: a sentence begins with a capital, and quotes are curly. */
export const formKey = (form: string): string =>
  form
    .trim()
    .toLowerCase()
    .replace(/[’']s$/, '')
    .replaceAll('’', "'");

export function indexDeck({ entries, groups, reading, forms }: Deck): OpenDeck {
  const byWord = new Map(entries.map((entry) => [entry.word, entry]));
  const byPart = Map.groupBy(entries, ({ senses }) => senses[0]?.pos ?? '');
  const byLevel = Map.groupBy(entries, ({ level }) => level);
  const ranks = new Map(entries.map(({ word }, rank) => [word, rank]));
  const rare = new Map(reading.map((one) => [one.word, one]));
  const wordOf = new Map(forms);
  const groupsByWord = new Map<string, WordGroup[]>();
  for (const group of groups)
    for (const { word } of group.members) groupsByWord.set(word, [...(groupsByWord.get(word) ?? []), group]);
  return {
    entries,
    groups: new Map(groups.map((group) => [group.id, group])),
    find: (word) => byWord.get(word),
    ofPart: (pos) => byPart.get(pos) ?? [],
    ofLevel: (level) => byLevel.get(level) ?? [],
    sizes: Array.from({ length: levels }, (_, at) => byLevel.get(at + 1)?.length ?? 0),
    groupsOf: (word) => groupsByWord.get(word) ?? [],
    findReading: (word) => rare.get(word),
    headwordOf: (form) => {
      const key = formKey(form);
      return byWord.has(key) || rare.has(key) ? key : wordOf.get(key);
    },
    rankOf: (word) => ranks.get(word) ?? entries.length,
  };
}

let open: OpenDeck = indexDeck(none);

export const getDeck = (): OpenDeck => open;

/** Tests open a small one. */
export function setDeck(deck: Deck): void {
  open = indexDeck(deck);
}

/** A bank without words leaves the deck empty: everything else works. */
export async function openDeck(bankFolder: string): Promise<number> {
  const text = await readFile(join(bankFolder, 'words', 'deck.json'), 'utf8').catch(() => null);
  setDeck(text === null ? none : (JSON.parse(text) as Deck));
  return open.entries.length;
}
