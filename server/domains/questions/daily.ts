/** The question of the day: one of those that are open to everybody, and the same for everybody. */
import { dayAt } from '#core/learning/day.ts';
import { homeTimeZone } from '#core/learning/goal.ts';
import type { Queryable } from '#server/db/tx.ts';
import { readBank } from './bank.ts';

export const dailyDay = (now: Date): string => dayAt(now, homeTimeZone);

/** Null where the bank holds none that would do. */
export async function findDailyId(db: Queryable, now: Date): Promise<string | null> {
  const { findDaily } = await readBank(db);
  return findDaily(dailyDay(now));
}
