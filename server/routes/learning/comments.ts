/** Handlers of comments. */
import { comments } from '#contract/learning/comments.ts';
import { inTransaction, type Queryable } from '#server/db/tx.ts';
import { findClosedTo } from '#server/domains/attempts/service.ts';
import {
  changeComment,
  createComment,
  likeComment,
  listCommentsOn,
  listOwnComments,
  listReported,
  removeComment,
  reportComment,
  reviewComment,
} from '#server/domains/learning/comments/service.ts';
import { commentsLiked, commentsReported, commentsWritten } from '#server/domains/learning/limits.ts';
import { writeAudit } from '#server/domains/staff/service.ts';
import { invalidInput } from '#server/http/errors.ts';
import { implement } from '#server/http/implement.ts';
import { limit } from '#server/http/limits.ts';
import { implementDesk } from '#server/routes/staff/desk.ts';

export const commentsRoutes = [
  implement(comments.listComments, async ({ query, viewer, locale }, deps) => {
    const { db } = deps;
    const { questionId, sortKey, ...page } = query;
    const closed = await findClosedTo(deps, viewer);
    if (questionId !== undefined)
      return listCommentsOn(db, { questionId, sortKey }, page, { viewer, closed });
    // A visitor has no comments of their own.
    if (!viewer) throw invalidInput({ questionId: 'required' });
    return listOwnComments(db, page, { viewer, locale, closed });
  }),

  implement(comments.createComment, async ({ body, viewer, now }, deps) => {
    await limit(deps.counters, [commentsWritten, viewer.id]);
    return createComment(deps.db, body, viewer, { closed: await findClosedTo(deps, viewer), now });
  }),

  implement(comments.updateComment, async ({ params, body, viewer, now }, { db, counters }) => {
    await limit(counters, [commentsWritten, viewer.id]);
    return changeComment(db, params.id, body.body, viewer, now);
  }),

  implement(comments.deleteComment, ({ params, viewer, now }, { db }) =>
    removeComment(db, params.id, viewer, now),
  ),

  implement(comments.likeComment, async ({ params, body, viewer }, { db, counters }) => {
    await limit(counters, [commentsLiked, viewer.id]);
    return likeComment(db, params.id, body.liked, viewer);
  }),

  implement(comments.reportComment, async ({ params, body, viewer, now, address }, { db, counters }) => {
    await limit(counters, [commentsReported, viewer.id]);
    const deed = { action: 'comment_hidden', staffId: viewer.id, targetId: params.id } as const;
    const audit = (tx: Queryable) =>
      writeAudit(tx, { ...deed, address, now, details: { reason: body.reason } });
    await reportComment(db, params.id, body, viewer, { now, audit });
  }),

  implementDesk(comments.listReportedComments, ({ query, viewer }, { db }) =>
    listReported(db, query, viewer),
  ),

  implementDesk(comments.reviewComment, ({ params, body, viewer, now }, { db }, audit) =>
    inTransaction(db, async (tx) => {
      await reviewComment(tx, params.id, { isKept: body.verdict === 'keep', reviewerId: viewer.id, now });
      await audit(tx, { details: { verdict: body.verdict } });
    }),
  ),
];
