/** What scoring knows of a question: how hard it is, how sure that is, and what guessing gives. */
import { formRules } from '#core/questions/forms/registry.ts';
import type { Difficulty, Rated, ScoredForm } from '#core/questions/kinds.ts';

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

/** A level of the difficulty scale (docs/difficulty.md) on the scale of abilities. */
export const difficultyAt = (level: number): number => 0.8 * (level - 3);

/** What is said of a question before anybody has answered it. */
export type Said = {
  difficulty: Difficulty;
  /** What a panel found; it takes the place of the editor's label. */
  rated?: Rated | null | undefined;
};

/** Where a difficulty starts from, and how wrong it may be. */
export const startOf = ({ difficulty, rated }: Said): Pick<ScoredItem, 'b' | 'bSd'> =>
  rated ? { b: difficultyAt(rated.level), bSd: rated.spread } : { b: difficultyAt(difficulty), bSd: priorSd };

/**
 * The guessing floor is fixed by the form; estimated freely it would need thousands of responses. `choices` counts what
 * there is to choose from: options, or the sentences of a passage.
 */
export function guessingFloor(form: ScoredForm, choices?: number | null): number {
  const { guessingFloor: floor } = formRules[form];
  return typeof floor === 'number' ? floor : floor(choices ?? undefined);
}

export const priorItem = (
  said: Said & { form: ScoredForm; choices?: number | null | undefined },
): ScoredItem => ({ a: priorSlope, ...startOf(said), c: guessingFloor(said.form, said.choices) });
