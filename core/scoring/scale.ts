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
 * Whole scores from low to high whose tails come closest to the wanted ones. Rounding the ends of an exact band
 * instead would make it a point too wide, and the band would promise less than it knows.
 */
export function bandOf(measure: Measure, weights: readonly number[], share: number): Band {
  const { mean, sd } = scaleOf[measure];
  const tail = (1 - share) / 2;
  // The score s stands for abilities from s − ½ to s + ½.
  const below = (score: number) => shareBelow(weights, (score - 0.5 - mean) / sd);
  const nearest = (wanted: number): number => {
    let best = lowest;
    for (let score = lowest; score <= highest + 1; score += 1) {
      if (Math.abs(below(score) - wanted) < Math.abs(below(best) - wanted)) best = score;
    }
    return best;
  };
  const low = Math.min(nearest(tail), highest);
  return [low, Math.max(low, Math.min(nearest(1 - tail) - 1, highest))];
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
