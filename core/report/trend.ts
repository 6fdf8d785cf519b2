/** Whether scores rise: said only as far as the errors of the scores allow. */

export type Point = { at: number; scaled: number; se: number };

export type Trend =
  | { kind: 'none' }
  | { kind: 'one' }
  /** `sure`: the change is beyond what two such scores differ by on their own. */
  | { kind: 'change'; attempts: number; points: number; error: number; verdict: 'up' | 'down' | 'unclear' };

/** The half width of a 95 % band in standard errors. */
const z95 = 1.96;

const verdictOf = (points: number, error: number): 'up' | 'down' | 'unclear' =>
  Math.abs(points) <= error ? 'unclear' : points > 0 ? 'up' : 'down';

/** The change from one score to another, with the error (95 %) of a difference of two. */
export function changeBetween(one: Omit<Point, 'at'>, other: Omit<Point, 'at'>) {
  const points = other.scaled - one.scaled;
  const error = z95 * Math.hypot(one.se, other.se);
  return { points, error, verdict: verdictOf(points, error) };
}

/**
 * One score is no trend. Two are a difference. Of three and more the change along a straight line counts, each score
 * weighing by its precision: a single good day moves it little.
 */
export function trendOf(given: readonly Point[]): Trend {
  const points = given.toSorted((one, other) => one.at - other.at);
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return { kind: 'none' };
  if (points.length === 1) return { kind: 'one' };
  if (points.length === 2) return { kind: 'change', attempts: 2, ...changeBetween(first, last) };
  const weighed = points.map(({ scaled, se }, x) => ({ x, y: scaled, w: 1 / Math.max(se, 0.1) ** 2 }));
  const weight = weighed.reduce((sum, { w }) => sum + w, 0);
  const middle = weighed.reduce((sum, { x, w }) => sum + w * x, 0) / weight;
  const spread = weighed.reduce((sum, { x, w }) => sum + w * (x - middle) ** 2, 0);
  const slope = weighed.reduce((sum, { x, y, w }) => sum + w * (x - middle) * y, 0) / spread;
  const steps = points.length - 1;
  const change = Math.round(slope * steps * 10) / 10;
  const error = (z95 * steps) / Math.sqrt(spread);
  return {
    kind: 'change',
    attempts: points.length,
    points: change,
    error,
    verdict: verdictOf(change, error),
  };
}
