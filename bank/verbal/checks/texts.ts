/** Checks of texts: length, reading level, typography, both languages, and no option called by its letter. */
import { rulesOf } from '#core/questions/forms/registry.ts';
import type { BankStimulus, Question } from '#core/questions/kinds.ts';
import { textsIn } from '../../texts-in.ts';

export const words = (text: string): string[] =>
  text.replaceAll(/[*{}\d]/g, ' ').match(/[A-Za-z’'-]+/g) ?? [];

export const passageText = (stimulus: BankStimulus): string =>
  stimulus.kind === 'passage'
    ? stimulus.paragraphs.flatMap(({ sentences }) => sentences.map(({ text }) => text)).join(' ')
    : '';

function syllables(word: string): number {
  const plain = word
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replace(/(?:[^laeiouy]es|[^td]ed|[^laeiouy]e)$/, '');
  return Math.max(1, plain.match(/[aeiouy]+/g)?.length ?? 1);
}

/** The school grade that Flesch and Kincaid's formula gives. */
export function readingGrade(text: string): number {
  const all = words(text);
  const sentences = Math.max(1, text.match(/[.!?][”’)]*(?:\s|$)/g)?.length ?? 1);
  const count = all.reduce((sum, word) => sum + syllables(word), 0);
  return 0.39 * (all.length / sentences) + 11.8 * (count / all.length) - 15.59;
}

export function checkStem(question: Question): string[] {
  if (!rulesOf(question.form).testsWords) return [];
  const count = words(question.stem.en).length;
  return count < 12 || count > 75 ? [`the sentence has ${count} words`] : [];
}

/** An argument is short; other passages follow their tag. The exam's commonest passage has 80 to 140 words. */
const limits: Record<string, readonly [from: number, to: number]> = {
  argument: [40, 135],
  'passage.short': [80, 185],
  'passage.medium': [150, 290],
  'passage.long': [280, 480],
};

/** An essay or a field note in short sentences may ask as much as dense prose; below this it is a book for children. */
const lowestGrade = 6.5;

/**
 * The formula counts syllables and length, and abstract prose in sentences of fifty words is what makes a hard passage
 * hard: only passages with a question of the two upper levels may be so dense.
 */
const highestGrade = (questions: readonly Question[]): number =>
  questions.some(({ difficulty }) => difficulty >= 4) ? 26 : 18.5;

export function checkPassage(stimulus: BankStimulus, questions: readonly Question[]): string[] {
  if (stimulus.kind !== 'passage') return [];
  const text = passageText(stimulus);
  const count = words(text).length;
  const tags = questions.flatMap((question) => question.tags);
  // A passage with several questions may ask one about its argument and is still a passage.
  const isArgument = questions.length === 1 && tags.some((tag) => tag.startsWith('argument.'));
  const kind = isArgument ? 'argument' : (tags.find((tag) => tag in limits) ?? '');
  const [from, to] = limits[kind] ?? [40, 480];
  const grade = readingGrade(text);
  return [
    ...(count < from || count > to ? [`${count} words is not the length of ${kind}`] : []),
    ...(grade < lowestGrade || grade > highestGrade(questions)
      ? [`its reading level is grade ${grade.toFixed(1)}`]
      : []),
  ];
}

const han = /\p{Script=Han}/u;

const namesALetter = /\b(?:options?|choices?|answers?) \(?[A-I]\b\)?|选项\s?[A-I]\b|(?:^|[^A-Za-z])[A-E] 项/;

export function checkLanguages({ secret }: Pick<Question, 'secret'>): string[] {
  const messages: string[] = [];
  for (const [, { en, zh_cn }] of textsIn(secret)) {
    // A right option may leave the reasons to the analysis.
    if (en === '' && zh_cn === '') continue;
    if (en === '' || han.test(en)) messages.push(`English is missing or mixed: ${en.slice(0, 40)}`);
    if (!han.test(zh_cn)) messages.push(`Chinese is missing: ${zh_cn.slice(0, 40)}`);
    if (namesALetter.test(en) || namesALetter.test(zh_cn))
      messages.push(`an option is called by its letter: ${en.slice(0, 60)}`);
    if (/["']/.test(en)) messages.push(`straight quotation mark: ${en.slice(0, 60)}`);
    if (/\p{Script=Han}[,;:?!]|[,;:?!]\p{Script=Han}/u.test(zh_cn))
      messages.push(`half-width punctuation: ${zh_cn.slice(0, 40)}`);
  }
  return messages;
}
