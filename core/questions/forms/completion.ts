/** Text completion: one to three blanks in a sentence, each with options of its own. */
import { z } from 'zod';
import type { Answer, Option, QuestionOf, Shown } from '../kinds.ts';
import { partLength } from '../lengths.ts';
import {
  choiceRules,
  countBy,
  findStrayIds,
  gradeChoices,
  idsOf,
  optionText,
  saidByBank,
  secretChoices,
  showOptions,
} from './choices.ts';
import { mayShare, option, schemasOf } from './schema-parts.ts';

export const completionForms = ['tc1', 'tc2', 'tc3'] as const;
type CompletionForm = (typeof completionForms)[number];

export type ShownBlanks = Shown<CompletionForm> & { blanks: { options: Option[] }[] };
type Completion = QuestionOf<CompletionForm>;

const blanks = z
  .array(z.object({ options: z.array(option).min(3).max(5) }))
  .min(1)
  .max(3);

const sameInOrder = (key: string[], answer: Answer): boolean =>
  key.length === answer.length && key.every((id, index) => id === answer[index]);

type Told = { blanks: number; guessingFloor: number };

export const completion = <F extends CompletionForm>(form: F, { blanks: count, guessingFloor }: Told) => ({
  ...choiceRules,
  schemas: schemasOf(form, { ...mayShare, blanks }, secretChoices),
  findFaults({ blanks: found, secret }: Completion) {
    return [
      ...findStrayIds(
        secret,
        found.flatMap(({ options }) => idsOf(options)),
      ),
      ...(found.length === count ? [] : [`${form} has ${found.length} blanks`]),
      ...found.flatMap(({ options }, index) =>
        options.some(({ id }) => id === secret.key[index]) ? [] : [`blank ${index + 1} has no key`],
      ),
    ];
  },

  showOwn: (question: Completion) => ({
    blanks: question.blanks.map(({ options }) => ({ options: showOptions(options) })),
  }),
  groupOptions: (question: Completion, answer: readonly string[]) =>
    question.blanks.map(({ options }, index) => ({
      options,
      key: question.secret.key.slice(index, index + 1),
      chosen: answer.slice(index, index + 1),
    })),
  testsWords: true,

  grade: ({ secret }: Completion, answer: Answer) =>
    gradeChoices(secret, answer, sameInOrder(secret.key, answer)),
  guessingFloor,
  fewestParts: count,
  isAnyOrder: false,

  limits: { parts: count, length: partLength },
  /** A blank that was left empty is a dash. */
  answerText: (question: Completion, answer: readonly string[]) =>
    saidByBank(question.blanks.map(({ options }, index) => optionText(options, answer[index], 'en') ?? '—')),
  ...countBy((question: Completion) => question.blanks.flatMap(({ options }) => idsOf(options))),
  searchTexts: (question: Completion) =>
    question.blanks.flatMap(({ options }) => options.map(({ text }) => text)),
});
