/** Today: the one next step, the tasks, where one stands, the lamps. Two statements where nothing has changed, a third after the exam. */

import { startOfDay } from '#core/learning/day-bounds.ts';
import { chartOf, totalOf } from '#core/learning/forecast.ts';
import { totalTarget } from '#core/learning/goal.ts';
import { lampsOf } from '#core/learning/lamps.ts';
import { nextStep } from '#core/learning/next-step.ts';
import { isStudyDay } from '#core/learning/plan/plan-days.ts';
import { daysBetween } from '#core/learning/plan/study-plan.ts';
import type { Locale } from '#core/locale.ts';
import type { Deps } from '#server/deps.ts';
import { hasToldSince } from '#server/domains/learner/service.ts';
import { planGoalOf } from '../gather.ts';
import { openDay } from '../prepare.ts';
import { type Names, presentReason, presentTask, readNames } from '../present.ts';
import { settleDays } from '../settle-days.ts';
import type { DayFacts } from '../tables.ts';
import { findMomentOfDay } from './moments.ts';

export { describeMoment, seeMoment } from './moments.ts';

export async function readToday(deps: Pick<Deps, 'db' | 'now'>, userId: string, locale: Locale) {
  const seen = await openDay(deps, userId);
  const { goal, today, rows, row, hasPlan } = seen;
  const facts = row?.facts;
  if (!facts) throw new Error('a day that was just made has no facts');
  const settled = await settleDays(deps, seen);
  const names = await readNames(deps.db, locale);
  const { target } = planGoalOf(goal);
  const scores = rows.scores.filter(({ day }) => day === today);
  const total = totalOf(scores);
  const { examDate, timeZone } = goal;
  const { state, next } = nextStep({
    today,
    hasPlan,
    examDate,
    // Of no use before, and so not asked for.
    hasOfficialScore:
      examDate !== null &&
      examDate < today &&
      (await hasToldSince(deps.db, userId, startOfDay(examDate, timeZone))),
    isFirst: facts.isFirst,
    isRest: facts.isRest,
    isBack: facts.isBack,
    tasks: settled.tasks,
  });
  const moment = await findMomentOfDay(deps, {
    userId,
    today,
    known: rows.moments,
    reached: {
      mocks: rows.mocks,
      cleared: rows.cleared,
      lamps: settled.lit.size,
      solid: [],
      total: total?.mid ?? null,
      target: totalTarget(goal),
    },
  });
  const lamps = lampsOf(settled.lit, today, (day) => hasPlan && !isStudyDay(goal, day));
  return {
    day: today,
    timeZone,
    state,
    next: next && {
      ...next,
      reason: next.reason && presentReason(next.reason, names),
      name: next.work && names.work(next.work),
    },
    tasks: settled.tasks.map((task) => presentTask(task, names)),
    exam: examDate === null ? null : { date: examDate, daysLeft: daysBetween(today, examDate) },
    target: target && { ...target, total: target.verbal + target.quant },
    score: {
      day: today,
      measures: facts.measures,
      total: total && { low: total.low, high: total.high },
    },
    forecast: facts.forecast,
    lamps: {
      ...lamps,
      total: settled.lit.size,
      todayMinutes: settled.minutes,
      isTodayLit: settled.lit.has(today),
    },
    chart: chartOf(rows.scores),
    changes: facts.changes.map((change) => presentChange(change, names)),
    replanned: facts.replanned,
    tomorrow: facts.tomorrow.map((planned) => ({ ...planned, name: names.work(planned.work) })),
    moment: moment && {
      kind: moment.kind,
      n: moment.n,
      name: moment.subject === '' ? null : names.tag(moment.subject),
    },
  };
}

/** Every change says where it can be looked up. */
function presentChange(change: DayFacts['changes'][number], names: Names) {
  switch (change.kind) {
    case 'level':
      return { ...change, name: names.tag(change.tag), evidence: `/map?topic=${change.tag}` };
    case 'score':
      return { ...change, evidence: '/map' };
    case 'mistakes':
      return { kind: change.kind, n: change.n, evidence: '/user/wrong-books?state=graduated' } as const;
    case 'words':
      return { kind: change.kind, n: change.n, evidence: '/user/words' } as const;
  }
}
