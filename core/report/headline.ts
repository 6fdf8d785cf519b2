/** The one sentence above the scores: where the candidate stands, and where the missing points are. */
import type { Measure } from '#core/scoring/scale.ts';

type Scores = Record<Measure, { scaled: number; se: number } | null>;
type Goal = Record<Measure, number | null> | null;

export type Headline =
  /** No total: a measure has no score. */
  | { kind: 'no-total' }
  /** Nothing to compare with. */
  | { kind: 'total'; total: number; error: number }
  | { kind: 'reached'; total: number; error: number; goal: number }
  /** `where`: the measure that holds at least two thirds of the missing points, null where both do. */
  | { kind: 'short'; total: number; error: number; goal: number; gap: number; where: Measure | null };

export function headlineOf({ verbal, quant }: Scores, goal: Goal): Headline {
  if (!verbal || !quant) return { kind: 'no-total' };
  const total = verbal.scaled + quant.scaled;
  const known = { total, error: Math.round(Math.hypot(verbal.se, quant.se)) };
  if (!goal?.verbal || !goal.quant) return { kind: 'total', ...known };
  const wanted = goal.verbal + goal.quant;
  if (total >= wanted) return { kind: 'reached', ...known, goal: wanted };
  // A measure above its goal does not make the other one's gap smaller than it is.
  const [inVerbal, inQuant] = [
    Math.max(0, goal.verbal - verbal.scaled),
    Math.max(0, goal.quant - quant.scaled),
  ];
  const share = inVerbal / (inVerbal + inQuant);
  const where = share >= 2 / 3 ? 'verbal' : share <= 1 / 3 ? 'quant' : null;
  return { kind: 'short', ...known, goal: wanted, gap: wanted - total, where };
}

type Band = readonly [low: number, high: number];
type Banded = { scaled: number; se: number; band68: Band; band95: Band };

/** Of both measures together: what each may be off by adds up as errors do, on either side by itself. */
export function totalOf(verbal: Banded, quant: Banded): Banded {
  const scaled = verbal.scaled + quant.scaled;
  const join = (one: Banded, other: Banded, band: 'band68' | 'band95'): Band => [
    scaled - Math.round(Math.hypot(one.scaled - one[band][0], other.scaled - other[band][0])),
    scaled + Math.round(Math.hypot(one[band][1] - one.scaled, other[band][1] - other.scaled)),
  ];
  return {
    scaled,
    se: Math.hypot(verbal.se, quant.se),
    band68: join(verbal, quant, 'band68'),
    band95: join(verbal, quant, 'band95'),
  };
}

export type ShownError =
  | { kind: 'plus-minus'; n: number }
  /** `percent`: how likely the range holds the score. */
  | { kind: 'range'; low: number; high: number; percent: 68 | 95 }
  | { kind: 'end' };

/**
 * The error beside a score. Where the end of the scale cuts the range off or makes it lopsided, ± would promise more
 * than there is: then the range itself is said, the wide one where the narrow one has shrunk to the end alone.
 */
export function shownError({ scaled, se, band68, band95 }: Banded, [lowest, highest]: Band): ShownError {
  // A point or two come from rounding.
  const isEven = Math.abs(scaled - band68[0] - (band68[1] - scaled)) <= 2;
  if (isEven && band68[0] > lowest && band68[1] < highest) return { kind: 'plus-minus', n: Math.round(se) };
  if (band68[0] < band68[1]) return { kind: 'range', low: band68[0], high: band68[1], percent: 68 };
  if (band95[0] < band95[1]) return { kind: 'range', low: band95[0], high: band95[1], percent: 95 };
  return { kind: 'end' };
}
