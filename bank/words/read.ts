/** Reads the deck: the list of headwords with their levels, the entries written so far, groups and roots. */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Fault, readAs, readItems, readYaml, yamlFiles } from '../authored-files.ts';
import { type Entry, entry, type Group, group, type Roots, roots } from './schema.ts';

/** Words of the first levels are what an exam asks most; the rest is for those who aim higher. */
export type Tier = 'core' | 'more';
const lastCoreLevel = 6;

/** A row of the list. What a writer cannot know better than the list (level, tier, frequency) stands here alone. */
export type ListedWord = {
  word: string;
  batch: string;
  level: number;
  tier: Tier;
  pos: string;
  /** 1 for three in a million words of film speech or more, to 5 for fewer than one in ten million; null if not counted. */
  frequency: number | null;
  /** To start from, not to trust; empty where the writer has to supply it. */
  ipa: string;
};

export type WrittenEntry = Entry & { file: string; batch: string };

export type Deck = {
  list: Map<string, ListedWord>;
  entries: WrittenEntry[];
  groups: Group[];
  roots: Roots;
  faults: Fault[];
};

export function readList(text: string): Map<string, ListedWord> {
  const [, ...rows] = text.trimEnd().split('\n');
  return new Map(
    rows.map((row) => {
      const [batch = '', word = '', pos = '', frequency = '', ipa = ''] = row.split('\t');
      const level = Number(batch.slice(0, 2));
      return [
        word,
        {
          word,
          batch,
          level,
          tier: level <= lastCoreLevel ? 'core' : 'more',
          pos,
          frequency: frequency === '' ? null : Number(frequency),
          ipa,
        },
      ];
    }),
  );
}

/** `level-01-a.yaml` holds the batch 01-a. */
export const batchOf = (file: string): string => basename(file, '.yaml').replace('level-', '');

export function readDeck(folder: string): Deck {
  const faults: Fault[] = [];
  const list = readList(readFileSync(join(folder, 'levels.tsv'), 'utf8'));
  const entries = readItems(yamlFiles(join(folder, 'entries')), join(folder, 'entries'), faults).flatMap(
    (raw) => {
      const named = { ...raw, item: typeof raw.value.word === 'string' ? raw.value.word : raw.item };
      const read = readAs(entry, named, faults);
      return read ? [{ ...read, file: raw.file, batch: batchOf(raw.file) }] : [];
    },
  );
  const groups = readItems(yamlFiles(join(folder, 'groups')), join(folder, 'groups'), faults).flatMap(
    (raw) => readAs(group, raw, faults) ?? [],
  );
  const readRoots = roots.safeParse(readYaml(join(folder, 'roots.yaml'), 'roots.yaml', faults));
  if (!readRoots.success)
    faults.push({ file: 'roots.yaml', item: '', reason: readRoots.error.issues[0]?.message ?? '' });
  return { list, entries, groups, roots: readRoots.data ?? {}, faults };
}
