/** How far readers agree: intraclass correlations (two-way random, absolute agreement) and differences of pairs. */
import { meanOf, subsets, sumOf } from '../quant/arithmetic.ts';

export type Agreement = {
  /** How many things were rated by everybody. */
  n: number;
  mean: number;
  /** Between the things: a correlation means little where all are alike. */
  sd: number;
  /** ICC(2,1) of one reading, and ICC(2,k) of the mean of all. */
  one: number;
  all: number;
  /** Of all pairs of readings: the mean difference, and the shares within half a level and within one. */
  difference: number;
  withinHalf: number;
  withinOne: number;
};

/** Rows are things, columns readings. Null where there is too little to compare. */
export function agreementOf(rows: readonly (readonly number[])[]): Agreement | null {
  const n = rows.length;
  const k = rows[0]?.length ?? 0;
  if (n < 2 || k < 2) return null;
  const mean = meanOf(rows.flat());
  const means = rows.map(meanOf);
  const columns = rows[0]!.map((_, j) => meanOf(rows.map((row) => row[j]!)));
  const between = k * squares(means, mean);
  const readings = n * squares(columns, mean);
  const total = squares(rows.flat(), mean);
  const msb = between / (n - 1);
  const msj = readings / (k - 1);
  const mse = (total - between - readings) / ((n - 1) * (k - 1));
  const gaps = rows.flatMap((row) => subsets(row, 2).map(([x, y]) => Math.abs(x! - y!)));
  const within = (limit: number) => gaps.filter((gap) => gap <= limit + tiny).length / gaps.length;
  return {
    n,
    mean,
    sd: Math.sqrt(squares(means, mean) / (n - 1)),
    one: (msb - mse) / (msb + (k - 1) * mse + (k * (msj - mse)) / n),
    all: (msb - mse) / (msb + (msj - mse) / n),
    difference: meanOf(gaps),
    withinHalf: within(0.5),
    withinOne: within(1),
  };
}

/** Differences of levels with one decimal are not exact in binary. */
export const tiny = 1e-9;

export const squares = (list: readonly number[], around: number): number =>
  sumOf(list.map((x) => (x - around) ** 2));
