/** What scoring knows of a question: how hard it is, how sure that is, and what guessing gives. */
import { formRules } from '#core/questions/forms/registry.ts';
import type { ScoredForm } from '#core/questions/kinds.ts';

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

/** The guessing floor is fixed by the form; estimated freely it would need thousands of responses. */
export function guessingFloor(form: ScoredForm, sentences = 8): number {
  const { guessingFloor: floor } = formRules[form];
  return typeof floor === 'number' ? floor : floor(sentences);
}

export function priorItem(form: ScoredForm, difficulty: 1 | 2 | 3 | 4 | 5, sentences?: number): ScoredItem {
  return {
    a: priorSlope,
    b: priorDifficultyOf(difficulty),
    c: guessingFloor(form, sentences),
    bSd: priorSd,
  };
}
