/**
 * What official scores say of the bank's own scale. Practice cannot see whether the whole bank is easier than believed:
 * that shifts everybody's score alike. People who tell what the real exam gave them can.
 */
import { type Measure, scaleOf } from './scale.ts';

/** An official score, and what the model said of the same day, in points and by the bank's scale alone. */
export type Comparison = { official: number; told: number };

/** In standard deviations of ability: what is added to everybody's, and how far the scale may still be off. */
export type Anchor = { shift: number; doubt: number };

/** How far the scale of a bank that nothing holds may be off. */
const freeDoubt = 0.15;
/** Who tells a score is not who sits the exam: however many they are, so much remains. */
const leastDoubt = 0.04;
/** More than twice that doubt is not a scale that is off: something else is wrong, and people look before it is believed. */
export const mostShift = 2 * freeDoubt;
/** Fewer say nothing. */
export const leastOfficial = 30;

export const noAnchor: Anchor = { shift: 0, doubt: freeDoubt };

/** `isHeld`: what was told lies farther off than is believed, so that nobody's score is moved by it. */
type MadeAnchor = Anchor & { isHeld: boolean };

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const meanOf = (values: readonly number[]): number => sum(values) / values.length;

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const high = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? high : ((sorted[middle - 1] ?? 0) + high) / 2;
}

const differencesOf = (measure: Measure, comparisons: readonly Comparison[]): number[] =>
  comparisons.map(({ official, told }) => (official - told) / scaleOf[measure].sd);

/** Of normal values the median distance from the median is this part of the standard deviation. */
const medianShare = 0.6745;
const farthest = 2.5;

/** One sitting of the exam differs from the next by as much: who agree more closely than that have not sat it. */
const leastSpread = 0.3;

/** Without those that lie far out: a slip of the keyboard, or a score of somebody else, counts for nothing. */
function leaveOutFar(differences: readonly number[]): number[] {
  const middle = medianOf(differences);
  const spread = medianOf(differences.map((one) => Math.abs(one - middle))) / medianShare;
  const edge = farthest * Math.max(leastSpread, spread);
  return differences.filter((one) => Math.abs(one - middle) <= edge);
}

/** The more people tell, the more the shift is believed and the less doubt is left. */
export function anchorOf(measure: Measure, comparisons: readonly Comparison[]): MadeAnchor {
  if (comparisons.length < leastOfficial) return { ...noAnchor, isHeld: false };
  const differences = leaveOutFar(differencesOf(measure, comparisons));
  const mean = meanOf(differences);
  if (Math.abs(mean) > mostShift) return { ...noAnchor, isHeld: true };
  const variance = sum(differences.map((one) => (one - mean) ** 2)) / (differences.length - 1);
  const error = Math.max(leastSpread ** 2, variance) / differences.length;
  const trust = freeDoubt ** 2 / (freeDoubt ** 2 + error);
  return {
    shift: trust * mean,
    doubt: Math.max(leastDoubt, freeDoubt * Math.sqrt(1 - trust)),
    isHeld: false,
  };
}

type Accuracy = {
  n: number;
  /** Official less told, in points: below zero where the model promises too much. */
  meanDifference: number;
  /** Standard deviation of the differences. */
  spread: number;
  /** How far off it is, whichever way. */
  meanError: number;
};

/** Of everybody, as they are: nobody is left out where accuracy is told. Null where there is nothing to compare. */
export function accuracyOf(comparisons: readonly Comparison[]): Accuracy | null {
  if (comparisons.length === 0) return null;
  const differences = comparisons.map(({ official, told }) => official - told);
  const mean = meanOf(differences);
  return {
    n: differences.length,
    meanDifference: mean,
    spread: Math.sqrt(sum(differences.map((one) => (one - mean) ** 2)) / Math.max(1, differences.length - 1)),
    meanError: meanOf(differences.map(Math.abs)),
  };
}
