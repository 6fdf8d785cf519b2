/** What every form says of itself to the pages that ask it: the one shape that all modules of this folder have. */
import type { ReactNode } from 'react';
import type { QuestionOf, QuestionProps } from '#app/questions/question-props.ts';
import type { PartsAsked } from '#core/exam/review-screen.ts';
import type { Form } from '#core/questions/kinds.ts';

export type EditorProps = Pick<QuestionProps, 'answer' | 'onAnswer' | 'mode'>;

export type FormView<F extends Form> = {
  /** The question and the places for its answer, without what it shares with others. */
  Body: (props: QuestionProps<QuestionOf<F>>) => ReactNode;
  /** Where the answer is written, where that stands apart from the question. */
  Editor?: (props: EditorProps) => ReactNode;
  /** The answer is a sentence of the passage beside the question. */
  isInPassage?: true;
  partsAsked: (question: QuestionOf<F>) => PartsAsked;
  /** How long an answer that changes waits before it is sent: while it is still being written, a short rest. */
  restMs: number;
  /** Whether the number on the calculator can be handed over as the answer. */
  takesNumber?: (question: QuestionOf<F>) => boolean;
};
