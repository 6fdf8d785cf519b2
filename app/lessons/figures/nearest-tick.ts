/** From where the hand is to the tick that is meant. */
import type { Point } from '#core/questions/figures.ts';

/**
 * The tick whose point is nearest. Where a way crosses itself or stands still, several are equally near: then the one
 * that is fewest ticks away from where the figure stands.
 */
export function nearestTick(points: readonly Point[], hand: Point, standing: number): number {
  let best = standing;
  let least = Number.POSITIVE_INFINITY;
  points.forEach(([x, y], tick) => {
    const far = Math.hypot(x - hand[0], y - hand[1]) + Math.abs(tick - standing) * 1e-6;
    if (far < least) [best, least] = [tick, far];
  });
  return best;
}

/** Where no point follows the hand, the width of the figure is the whole way. */
export const tickAlong = (share: number, standing: number, count: number): number =>
  Math.min(Math.max(Math.round(standing + share * (count - 1)), 0), count - 1);
