/** What a finished attempt left behind: the facts that every block of a report is made from. */
import type { ExamType, ExtraTime } from '#core/exam/attempt.ts';
import type { ExerciseType, Form } from '#core/questions/kinds.ts';
import type { Module } from '#core/scoring/routing.ts';

export type ItemFact = {
  exerciseId: string;
  questionId: string;
  /** From 1, as the candidate counts them. */
  section: number;
  no: number;
  measure: ExerciseType;
  form: Form;
  tags: readonly string[];
  difficulty: 1 | 2 | 3 | 4 | 5;
  targetMs: number;
  answer: readonly string[];
  isAnswered: boolean;
  /** Null for an essay. */
  correct: boolean | null;
  spentMs: number;
  isMarked: boolean;
  isSeen: boolean;
};

export type SectionFact = {
  no: number;
  measure: ExerciseType;
  module: Module | null;
  allowedMs: number | null;
  elapsedMs: number;
  /** The clock closed it, not the candidate. */
  isTimedOut: boolean;
};

export type AttemptFacts = {
  type: ExamType;
  sections: readonly SectionFact[];
  items: readonly ItemFact[];
  extraTime: ExtraTime;
  interruptions: number;
  /** Left before the end: sections that were never opened. */
  isPartial: boolean;
};

export const graded = (items: readonly ItemFact[]): ItemFact[] =>
  items.filter(({ correct }) => correct !== null);

export const isRight = ({ correct }: ItemFact): boolean => correct === true;
