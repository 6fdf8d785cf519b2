/** The gate of the vocabulary deck: what a program can tell of an entry before a reader sees it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Question } from '#core/questions/kinds.ts';
import { readAuthored } from '../authored-folder.ts';
import type { CheckOptions, GateReport, Problem, Progress } from '../part.ts';
import { textsIn } from '../texts-in.ts';
import { readersTexts } from '../verbal/checks/bank.ts';
import { loadWordNet, type WordNet } from '../verbal/wordnet.ts';
import { checkChinese } from './checks/chinese.ts';
import {
  checkBorrowed,
  checkGroups,
  checkNeighbors,
  checkPlaces,
  checkRepeats,
  checkSwaps,
  checkVariety,
  idOf,
  mend,
} from './checks/deck.ts';
import { checkDefinitions, checkExamples, checkSpelling } from './checks/english.ts';
import { wordsOf } from './checks/forms.ts';
import { checkIpa } from './checks/ipa.ts';
import { checkReading, findUnused } from './checks/reading.ts';
import { checkRelations } from './checks/relations.ts';
import { checkSounds, listSounds } from './checks/sounds.ts';
import { type Deck, readDeck, type WrittenEntry } from './read.ts';
import { readingFile, readReading } from './reading.ts';
import { partsOfSpeech, type ReadingWord } from './schema.ts';

const soundsFolder = join(import.meta.dirname, 'sounds');

export function checkEntry(
  entry: WrittenEntry,
  { list, roots }: Pick<Deck, 'list' | 'roots'>,
  net: WordNet,
): Problem[] {
  const listed = list.get(entry.word)?.ipa ?? '';
  const checks: [check: string, messages: string[]][] = [
    ['ipa', checkIpa(entry.ipa, listed, entry.ipaChecked ?? false)],
    ['definition', checkDefinitions(entry)],
    ['examples', checkExamples(entry)],
    ['spelling', checkSpelling(entry)],
    ['chinese', checkChinese(entry)],
    ['relations', checkRelations(entry, net, roots)],
  ];
  return checks.flatMap(([check, messages]) =>
    messages.map((message) => ({ id: idOf(entry), check, message, mend })),
  );
}

export async function check(progress: Progress, { only = '' }: CheckOptions): Promise<GateReport> {
  const deck = readDeck(import.meta.dirname);
  const { list, entries, groups } = deck;
  const reading = readReading(readFileSync(join(import.meta.dirname, readingFile), 'utf8'), deck.faults);
  const net = loadWordNet();
  const { questions, stimuli } = readAuthored(join(import.meta.dirname, '..', 'verbal'));
  const read = readersTexts(questions, stimuli);
  const problems: Problem[] = deck.faults.map(({ file, item, reason }) => ({
    id: [file.replace(/\.(?:yaml|tsv)$/, ''), item].filter(Boolean).join(' '),
    check: 'format',
    message: reason,
    mend,
  }));
  for (const [index, entry] of entries.entries()) {
    problems.push(...checkEntry(entry, deck, net));
    progress(index + 1, entries.length);
  }
  problems.push(
    ...checkPlaces(entries, list),
    ...checkRepeats(entries, read),
    ...checkBorrowed(entries),
    ...checkNeighbors(entries, list, net),
    ...checkVariety(entries),
    ...checkSwaps(entries),
    ...checkGroups(groups, entries, list),
    ...checkSounds(entries, soundsFolder),
    ...checkReading(reading, deck),
    ...findUnwritten(deck),
  );
  return {
    problems: problems.filter(({ id }) => id.includes(only)),
    figures: {
      'words listed': list.size,
      written: entries.length,
      groups: groups.length,
      'for reading': reading.length,
      sounds: listSounds(soundsFolder).length,
    },
    lines: [
      ...countLevels(deck),
      ...countParts(deck),
      ...countReading(reading, usedWords(read, questions)),
      ...countMissing(deck),
    ],
  };
}

function findUnwritten({ list, entries }: Deck): Problem[] {
  const written = new Set(entries.map(({ word }) => word));
  return [...list.values()]
    .filter(({ word }) => !written.has(word))
    .map(({ word, batch }) => ({
      id: `level-${batch} ${word}`,
      check: 'complete',
      message: 'is not written yet',
      mend,
    }));
}

function countLevels({ list, entries }: Deck): string[] {
  const total = Map.groupBy(list.values(), ({ level }) => level);
  const done = Map.groupBy(entries, ({ batch }) => Number(batch.slice(0, 2)));
  const parts = [...total].map(
    ([level, { length }]) => `${level}: ${done.get(level)?.length ?? 0}/${length}`,
  );
  return [`written by level  ${parts.join('  ')}`];
}

function countParts({ entries, groups }: Deck): string[] {
  const senses = entries.flatMap((entry) => entry.senses);
  const counts = partsOfSpeech.map(
    (part) => `${part} ${senses.filter(({ pos }) => pos.split('/').includes(part)).length}`,
  );
  const grouped = new Set(groups.flatMap(({ members }) => members.map(({ word }) => word))).size;
  const examples = senses.reduce((sum, sense) => sum + sense.examples.length, 0);
  return [
    `${senses.length} senses (${counts.join(', ')}), ${examples} examples, ${grouped} words in ${groups.length} groups`,
  ];
}

/** Every word that a reader may meet: passages, questions, options, explanations. */
function usedWords(read: ReadonlyMap<string, string[]>, questions: readonly Question[]): Set<string> {
  const texts = [
    ...[...read.values()].flat(),
    ...questions.flatMap((question) => [...textsIn(question)].map(([, { en }]) => en)),
  ];
  return new Set(texts.flatMap((text) => wordsOf(text).flatMap((word) => [word, ...word.split(/['-]/)])));
}

function countReading(reading: readonly ReadingWord[], used: ReadonlySet<string>): string[] {
  const words = new Set(reading.map(({ word }) => word)).size;
  const unused = findUnused(reading, used);
  return [
    `${reading.length} rows for reading, ${words} words`,
    ...(unused.length === 0 ? [] : [`${unused.length} of them in no text: ${unused.join(', ')}`]),
  ];
}

/** Of the files that were begun, what they still lack. */
function countMissing(deck: Deck): string[] {
  const begun = new Set(deck.entries.map(({ batch }) => `level-${batch}`));
  const missing = Map.groupBy(findUnwritten(deck), ({ id }) => id.split(' ')[0] ?? '');
  return [...begun].flatMap((file) => {
    const words = missing.get(file)?.map(({ id }) => id.split(' ')[1]) ?? [];
    return words.length === 0 ? [] : [`${file} still lacks ${words.length}: ${words.join(', ')}`];
  });
}
