/** What every kind of question is given. The components know nothing of attempts, so the bank's pages use them too. */
import type { ReactNode } from 'react';
import type { ExerciseQuestion } from '#contract/questions/shown.ts';
import type { BankTexts } from '#core/bank-text.ts';
import type { Locale } from '#core/locale.ts';
import type { Answer, Form } from '#core/questions/kinds.ts';

/** In an exam a question says no more than the real test; practice adds letters and a word count; review is read-only. */
export type QuestionMode = 'exam' | 'practice' | 'review';

/** What is known once the key may be seen. */
export type Reveal = {
  /** Null for an essay. */
  correct: boolean | null;
  key: readonly string[];
  /** By option or sentence: why it is right or wrong. */
  notes: Readonly<
    Record<string, { why: BankTexts; gloss?: string | undefined; glossEn?: string | undefined }>
  >;
  /** Stands between the text and the options, where a page has something to say there. */
  verdict?: ReactNode;
};

/** The member of the union that has this form; forms that are built alike share one. */
export type QuestionOf<F extends Form, Q = ExerciseQuestion> = Q extends { form: infer Own }
  ? [Extract<Own, F>] extends [never]
    ? never
    : Q
  : never;

export type QuestionProps<Q = ExerciseQuestion> = {
  question: Q;
  answer: Answer;
  onAnswer: (answer: Answer) => void;
  mode: QuestionMode;
  /** The language of the question's own text; a mock exam is in English whatever the page speaks. */
  lang: Locale;
  reveal?: Reveal | null | undefined;
};

export type OptionMark = 'right' | 'wrong' | 'missed' | null;

/** How an option fares against the key: chosen and right, chosen and wrong, or a key that was not chosen. */
export function markOf(id: string, isChosen: boolean, key: readonly string[] | undefined): OptionMark {
  if (!key) return null;
  if (key.includes(id)) return isChosen ? 'right' : 'missed';
  return isChosen ? 'wrong' : null;
}
