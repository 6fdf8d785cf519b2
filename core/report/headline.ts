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
