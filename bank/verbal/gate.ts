/** The gate of the verbal bank: what a program can tell of an item before a reader sees it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Question } from '#core/questions/kinds.ts';
import { type RawItem, readItems, toProblems, yamlFiles } from '../authored-files.ts';
import { readAuthored } from '../authored-folder.ts';
import { applyLevels } from '../panel/apply.ts';
import { readLevels } from '../panel/levels.ts';
import { type CheckOptions, type GateReport, type Problem, type Progress, teller } from '../part.ts';
import {
  checkLongest,
  checkPositions,
  countLines,
  findLonelyWords,
  findMissing,
  findRuns,
  ownTexts,
  readersTexts,
} from './checks/bank.ts';
import { checkEquivalences } from './checks/equivalences.ts';
import { checkStyle } from './checks/style.ts';
import { checkLanguages, checkPassage, checkStem } from './checks/texts.ts';
import { checkThreeBlanks, readVerdicts } from './checks/three-blanks.ts';
import { type Aside, checkArticle, checkForms, checkPairs, checkRoots } from './checks/words.ts';
import { loadWordNet, type WordNet } from './wordnet.ts';

const tell = teller({
  length: 'write a sentence of 12 to 75 words',
  forms: 'take options of one part of speech',
  article: 'take words that go with the article, or bring it into the options',
  pairs:
    'take another word; `decoys` names two wrong ones that are meant, `waiver` says why one beside a key may stay',
  roots: 'take another key, or another word in the sentence',
  languages: 'write it as “Rules for every authored item” in docs/bank.md says',
  passage: 'change the passage, or its passage.… tag, until length and reading level fit',
  words: 'use the word in another item too',
});

/** What is for the gate alone is read from the files and never reaches a question. */
function readAsides(items: readonly RawItem[]): Map<string, Aside> {
  return new Map(
    items.map(({ item, value: { waiver, decoys } }) => [
      item,
      { ...(typeof waiver === 'string' && { waiver }), ...(Array.isArray(decoys) && { decoys }) },
    ]),
  );
}

export function checkQuestion(question: Question, net: WordNet, aside: Aside = {}): Problem[] {
  const { id } = question;
  return [
    ...tell(id, 'length', checkStem(question)),
    ...tell(id, 'forms', checkForms(question, net)),
    ...tell(id, 'article', checkArticle(question)),
    ...tell(id, 'pairs', checkPairs(question, net, aside)),
    ...tell(id, 'roots', checkRoots(question, net)),
    ...tell(id, 'languages', checkLanguages(question)),
  ];
}

export async function check(
  progress: Progress,
  { isComplete, only = '' }: CheckOptions,
): Promise<GateReport> {
  const folder = import.meta.dirname;
  const { questions, stimuli, faults } = readAuthored(folder);
  const items = readItems(yamlFiles(folder), folder, []);
  const asides = readAsides(items);
  const net = loadWordNet();
  const problems = toProblems(faults, 'write the item as docs/bank.md shows its kind');
  for (const [index, question] of questions.entries()) {
    problems.push(...checkQuestion(question, net, asides.get(question.id)));
    progress(index + 1, questions.length);
  }
  for (const stimulus of stimuli) {
    const own = questions.filter((question) => question.stimulus === stimulus.id);
    problems.push(...tell(stimulus.id, 'passage', checkPassage(stimulus, own)));
  }
  const texts = readersTexts(questions, stimuli);
  const longest = checkLongest(questions);
  const equivalences = checkEquivalences(questions, asides, net);
  const files = new Map(items.map(({ item, file }) => [item, file]));
  const style = checkStyle(questions, stimuli, (id) => files.get(id) ?? '');
  const judged = readFileSync(join(folder, '..', 'reviews', 'three-blanks.csv'), 'utf8');
  const threeBlanks = checkThreeBlanks(questions, readVerdicts(judged));
  const lonely = findLonelyWords(questions, texts, net);
  problems.push(...findRuns(ownTexts(questions, stimuli)), ...checkPositions(questions), ...longest.problems);
  problems.push(...equivalences.problems, ...style.problems, ...threeBlanks.problems);
  if (isComplete) {
    const once = lonely.map((word) => `“${word}” is met only once`);
    problems.push(...findMissing(questions, stimuli), ...tell('bank', 'words', once));
  }
  return {
    problems: problems.filter(({ id }) => id.includes(only)),
    figures: { questions: questions.length, passages: stimuli.length, 'words met only once': lonely.length },
    lines: [
      ...countLines(applyLevels(questions, readLevels('verbal'))),
      longest.line,
      ...equivalences.lines,
      ...style.lines,
      threeBlanks.line,
    ],
  };
}
