/** Handlers of comments. */
import { comments } from '#contract/learning/comments.ts';
import { inTransaction, type Queryable } from '#server/db/tx.ts';
import { presentComments } from '#server/domains/learning/comments/present.ts';
import {
  type CommentRow,
  countOwn,
  countThreads,
  countWaiting,
  findVisible,
  insertComment,
  insertReport,
  listLiked,
  listOwn,
  listReplies,
  listReports,
  listThreads,
  listWaiting,
  updateComment,
  updateLike,
  updateReviewed,
} from '#server/domains/learning/comments/store.ts';
import { commentsLiked, commentsReported, commentsWritten } from '#server/domains/learning/limits.ts';
import { listRowsById } from '#server/domains/questions/rows.ts';
import { isQuestion } from '#server/domains/questions/service.ts';
import { forbidden, invalidInput, notFound } from '#server/http/errors.ts';
import { implement } from '#server/http/implement.ts';
import { limit } from '#server/http/limits.ts';

async function getVisible(db: Queryable, id: string, userId: string): Promise<CommentRow> {
  const comment = await findVisible(db, id, userId);
  if (!comment) throw notFound();
  return comment;
}

/** What was asked to be presented is presented: one row gives one comment. */
async function presentOne(db: Queryable, row: CommentRow, viewer: Parameters<typeof presentComments>[2]) {
  const [comment] = await presentComments(db, [row], viewer);
  if (!comment) throw new Error('a comment was not presented');
  return comment;
}

export const commentsRoutes = [
  implement(comments.listComments, async ({ query, viewer, locale }, { db }) => {
    const { page, size, questionId, sortKey } = query;
    const userId = viewer?.id ?? null;
    if (questionId === undefined) {
      // A visitor has no comments of their own.
      if (!viewer) throw invalidInput({ questionId: 'required' });
      const rows = size === 0 ? [] : await listOwn(db, viewer.id, query);
      const shown = await listRowsById(
        db,
        rows.map((row) => row.questionId),
        { viewer, locale },
      );
      const list = await presentComments(db, rows, viewer);
      return {
        total: await countOwn(db, viewer.id),
        page,
        size,
        list: list.map((one) => ({ ...one, replies: [], stem: shown.get(one.questionId)?.stem ?? null })),
      };
    }
    if (!(await isQuestion(db, questionId))) throw notFound();
    const threads = size === 0 ? [] : await listThreads(db, questionId, userId, sortKey, query);
    const replies = await listReplies(
      db,
      threads.map(({ id }) => id),
      userId,
    );
    const all = await presentComments(db, [...threads, ...replies], viewer);
    const threadOf = new Map(replies.map(({ id, threadId }) => [id, threadId]));
    return {
      total: await countThreads(db, questionId, userId),
      page,
      size,
      list: all.slice(0, threads.length).map((thread) => ({
        ...thread,
        replies: all.filter(({ id }) => threadOf.get(id) === thread.id),
        stem: null,
      })),
    };
  }),

  implement(comments.createComment, async ({ body, viewer, now }, { db, counters }) => {
    await limit(counters, [commentsWritten, viewer.id]);
    if (!(await isQuestion(db, body.questionId))) throw notFound();
    const parent = body.parentId ? await getVisible(db, body.parentId, viewer.id) : null;
    if (parent && parent.questionId !== body.questionId) throw notFound();
    const row = await insertComment(db, {
      questionId: body.questionId,
      userId: viewer.id,
      // A reply to a reply stays in the thread, so that there are never more than two levels.
      threadId: parent ? (parent.threadId ?? parent.id) : null,
      replyToId: parent?.threadId ? parent.id : null,
      body: body.body,
      createdAt: now,
    });
    return presentOne(db, row, viewer);
  }),

  implement(comments.updateComment, async ({ params, body, viewer, now }, { db, counters }) => {
    await limit(counters, [commentsWritten, viewer.id]);
    // What was kept by a reviewer was kept as it was.
    const row = await updateComment(db, viewer.id, params.id, {
      body: body.body,
      editedAt: now,
      reviewedAt: null,
      reviewedBy: null,
    });
    if (!row) throw notFound();
    return presentOne(db, row, viewer);
  }),

  implement(comments.deleteComment, async ({ params, viewer, now }, { db }) => {
    if (!(await updateComment(db, viewer.id, params.id, { deletedAt: now, body: '' }))) throw notFound();
  }),

  implement(comments.likeComment, async ({ params, body, viewer }, { db, counters }) => {
    await limit(counters, [commentsLiked, viewer.id]);
    const { id } = await getVisible(db, params.id, viewer.id);
    const liked = body.liked ?? !(await listLiked(db, viewer.id, [id])).has(id);
    return { liked, likes: await inTransaction(db, (tx) => updateLike(tx, viewer.id, id, liked)) };
  }),

  implement(comments.reportComment, async ({ params, body, viewer, now }, { db, counters }) => {
    await limit(counters, [commentsReported, viewer.id]);
    const { id, userId } = await getVisible(db, params.id, viewer.id);
    if (userId === viewer.id) throw forbidden();
    const report = { commentId: id, userId: viewer.id, ...body, reportedAt: now };
    await inTransaction(db, (tx) => insertReport(tx, report));
  }),

  implement(comments.listReportedComments, async ({ query, viewer }, { db }) => {
    const rows = query.size === 0 ? [] : await listWaiting(db, query);
    const reports = await listReports(
      db,
      rows.map(({ id }) => id),
    );
    const list = await presentComments(db, rows, viewer, { isReview: true });
    return {
      total: await countWaiting(db),
      page: query.page,
      size: query.size,
      list: list.map((one) => ({ ...one, reports: reports.filter(({ commentId }) => commentId === one.id) })),
    };
  }),

  implement(comments.reviewComment, async ({ params, body, viewer, now }, { db }) => {
    const review = { isKept: body.verdict === 'keep', reviewerId: viewer.id, now };
    if (!(await updateReviewed(db, params.id, review))) throw notFound();
  }),
];
