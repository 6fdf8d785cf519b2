/** Notes as the database keeps them: one for each person and question. */
import { and, desc, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { Page } from '#contract/endpoint.ts';
import { isAmong, isNoneOf } from '#server/db/columns.ts';
import type { Queryable } from '#server/db/tx.ts';
import { notes } from '#server/domains/learning/tables.ts';

export type NoteRow = typeof notes.$inferSelect;

export type NoteFilter = {
  questionId?: string | undefined;
  searchKey?: string | undefined;
  /** On these questions only. */
  among?: readonly string[] | undefined;
  /** On none of these. */
  except?: readonly string[] | undefined;
};

/** An emptied note is no note: the page that emptied it may still be open, so it keeps its row. */
function conditionsOf(
  userId: string,
  { questionId, searchKey, among, except = [] }: NoteFilter,
): SQL | undefined {
  return and(
    eq(notes.userId, userId),
    ne(notes.body, ''),
    questionId ? eq(notes.questionId, questionId) : undefined,
    searchKey ? sql`${notes.body} ilike ${`%${searchKey.replaceAll(/[\\%_]/g, '\\$&')}%`}` : undefined,
    among && isAmong(notes.questionId, among),
    isNoneOf(notes.questionId, except),
  );
}

export const countNotes = (db: Queryable, userId: string, filter: NoteFilter): Promise<number> =>
  db.$count(notes, conditionsOf(userId, filter));

export async function listNotes(db: Queryable, userId: string, filter: NoteFilter, { page, size }: Page) {
  return db
    .select()
    .from(notes)
    .where(conditionsOf(userId, filter))
    .orderBy(desc(notes.updatedAt), desc(notes.id))
    .limit(size)
    .offset((page - 1) * size);
}

/** The questions that a person wrote something on. A person keeps no more than `maxKept`. */
export async function listNotedIds(db: Queryable, userId: string, filter: NoteFilter): Promise<string[]> {
  const rows = await db.select({ id: notes.questionId }).from(notes).where(conditionsOf(userId, filter));
  return rows.map(({ id }) => id);
}

/** Those of these questions that have a note, be it emptied. */
export async function listNotedAmong(
  db: Queryable,
  userId: string,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await db
    .select({ id: notes.questionId })
    .from(notes)
    .where(and(eq(notes.userId, userId), isAmong(notes.questionId, ids)));
  return rows.map(({ id }) => id);
}

const isOwn = (userId: string, id: string) => and(eq(notes.userId, userId), eq(notes.id, id));

export async function findNote(db: Queryable, userId: string, id: string): Promise<NoteRow | null> {
  const [row] = await db.select().from(notes).where(isOwn(userId, id));
  return row ?? null;
}

export async function findNoteOn(db: Queryable, userId: string, questionId: string): Promise<NoteRow | null> {
  const [row] = await db
    .select()
    .from(notes)
    .where(and(eq(notes.userId, userId), eq(notes.questionId, questionId)));
  return row ?? null;
}

export async function upsertNote(
  db: Queryable,
  note: { userId: string; questionId: string; body: string; now: Date },
): Promise<NoteRow> {
  const { now, ...values } = note;
  const [row] = await db
    .insert(notes)
    .values({ ...values, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({
      target: [notes.userId, notes.questionId],
      set: { body: note.body, revision: sql`${notes.revision} + 1`, updatedAt: now },
    })
    .returning();
  if (!row) throw new Error('a note was not written');
  return row;
}

/** Null where there is no such note, or another revision than the one that was edited. */
export async function updateNote(
  db: Queryable,
  userId: string,
  id: string,
  { body, revision, now }: { body: string; revision: number | undefined; now: Date },
): Promise<NoteRow | null> {
  const [row] = await db
    .update(notes)
    .set({ body, revision: sql`${notes.revision} + 1`, updatedAt: now })
    .where(and(isOwn(userId, id), revision === undefined ? undefined : eq(notes.revision, revision)))
    .returning();
  return row ?? null;
}

export async function deleteNote(db: Queryable, userId: string, id: string): Promise<boolean> {
  const gone = await db.delete(notes).where(isOwn(userId, id)).returning({ id: notes.id });
  return gone.length > 0;
}
