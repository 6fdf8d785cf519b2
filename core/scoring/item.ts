/** What scoring knows of a question: how hard it is, how sure that is, and what guessing gives. */
import type { Form } from '#core/questions/kinds.ts';

export type ScoredItem = {
  /** Discrimination, on the logistic metric. */
  a: number;
  /** Difficulty, in standard deviations of ability. */
  b: number;
  /** What a guess is worth: the chance of being right without knowing anything. */
  c: number;
  /** How wrong `b` may be, as a standard deviation. */
  bSd: number;
};

/** Slope of an item nobody has answered yet; estimates below 300 responses are worse than this. */
export const priorSlope = 1.2;

/** An editor's guess of a difficulty is wrong by about this much. */
export const priorSd = 0.7;

/** The five difficulties of the bank on the ability scale. */
const priorDifficulty = [-1.6, -0.8, 0, 0.8, 1.6] as const;

export const priorDifficultyOf = (difficulty: 1 | 2 | 3 | 4 | 5): number =>
  priorDifficulty[difficulty - 1] ?? 0;

/** One over the number of answers that look alike to someone who guesses. */
const floors: Record<Exclude<Form, 'essay' | 'rc-sentence'>, number> = {
  tc1: 1 / 5,
  tc2: 1 / 9,
  tc3: 1 / 27,
  se: 1 / 15,
  'rc-one': 1 / 5,
  'rc-many': 1 / 7,
  qc: 1 / 4,
  'mc-one': 1 / 5,
  'mc-many': 0.02,
  numeric: 0,
};

/** The guessing floor is fixed by the form; estimated freely it would need thousands of responses. */
export function guessingFloor(form: Exclude<Form, 'essay'>, sentences = 8): number {
  return form === 'rc-sentence' ? 1 / Math.max(sentences, 2) : floors[form];
}

export function priorItem(
  form: Exclude<Form, 'essay'>,
  difficulty: 1 | 2 | 3 | 4 | 5,
  sentences?: number,
): ScoredItem {
  return {
    a: priorSlope,
    b: priorDifficultyOf(difficulty),
    c: guessingFloor(form, sentences),
    bSd: priorSd,
  };
}
