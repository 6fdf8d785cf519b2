/** Who is on duty: a roster that comes again every week, by the clock of Beijing. */
import { homeTime } from './occurrences.ts';

/** `09:00`, and `24:00` for the end of the day: as text they stand in order. */
export const clockPattern = /^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/;

/** 0 is Sunday. */
export type ShiftTime = { weekday: number; starts: string; ends: string };

/** Where two overlap, the one that began last: whoever comes takes over. */
export function findOnDuty<Shift extends ShiftTime>(shifts: readonly Shift[], now: Date): Shift | null {
  const { weekday, clock } = homeTime(now);
  const on = shifts.filter(
    (shift) => shift.weekday === weekday && shift.starts <= clock && clock < shift.ends,
  );
  return on.toSorted((a, b) => b.starts.localeCompare(a.starts))[0] ?? null;
}
