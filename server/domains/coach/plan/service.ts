/** The study plan: from four answers for anyone, from goal and level for a user; always from today on. */

import { dayMs } from '#core/duration.ts';
import { dayAt } from '#core/learning/day.ts';
import { splitTotal } from '#core/learning/goal.ts';
import { daysToNextMock, type PlanChange, planAfterExam } from '#core/learning/plan/after-exam.ts';
import type { DayTask } from '#core/learning/plan/day-task.ts';
import { judge, scoreWithin, type Verdict } from '#core/learning/plan/effort.ts';
import {
  type DayKind,
  endOfPlan,
  isStudyDay,
  listPhases,
  type PlanGoal,
  planDays,
} from '#core/learning/plan/plan-days.ts';
import { tick } from '#core/learning/plan/settle.ts';
import { daysBetween, makePlan, type PlanInput } from '#core/learning/plan/study-plan.ts';
import { lessonOfWork, pathOf } from '#core/learning/plan/work.ts';
import type { Locale } from '#core/locale.ts';
import { homeDay } from '#core/site/occurrences.ts';
import { inTransaction, type Queryable } from '#server/db/tx.ts';
import type { Deps } from '#server/deps.ts';
import { changeGoal, readGoal } from '#server/domains/accounts/service.ts';
import { findTopicLesson } from '#server/domains/lessons/service.ts';
import { notFound } from '#server/http/errors.ts';
import { findDayForUpdate, findState, saveState, saveTasks } from '../days-store.ts';
import { type Gathered, gather, planGoalOf } from '../gather.ts';
import { hasGoal } from '../look.ts';
import { openDay } from '../prepare.ts';
import { presentTask, readNames } from '../present.ts';
import { settleDays } from '../settle-days.ts';
import { deleteFourAnswers, findPlan, replacePlan } from './four-answers-store.ts';

export { coachData, studyPlanData } from '../own-data.ts';

type Needs = Pick<Deps, 'db' | 'now'>;

export function previewPlan(wanted: PlanInput, locale: Locale, now: Date) {
  const today = homeDay(now);
  const plan = makePlan(wanted, today);
  return {
    ...plan,
    today,
    tasks: plan.tasks.map((task) => ({
      ...task,
      ...{ movedFrom: null, isDone: false },
      to: pathOf(task),
      lesson: findTopicLesson(lessonOfWork(task.work), locale),
    })),
    ...{ moved: 0, dropped: 0, isKept: false },
  };
}

/** A change of the goal is told for so long. */
const toldMs = 7 * dayMs;

export type OwnDay = { day: string; kind: DayKind; isLit: boolean; minutes: number; tasks: DayTask[] };

/** Null while there is no goal, or the plan is put away. */
export async function readPlan(deps: Needs, userId: string) {
  const seen = await openDay(deps, userId);
  if (!seen.hasPlan) return null;
  const { goal, today, rows, row, days: lastDays } = seen;
  const settled = await settleDays(deps, seen);
  const gathered = await gather({ ...deps, now: () => seen.at }, userId, seen);
  const planGoal = planGoalOf(goal);
  const isOver = goal.examDate !== null && goal.examDate < today;
  const isBack = row?.facts?.isBack ?? false;
  const [first, ...coming] = isOver ? [] : planDays({ ...gathered.facts, isBack });
  const past = lastDays.slice(0, -1).map((day): OwnDay => {
    const tasks = (settled.byDay.get(day) ?? []).filter(({ state }) => state !== 'open');
    return {
      day,
      kind: isStudyDay(goal, day) ? (tasks.some(isMock) ? 'mock' : 'study') : 'rest',
      isLit: settled.lit.has(day),
      minutes: sumOf(tasks),
      tasks,
    };
  });
  const startedOn = rows.state?.startedOn ?? today;
  const own: OwnDay = {
    day: today,
    kind: first?.kind === 'mock' && !settled.tasks.some(isMock) ? 'study' : (first?.kind ?? 'study'),
    isLit: settled.lit.has(today),
    minutes: sumOf(settled.tasks),
    tasks: settled.tasks,
  };
  const end = endOfPlan({ today, goal: planGoal });
  const { changedAt, change } = rows.state ?? {};
  const isRecent = changedAt != null && seen.at.getTime() - Date.parse(changedAt) < toldMs;
  return {
    today,
    timeZone: goal.timeZone,
    exam:
      goal.examDate === null ? null : { date: goal.examDate, daysLeft: daysBetween(today, goal.examDate) },
    target: planGoal.target && { ...planGoal.target, total: planGoal.target.verbal + planGoal.target.quant },
    minutes: goal.minutes,
    baseline: gathered.baseline,
    verdict: verdictOf(planGoal, gathered, daysBetween(today, end)),
    phases: isOver
      ? []
      : listPhases({ startedOn, end, hasExam: goal.examDate === end }, gathered.baseline.total),
    days: [
      ...past.filter(({ day, isLit }) => isLit || day >= startedOn),
      own,
      ...coming.map((planned): OwnDay => ({ ...planned, isLit: false })),
    ],
    replanned: row?.facts?.replanned ?? null,
    change: isRecent && change ? { at: new Date(changedAt), lines: change } : null,
  };
}

const isMock = ({ work }: DayTask): boolean => work.kind === 'mock';
const sumOf = (tasks: readonly DayTask[]): number => tasks.reduce((sum, { minutes }) => sum + minutes, 0);
const usualWeekDays = 6;

/** What the target takes, and what the days and minutes that somebody has can carry to. */
function verdictOf(
  { target, minutes, weekdays }: PlanGoal,
  { stage, baseline }: Gathered,
  days: number,
): Verdict | null {
  if (!target) return null;
  // The judgement counts six days a week.
  const asSix = Math.max(1, Math.round((days * weekdays.length) / usualWeekDays));
  const total = target.verbal + target.quant;
  const verdict = judge({ stage, baseline: baseline.total, target: total, days: asSix });
  const hours = (minutes * days * weekdays.length) / 7 / 60;
  return {
    ...verdict,
    hoursPlanned: Math.round(hours),
    reachable: Math.max(baseline.total, scoreWithin(stage, baseline.total, hours)),
  };
}

export async function describePlan(deps: Needs, userId: string, locale: Locale) {
  const plan = await readPlan(deps, userId);
  if (!plan) return null;
  const names = await readNames(deps.db, locale);
  return {
    ...plan,
    days: plan.days.map((day) => ({ ...day, tasks: day.tasks.map((task) => presentTask(task, names)) })),
  };
}

/** The four answers set the goal, and the plan is on. What was said of weekdays, days off and scores stays. */
export async function keepPlan(deps: Needs, userId: string, wanted: PlanInput): Promise<void> {
  const { db, now } = deps;
  const { timeZone, targetScore } = await readGoal(db, userId);
  const plan = makePlan(wanted, dayAt(now(), timeZone));
  await inTransaction(db, (tx) => replacePlan(tx, userId, plan, now()));
  await changeGoal(deps, userId, {
    targetScore: { ...splitTotal(wanted.target), writing: targetScore?.writing ?? null },
    examDate: plan.examDay,
    minutes: plan.verdict.minutes,
    isStarted: true,
  });
  await saveState(db, userId, { isOff: false });
}

/** The goal stays; the plan comes back when it changes, and begins anew then: nothing was missed meanwhile. */
export async function putAway({ db }: Pick<Deps, 'db'>, userId: string): Promise<void> {
  const planKey = JSON.stringify(planGoalOf(await readGoal(db, userId)));
  await inTransaction(db, async (tx) => {
    await deleteFourAnswers(tx, userId);
    await saveState(tx, userId, { isOff: true, planKey, startedOn: null, ahead: [] });
  });
}

const isDay = (text: string): boolean =>
  !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);

const taskId = /^(20\d\d)(\d\d)(\d\d)-\d+$/;

/** Of any day that has been looked at; what others are to do is not there. */
export async function tickTask(
  { db }: Pick<Deps, 'db'>,
  userId: string,
  { id, isDone }: { id: string; isDone: boolean },
): Promise<DayTask> {
  const day = taskId.exec(id)?.slice(1).join('-');
  if (!day || !isDay(day)) throw notFound();
  return inTransaction(db, async (tx) => {
    const tasks = (await findDayForUpdate(tx, userId, day))?.tasks;
    const found = tasks?.find((task) => task.id === id);
    if (!tasks || !found) throw notFound();
    const ticked = tick(found, isDone);
    await saveTasks(
      tx,
      userId,
      day,
      tasks.map((task) => (task.id === id ? ticked : task)),
    );
    return ticked;
  });
}

/** What a mock exam changes about the person's plan, and in how many days the plan has the next one. */
export async function findPlanAfter(
  db: Queryable,
  userId: string,
  { total, submittedAt, now }: { total: number | null; submittedAt: Date; now: Date },
): Promise<{ change: PlanChange | null; daysToMock: number | null }> {
  const goal = await readGoal(db, userId);
  const four = await findPlan(db, userId);
  const state = await findState(db, userId);
  const hasPlan = hasGoal(goal) && state?.isOff !== true;
  const examDay = goal.examDate ?? four?.examDay;
  // A plan that is made from goal and level knows of the score by itself.
  const isByItself = hasPlan && four === null;
  const plan = four && examDay ? { input: four.input, examDay } : null;
  return {
    change: total === null || isByItself ? null : planAfterExam(plan, total, dayAt(now, goal.timeZone)),
    daysToMock: daysToNextMock(state?.ahead ?? [], dayAt(submittedAt, goal.timeZone)),
  };
}
