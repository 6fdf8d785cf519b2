/** From the number correct on a route to the scaled score with its error: one table for each exam and route. */
import { grid, numberCorrect, posteriorFrom, shareBelow } from '#core/scoring/irt.ts';
import { type Cuts, type Module, type Panel, rangeOf } from '#core/scoring/routing.ts';

export type Measure = 'verbal' | 'quant';

export const lowest = 130;
export const highest = 170;

/** Mean and standard deviation of the scale in its first year (Robin, Steffen and Liang, 2014). */
export const scaleOf: Record<Measure, { mean: number; sd: number }> = {
  verbal: { mean: 150.8, sd: 8.5 },
  quant: { mean: 151.3, sd: 8.7 },
};

export type Band = readonly [low: number, high: number];

export type ScoreRow = {
  correct: number;
  scaled: number;
  /** Standard error, in points of the scale. */
  se: number;
  band68: Band;
  band95: Band;
};

const clamp = (score: number): number => Math.min(highest, Math.max(lowest, Math.round(score)));

export const toScale = (measure: Measure, theta: number): number =>
  clamp(scaleOf[measure].mean + scaleOf[measure].sd * theta);

/**
 * Of each length the run of whole scores that holds most, and of those the one that comes closest to the wanted share.
 * Rounding the ends of an exact band instead would make it a point too wide, and at the ends of the scale, where there
 * is nothing beyond, half a tail too wide: the band would promise less than it knows.
 */
export function bandOf(measure: Measure, weights: readonly number[], share: number): Band {
  const { mean, sd } = scaleOf[measure];
  // The score s stands for abilities from s − ½ to s + ½; the lowest and the highest for all beyond them, too.
  const below = (score: number): number => {
    if (score <= lowest) return 0;
    return score > highest ? 1 : shareBelow(weights, (score - 0.5 - mean) / sd);
  };
  const shares = Array.from(
    { length: highest - lowest + 1 },
    (_, n) => below(lowest + n + 1) - below(lowest + n),
  );
  let best = { low: lowest, high: highest, miss: Number.POSITIVE_INFINITY };
  for (let length = 1; length <= shares.length; length += 1) {
    const { start, held } = fullestRun(shares, length);
    const miss = Math.abs(held - share);
    if (miss < best.miss) best = { low: lowest + start, high: lowest + start + length - 1, miss };
  }
  return [best.low, best.high];
}

function fullestRun(shares: readonly number[], length: number): { start: number; held: number } {
  let held = shares.slice(0, length).reduce((sum, one) => sum + one, 0);
  let best = { start: 0, held };
  for (let start = 1; start + length <= shares.length; start += 1) {
    held += (shares[start + length - 1] ?? 0) - (shares[start - 1] ?? 0);
    if (held > best.held) best = { start, held };
  }
  return best;
}

/**
 * The rows of one route, from the fewest to the most correct that can happen on it. A total counts together with
 * the route: who came to the hard module had a good first section, and the table knows that.
 */
export function scoreTable(measure: Measure, panel: Panel, cuts: Cuts, module: Module): ScoreRow[] {
  const second = panel.second[module];
  const [from, to] = rangeOf(cuts, module, panel.first.length);
  const first = grid.map((theta) => numberCorrect(theta, panel.first));
  const rest = grid.map((theta) => numberCorrect(theta, second));
  const rows: ScoreRow[] = [];
  for (let total = from; total <= to + second.length; total += 1) {
    const { mean, sd, weights } = posteriorFrom((q) => {
      let likelihood = 0;
      for (let n = Math.max(from, total - second.length); n <= Math.min(to, total); n += 1) {
        likelihood += (first[q]?.[n] ?? 0) * (rest[q]?.[total - n] ?? 0);
      }
      return likelihood;
    });
    rows.push({
      correct: total,
      scaled: toScale(measure, mean),
      se: scaleOf[measure].sd * sd,
      band68: bandOf(measure, weights, 0.68),
      band95: bandOf(measure, weights, 0.95),
    });
  }
  return rows;
}

/** No answer at all in a measure is no score; all wrong is the lowest one. */
export function scoreMeasure(
  table: readonly ScoreRow[],
  result: { correct: number; answered: number },
): ScoreRow | 'NS' {
  if (result.answered === 0) return 'NS';
  const row = table.find((candidate) => candidate.correct === result.correct);
  if (!row) throw new RangeError(`no row for ${result.correct} correct on this route`);
  return result.correct === 0 ? { ...row, scaled: lowest } : row;
}
