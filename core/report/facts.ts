/** What a finished attempt left behind: the facts that every block of a report is made from. */
import type { Attempt, ExamType, ExtraTime } from '#core/exam/attempt.ts';
import type { ConductKind, Span } from '#core/exam/conduct.ts';
import type { ExerciseType, Form } from '#core/questions/kinds.ts';
import type { Pause } from '#core/report/pauses.ts';
import type { Module } from '#core/scoring/routing.ts';

/** An answer as it was saved on the way to the last one. */
export type Step = {
  answer: readonly string[];
  correct: boolean | null;
  /** Milliseconds on the clock of the wall, to tell how long it stood. */
  at: number;
};

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
  /** Every answer that was saved, in order. */
  steps: readonly Step[];
  /** How often the question was come to. */
  visits: number;
  /** The share of everybody's first answers that were right; null while too few people have answered. */
  peer: number | null;
  /** How long these first answers took on average, in milliseconds; null like the share. */
  peerMs: number | null;
};

export type SectionFact = {
  no: number;
  measure: ExerciseType;
  module: Module | null;
  allowedMs: number | null;
  elapsedMs: number;
  /** The clock closed it, not the candidate. */
  isTimedOut: boolean;
  /** On the clock of the wall; null where it was never closed. */
  closedAt: number | null;
};

/** Something that went on for a while besides answering. */
export type ConductFact = Pick<Span, 'exerciseId' | 'ms' | 'uses'> & {
  kind: Exclude<ConductKind, 'watch'>;
  section: number;
};

export type AttemptFacts = {
  type: ExamType;
  sections: readonly SectionFact[];
  items: readonly ItemFact[];
  extraTime: ExtraTime;
  interruptions: number;
  /** Silence of a mock exam that its clock did not count. */
  forgivenMs: number;
  /** Answers that came after the server had ended their section, and by how much at most, of all sections together. */
  lateAnswers: number;
  lateMs: number;
  /** Earlier sittings at the exam that were submitted. */
  takenBefore: number;
  /** Those that were thrown away after its questions, or in practice a key, had been shown. */
  seenBefore: number;
  pauses: readonly Pause[];
  /** Only of the sections that were watched something is known, be it that nothing happened. */
  conduct: { watched: readonly number[]; spans: readonly ConductFact[] };
  /** Left before the end: sections that were never opened. */
  isPartial: boolean;
  /** Who ended it: the candidate at the end or on the way, the clock, or the server. */
  endedBy: Attempt['submittedBy'];
};

export const graded = (items: readonly ItemFact[]): ItemFact[] =>
  items.filter(({ correct }) => correct !== null);

/** What was never seen says nothing about what somebody knows. */
export const met = (items: readonly ItemFact[]): ItemFact[] => graded(items).filter(({ isSeen }) => isSeen);

export const isRight = ({ correct }: ItemFact): boolean => correct === true;

/** A question by the numbers that the candidate saw. */
export type Place = { section: number; no: number };

export const placeOf = ({ section, no }: ItemFact): Place => ({ section, no });

/** A guess without reading: under three twentieths of the time a question deserves, at most ten seconds. */
export const isRapid = ({ isAnswered, spentMs, targetMs }: ItemFact): boolean =>
  isAnswered && spentMs < Math.min(10_000, 0.15 * targetMs);
