/** The gate of the verbal bank: what a program can tell of an item before a reader sees it. */
import type { Question } from '#core/questions/kinds.ts';
import { readItems, yamlFiles } from '../authored-files.ts';
import { readAuthored } from '../authored-folder.ts';
import type { CheckOptions, GateReport, Problem, Progress } from '../part.ts';
import {
  checkLongest,
  checkPositions,
  countLines,
  findLonelyWords,
  findMissing,
  findRuns,
  readersTexts,
} from './checks/bank.ts';
import { checkLanguages, checkPassage, checkStem } from './checks/texts.ts';
import { checkArticle, checkForms, checkPairs, checkRoots } from './checks/words.ts';
import { loadWordNet, type WordNet } from './wordnet.ts';

type Exceptions = Map<string, { waiver?: string; trap?: string }>;

/** Waivers are for the gate alone, so they are read from the files and never reach a question. */
function readExceptions(folder: string): Exceptions {
  return new Map(
    readItems(yamlFiles(folder), folder, []).map(({ item, value: { waiver, trap } }) => [
      item,
      { ...(typeof waiver === 'string' && { waiver }), ...(typeof trap === 'string' && { trap }) },
    ]),
  );
}

export function checkQuestion(
  question: Question,
  net: WordNet,
  exceptions: { waiver?: string; trap?: string } = {},
): Problem[] {
  const checks: [check: string, messages: string[]][] = [
    ['length', checkStem(question)],
    ['forms', checkForms(question, net)],
    ['article', checkArticle(question)],
    ['pairs', checkPairs(question, net, exceptions)],
    ['roots', checkRoots(question, net)],
    ['languages', checkLanguages(question)],
  ];
  return checks.flatMap(([check, messages]) =>
    messages.map((message) => ({ id: question.id, check, message })),
  );
}

export async function check(
  progress: Progress,
  { isComplete, only = '' }: CheckOptions,
): Promise<GateReport> {
  const folder = import.meta.dirname;
  const { questions, stimuli, faults } = readAuthored(folder);
  const exceptions = readExceptions(folder);
  const net = loadWordNet();
  const problems: Problem[] = faults.map(({ file, item, reason }) => ({
    id: item || file,
    check: 'format',
    message: reason,
  }));
  for (const [index, question] of questions.entries()) {
    problems.push(...checkQuestion(question, net, exceptions.get(question.id)));
    progress(index + 1, questions.length);
  }
  for (const stimulus of stimuli) {
    const own = questions.filter((question) => question.stimulus === stimulus.id);
    for (const message of checkPassage(stimulus, own))
      problems.push({ id: stimulus.id, check: 'passage', message });
  }
  const texts = readersTexts(questions, stimuli);
  const longest = checkLongest(questions);
  const lonely = findLonelyWords(questions, texts, net);
  problems.push(...findRuns(texts), ...checkPositions(questions), ...longest.problems);
  if (isComplete) {
    problems.push(...findMissing(questions, stimuli));
    for (const word of lonely)
      problems.push({ id: 'bank', check: 'words', message: `“${word}” is met only once` });
  }
  return {
    problems: problems.filter(({ id }) => id.includes(only)),
    figures: { questions: questions.length, passages: stimuli.length, 'words met only once': lonely.length },
    lines: [...countLines(questions), longest.line],
  };
}
