/** The three-parameter model on a grid of abilities: chances, information, and the posterior of an ability. */
import type { ScoredItem } from '#core/scoring/item.ts';

const points = 61;
const reach = 4;

/** Abilities from −4 to 4; the population is standard normal. */
export const grid: readonly number[] = Array.from(
  { length: points },
  (_, q) => -reach + (2 * reach * q) / (points - 1),
);

const priorWeights = grid.map((theta) => Math.exp((-theta * theta) / 2));
const priorTotal = priorWeights.reduce((sum, weight) => sum + weight, 0);
export const prior: readonly number[] = priorWeights.map((weight) => weight / priorTotal);

/** Variance of the logistic curve that is closest to the normal one, squared 1.7. */
const logisticVariance = 2.89;

/** A difficulty that may be wrong tells less: averaging over its error flattens the slope. */
export function effectiveSlope({ a, bSd }: ScoredItem): number {
  return a / Math.sqrt(1 + (a * bSd) ** 2 / logisticVariance);
}

export function chance(theta: number, item: ScoredItem): number {
  return item.c + (1 - item.c) / (1 + Math.exp(-effectiveSlope(item) * (theta - item.b)));
}

/** Fisher information of one item at an ability. */
export function information(theta: number, item: ScoredItem): number {
  const p = chance(theta, item);
  const slope = effectiveSlope(item);
  return slope ** 2 * ((1 - p) / p) * ((p - item.c) / (1 - item.c)) ** 2;
}

export const totalInformation = (theta: number, items: readonly ScoredItem[]): number =>
  items.reduce((sum, item) => sum + information(theta, item), 0);

/** The expected number correct. */
export const expectedCorrect = (theta: number, items: readonly ScoredItem[]): number =>
  items.reduce((sum, item) => sum + chance(theta, item), 0);

export type Posterior = { mean: number; sd: number; weights: readonly number[] };

export function posteriorFrom(likelihood: (q: number) => number): Posterior {
  const raw = prior.map((weight, q) => weight * likelihood(q));
  const total = raw.reduce((sum, weight) => sum + weight, 0);
  // Nothing observed, or nothing possible: what is left is the population.
  const weights = total > 0 ? raw.map((weight) => weight / total) : prior;
  const mean = weights.reduce((sum, weight, q) => sum + weight * (grid[q] ?? 0), 0);
  const variance = weights.reduce((sum, weight, q) => sum + weight * ((grid[q] ?? 0) - mean) ** 2, 0);
  return { mean, sd: Math.sqrt(variance), weights };
}

/** The share of the posterior below an ability; between grid points by straight lines. */
export function shareBelow(weights: readonly number[], theta: number): number {
  const place = ((theta + reach) / (2 * reach)) * (points - 1) + 0.5;
  const whole = Math.floor(place);
  let below = 0;
  for (let q = 0; q < Math.min(whole, points); q += 1) below += weights[q] ?? 0;
  return below + (place - whole) * (weights[whole] ?? 0);
}

/** A set of items made ready for many estimates: logarithms once, additions afterwards. */
export function prepareEap(items: readonly ScoredItem[]): (isRight: readonly boolean[]) => Posterior {
  const allWrong = grid.map((theta) =>
    items.reduce((sum, item) => sum + Math.log1p(-chance(theta, item)), 0),
  );
  const gains = items.map((item) =>
    Float64Array.from(grid, (theta) => {
      const p = chance(theta, item);
      return Math.log(p) - Math.log1p(-p);
    }),
  );
  return (isRight) => {
    const logs = Float64Array.from(allWrong);
    for (let j = 0; j < gains.length; j += 1) {
      if (!isRight[j]) continue;
      const gain = gains[j] as Float64Array;
      for (let q = 0; q < points; q += 1) logs[q] = (logs[q] ?? 0) + (gain[q] ?? 0);
    }
    const top = Math.max(...logs);
    return posteriorFrom((q) => Math.exp((logs[q] ?? 0) - top));
  };
}

/** Chances of 0 … n correct at an ability, item by item (Lord and Wingersky). */
export function numberCorrect(theta: number, items: readonly ScoredItem[]): number[] {
  let chances = [1];
  for (const item of items) {
    const p = chance(theta, item);
    const next = new Array<number>(chances.length + 1).fill(0);
    for (let n = 0; n < chances.length; n += 1) {
      next[n] = (next[n] ?? 0) + (chances[n] ?? 0) * (1 - p);
      next[n + 1] = (next[n + 1] ?? 0) + (chances[n] ?? 0) * p;
    }
    chances = next;
  }
  return chances;
}
