/** Handlers of the stream: what other rooms know of the learner is brought together, and questions are shown without keys. */
import { learner } from '#contract/learner.ts';
import type { Remark } from '#core/learner/session.ts';
import type { Locale } from '#core/locale.ts';
import { publicView } from '#core/questions/public-view.ts';
import { textsIn } from '#core/questions/runs.ts';
import type { Deps, Viewer } from '#server/deps.ts';
import { readGoal } from '#server/domains/accounts/service.ts';
import { findClosedTo } from '#server/domains/attempts/service.ts';
import {
  beginSession,
  changeSession,
  describeMoves,
  getSession,
  heedRemark,
  type ServedQuestion,
  type StreamLearner,
  type StreamSession,
  serve,
} from '#server/domains/learner/stream/service.ts';
import { findDueTimes, listToRedo } from '#server/domains/learning/wrong-books/service.ts';
import {
  findCurrent,
  findMath,
  findNumbers,
  findRated,
  getVersions,
  presentTag,
  readBank,
  sealOpened,
} from '#server/domains/questions/service.ts';
import { implement } from '#server/http/implement.ts';
import { describeFully, readFully } from '../learner.ts';

/** More than a session of two hours could take. */
const maxDue = 20;

async function findLearner(deps: Deps, viewer: Viewer): Promise<StreamLearner> {
  const { db } = deps;
  const closed = await findClosedTo(deps, viewer);
  const { stress, timeZone } = await readGoal(db, viewer.id);
  const { state, day } = await readFully(deps, viewer.id);
  return {
    userId: viewer.id,
    ...{ state, day, timeZone },
    closed,
    stress: stress === 'writing' ? null : stress,
    due: await listToRedo(db, viewer.id, { state: 'due' }, { count: maxDue, closed, now: deps.now() }),
  };
}

type Standing = { session: StreamSession; asked: ServedQuestion[] };

async function findTopics(deps: Deps, questionIds: readonly string[], locale: Locale) {
  const { tree } = await readBank(deps.db);
  const rated = await findRated(deps.db, questionIds);
  return new Map(
    [...rated].map(([id, { measure, tagIds }]) => {
      const row = tagIds[0] === undefined ? undefined : tree.byId.get(tagIds[0]);
      return [
        id,
        {
          measure: measure === 'quant' ? ('quant' as const) : ('verbal' as const),
          topic: row ? presentTag(row, locale) : null,
        },
      ];
    }),
  );
}

async function presentAsked(deps: Deps, { session, asked }: Standing, locale: Locale) {
  const { tree } = await readBank(deps.db);
  const shown = asked.filter(({ state }) => state !== 'withdrawn');
  const topics = await findTopics(
    deps,
    shown.map(({ questionId }) => questionId),
    locale,
  );
  const numbers = await findNumbers(
    deps.db,
    shown.map(({ questionId }) => questionId),
  );
  const tag = session.tag === null ? undefined : tree.byPath.get(session.tag);
  const isSecret = session.mode === 'diagnostic' && session.endedAt === null;
  return {
    session: { ...session, tag: tag ? presentTag(tag, locale) : null },
    asked: shown.flatMap((one) => {
      const topic = topics.get(one.questionId);
      const number = numbers.get(one.questionId) ?? one.questionId;
      return topic ? [{ ...one, number, ...topic, correct: isSecret ? null : one.correct }] : [];
    }),
  };
}

async function presentStanding(deps: Deps, standing: Standing, viewer: Viewer, locale: Locale) {
  const { db } = deps;
  const { session, asked } = await presentAsked(deps, standing, locale);
  const open = asked.filter(({ state }) => state === 'open' && session.endedAt === null);
  const current = await findCurrent(
    db,
    'id',
    open.map(({ questionId }) => questionId),
  );
  const versions = await getVersions(
    db,
    [...current.values()].map(({ versionId }) => versionId),
  );
  const served = open.flatMap((one) => {
    const now = current.get(one.questionId);
    const version = now && versions.get(now.versionId);
    if (!version) return [];
    const given = { userId: viewer.id, questionId: one.questionId };
    return [
      {
        ...one,
        number: now.number,
        question: { ...publicView(version.question), id: now.number },
        stimulus: version.stimulus,
        // From when it was served, however often it is asked for: time that passed is never taken back.
        opened: sealOpened(deps, given, one.servedAt),
      },
    ];
  });
  const math = await findMath(
    db,
    served.flatMap(({ question, stimulus }) => [...textsIn(question), ...textsIn(stimulus)]),
  );
  return { session, asked, served, math };
}

/** A score is told from about so many counted answers on. */
const shownAnswers = 25;

export const streamRoutes = [
  implement(learner.beginStream, async ({ body, viewer, locale }, deps) => {
    const { mode, measure, form, tag, minutes, n } = body;
    const { lastScore } = await readGoal(deps.db, viewer.id);
    const standing = await beginSession(deps, await findLearner(deps, viewer), {
      mode,
      measure: measure ?? null,
      form: form ?? null,
      tag: tag ?? null,
      minutes: minutes ?? null,
      questions: n ?? null,
      hasScore: lastScore !== null,
    });
    return presentStanding(deps, standing, viewer, locale);
  }),

  implement(learner.serveStream, async ({ params, viewer, locale }, deps) => {
    await getSession(deps, viewer.id, params.id);
    const standing = await serve(deps, await findLearner(deps, viewer), params.id);
    return presentStanding(deps, standing, viewer, locale);
  }),

  implement(learner.remarkStream, async ({ params, body, viewer, locale }, deps) => {
    const { id: sessionId, servedId } = params;
    const remark: Remark | 'passed' = body.remark;
    await heedRemark(deps, viewer.id, { sessionId, servedId, remark }, body.spent ?? null);
    const standing = await serve(deps, await findLearner(deps, viewer), sessionId);
    return presentStanding(deps, standing, viewer, locale);
  }),

  implement(learner.changeStream, async ({ params, body, viewer, locale }, deps) => {
    await changeSession(deps, viewer.id, params.id, body.wanted);
    const standing = await serve(deps, await findLearner(deps, viewer), params.id);
    return presentStanding(deps, standing, viewer, locale);
  }),

  implement(learner.getStream, async ({ params, viewer, locale }, deps) => {
    const standing = await getSession(deps, viewer.id, params.id);
    const { session, asked } = await presentAsked(deps, standing, locale);
    const { measures } = await describeFully(deps, viewer.id);
    const { tree } = await readBank(deps.db);
    const moved = await describeMoves(deps, standing, await readFully(deps, viewer.id));
    const wrong = asked.filter(({ correct }) => correct === false).map(({ questionId }) => questionId);
    const due = await findDueTimes(deps.db, viewer.id, wrong);
    return {
      session,
      asked,
      moved: moved.flatMap(({ topic, ...move }) => {
        const tag = tree.byPath.get(topic);
        return tag ? [{ ...move, tag: presentTag(tag, locale) }] : [];
      }),
      mistakes: [...due].map(([questionId, dueAt]) => ({ questionId, dueAt })),
      measures: measures.map(({ measure, answers, score }) => ({
        measure,
        answers,
        missing: score ? 0 : Math.max(1, shownAnswers - answers),
        band: score?.band68 ?? null,
      })),
    };
  }),
];
