/** The only way by which a question leaves the server: what may be shown, and no more than the moment allows. */
import { rulesOf } from './forms/registry.ts';
import type { Question, ShownQuestion } from './kinds.ts';

/** Nothing while a question is open; the key, or the key and the analysis, once it is answered. */
export type Reveal = 'nothing' | 'key' | 'analysis';

export type RevealedKey = { key: string[] };
export type RevealedAnalysis = RevealedKey & { analysis: Question['secret'] };

export function publicView(question: Question): ShownQuestion;
export function publicView(question: Question, reveal: 'key'): ShownQuestion & RevealedKey;
export function publicView(question: Question, reveal: 'analysis'): ShownQuestion & RevealedAnalysis;
export function publicView(
  question: Question,
  reveal: Reveal = 'nothing',
): ShownQuestion & Partial<RevealedAnalysis> {
  const shown = { ...shownBase(question), ...rulesOf(question.form).showOwn(question) } as ShownQuestion;
  if (reveal === 'nothing') return shown;
  const key = { ...shown, key: keyOf(question) };
  return reveal === 'key' ? key : { ...key, analysis: question.secret };
}

/** A right answer, as a learner would enter it; empty for an essay. */
export const keyOf = (question: Question): string[] => rulesOf(question.form).keyOf(question);

/** Fields are named one by one, so that a field added to the bank stays inside until somebody lets it out. */
function shownBase(question: Question) {
  const { id, form, exercise_type, question_type, tags, difficulty, seconds, stem, stimulus, figures } =
    question;
  return {
    id,
    form,
    exercise_type,
    question_type,
    tags,
    difficulty,
    seconds,
    stem,
    ...(stimulus !== undefined && { stimulus }),
    ...(figures !== undefined && { figures }),
  };
}
