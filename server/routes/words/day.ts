/** When a learner's day began. */
import { dayMs } from '#core/duration.ts';

/** Midnight in Shanghai is 16:00 in Greenwich. */
const shanghaiMs = 8 * 3_600_000;

/** By the browser's clock where it says so; what no time zone on earth could mean is not believed. */
export function dayOf(since: string | undefined, now: Date): Date {
  const said = since === undefined ? Number.NaN : Date.parse(since);
  const ago = now.getTime() - said;
  if (ago >= 0 && ago <= 1.5 * dayMs) return new Date(said);
  return new Date(Math.floor((now.getTime() + shanghaiMs) / dayMs) * dayMs - shanghaiMs);
}
