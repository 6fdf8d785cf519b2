/** One look at a learner's day: the goal, the rows, and whether something has to be made before they can be shown. */

import { dayMs } from '#core/duration.ts';
import { dayAt } from '#core/learning/day.ts';
import { daysFrom, startOfDay } from '#core/learning/day-bounds.ts';
import type { Goal } from '#core/learning/goal.ts';
import { firstShown } from '#core/learning/lamps.ts';
import type { PlanGoal } from '#core/learning/plan/plan-days.ts';
import { addDays } from '#core/learning/plan/study-plan.ts';
import type { Queryable } from '#server/db/tx.ts';
import { planGoalOf } from './gather.ts';
import { type DayRow, type Rows, readRows } from './rows-store.ts';

/** Answers that were given offline may arrive so late and still light their day. */
const lookedBackDays = 14;

export type Look = {
  userId: string;
  /** When it was looked. */
  at: Date;
  goal: Goal;
  today: string;
  rows: Rows;
  /** The last two weeks, today last. */
  days: string[];
  hasPlan: boolean;
  /** The goal that open tasks are made from; empty where there is no plan. */
  planKey: string;
  row: DayRow | undefined;
};

/** Somebody has said something of what they want, or that they do not. */
export const hasGoal = ({ startedAt, examDate, targetScore }: Goal): boolean =>
  startedAt !== null || examDate !== null || targetScore?.verbal != null || targetScore?.quant != null;

export async function look(
  { db, now }: { db: Queryable; now: () => Date },
  userId: string,
  goal: Goal,
): Promise<Look> {
  const moment = now();
  const { timeZone } = goal;
  const today = dayAt(moment, timeZone);
  const days = daysFrom(addDays(today, 1 - lookedBackDays), today);
  const rows = await readRows(db, {
    userId,
    now: moment,
    bounds: [...days, addDays(today, 1)].map((day) => startOfDay(day, timeZone)),
    daysSince: addDays(today, -lookedBackDays),
    scoresSince: firstShown(today),
    weekAgo: new Date(moment.getTime() - 7 * dayMs),
  });
  const key = JSON.stringify(planGoalOf(goal));
  const isOff = rows.state?.isOff === true && rows.state.planKey === key;
  const hasPlan = hasGoal(goal) && !isOff;
  if (hasPlan && rows.state && isOver(rows.state.planKey, key, today))
    rows.state = { ...rows.state, startedOn: null, ahead: [] };
  const row = rows.days.find((one) => one.day === today);
  return { userId, at: moment, goal, today, rows, days, hasPlan, planKey: hasPlan ? key : '', row };
}

/** Whether the exam of the former goal is past: what is planned for another one begins anew. */
function isOver(before: string, key: string, today: string): boolean {
  if (before === '' || before === key) return false;
  const { examDate } = JSON.parse(before) as PlanGoal;
  return examDate !== null && examDate < today;
}

/** The first look of a day, a goal that was changed, a mock exam that was graded since. */
export function isStale({ rows: { state, gradedAt }, row, planKey }: Look): boolean {
  if (!state?.countedAt || !row?.facts || row.tasks === null) return true;
  return row.planKey !== planKey || (gradedAt !== null && new Date(gradedAt) > new Date(row.facts.at));
}
