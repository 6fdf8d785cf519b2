/** The gate of the vocabulary deck: what a program can tell of an entry before a reader sees it. */
import { join } from 'node:path';
import { readAuthored } from '../authored-folder.ts';
import type { CheckOptions, GateReport, Problem, Progress } from '../part.ts';
import { readersTexts } from '../verbal/checks/bank.ts';
import { loadWordNet, type WordNet } from '../verbal/wordnet.ts';
import { checkChinese } from './checks/chinese.ts';
import {
  checkBorrowed,
  checkGroups,
  checkNeighbors,
  checkPlaces,
  checkRepeats,
  checkVariety,
  idOf,
  mend,
} from './checks/deck.ts';
import { checkDefinitions, checkExamples, checkSpelling } from './checks/english.ts';
import { checkIpa } from './checks/ipa.ts';
import { checkRelations } from './checks/relations.ts';
import { type Deck, readDeck, type WrittenEntry } from './read.ts';
import { partsOfSpeech } from './schema.ts';

/** Set to true when the last batch is written: from then on a missing entry is a fault. */
const mustBeComplete: boolean = false;

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

export async function check(
  progress: Progress,
  { isComplete, only = '' }: CheckOptions,
): Promise<GateReport> {
  const deck = readDeck(import.meta.dirname);
  const { list, entries, groups } = deck;
  const net = loadWordNet();
  const { questions, stimuli } = readAuthored(join(import.meta.dirname, '..', 'verbal'));
  const problems: Problem[] = deck.faults.map(({ file, item, reason }) => ({
    id: [file.replace('.yaml', ''), item].filter(Boolean).join(' '),
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
    ...checkRepeats(entries, readersTexts(questions, stimuli)),
    ...checkBorrowed(entries),
    ...checkNeighbors(entries, list, net),
    ...checkVariety(entries),
    ...checkGroups(groups, entries, list),
  );
  if (isComplete || mustBeComplete) problems.push(...findUnwritten(deck));
  return {
    problems: problems.filter(({ id }) => id.includes(only)),
    figures: { 'words listed': list.size, written: entries.length, groups: groups.length },
    lines: [...countLevels(deck), ...countParts(deck), ...countMissing(deck)],
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

/** Of the files that were begun, what they still lack. */
function countMissing(deck: Deck): string[] {
  const begun = new Set(deck.entries.map(({ batch }) => `level-${batch}`));
  const missing = Map.groupBy(findUnwritten(deck), ({ id }) => id.split(' ')[0] ?? '');
  return [...begun].flatMap((file) => {
    const words = missing.get(file)?.map(({ id }) => id.split(' ')[1]) ?? [];
    return words.length === 0 ? [] : [`${file} still lacks ${words.length}: ${words.join(', ')}`];
  });
}
