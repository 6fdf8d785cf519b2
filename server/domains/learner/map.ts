/** The map of what is mastered, and one topic of it with the answers behind it. */
import { gainsOf, worthMost } from '#core/learner/gain.ts';
import { isFading, isUnsure, placeOf, trendOf } from '#core/learner/map.ts';
import { isNamedWeak, levelOf, type Mastery, topicBelief } from '#core/learner/mastery.ts';
import { areaOf, measureOf } from '#core/learner/skills.ts';
import type { Evidence, LearnerState } from '#core/learner/state.ts';
import { replay } from '#core/learner/update.ts';
import type { Measure } from '#core/scoring/scale.ts';
import type { Deps } from '#server/deps.ts';
import { listEvents, readLearner, stateOn } from './fold.ts';
import { type Papers, readPapers } from './paper.ts';

const measures = ['verbal', 'quant'] as const satisfies readonly Measure[];

/** Scored questions of a measure in one exam. */
const questionsInExam = 27;
/** What has risen or fallen has done so since then. */
const trendDays = 28;
const historyWeeks = 13;
/** Enough to see what a level rests on, and no more than a screen or two. */
const mostEvidence = 40;

type View = {
  papers: Papers;
  state: LearnerState;
  before: LearnerState;
  events: Awaited<ReturnType<typeof listEvents>>;
  day: number;
  points: ReadonlyMap<string, number>;
};

async function look(
  deps: Pick<Deps, 'db' | 'now'>,
  userId: string,
  evidence: readonly Evidence[],
): Promise<View> {
  const papers = await readPapers(deps.db);
  const { state, day } = await readLearner(deps, userId, evidence);
  const events = await listEvents(deps.db, userId);
  const gains = measures.flatMap((measure) => [...gainsOf(state, papers[measure], day)]);
  return {
    ...{ papers, state, events, day },
    before: stateOn(events, evidence, day - trendDays),
    // Nothing is promised of what is not known.
    points: worthMost(gains.filter(([topic]) => levelOf(state, topic, day) !== 'unknown')),
  };
}

function tileOf({ papers, state, before, day, points }: View, topic: string) {
  const level = levelOf(state, topic, day);
  const row = state.skills.get(topic);
  const unseenDays = row && row.answers > 0 ? Math.max(0, day - row.day) : null;
  const answers = row?.answers ?? 0;
  return {
    path: topic,
    level,
    isUnsure: isUnsure(level, answers),
    isFading: isFading(level, unseenDays),
    trend: trendOf(levelOf(before, topic, day - trendDays), level),
    ...{ answers, unseenDays },
    questions: (papers[measureOf(topic)].topics.get(topic) ?? 0) * questionsInExam,
    points: points.get(topic) ?? null,
  };
}

/** Every topic that the exam asks, by area; topics of an area by what they weigh. */
export async function describeMap(
  deps: Pick<Deps, 'db' | 'now'>,
  userId: string,
  evidence: readonly Evidence[],
) {
  const view = await look(deps, userId, evidence);
  const { papers, state } = view;
  return {
    answers: measures.reduce((sum, measure) => sum + state.measures[measure].answers, 0),
    areas: measures.flatMap((measure) =>
      [...Map.groupBy(papers[measure].topics.keys(), areaOf)].map(([path, topics]) => ({
        ...{ path, measure },
        topics: topics.map((topic) => tileOf(view, topic)),
      })),
    ),
  };
}

/** Null where the exam has no such topic. */
export async function describeTopic(
  deps: Pick<Deps, 'db' | 'now'>,
  userId: string,
  topic: string,
  evidence: readonly Evidence[],
) {
  const papers = await readPapers(deps.db);
  if (!papers[measureOf(topic)].topics.has(topic)) return null;
  const view = await look(deps, userId, evidence);
  const { state, events, day } = view;
  const own = events.filter(({ event }) => event.skills.topics.some(({ key }) => key === topic));
  const tile = tileOf(view, topic);
  return {
    ...tile,
    measure: measureOf(topic),
    range: tile.level === 'unknown' ? null : rangeOf(state, topic, day),
    isWeak: isNamedWeak(state, topic, day),
    evidence: own
      .slice(-mostEvidence)
      .reverse()
      .map(({ answer: { questionId, isRight, spentMs, seconds, answeredAt } }) => ({
        ...{ questionId, isRight, spentMs, seconds, answeredAt },
      })),
    right: own.filter(({ event }) => event.isRight).length,
    history: historyOf(view, evidence, topic, own[0]?.event.day ?? day),
  };
}

function rangeOf(state: LearnerState, topic: string, day: number) {
  const { mean, sd } = topicBelief(state, topic, day);
  return { low: placeOf(mean - sd), middle: placeOf(mean), high: placeOf(mean + sd) };
}

/** From the week of its first answer on, today last; one week alone is no way. */
function historyOf(
  { events, day }: View,
  evidence: readonly Evidence[],
  topic: string,
  first: number,
): { day: number; level: Mastery }[] {
  const weeks = Math.min(historyWeeks, Math.floor((day - first) / 7) + 1);
  if (weeks < 2) return [];
  let state = stateOn([], evidence, events[0]?.event.day ?? day);
  let done = 0;
  return Array.from({ length: weeks }, (_, n) => {
    const at = day - 7 * (weeks - 1 - n);
    const since = events.slice(done).filter(({ event }) => event.day <= at);
    done += since.length;
    state = replay(
      state,
      since.map(({ event }) => event),
    );
    return { day: at, level: levelOf(state, topic, at) };
  });
}
