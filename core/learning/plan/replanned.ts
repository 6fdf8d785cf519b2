/** What became of days that were missed: re-planned already, and told in at most three lines. */
import { addDays } from './study-plan.ts';

/** What a coming day holds, in numbers. */
export type DayAhead = { day: string; isStudy: boolean; tasks: number; lessons: number; hasMock: boolean };

export type ReplannedLine =
  | { code: 'light'; minutes: number }
  | { code: 'reviews'; n: number; days: number }
  | { code: 'mock'; day: string };

export type Replanned = { missedDays: number; moved: number; dropped: number; lines: ReplannedLine[] };

/**
 * Days of study since the last one with work, oldest first. Today is not among them: nothing is late on its own day. Who
 * was away for longer than was planned ahead has missed all that was.
 */
export function missedDays(
  ahead: readonly DayAhead[],
  worked: ReadonlySet<string>,
  today: string,
): DayAhead[] {
  const missed: DayAhead[] = [];
  const [first] = ahead;
  for (let day = addDays(today, -1); first && day >= first.day && !worked.has(day); day = addDays(day, -1)) {
    const planned = ahead.find((one) => one.day === day);
    if (planned?.isStudy) missed.unshift(planned);
  }
  return missed;
}

/** So many in a row, and today begins gently. */
export const isBackAfter = (missed: readonly DayAhead[]): boolean => missed.length >= 2;

export type Now = {
  /** Planned for today. */
  minutes: number;
  due: { words: number; mistakes: number };
  /** How many of them today takes. */
  taken: number;
  nextMock: string | null;
  isBack: boolean;
};

/** Lessons and mock exams come again on a coming day; the rest is let go, since every day has its own. */
export function replannedOf(missed: readonly DayAhead[], now: Now): Replanned | null {
  if (missed.length === 0) return null;
  const moved = missed.reduce((sum, { lessons, hasMock }) => sum + lessons + (hasMock ? 1 : 0), 0);
  const all = missed.reduce((sum, { tasks }) => sum + tasks, 0);
  const lines: ReplannedLine[] = [];
  if (now.isBack) lines.push({ code: 'light', minutes: now.minutes });
  const due = now.due.words + now.due.mistakes;
  if (due > now.taken && now.taken > 0)
    lines.push({ code: 'reviews', n: due, days: Math.ceil(due / now.taken) });
  if (now.nextMock && missed.some(({ hasMock }) => hasMock)) lines.push({ code: 'mock', day: now.nextMock });
  return { missedDays: missed.length, moved, dropped: Math.max(0, all - moved), lines };
}
