/** What a plan is made from, asked of all rooms: level, topics, lessons, words, mock exams. */
import { diagnosticSize } from '#core/learner/diagnostic-size.ts';
import { isNamedWeak, levelOf, topicBelief } from '#core/learner/mastery.ts';

import { isShown, type ScoreToday, scoreToday } from '#core/learner/score.ts';
import type { LearnerState } from '#core/learner/state.ts';
import { needOf } from '#core/learner/stream.ts';
import type { Beliefs, Levels } from '#core/learning/changes.ts';
import { dayAt } from '#core/learning/day.ts';
import { isTold, type MeasureDay } from '#core/learning/forecast.ts';
import type { Goal } from '#core/learning/goal.ts';
import { assumedScore, type Stage } from '#core/learning/plan/effort.ts';
import type { PlanFacts, PlanGoal, PlanTopic } from '#core/learning/plan/plan-days.ts';
import { addDays } from '#core/learning/plan/study-plan.ts';
import { highest, lowest, type Measure, scaleOf } from '#core/scoring/scale.ts';
import type { Deps } from '#server/deps.ts';
import { findEvidence, readAnchors, readLearner, readPapers } from '#server/domains/learner/service.ts';
import { hasLesson, listLessonRows } from '#server/domains/lessons/service.ts';
import { findSettings, getDeck } from '#server/domains/words/service.ts';
import { findPlan } from './plan/four-answers-store.ts';
import type { Rows } from './rows-store.ts';
import type { DayFacts } from './tables.ts';
import { workByDay } from './work.ts';

export type ScoreRow = MeasureDay & { rawSd: number };

export type Baseline = { total: number; source: 'measured' | 'reported' | 'assumed' };

export type Gathered = {
  facts: Omit<PlanFacts, 'isBack'>;
  scores: ScoreRow[];
  told: DayFacts['measures'];
  levels: Levels;
  beliefs: Beliefs;
  state: LearnerState;
  baseline: Baseline;
  stage: Stage;
};

const measures = ['verbal', 'quant'] as const satisfies readonly Measure[];
/** With fewer answers the level is not known well enough to begin. */
const levelAnswers = 10;
/** A mock that is older has been forgotten. */
const reviewDays = 7;
const topicsLooked = 24;
/** About so many answers make a score that may be told. */
const shownAnswers = 25;

const presentScore = ({ score, band68, band95 }: ScoreToday) => ({
  score: Math.round(Math.min(highest, Math.max(lowest, score))),
  band68,
  band95,
});

export const planGoalOf = (goal: Goal): PlanGoal => {
  const { examDate, minutes, weekdays, daysOff, stress, targetScore } = goal;
  const { verbal, quant } = targetScore ?? {};
  return {
    ...{ examDate, minutes, weekdays, daysOff, stress },
    target: verbal != null && quant != null ? { verbal, quant } : null,
  };
};

export async function gather(
  deps: Pick<Deps, 'db' | 'now'>,
  userId: string,
  { goal, today, rows, days }: { goal: Goal; today: string; rows: Rows; days: readonly string[] },
): Promise<Gathered> {
  const { db } = deps;
  const papers = await readPapers(db);
  const anchors = await readAnchors(db);
  const { state, day } = await readLearner(deps, userId, await findEvidence(db, userId));
  const told = measures.map((measure) => {
    const { answers } = state.measures[measure];
    const isKnown = answers > 0 && papers[measure].items.length > 0;
    const found = isKnown ? scoreToday(state, papers[measure], day, anchors[measure]) : null;
    const isTellable = found !== null && isShown(measure, found);
    return {
      ...{ measure, answers, found },
      missing: isTellable ? 0 : Math.max(1, shownAnswers - answers),
      score: isTellable ? presentScore(found) : null,
    };
  });
  const scores = told.flatMap(({ measure, answers, found }): ScoreRow[] => {
    if (found === null) return [];
    const scale = scaleOf[measure].sd;
    return [
      { day: today, measure, score: found.score, sd: found.sd * scale, rawSd: found.rawSd * scale, answers },
    ];
  });
  const known = measures.flatMap((measure) =>
    [...papers[measure].topics.keys()].map((tag) => ({
      tag,
      level: levelOf(state, tag, day),
      isWeak: isNamedWeak(state, tag, day),
      need: needOf(state, papers[measure], tag, day),
    })),
  );
  const four = await findPlan(db, userId);
  const { baseline, stage } = baselineOf(goal, scores, four?.input ?? null);
  const { newPerDay } = await findSettings(db, userId);
  const answers = state.measures.verbal.answers + state.measures.quant.answers;
  const startedOn = rows.state?.startedOn ?? today;
  const { verbal = 0, quant = 0 } = workByDay(rows, days).get(today)?.answers ?? {};
  // Who has found out today, before the day was looked at, sees it done and has a first day like others.
  const answersBefore = startedOn === today ? answers - verbal - quant : answers;
  const scoreOf = (measure: Measure) =>
    scores.find((row) => row.measure === measure)?.score ?? goal.lastScore?.[measure] ?? null;
  return {
    facts: {
      today,
      goal: planGoalOf(goal),
      scores: { verbal: scoreOf('verbal'), quant: scoreOf('quant') },
      diagnostic: answersBefore >= levelAnswers ? null : diagnosticSize(goal.lastScore !== null).questions,
      topics: await withLessons(
        db,
        userId,
        known.sort((one, other) => other.need - one.need),
      ),
      due: { ...rows.due, newWords: getDeck().entries.length === 0 ? 0 : newPerDay },
      mocks: {
        startedOn,
        lastOn: rows.lastMock && dayAt(new Date(rows.lastMock.at), goal.timeZone),
        isBeginner: baseline.total < 300,
      },
      unreviewed: unreviewedOf(rows, goal.timeZone, today),
    },
    scores,
    told: told.map(({ found: _, ...rest }) => rest),
    levels: Object.fromEntries(
      known.flatMap(({ tag, level }) => (level === 'unknown' ? [] : [[tag, level]])),
    ),
    beliefs: Object.fromEntries(
      known.flatMap(({ tag, level }) => (level === 'unknown' ? [] : [[tag, topicBelief(state, tag, day)]])),
    ),
    state,
    baseline,
    stage,
  };
}

async function withLessons(
  db: Deps['db'],
  userId: string,
  topics: readonly { tag: string; isWeak: boolean }[],
): Promise<PlanTopic[]> {
  const looked = [
    ...topics.filter(({ isWeak }) => isWeak),
    ...topics.filter(({ isWeak }) => !isWeak).slice(0, topicsLooked),
  ];
  const ids = looked.map(({ tag }) => tag).filter(hasLesson);
  const lessons = await listLessonRows(db, ids, userId, 'en');
  return looked.map(({ tag, isWeak }) => {
    const lesson = lessons.get(tag);
    const isOpen = lesson !== undefined && lesson.own?.isFinished !== true;
    return { tag, isWeak, lesson: isOpen ? lesson.slug : null, lessonMinutes: lesson?.minutes ?? 0 };
  });
}

/** The last mock exam, where it is fresh and no day says that it was gone over. */
function unreviewedOf({ lastMock, days }: Rows, timeZone: string, today: string) {
  if (!lastMock) return null;
  const day = dayAt(new Date(lastMock.at), timeZone);
  const isReviewed = days.some(({ tasks }) =>
    tasks?.some(
      ({ work, state }) =>
        work.kind === 'mock-review' && work.recordId === lastMock.recordId && state !== 'open',
    ),
  );
  return isReviewed || day < addDays(today, -reviewDays) ? null : { recordId: lastMock.recordId, day };
}

function baselineOf(
  { lastScore }: Goal,
  scores: readonly ScoreRow[],
  four: { stage: Stage; previous: number | null } | null,
): { baseline: Baseline; stage: Stage } {
  const answers = scores.reduce((sum, row) => sum + row.answers, 0);
  const stage: Stage =
    answers >= 600 ? 'studied-and-practised' : answers >= 100 ? 'practised' : (four?.stage ?? 'self-studied');
  const [verbal, quant] = measures.map((measure) => scores.find((row) => row.measure === measure));
  if (verbal && quant && isTold(verbal) && isTold(quant))
    return { baseline: { total: Math.round(verbal.score + quant.score), source: 'measured' }, stage };
  const reported = lastScore ? lastScore.verbal + lastScore.quant : (four?.previous ?? null);
  return reported === null
    ? { baseline: { total: assumedScore(stage), source: 'assumed' }, stage }
    : { baseline: { total: reported, source: 'reported' }, stage };
}
