/** Whether the hours that somebody gives carry to the target, and what would: told by plan and first run alike. */
import type { Verdict } from './effort.ts';
import { addDays } from './study-plan.ts';

type Hours = Pick<Verdict, 'kind' | 'hoursNeeded' | 'hoursPlanned'>;

/** With less than this to spare, a lost week is not made up for. */
const spare = 1.1;

/** By the minutes that were chosen; the verdict alone speaks of those that would be needed. */
export function outlookOf({ kind, hoursNeeded, hoursPlanned }: Hours): Verdict['kind'] {
  if (kind === 'reached') return 'reached';
  if (hoursPlanned >= hoursNeeded * spare) return 'comfortable';
  return hoursPlanned >= hoursNeeded ? 'demanding' : 'beyond';
}

const longestDays = 730;

/** When the hours are done at the present pace; null where that is too far away to be a plan. */
export function dayEnough(
  { hoursNeeded, hoursPlanned }: Pick<Verdict, 'hoursNeeded' | 'hoursPlanned'>,
  today: string,
  days: number,
): string | null {
  if (hoursPlanned <= 0 || days <= 0) return null;
  const needed = Math.ceil((days * hoursNeeded) / hoursPlanned);
  return needed > longestDays ? null : addDays(today, needed);
}
