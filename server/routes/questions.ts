/** Handlers of the questions domain. */
import { questions } from '#contract/questions.ts';
import { isWithinLimits } from '#core/questions/answer-limits.ts';
import { gradeAnswer } from '#core/questions/grade.ts';
import { publicView } from '#core/questions/public-view.ts';
import { textsIn } from '#core/questions/runs.ts';
import { inTransaction, type Queryable } from '#server/db/tx.ts';
import { isKnownPerson } from '#server/domains/accounts/service.ts';
import { findClosedTo } from '#server/domains/attempts/service.ts';
import { createPractice } from '#server/domains/exams/service.ts';
import { settleServed } from '#server/domains/learner/stream/service.ts';
import { countSome, recordAnswers } from '#server/domains/learning/answers/service.ts';
import { countComments } from '#server/domains/learning/comments/service.ts';
import { findOwnState, listOwnRows, resolveOwnFilter } from '#server/domains/learning/service.ts';
import { findLessonOfQuestion } from '#server/domains/lessons/service.ts';
import { believedMs, readOpened, sealOpened } from '#server/domains/questions/answers/opened.ts';
import { readBank } from '#server/domains/questions/bank.ts';
import { countFilters } from '#server/domains/questions/counts.ts';
import { dailyDay, findDailyId } from '#server/domains/questions/daily.ts';
import { findOwnHistory, getDetail, reveal, statsOf } from '#server/domains/questions/detail.ts';
import { checksOfUser, checksOfVisitor, setsMade } from '#server/domains/questions/limits.ts';
import { findMath } from '#server/domains/questions/math/math.ts';
import { findNeighbours, findPage } from '#server/domains/questions/page.ts';
import { findHolding } from '#server/domains/questions/reserved/closed.ts';
import { findQuestionId, findRelated, textsOfRows } from '#server/domains/questions/service.ts';
import { presentTag } from '#server/domains/questions/tags.ts';
import { listTypes } from '#server/domains/questions/types.ts';
import { withGlossesIn } from '#server/domains/words/service.ts';
import { AppError, loginRequired, notFound } from '#server/http/errors.ts';
import { implement, staleForVisitors } from '#server/http/implement.ts';
import { limit, networkOf } from '#server/http/limits.ts';

const maxRelated = 6;

async function findMine(db: Queryable, userId: string, questionId: string) {
  const [history, state] = await Promise.all([
    findOwnHistory(db, userId, questionId),
    findOwnState(db, userId, questionId),
  ]);
  return { ...history, ...state };
}

export const questionsRoutes = [
  implement(questions.listTypes, ({ locale }, { db }) => listTypes(db, locale)),

  implement(
    questions.listFilters,
    staleForVisitors(async ({ query, viewer, locale }, deps) => {
      const { db } = deps;
      const closed = await findClosedTo(deps, viewer);
      const { tree } = await readBank(db);
      const filter = await resolveOwnFilter(db, tree, query, { viewer, closed });
      return countFilters(db, tree, filter, locale);
    }),
  ),

  implement(
    questions.listQuestions,
    staleForVisitors(async ({ query, viewer, locale }, deps) => {
      const { db } = deps;
      const { page, size, sortKey, sortType, ...asked } = query;
      const closed = await findClosedTo(deps, viewer);
      const { tree } = await readBank(db);
      const filter = await resolveOwnFilter(db, tree, asked, { viewer, closed });
      const { ids, ...count } = await findPage(db, filter, { sortKey, sortType }, { page, size });
      const list = await listOwnRows(db, ids, { viewer, locale, closed, tree, search: filter.search });
      const holding = await findHolding(closed);
      return {
        ...count,
        page,
        size,
        list,
        math: await findMath(db, textsOfRows(list)),
        corrected: filter.search?.corrected ?? null,
        heldBackBy: holding && { ...holding, exam: holding.exam[locale] },
      };
    }),
  ),

  implement(questions.getDaily, async ({ viewer, now }, deps) => {
    const { db } = deps;
    const id = await findDailyId(db, now);
    const closed = await findClosedTo(deps, viewer);
    if (id === null || closed.byId.has(id)) return null;
    const detail = await getDetail(db, id, closed);
    const question = { ...publicView(detail.question), id: detail.number };
    return {
      day: dailyDay(now),
      id,
      number: detail.number,
      question,
      math: await findMath(db, textsIn(question)),
      opened: viewer && sealOpened(deps, { userId: viewer.id, questionId: id }, now),
    };
  }),

  implement(
    questions.getQuestion,
    staleForVisitors(async ({ params, query, viewer, locale, now }, deps) => {
      const { db } = deps;
      const { sortKey, sortType, reveal: isAsked, ...asked } = query;
      const closed = await findClosedTo(deps, viewer);
      const id = await findQuestionId(db, params.id);
      if (id === null) throw notFound();
      const detail = await getDetail(db, id, closed);
      const { tree } = await readBank(db);
      const filter = await resolveOwnFilter(db, tree, asked, { viewer, closed });
      const { stimulus } = detail;
      // Under the name that learners know: the bank's own would tell the method.
      const question = { ...publicView(detail.question), id: detail.number };
      const isDaily = detail.id === (await findDailyId(db, now));
      const revealed = withGlossesIn(
        locale,
        detail.question,
        reveal(detail, (viewer !== null || isDaily) && isAsked),
      );
      const [relatedIds, comments, neighbours, mine] = await Promise.all([
        findRelated(db, detail.id, maxRelated, closed),
        countComments(db, detail.id),
        findNeighbours(db, detail.id, filter, { sortKey, sortType }),
        viewer && findMine(db, viewer.id, detail.id),
      ]);
      const related = await listOwnRows(db, relatedIds, { viewer, locale, closed, tree });
      return {
        id: detail.id,
        number: detail.number,
        versionId: detail.versionId,
        status: detail.status,
        isDaily,
        createdAt: detail.createdAt,
        question,
        stimulus,
        tags: question.tags.flatMap((path) => {
          const tag = tree.byPath.get(path);
          return tag ? [presentTag(tag, locale)] : [];
        }),
        stats: statsOf(detail),
        mine,
        comments,
        neighbours,
        related,
        lesson: revealed.key === null ? null : findLessonOfQuestion(question, locale),
        opened:
          viewer && !isAsked ? sealOpened(deps, { userId: viewer.id, questionId: detail.id }, now) : null,
        ...revealed,
        // Only of what is sent: the formulas of an analysis would tell of it.
        math: await findMath(db, [
          ...textsIn(question),
          ...textsIn(stimulus),
          ...textsIn(revealed.analysis),
          ...textsIn(revealed.stimulusNotes),
          ...textsOfRows(related),
        ]),
      };
    }),
  ),

  implement(questions.checkAnswer, async ({ params, body, viewer, locale, now, address }, deps) => {
    const { db, counters } = deps;
    await limit(counters, viewer ? [checksOfUser, viewer.id] : [checksOfVisitor, networkOf(address)]);
    const closed = await findClosedTo(deps, viewer);
    const detail = await getDetail(db, params.id, closed);
    const { question, versionId } = detail;
    if (!isWithinLimits(question.form, body.answer)) throw new AppError('ANSWER_TOO_LONG');
    const { correct } = gradeAnswer(question, body.answer);
    const isEmpty = body.answer.every((entry) => entry.trim() === '');
    // What was kept without a network must not be taken for sent by whoever logged out meanwhile.
    if (body.servedId && !viewer) throw loginRequired();
    if (viewer && !isEmpty) {
      const given = { userId: viewer.id, questionId: detail.id };
      const passed = readOpened(deps, given, body.opened, now);
      // In the person's own history always; with everybody's only where it is a person who was asked the question.
      const counts = passed !== null && (await isKnownPerson(deps, viewer.id));
      const spentMs = believedMs(body.spent, passed);
      await inTransaction(db, async (tx) => {
        const { servedId, answer, ago: agoMs = 0 } = body;
        const settled = { ...given, correct, spentMs, now, agoMs };
        // Only what was served may have been kept: of anything else the key could have been read before.
        const at = servedId ? await settleServed(tx, servedId, settled) : now;
        if (at === null) return;
        const graded = { ...given, versionId, question, answer, correct, spentMs, at, counts };
        await recordAnswers(tx, [{ ...graded, source: 'bank', recordId: null }]);
      });
      // The reply tells how everybody does, with this answer among them unless another process is counting just now.
      await countSome(deps).catch((error) => deps.log.warn({ err: error }, 'answers could not be counted'));
    }
    const after = viewer ? await getDetail(db, params.id, closed) : detail;
    const isShown = viewer !== null || detail.id === (await findDailyId(db, now));
    const revealed = withGlossesIn(locale, question, reveal(after, isShown));
    return {
      correct,
      lesson: findLessonOfQuestion(question, locale),
      ...revealed,
      math: await findMath(db, [...textsIn(revealed.analysis), ...textsIn(revealed.stimulusNotes)]),
      stats: statsOf(after),
      mine: viewer && (await findMine(db, viewer.id, detail.id)),
    };
  }),

  implement(questions.createPractice, async ({ body, viewer, now }, deps) => {
    await limit(deps.counters, [setsMade, viewer.id]);
    return createPractice(deps, viewer, body, { closed: await findClosedTo(deps, viewer), now });
  }),
];
