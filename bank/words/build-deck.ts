/** Makes the deck as the product takes it in: entries in the order of the list, groups, and every form with its word. */
import type { Text } from '#core/texts.ts';
import type { Deck, WordEntry } from '#core/words/entry.ts';
import { lookUpForms } from './checks/forms.ts';
import type { Deck as WrittenDeck, WrittenEntry } from './read.ts';
import type { ReadingWord } from './schema.ts';

const textOf = ({ en, zh }: { en: string; zh: string }): Text => ({ zh_cn: zh, en });

export function buildDeck({ list, entries, groups }: WrittenDeck, reading: readonly ReadingWord[]): Deck {
  const written = new Map(entries.map((entry) => [entry.word, entry]));
  const inOrder = [...list.values()].flatMap(({ word, level, frequency }) => {
    const entry = written.get(word);
    return entry ? [present(entry, level, frequency)] : [];
  });
  return {
    entries: inOrder,
    groups: groups.map(({ id, title, pos, line, opposite, members, pairs }) => ({
      id,
      title: textOf(title),
      pos,
      line: textOf(line),
      opposite: opposite ?? null,
      members: members.map(({ word, sense, en, zh }) => ({ word, sense, note: textOf({ en, zh }) })),
      pairs,
    })),
    reading: joinRows(reading),
    forms: listForms(entries, reading),
  };
}

function present(entry: WrittenEntry, level: number, frequency: number | null): WordEntry {
  return {
    word: entry.word,
    level,
    frequency,
    ipa: entry.ipa,
    register: textOf(entry.register),
    senses: entry.senses.map(({ pos, en, zh, core, examples }, place) => ({
      pos,
      en,
      zh,
      isCore: place === 0 || core === true,
      examples,
    })),
    synonyms: entry.synonyms.map(({ word, sense, swap, en, zh }) => ({
      word,
      sense,
      swaps: swap === true,
      note: textOf({ en, zh }),
    })),
    antonyms: entry.antonyms.map(({ word, sense, of }) => ({ word, sense, of: of ?? null })),
    family: Object.entries(entry.family).map(([word, { pos, zh }]) => ({ word, pos, zh })),
    root: entry.root ? textOf(entry.root) : null,
    collocations: entry.collocations,
    confusion: entry.confusion ? textOf(entry.confusion) : null,
  };
}

/** Two rows of one word are its two senses. */
const joinRows = (rows: readonly ReadingWord[]): Deck['reading'] =>
  [...Map.groupBy(rows, ({ word }) => word)].map(([word, all]) => ({
    word,
    ipa: all[0]?.ipa ?? '',
    senses: all.map(({ pos, en, zh }) => ({ pos, en, zh })),
  }));

/** A form that two words share belongs to the one that comes first: inflections before relatives, common words before rare ones. */
function listForms(entries: readonly WrittenEntry[], reading: readonly ReadingWord[]): [string, string][] {
  const headwords = new Set([...entries, ...reading].map(({ word }) => word));
  const forms = new Map<string, string>();
  const add = (form: string, word: string) => {
    if (!headwords.has(form) && !forms.has(form)) forms.set(form, word);
  };
  const partsOf = (pos: string[]) => new Set(pos.flatMap((one) => one.split('/')));
  const addAll = (word: string, of: string, pos: string[], irregular: readonly string[] = []) => {
    for (const form of lookUpForms(of, partsOf(pos), irregular)) add(form, word);
  };
  for (const { word, senses, forms: irregular } of entries)
    addAll(
      word,
      word,
      senses.map(({ pos }) => pos),
      irregular,
    );
  for (const { word, pos, forms: irregular } of reading) addAll(word, word, [pos], irregular);
  for (const { word, family } of entries)
    for (const [relative, { pos }] of Object.entries(family)) addAll(word, relative, [pos]);
  return [...forms];
}
