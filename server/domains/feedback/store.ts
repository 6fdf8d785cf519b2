/** Feedback as the database keeps it. */
import { and, desc, eq, inArray, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Page } from '#contract/endpoint.ts';
import type { Queryable, Transaction } from '#server/db/tx.ts';
import { type FeedbackRow, feedbackPictures, feedbacks } from './tables.ts';

export async function insertPicture(
  db: Queryable,
  picture: typeof feedbackPictures.$inferInsert,
): Promise<void> {
  await db.insert(feedbackPictures).values(picture);
}

/** Pictures of this person that wait for a feedback. */
export async function listWaiting(db: Queryable, userId: string, before?: Date): Promise<string[]> {
  const rows = await db
    .select({ key: feedbackPictures.key })
    .from(feedbackPictures)
    .where(
      and(
        eq(feedbackPictures.userId, userId),
        isNull(feedbackPictures.feedbackId),
        before ? lt(feedbackPictures.createdAt, before) : undefined,
      ),
    );
  return rows.map(({ key }) => key);
}

export async function deletePictures(db: Queryable, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await db.delete(feedbackPictures).where(inArray(feedbackPictures.key, [...keys]));
}

export async function insertFeedback(
  tx: Transaction,
  row: typeof feedbacks.$inferInsert,
  keys: readonly string[],
) {
  const [made] = await tx.insert(feedbacks).values(row).returning({ id: feedbacks.id });
  const { id } = made as { id: string };
  if (keys.length > 0) {
    await tx
      .update(feedbackPictures)
      .set({ feedbackId: id })
      .where(and(inArray(feedbackPictures.key, [...keys]), eq(feedbackPictures.userId, row.userId)));
  }
  return id;
}

export type StoredFeedback = { feedback: FeedbackRow; keys: string[] };

const withPictures = {
  feedback: feedbacks,
  keys: sql<
    string[]
  >`array(select key from feedback_pictures where feedback_id = ${feedbacks.id} order by created_at, key)`,
};

export type WhichFeedbacks = { userId?: string | undefined; status?: 'open' | 'handled' | undefined };

/** When each feedback that nobody has handled was sent, the oldest first. */
export const openFeedbacks: SQL = sql`
  select ${feedbacks.createdAt} as at from ${feedbacks} where ${feedbacks.handledAt} is null order by ${feedbacks.id}`;

export async function listFeedbacks(db: Queryable, { userId, status }: WhichFeedbacks, { page, size }: Page) {
  const states = { open: isNull(feedbacks.handledAt), handled: isNotNull(feedbacks.handledAt) };
  const which = and(
    userId === undefined ? undefined : eq(feedbacks.userId, userId),
    status === undefined ? undefined : states[status],
  );
  const total = await db.$count(feedbacks, which);
  const list: StoredFeedback[] = await db
    .select(withPictures)
    .from(feedbacks)
    .where(which)
    .orderBy(desc(feedbacks.id))
    .limit(size)
    .offset((page - 1) * size);
  return { total, list };
}

export async function findFeedback(db: Queryable, id: string): Promise<StoredFeedback | null> {
  const [row] = await db.select(withPictures).from(feedbacks).where(eq(feedbacks.id, id));
  return row ?? null;
}

/** False where it was handled before. */
export async function updateHandled(
  db: Queryable,
  id: string,
  answer: string | null,
  now: Date,
): Promise<boolean> {
  const changed = await db
    .update(feedbacks)
    .set({ handledAt: now, answer })
    .where(and(eq(feedbacks.id, id), isNull(feedbacks.handledAt)))
    .returning({ id: feedbacks.id });
  return changed.length > 0;
}

export async function listFeedbacksOf(db: Queryable, userId: string): Promise<FeedbackRow[]> {
  return db.select().from(feedbacks).where(eq(feedbacks.userId, userId));
}

export async function listPicturesOf(db: Queryable, userId: string) {
  return db.select().from(feedbackPictures).where(eq(feedbackPictures.userId, userId));
}

/** Whoever has left needs no reply: it counts as handled. */
export async function updateFeedbacksEmpty(db: Queryable, userId: string, now: Date): Promise<void> {
  await db
    .update(feedbacks)
    .set({
      description: '',
      contact: '',
      page: null,
      answer: null,
      handledAt: sql`coalesce(${feedbacks.handledAt}, ${now})`,
    })
    .where(eq(feedbacks.userId, userId));
}

/** Gives their keys, for the files. */
export async function deletePicturesOf(db: Queryable, userId: string): Promise<string[]> {
  const gone = await db
    .delete(feedbackPictures)
    .where(eq(feedbackPictures.userId, userId))
    .returning({ key: feedbackPictures.key });
  return gone.map(({ key }) => key);
}

export async function findPictureOwner(db: Queryable, key: string): Promise<string | null> {
  const [found] = await db
    .select({ userId: feedbackPictures.userId })
    .from(feedbackPictures)
    .where(eq(feedbackPictures.key, key));
  return found?.userId ?? null;
}
