/** How a reader's levels lie beside the true ones, by the controls among what they read. */
import { meanOf, sumOf } from '../quant/arithmetic.ts';
import { squares, tiny } from './agreement.ts';
import type { Rating } from './ratings.ts';

export type Reader = {
  controls: number;
  /** The mean of rating less level, and what of it is taken off every rating of this reader. */
  bias: number;
  offset: number;
  /** The mean of the differences without their signs, and the slope of the ratings on the levels. */
  error: number;
  slope: number;
  /**
   * The share of control draws that got exactly their level. A reader who rates comes near; one who knows the anchors
   * again hits, and then the offset says nothing.
   */
  exact: number;
  /** Too far off: the anchors are to be read again. */
  isOff: boolean;
};

/** With few controls a part of their mean is chance, so less of it is taken off. */
const shrink = 2;

export function readersOf(ratings: readonly Rating[]): Map<string, Reader> {
  return new Map(
    [...Map.groupBy(ratings, ({ reader }) => reader)].map(([reader, own]) => [reader, readerOf(own)]),
  );
}

function readerOf(ratings: readonly Rating[]): Reader {
  const own = ratings.filter(isControl);
  const controls = Map.groupBy(own, ({ code }) => code);
  const pairs = [...controls.values()].map((draws) => ({
    rated: meanOf(draws.map(({ level }) => level)),
    level: draws[0]?.control ?? 0,
  }));
  const n = pairs.length;
  if (n === 0) return { controls: 0, bias: 0, offset: 0, error: 0, slope: 1, exact: 0, isOff: false };
  const differences = pairs.map(({ rated, level }) => rated - level);
  const bias = meanOf(differences);
  const error = meanOf(differences.map(Math.abs));
  const slope = slopeOf(pairs);
  const exact = meanOf(own.map(({ level, control }) => (Math.abs(level - (control ?? 0)) < tiny ? 1 : 0)));
  const isOff = error > 0.7 || slope < 0.75 || slope > 1.25;
  return { controls: n, bias, offset: (bias * n) / (n + shrink), error, slope, exact, isOff };
}

const isControl = ({ control }: Rating): boolean => control !== null;

function slopeOf(pairs: readonly { rated: number; level: number }[]): number {
  const levels = pairs.map(({ level }) => level);
  const mean = meanOf(levels);
  const middle = meanOf(pairs.map(({ rated }) => rated));
  const spread = squares(levels, mean);
  return spread === 0
    ? 1
    : sumOf(pairs.map(({ rated, level }) => (level - mean) * (rated - middle))) / spread;
}
