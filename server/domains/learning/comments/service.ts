/** Comments on questions: read, written, liked, reported, reviewed. */
import type { Page } from '#contract/endpoint.ts';
import { worksAt } from '#core/accounts/roles.ts';
import { dayMs } from '#core/duration.ts';
import type { Locale } from '#core/locale.ts';
import type { Database } from '#server/db/pool.ts';
import { inTransaction, type Queryable, type Transaction } from '#server/db/tx.ts';
import type { Viewer } from '#server/deps.ts';
import { isProved } from '#server/domains/accounts/service.ts';
import { listOwnRowsById } from '#server/domains/learning/bank.ts';
import { type Closed, isQuestion, requireOpen } from '#server/domains/questions/service.ts';
import type { Audit } from '#server/domains/staff/service.ts';
import { forbidden, notFound } from '#server/http/errors.ts';
import { presentComments } from './present.ts';
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
} from './store.ts';

export { countComments, reportedComments } from './store.ts';

async function getVisible(db: Queryable, id: string, userId: string): Promise<CommentRow> {
  const comment = await findVisible(db, id, userId);
  if (!comment) throw notFound();
  return comment;
}

/** What was asked to be presented is presented: one row gives one comment. */
async function presentOne(db: Queryable, row: CommentRow, viewer: Viewer) {
  const [comment] = await presentComments(db, [row], viewer);
  if (!comment) throw new Error('a comment was not presented');
  return comment;
}

/** What one wrote oneself, with the stem of each question. */
export async function listOwnComments(
  db: Database,
  { page, size }: Page,
  { viewer, locale, closed }: { viewer: Viewer; locale: Locale; closed: Closed },
) {
  const rows = size === 0 ? [] : await listOwn(db, viewer.id, closed.ids, { page, size });
  const shown = await listOwnRowsById(
    db,
    rows.map((row) => row.questionId),
    { viewer, locale, closed },
  );
  const list = await presentComments(db, rows, viewer);
  return {
    total: await countOwn(db, viewer.id, closed.ids),
    page,
    size,
    list: list.map((one) => ({ ...one, replies: [], stem: shown.get(one.questionId)?.stem ?? null })),
  };
}

/** The threads on a question, each with its replies. */
export async function listCommentsOn(
  db: Queryable,
  { questionId, sortKey }: { questionId: string; sortKey: 'likes' | 'createdAt' },
  { page, size }: Page,
  { viewer, closed }: { viewer: Viewer | null; closed: Closed },
) {
  await requireOpen(closed, [questionId]);
  if (!(await isQuestion(db, questionId))) throw notFound();
  const userId = viewer?.id ?? null;
  const threads = size === 0 ? [] : await listThreads(db, questionId, userId, sortKey, { page, size });
  const replies = await listReplies(
    db,
    threads.map(({ id }) => id),
    userId,
  );
  const all = await presentComments(db, [...threads, ...replies], viewer);
  const threadOf = new Map(replies.map(({ id, threadId }) => [id, threadId]));
  // A first page that is not full is all there is.
  const isAll = page === 1 && threads.length < size;
  return {
    total: isAll ? threads.length : await countThreads(db, questionId, userId),
    page,
    size,
    list: all.slice(0, threads.length).map((thread) => ({
      ...thread,
      replies: all.filter(({ id }) => threadOf.get(id) === thread.id),
      stem: null,
    })),
  };
}

type Written = { questionId: string; parentId?: string | null | undefined; body: string };

export async function createComment(
  db: Queryable,
  { questionId, parentId, body }: Written,
  viewer: Viewer,
  { closed, now }: { closed: Closed; now: Date },
) {
  await requireOpen(closed, [questionId]);
  if (!(await isQuestion(db, questionId))) throw notFound();
  const parent = parentId ? await getVisible(db, parentId, viewer.id) : null;
  if (parent && parent.questionId !== questionId) throw notFound();
  const row = await insertComment(db, {
    questionId,
    userId: viewer.id,
    // A reply to a reply stays in the thread, so that there are never more than two levels.
    threadId: parent ? (parent.threadId ?? parent.id) : null,
    replyToId: parent?.threadId ? parent.id : null,
    body,
    createdAt: now,
  });
  return presentOne(db, row, viewer);
}

export async function changeComment(db: Queryable, id: string, body: string, viewer: Viewer, now: Date) {
  // What was kept by a reviewer was kept as it was.
  const change = { body, editedAt: now, reviewedAt: null, reviewedBy: null };
  const row = await updateComment(db, viewer.id, id, change);
  if (!row) throw notFound();
  return presentOne(db, row, viewer);
}

export async function removeComment(db: Queryable, id: string, viewer: Viewer, now: Date): Promise<void> {
  if (!(await updateComment(db, viewer.id, id, { deletedAt: now, body: '' }))) throw notFound();
}

/** Without `wanted` it is turned round. */
export async function likeComment(db: Database, id: string, wanted: boolean | undefined, viewer: Viewer) {
  await getVisible(db, id, viewer.id);
  const liked = wanted ?? !(await listLiked(db, viewer.id, [id])).has(id);
  return { liked, likes: await inTransaction(db, (tx) => updateLike(tx, viewer.id, id, liked)) };
}

/** How many who can be held to it have to say the same before a comment is hidden from everybody. */
const enoughReports = 3;

/** An account of yesterday is no throw-away one that was opened for this. */
const credibleAfterMs = dayMs;

export async function reportComment(
  db: Database,
  id: string,
  why: { reason: string; note: string },
  viewer: Viewer,
  { now, audit }: { now: Date; audit: Audit },
): Promise<void> {
  const { userId, reviewedAt } = await getVisible(db, id, viewer.id);
  if (userId === viewer.id) throw forbidden();
  const isReviewer = worksAt(viewer.role, 'comments');
  const isOldEnough = now.getTime() - viewer.joinedAt.getTime() >= credibleAfterMs;
  const isCredible = isReviewer || (isOldEnough && (await isProved(db, viewer.id)));
  // What a reviewer has kept is settled until its author changes it.
  const settledAt = reviewedAt ? now : null;
  const report = { commentId: id, userId: viewer.id, ...why, reportedAt: now, isCredible, settledAt };
  await inTransaction(db, async (tx) => {
    const isHidden = await insertReport(tx, report, isReviewer ? 1 : enoughReports);
    // One word of the staff's hid it: that is a deed of theirs, though it was done on a page of everybody's.
    if (isHidden && isReviewer) await audit(tx);
  });
}

/** What was reported and waits for somebody to look at it. */
export async function listReported(db: Queryable, { page, size }: Page, viewer: Viewer) {
  const rows = size === 0 ? [] : await listWaiting(db, { page, size });
  const reports = await listReports(
    db,
    rows.map(({ id }) => id),
  );
  const list = await presentComments(db, rows, viewer, { isReview: true });
  return {
    total: await countWaiting(db),
    page,
    size,
    list: list.map((one) => ({ ...one, reports: reports.filter(({ commentId }) => commentId === one.id) })),
  };
}

export async function reviewComment(
  tx: Transaction,
  id: string,
  review: { isKept: boolean; reviewerId: string; now: Date },
): Promise<void> {
  if (!(await updateReviewed(tx, id, review))) throw notFound();
}
