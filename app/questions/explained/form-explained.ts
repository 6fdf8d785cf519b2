/** What every form says of its key and its analysis, once they may be seen. Only pages that explain load this folder. */
import type { ReactNode } from 'react';
import type { QuestionOf } from '#app/questions/question-props.ts';
import type { BankTexts } from '#core/bank-text.ts';
import type { Locale } from '#core/locale.ts';
import type { Form, SecretOf } from '#core/questions/kinds.ts';

export type AnalysisProps<Analysis> = { analysis: Analysis; languages: readonly Locale[] };

/** An option as it is listed; `text` is null where its letter says enough. */
export type ListedOption = { id: string; text: BankTexts | null };

export type FormExplained<F extends Form> = {
  /** Told before the steps: the clue, or the number that is right. */
  Before?: (props: AnalysisProps<SecretOf<F>>) => ReactNode;
  /** Told after the steps: foreseen mistakes, sides of the argument, the translation. */
  After?: (props: AnalysisProps<SecretOf<F>>) => ReactNode;
  /** All that could be chosen; null where nothing is listed, and only what was given can be told. */
  listOptions: (question: QuestionOf<F>) => readonly ListedOption[] | null;
};
