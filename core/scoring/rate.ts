/**
 * How one answer moves what is believed of a person's ability and of a question's difficulty: an extended Kalman
 * filter that tracks both variances and knows the guessing floor, so that a lucky guess moves little.
 */
import { priorSlope, type Said, startOf } from '#core/scoring/item.ts';

export type Rating = { mean: number; variance: number };

/** Nobody is known before the first answer: the population is standard normal. */
export const unknownPerson: Rating = { mean: 0, variance: 1 };

/** What a panel or an editor says, and how wrong they may be. */
export function guessedItem(said: Said): Rating {
  const { b, bSd } = startOf(said);
  return { mean: b, variance: bSd ** 2 };
}

/** People learn: a little doubt about them comes back with every answer. */
const drift = 0.0015;

/** Answers within this time were not read, whatever they say. */
export const readingMs = 3000;

export const wasRead = (spentMs: number | null): boolean => spentMs === null || spentMs >= readingMs;

export function rate(
  person: Rating,
  item: Rating,
  floor: number,
  isRight: boolean,
): { person: Rating; item: Rating } {
  const knows = 1 / (1 + Math.exp(-priorSlope * (person.mean - item.mean)));
  const chance = floor + (1 - floor) * knows;
  // How fast the chance rises with ability; with difficulty it falls as fast.
  const steepness = (1 - floor) * priorSlope * knows * (1 - knows);
  const unsure = person.variance + item.variance;
  const spread = steepness ** 2 * unsure + chance * (1 - chance);
  const surprise = (isRight ? 1 : 0) - chance;
  const move = (rating: Rating, sign: 1 | -1): Rating => {
    const gain = (rating.variance * steepness) / spread;
    return {
      mean: Math.min(4, Math.max(-4, rating.mean + sign * gain * surprise)),
      variance: rating.variance * (1 - gain * steepness),
    };
  };
  const moved = move(person, 1);
  return { person: { ...moved, variance: moved.variance + drift }, item: move(item, -1) };
}

export type CalibrationStatus = 'uncalibrated' | 'provisional' | 'calibrated';

/** By the number of first answers: below 50 an editor's guess is as good, above 200 the error is a quarter of it. */
export function calibrationStatus(responses: number): CalibrationStatus {
  if (responses < 50) return 'uncalibrated';
  return responses <= 200 ? 'provisional' : 'calibrated';
}
