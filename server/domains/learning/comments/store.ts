/** Comments as the database keeps them. */
import { and, asc, desc, eq, inArray, isNotNull, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import type { Page } from '#contract/endpoint.ts';
import { isNoneOf } from '#server/db/columns.ts';
import { prepared } from '#server/db/statements/prepared.ts';
import type { Queryable, Transaction } from '#server/db/tx.ts';
import { commentLikes, commentReports, comments } from '#server/domains/learning/tables.ts';

export type CommentRow = typeof comments.$inferSelect;

/** Whoever reported a comment need not look at it until it is reviewed. */
const isReportedBy = (userId: string): SQL => sql`exists (select from comment_reports
  where comment_id = ${comments.id} and user_id = ${userId} and settled_at is null)`;

/** Its author still sees a comment that waits for a review. */
const isVisibleTo = (userId: string | null): SQL | undefined =>
  and(
    isNull(comments.deletedAt),
    userId === null
      ? isNull(comments.hiddenAt)
      : or(eq(comments.userId, userId), and(isNull(comments.hiddenAt), not(isReportedBy(userId)))),
  );

const hasReplies = sql`exists (select from comments r
  where r.thread_id = ${comments.id} and r.deleted_at is null and r.hidden_at is null)`;

/** A thread stays while there is something in it to read. */
const isThreadOf = (questionId: string, userId: string | null): SQL | undefined =>
  and(eq(comments.questionId, questionId), isNull(comments.threadId), or(isVisibleTo(userId), hasReplies));

/** How many everybody can read. */
export async function countComments(db: Queryable, questionId: string): Promise<number> {
  const [row] = await commentsOf(db).execute({ questionId });
  return row?.total ?? 0;
}

const commentsOf = prepared((db) =>
  db
    .select({ total: sql<number>`count(*)::int` })
    .from(comments)
    .where(
      and(
        eq(comments.questionId, sql.placeholder('questionId')),
        isNull(comments.deletedAt),
        isNull(comments.hiddenAt),
      ),
    )
    .prepare('count_comments'),
);

export const countThreads = (db: Queryable, questionId: string, userId: string | null): Promise<number> =>
  db.$count(comments, isThreadOf(questionId, userId));

export async function listThreads(
  db: Queryable,
  questionId: string,
  userId: string | null,
  sortKey: 'likes' | 'createdAt',
  { page, size }: Page,
): Promise<CommentRow[]> {
  return db
    .select()
    .from(comments)
    .where(isThreadOf(questionId, userId))
    .orderBy(...(sortKey === 'likes' ? [desc(comments.likes)] : []), desc(comments.id))
    .limit(size)
    .offset((page - 1) * size);
}

const maxReplies = 500;

export async function listReplies(
  db: Queryable,
  threadIds: readonly string[],
  userId: string | null,
): Promise<CommentRow[]> {
  if (threadIds.length === 0) return [];
  return db
    .select()
    .from(comments)
    .where(and(inArray(comments.threadId, [...threadIds]), isVisibleTo(userId)))
    .orderBy(asc(comments.id))
    .limit(maxReplies);
}

const isOwn = (userId: string, except: readonly string[]): SQL | undefined =>
  and(eq(comments.userId, userId), isNull(comments.deletedAt), isNoneOf(comments.questionId, except));

/** On none of the questions in `except`. */
export const countOwn = (db: Queryable, userId: string, except: readonly string[]): Promise<number> =>
  db.$count(comments, isOwn(userId, except));

export async function listOwn(
  db: Queryable,
  userId: string,
  except: readonly string[],
  { page, size }: Page,
): Promise<CommentRow[]> {
  return db
    .select()
    .from(comments)
    .where(isOwn(userId, except))
    .orderBy(desc(comments.id))
    .limit(size)
    .offset((page - 1) * size);
}

export async function findVisible(db: Queryable, id: string, userId: string): Promise<CommentRow | null> {
  const [row] = await db
    .select()
    .from(comments)
    .where(and(eq(comments.id, id), isVisibleTo(userId)));
  return row ?? null;
}

export async function listAuthorsOf(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, string | null>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: comments.id, userId: comments.userId })
    .from(comments)
    .where(inArray(comments.id, [...ids]));
  return new Map(rows.map(({ id, userId }) => [id, userId]));
}

export async function insertComment(
  db: Queryable,
  comment: typeof comments.$inferInsert,
): Promise<CommentRow> {
  const [row] = await db.insert(comments).values(comment).returning();
  if (!row) throw new Error('a comment was not inserted');
  return row;
}

export async function updateComment(
  db: Queryable,
  userId: string,
  id: string,
  change: Partial<typeof comments.$inferInsert>,
): Promise<CommentRow | null> {
  const [row] = await db
    .update(comments)
    .set(change)
    .where(and(eq(comments.id, id), isOwn(userId, [])))
    .returning();
  return row ?? null;
}

export async function listLiked(
  db: Queryable,
  userId: string | null,
  ids: readonly string[],
): Promise<Set<string>> {
  if (userId === null || ids.length === 0) return new Set();
  const rows = await db
    .select({ commentId: commentLikes.commentId })
    .from(commentLikes)
    .where(and(eq(commentLikes.userId, userId), inArray(commentLikes.commentId, [...ids])));
  return new Set(rows.map(({ commentId }) => commentId));
}

/** Those of these comments that this person reported, and that nobody has reviewed since. */
export async function listReportedBy(
  db: Queryable,
  userId: string | null,
  ids: readonly string[],
): Promise<Set<string>> {
  if (userId === null || ids.length === 0) return new Set();
  const rows = await db
    .select({ id: comments.id })
    .from(comments)
    .where(and(inArray(comments.id, [...ids]), isReportedBy(userId)));
  return new Set(rows.map(({ id }) => id));
}

/** The likes afterwards. Liking twice counts once. */
export async function updateLike(
  tx: Transaction,
  userId: string,
  commentId: string,
  isLiked: boolean,
): Promise<number> {
  const like = { commentId, userId };
  const changed = isLiked
    ? await tx.insert(commentLikes).values(like).onConflictDoNothing().returning()
    : await tx
        .delete(commentLikes)
        .where(and(eq(commentLikes.commentId, commentId), eq(commentLikes.userId, userId)))
        .returning();
  const step = changed.length === 0 ? 0 : isLiked ? 1 : -1;
  const [row] = await tx
    .update(comments)
    .set({ likes: sql`${comments.likes} + ${step}` })
    .where(eq(comments.id, commentId))
    .returning({ likes: comments.likes });
  return row?.likes ?? 0;
}

/**
 * Reviewers see it from now on, unless one of them has kept it before. It is hidden where so many who can be held to
 * it say the same, or at once by a reviewer. Says whether that was now.
 */
export async function insertReport(
  tx: Transaction,
  report: typeof commentReports.$inferInsert,
  enough: number,
): Promise<boolean> {
  const { reason, note, reportedAt, isCredible, settledAt } = report;
  // Whoever reported it before it was kept may do so again once it has been changed.
  await tx
    .insert(commentReports)
    .values(report)
    .onConflictDoUpdate({
      target: [commentReports.commentId, commentReports.userId],
      set: { reason, note, reportedAt, isCredible, settledAt },
      setWhere: isNotNull(commentReports.settledAt),
    });
  const isOpen = and(eq(comments.id, report.commentId), isNull(comments.reviewedAt));
  await tx
    .update(comments)
    .set({ reportedAt })
    .where(and(isOpen, isNull(comments.reportedAt)));
  const hidden = await tx
    .update(comments)
    .set({ hiddenAt: reportedAt })
    .where(
      and(
        isOpen,
        isNull(comments.hiddenAt),
        sql`(select count(*) from comment_reports
             where comment_id = ${comments.id} and is_credible and settled_at is null) >= ${enough}`,
      ),
    )
    .returning({ id: comments.id });
  return hidden.length > 0;
}

const isWaiting = and(isNotNull(comments.reportedAt), isNull(comments.deletedAt));

/** Since when each reported comment waits for a review, the oldest first. */
export const reportedComments: SQL = sql`
  select ${comments.reportedAt} as at from ${comments} where ${isWaiting} order by ${comments.reportedAt}`;

export const countWaiting = (db: Queryable): Promise<number> => db.$count(comments, isWaiting);

export async function listWaiting(db: Queryable, { page, size }: Page): Promise<CommentRow[]> {
  return db
    .select()
    .from(comments)
    .where(isWaiting)
    .orderBy(asc(comments.reportedAt), asc(comments.id))
    .limit(size)
    .offset((page - 1) * size);
}

export async function listReports(db: Queryable, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(commentReports)
    .where(and(inArray(commentReports.commentId, [...ids]), isNull(commentReports.settledAt)))
    .orderBy(asc(commentReports.reportedAt));
}

export async function updateReviewed(
  db: Transaction,
  id: string,
  { isKept, reviewerId, now }: { isKept: boolean; reviewerId: string; now: Date },
): Promise<boolean> {
  const reviewed = await db
    .update(comments)
    .set({
      reviewedAt: now,
      reviewedBy: reviewerId,
      ...(isKept ? { hiddenAt: null, reportedAt: null } : { deletedAt: now }),
    })
    .where(and(eq(comments.id, id), isWaiting))
    .returning({ id: comments.id });
  await db
    .update(commentReports)
    .set({ settledAt: now })
    .where(and(eq(commentReports.commentId, id), isNull(commentReports.settledAt)));
  return reviewed.length > 0;
}
