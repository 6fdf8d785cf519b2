/** What the forms share whose answer is the ids of what was chosen: options or sentences. */
import { z } from 'zod';
import { type BankText, type BankTexts, bankText, userText } from '../../bank-text.ts';
import type { Answer, Option, Secret } from '../kinds.ts';
import { partLength } from '../lengths.ts';
import { bankText as bankTextSchema, text } from '../text-schema.ts';
import type { AnalysisNote, Grade, Said } from './form-rules.ts';
import { rated, steps } from './schema-parts.ts';

/** What is known about one option or sentence: why it is wrong (or right), and which mistake leads to it. */
export type OptionNote = {
  why: BankTexts;
  misconception?: string;
  /** What the word means here, in Chinese; and in English, where it was written for that too. */
  gloss?: string;
  glossEn?: string;
};

export type SecretChoices = Secret & {
  /** The ids to choose; for text completion one for each blank, in order. */
  key: string[];
  /** By option or sentence id. Verbal keys have a note too, quantitative keys are explained by the steps. */
  notes: Record<string, OptionNote>;
  /** The stem with the clues of its blanks marked `[[…]]`. */
  clued?: BankText;
  translation?: BankText;
};

export const secretChoices = z.object({
  rated,
  steps,
  key: z.array(z.string()).min(1),
  notes: z.record(
    z.string(),
    z.object({
      why: text,
      misconception: z.string().optional(),
      gloss: z.string().optional(),
      glossEn: z.string().optional(),
    }),
  ),
  clued: bankTextSchema.optional(),
  translation: bankTextSchema.optional(),
});

type Chosen = { secret: SecretChoices };

/** The rules of every such question, where the order of what was chosen does not matter. */
export const choiceRules = {
  keyOf: ({ secret }: Chosen): string[] => secret.key,
  grade: ({ secret }: Chosen, answer: Answer): Grade =>
    gradeChoices(secret, answer, isSameSet(secret.key, answer)),
  limits: { parts: 9, length: partLength },
  answerText: (_: Chosen, answer: readonly string[]): Said => ({
    by: 'user',
    text: userText(answer.toSorted().join(' ')),
  }),
  notesOf: ({ secret }: Chosen): AnalysisNote[] =>
    Object.entries(secret.notes).map(([label, { why, gloss, glossEn }]) => ({
      label,
      why,
      ...(gloss !== undefined && { gloss }),
      ...(glossEn !== undefined && { glossEn }),
    })),
};

function isSameSet(key: string[], answer: Answer): boolean {
  const chosen = new Set(answer);
  return chosen.size === key.length && key.every((id) => chosen.has(id));
}

export function gradeChoices(secret: SecretChoices, answer: Answer, correct: boolean): Grade {
  if (correct) return { correct, misconceptions: [] };
  const codes = answer
    .filter((id) => !secret.key.includes(id))
    .flatMap((id) => (Object.hasOwn(secret.notes, id) ? (secret.notes[id]?.misconception ?? []) : []));
  return { correct, misconceptions: [...new Set(codes)] };
}

/** Keys and notes that speak of something that cannot be chosen. */
export function findStrayIds({ key, notes }: SecretChoices, choices: readonly string[]): string[] {
  const isKnown = (id: string) => choices.includes(id);
  return [
    ...key.filter((id) => !isKnown(id)).map((id) => `its key ${id} is no choice`),
    ...Object.keys(notes)
      .filter((id) => !isKnown(id))
      .map((id) => `it has a note on ${id}, which is no choice`),
  ];
}

/** Longer options are named by their letter alone. */
const maxChars = 40;

/** Null where there is no such option: what somebody sent in its place is not for the bank to say. */
export function optionText(
  options: readonly Option[],
  id: string | undefined,
  locale: keyof BankTexts,
): BankText | null {
  const option = options.find((one) => one.id === id);
  if (!option) return null;
  const said = option.text[locale];
  return said === '' || said.length > maxChars ? bankText(option.id) : said;
}

/** How a form counts whose choices are known: each once, however often it was sent, and whatever is none as `other`. */
export function countBy<Q>(choicesOf: (question: Q) => readonly string[]) {
  const nameCount = (question: Q, choice: string): string =>
    choicesOf(question).includes(choice) ? choice : 'other';
  return {
    nameCount,
    countAs: (question: Q, answer: Answer): string[] => [
      ...new Set(answer.filter((id) => id !== '').map((id) => nameCount(question, id))),
    ],
  };
}

export const saidByBank = (words: readonly (string | null)[]): Said => ({
  by: 'bank',
  text: bankText(words.filter((word) => word !== null).join(' · ')),
});

export const idsOf = (options: readonly Option[]): string[] => options.map(({ id }) => id);

export const showOptions = (options: readonly Option[]): Option[] =>
  options.map(({ id, text: said }) => ({ id, text: said }));
