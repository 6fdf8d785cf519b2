/** Done by work: what the last days' work makes of their tasks and lamps; only what has changed is written. */
import { isLitBy } from '#core/learning/lamps.ts';
import type { DayTask } from '#core/learning/plan/day-task.ts';
import { noWork, settle } from '#core/learning/plan/settle.ts';
import { inTransaction } from '#server/db/tx.ts';
import type { Deps } from '#server/deps.ts';
import { findDayForUpdate, lightDays, saveTasks } from './days-store.ts';
import type { Look } from './look.ts';
import { workByDay } from './work.ts';

export type Settled = { tasks: DayTask[]; lit: Set<string>; byDay: Map<string, DayTask[]>; minutes: number };

export async function settleDays(
  { db }: Pick<Deps, 'db'>,
  { userId, rows, days, today }: Look,
): Promise<Settled> {
  const works = workByDay(rows, days);
  const lit = new Set(rows.lit);
  const byDay = new Map<string, DayTask[]>();
  const changed: string[] = [];
  for (const day of days) {
    const row = rows.days.find((one) => one.day === day);
    const work = works.get(day) ?? noWork;
    const tasks = settle(row?.tasks ?? [], work);
    byDay.set(day, tasks);
    if (isLitBy(tasks, work)) lit.add(day);
    if (row?.tasks && tasks.some(({ done, state }, at) => isOther(row.tasks?.[at], done, state)))
      changed.push(day);
  }
  await lightDays(
    db,
    userId,
    [...lit].filter((day) => !rows.lit.includes(day)),
  );
  // One after the other: another device may be ticking at this moment, and neither loses what the other says.
  for (const day of changed)
    await inTransaction(db, async (tx) => {
      const now = await findDayForUpdate(tx, userId, day);
      if (now?.tasks) await saveTasks(tx, userId, day, settle(now.tasks, works.get(day) ?? noWork));
    });
  return { tasks: byDay.get(today) ?? [], lit, byDay, minutes: works.get(today)?.minutes ?? 0 };
}

const isOther = (before: DayTask | undefined, done: number, state: DayTask['state']): boolean =>
  before?.done !== done || before.state !== state;
