/** Makes a day: its tasks, and what is reckoned once a day. The first to look pays; who comes at once waits and finds it. */
import { changesOf, type Standing } from '#core/learning/changes.ts';
import { dayAt } from '#core/learning/day.ts';
import { startOfDay } from '#core/learning/day-bounds.ts';
import { forecastOf, forecastWeeks } from '#core/learning/forecast.ts';
import { isLitBy } from '#core/learning/lamps.ts';
import { hoursBetween } from '#core/learning/plan/effort.ts';
import { type PlanFacts, type PlanGoal, type PlannedDay, planDays } from '#core/learning/plan/plan-days.ts';
import { compareSummaries, type SummaryChange, summarize } from '#core/learning/plan/plan-summary.ts';
import { remake } from '#core/learning/plan/remake.ts';
import { type DayAhead, isBackAfter, missedDays, replannedOf } from '#core/learning/plan/replanned.ts';
import { addDays, daysBetween } from '#core/learning/plan/study-plan.ts';
import { goalFromPlan, tickAsBefore } from '#core/learning/plan/take-over.ts';
import type { Measure } from '#core/scoring/scale.ts';
import { inTransaction } from '#server/db/tx.ts';
import type { Deps } from '#server/deps.ts';
import { changeGoal, readGoal } from '#server/domains/accounts/service.ts';
import {
  findDayForUpdate,
  insertMoments,
  lightDays,
  lockState,
  saveDay,
  saveScores,
  saveState,
} from './days-store.ts';
import { type Gathered, gather } from './gather.ts';
import { isStale, type Look, look } from './look.ts';
import { findPlan, listTicksSince } from './plan/four-answers-store.ts';
import { listQuarters } from './rows-store.ts';
import type { DayFacts } from './tables.ts';
import { isAnyWork, workByDay } from './work.ts';

type Needs = Pick<Deps, 'db' | 'now'>;

/** The day as it is to be shown, made where it was not. */
export async function openDay({ db, now }: Needs, userId: string): Promise<Look> {
  // One moment for all of it, or a day that ends meanwhile is looked for and never found.
  const at = now();
  const deps = { db, now: () => at };
  const found = await look(deps, userId, await readGoal(deps.db, userId));
  if (!isStale(found)) return found;
  if (!found.rows.state?.countedAt) await welcome(deps, found);
  const goal = await readGoal(deps.db, userId);
  await makeDay(deps, await look(deps, userId, goal));
  return look(deps, userId, goal);
}

/** Once for each learner: lamps of all days before, and a plan of the former kind taken over. */
async function welcome({ db, now }: Needs, { userId, goal, today, rows }: Look): Promise<void> {
  const four = rows.state ? null : await findPlan(db, userId);
  if (four && goal.startedAt === null && four.examDay > today)
    await changeGoal({ db, now }, userId, goalFromPlan(goal, four));
  const quarters = await listQuarters(db, userId, startOfDay(today, goal.timeZone));
  const byDay = Map.groupBy(quarters, ({ at }) => dayAt(at, goal.timeZone));
  const lit = [...byDay].flatMap(([day, own]) => {
    const count = (kind: string) => own.filter((one) => one.kind === kind).length;
    const minutes = own.reduce((sum, { ms }) => sum + ms, 0) / 60_000;
    const lessons = new Set(own.flatMap(({ kind, at }) => (kind === 'lesson' ? String(at) : [])));
    return isLitBy([], { minutes, lessons, essays: count('essay'), mocks: count('mock') }) ? day : [];
  });
  await inTransaction(db, async (tx) => {
    await lockState(tx, userId);
    await lightDays(tx, userId, lit);
    await saveState(tx, userId, { countedAt: now() });
  });
}

async function makeDay(deps: Needs, seen: Look): Promise<void> {
  const { db, now } = deps;
  const { userId, goal, today, rows, planKey, hasPlan, row } = seen;
  const gathered = await gather(deps, userId, seen);
  const missed = hasPlan ? missedDays(rows.state?.ahead ?? [], workedDays(seen), today) : [];
  const facts: PlanFacts = { ...gathered.facts, isBack: row?.facts?.isBack ?? isBackAfter(missed) };
  const isOver = goal.examDate !== null && goal.examDate < today;
  const days = hasPlan && !isOver ? planDays(facts) : [];
  const [first] = days;
  const made = first?.tasks ?? [];
  const minutes = first?.kind === 'mock' ? Number.POSITIVE_INFINITY : goal.minutes;
  const four = rows.state?.startedOn ? null : await findPlan(db, userId);
  const ticked = four ? await listTicksSince(db, userId, startOfDay(today, goal.timeZone)) : null;
  const solid = newlySolid(seen, gathered);
  await inTransaction(db, async (tx) => {
    const state = await lockState(tx, userId);
    // Another device was first, or the goal has changed since: whoever looks next makes it from that.
    if (!isStale(await look({ db: tx, now }, userId, goal))) return;
    await saveScores(tx, userId, gathered.scores);
    // As it stands now: something may have been ticked since it was looked at.
    const before = await findDayForUpdate(tx, userId, today);
    const isKept = before?.tasks && before.planKey === planKey;
    const tasks = isKept ? before.tasks : before?.tasks ? remake(before.tasks, made, minutes) : made;
    await saveDay(tx, userId, {
      day: today,
      tasks: four && ticked ? tickAsBefore(tasks ?? [], four, ticked) : (tasks ?? []),
      planKey,
      facts: factsOf(seen, gathered, days, { isBack: facts.isBack, missed, at: now() }),
    });
    const change = hasPlan ? changeOf(state, planKey, facts, gathered) : null;
    if (hasPlan)
      await saveState(tx, userId, {
        startedOn: rows.state?.startedOn ?? today,
        planKey,
        isOff: false,
        ahead: aheadOf(rows.state?.ahead ?? [], days, today),
        ...(change && { change, changedAt: now() }),
      });
    await insertMoments(
      tx,
      userId,
      solid.map((subject) => ({ kind: 'topic', subject, n: 1, day: today, seenAt: null })),
    );
  });
}

/** Any work at all, and a day is not missed. */
function workedDays({ rows, days }: Look): Set<string> {
  const worked = [...workByDay(rows, days)].flatMap(([day, work]) => (isAnyWork(work) ? day : []));
  const ticked = rows.days.flatMap(({ day, tasks }) =>
    tasks?.some(({ state }) => state !== 'open') ? day : [],
  );
  return new Set([...rows.lit, ...worked, ...ticked]);
}

/** Against the last look of an earlier day; whoever is looked at for the first time has become nothing. */
function newlySolid({ rows, today }: Look, { levels }: Gathered): string[] {
  const before = rows.days.findLast(({ day, facts }) => day < today && facts !== null)?.facts;
  if (!before) return [];
  return Object.entries(levels).flatMap(([tag, level]) =>
    level === 'solid' && before.levels[tag] !== 'solid' ? tag : [],
  );
}

const weekDays = 7;

function factsOf(
  { rows, today, goal }: Look,
  { facts, scores, told, levels, beliefs, state }: Gathered,
  days: readonly PlannedDay[],
  { isBack, missed, at }: { isBack: boolean; missed: readonly DayAhead[]; at: Date },
): DayFacts {
  const [first, second] = days;
  const old = rows.days.findLast(({ day, facts: kept }) => kept && day <= addDays(today, -weekDays));
  const before: Standing | null = old?.facts
    ? {
        scores: rows.scores.filter(({ day }) => day === old.day),
        levels: old.facts.levels,
        beliefs: old.facts.beliefs ?? {},
        words: old.facts.words,
      }
    : null;
  const daysLeft = goal.examDate === null ? null : daysBetween(today, goal.examDate);
  const weeks = forecastWeeks(daysLeft);
  const reviews = (first?.tasks ?? []).filter(
    ({ work }) => work.kind === 'words' || work.kind === 'mistakes',
  );
  return {
    at: at.toISOString(),
    measures: told,
    forecast: forecastOf(
      scores,
      { verbal: paceOf('verbal'), quant: paceOf('quant') },
      days.length === 0 ? 0 : weeks,
    ),
    changes: changesOf(before, { scores, levels, beliefs, words: rows.settledWords }, rows.clearedSince),
    replanned: replannedOf(missed, {
      minutes: first?.minutes ?? 0,
      due: rows.due,
      taken: reviews.reduce((sum, { amount }) => sum + amount, 0),
      nextMock: days.find(({ kind }) => kind === 'mock')?.day ?? null,
      isBack,
    }),
    tomorrow: (second?.tasks ?? []).map(({ work, minutes }) => ({ work, minutes })),
    isFirst: facts.diagnostic !== null,
    isRest: first?.kind === 'rest',
    isBack,
    levels,
    beliefs,
    words: rows.settledWords,
  };
  function paceOf(measure: Measure) {
    const { pace, answers } = state.measures[measure];
    const planned = days.slice(0, weeks * weekDays).flatMap(({ tasks }) => tasks);
    const plannedAnswers = planned.reduce((sum, { work, amount }) => {
      const isOwn =
        (work.kind === 'stream' && work.measure === measure) ||
        (work.kind === 'topic' && work.tag.startsWith('quant') === (measure === 'quant'));
      return sum + (isOwn ? amount : 0);
    }, 0);
    return { pace, answers, plannedAnswers };
  }
}

/** What is told when the goal has changed: the plan from today on by the former goal, beside that by the new one. */
function changeOf(
  { planKey: before }: { planKey: string },
  planKey: string,
  facts: PlanFacts,
  { stage, baseline }: Gathered,
): SummaryChange[] | null {
  if (before === '' || before === planKey) return null;
  const summaryOf = (goal: PlanGoal) => {
    const total = goal.target && goal.target.verbal + goal.target.quant;
    const hours =
      total === null ? null : hoursBetween(stage, baseline.total, Math.max(baseline.total, total));
    return summarize(goal, planDays({ ...facts, goal }), hours);
  };
  const lines = compareSummaries(summaryOf(JSON.parse(before) as PlanGoal), summaryOf(facts.goal));
  return lines.length === 0 ? null : lines;
}

const keptAhead = 70;
const keptBehind = 14;

/** The days that lie behind stay as they were planned, so that what was missed of them can be told. */
function aheadOf(before: readonly DayAhead[], days: readonly PlannedDay[], today: string): DayAhead[] {
  const behind = before.filter(({ day }) => day < today && day >= addDays(today, -keptBehind));
  const coming = days.slice(0, keptAhead).map(({ day, kind, tasks }) => ({
    day,
    isStudy: kind === 'study' || kind === 'mock',
    tasks: tasks.length,
    lessons: tasks.filter(({ work }) => work.kind === 'lesson').length,
    hasMock: kind === 'mock',
  }));
  return [...behind, ...coming];
}
