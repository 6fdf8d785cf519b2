/** Collected questions and their folders as the database keeps them. */
import { and, asc, count, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Page } from '#contract/endpoint.ts';
import { isAmong, isNoneOf } from '#server/db/columns.ts';
import type { Queryable } from '#server/db/tx.ts';
import { collectionFolders, collections } from '#server/domains/learning/tables.ts';

export type CollectionFilter = {
  /** `none` are those that lie in no folder. */
  folderId?: string | undefined;
  /** Of these questions only. */
  among?: readonly string[] | undefined;
  /** Of none of these. */
  except?: readonly string[] | undefined;
};

function conditionsOf(userId: string, { folderId, among, except = [] }: CollectionFilter): SQL | undefined {
  return and(
    eq(collections.userId, userId),
    folderId === 'none'
      ? isNull(collections.folderId)
      : folderId
        ? eq(collections.folderId, folderId)
        : undefined,
    among && isAmong(collections.questionId, among),
    isNoneOf(collections.questionId, except),
  );
}

export async function countCollections(
  db: Queryable,
  userId: string,
  filter: CollectionFilter,
): Promise<number> {
  return db.$count(collections, conditionsOf(userId, filter));
}

export async function listCollections(
  db: Queryable,
  userId: string,
  filter: CollectionFilter,
  { page, size }: Page,
) {
  return db
    .select()
    .from(collections)
    .where(conditionsOf(userId, filter))
    .orderBy(desc(collections.collectedAt), desc(collections.questionId))
    .limit(size)
    .offset((page - 1) * size);
}

/** Newest first. A person keeps no more than `maxKept`. */
export async function listCollectedIds(
  db: Queryable,
  userId: string,
  filter: CollectionFilter,
): Promise<string[]> {
  const rows = await db
    .select({ questionId: collections.questionId })
    .from(collections)
    .where(conditionsOf(userId, filter))
    .orderBy(desc(collections.collectedAt), desc(collections.questionId));
  return rows.map(({ questionId }) => questionId);
}

/** For a statement of another domain: which questions, as `question_id`. */
export const collectedBy = (userId: string): SQL =>
  sql`select c.question_id from collections c where c.user_id = ${userId}::bigint`;

/** The same, for one that has the question. */
export const isCollectedBy = (userId: string) => (questionId: SQL) =>
  sql`exists (select from collections c where c.user_id = ${userId}::bigint and c.question_id = ${questionId})`;

export async function findCollection(db: Queryable, userId: string, questionId: string) {
  const [row] = await db
    .select()
    .from(collections)
    .where(and(eq(collections.userId, userId), eq(collections.questionId, questionId)));
  return row ?? null;
}

/** False where it was collected already. */
export async function insertCollection(
  db: Queryable,
  collection: typeof collections.$inferInsert,
): Promise<boolean> {
  const made = await db.insert(collections).values(collection).onConflictDoNothing().returning();
  return made.length > 0;
}

export async function deleteCollection(db: Queryable, userId: string, questionId: string): Promise<boolean> {
  const gone = await db
    .delete(collections)
    .where(and(eq(collections.userId, userId), eq(collections.questionId, questionId)))
    .returning();
  return gone.length > 0;
}

export async function updateFolderOf(
  db: Queryable,
  userId: string,
  questionId: string,
  folderId: string | null,
): Promise<boolean> {
  const moved = await db
    .update(collections)
    .set({ folderId })
    .where(and(eq(collections.userId, userId), eq(collections.questionId, questionId)))
    .returning();
  return moved.length > 0;
}

export async function listFolders(db: Queryable, userId: string, except: readonly string[] = []) {
  return db
    .select({ id: collectionFolders.id, name: collectionFolders.name, count: count(collections.questionId) })
    .from(collectionFolders)
    .leftJoin(
      collections,
      and(eq(collections.folderId, collectionFolders.id), isNoneOf(collections.questionId, except)),
    )
    .where(eq(collectionFolders.userId, userId))
    .groupBy(collectionFolders.id)
    .orderBy(asc(collectionFolders.id));
}

const isOwn = (userId: string, id: string) =>
  and(eq(collectionFolders.userId, userId), eq(collectionFolders.id, id));

export const hasFolder = async (db: Queryable, userId: string, id: string): Promise<boolean> =>
  (await db.$count(collectionFolders, isOwn(userId, id))) > 0;

/** Null where the person has a folder of that name. */
export async function insertFolder(db: Queryable, folder: typeof collectionFolders.$inferInsert) {
  const [made] = await db.insert(collectionFolders).values(folder).onConflictDoNothing().returning();
  return made ?? null;
}

/** Throws a unique violation where another folder has that name. */
export async function updateFolder(
  db: Queryable,
  userId: string,
  id: string,
  name: string,
): Promise<boolean> {
  const changed = await db.update(collectionFolders).set({ name }).where(isOwn(userId, id)).returning();
  return changed.length > 0;
}

export async function deleteFolder(db: Queryable, userId: string, id: string): Promise<boolean> {
  const gone = await db.delete(collectionFolders).where(isOwn(userId, id)).returning();
  return gone.length > 0;
}
