/** Sessions of the stream as the database keeps them. */
import { and, asc, desc, eq, gte, inArray, isNull, lt, ne, not, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { StreamMode } from '#core/learner/session.ts';
import type { Queryable, Transaction } from '#server/db/tx.ts';
import { streamQuestions, streamSessions } from './tables.ts';

export type StreamSession = typeof streamSessions.$inferSelect;
export type ServedQuestion = typeof streamQuestions.$inferSelect;

/** False where it is a diagnostic and another device has begun one at the same moment. */
export async function insertSession(db: Queryable, session: StreamSession): Promise<boolean> {
  const { rowCount } = await db.insert(streamSessions).values(session).onConflictDoNothing();
  return rowCount === 1;
}

const isOf = (userId: string, id: string) =>
  and(eq(streamSessions.id, id), eq(streamSessions.userId, userId));

export async function findSession(db: Queryable, userId: string, id: string): Promise<StreamSession | null> {
  const [row] = await db.select().from(streamSessions).where(isOf(userId, id));
  return row ?? null;
}

/** Who serves for this session goes first: two tabs together get no question twice. */
export async function lockSession(
  tx: Transaction,
  userId: string,
  id: string,
): Promise<StreamSession | null> {
  const [row] = await tx.select().from(streamSessions).where(isOf(userId, id)).for('update');
  return row ?? null;
}

/** The one that was begun last and is not at its end. */
export async function findOpenSession(
  db: Queryable,
  userId: string,
  mode: StreamMode,
): Promise<StreamSession | null> {
  const [row] = await db
    .select()
    .from(streamSessions)
    .where(
      and(eq(streamSessions.userId, userId), eq(streamSessions.mode, mode), isNull(streamSessions.endedAt)),
    )
    .orderBy(desc(streamSessions.startedAt))
    .limit(1);
  return row ?? null;
}

/** A question of it was answered, or given up. */
const isBegun = sql`exists (select from ${streamQuestions} where ${streamQuestions.sessionId} = ${streamSessions.id}
  and ${streamQuestions.state} in ('answered', 'passed'))`;

/** One that asks for the same and in which nothing was answered yet. */
export async function findUntouched(
  db: Queryable,
  { userId, mode, measure, form, tag, questions, minutes }: StreamSession,
): Promise<StreamSession | null> {
  const is = (column: PgColumn, value: string | number | null) =>
    value === null ? isNull(column) : eq(column, value);
  const [row] = await db
    .select()
    .from(streamSessions)
    .where(
      and(
        eq(streamSessions.userId, userId),
        eq(streamSessions.mode, mode),
        isNull(streamSessions.endedAt),
        is(streamSessions.measure, measure),
        is(streamSessions.form, form),
        is(streamSessions.tag, tag),
        is(streamSessions.questions, questions),
        is(streamSessions.minutes, minutes),
        not(isBegun),
      ),
    )
    .orderBy(desc(streamSessions.startedAt))
    .limit(1);
  return row ?? null;
}

/** Their questions go with them. */
export async function deleteUntouched(db: Queryable, before: Date): Promise<void> {
  await db.delete(streamSessions).where(and(lt(streamSessions.startedAt, before), not(isBegun)));
}

export async function updateSession(
  db: Queryable,
  id: string,
  change: Partial<Pick<StreamSession, 'target' | 'questions' | 'levels' | 'startedAt' | 'endedAt'>>,
): Promise<void> {
  await db.update(streamSessions).set(change).where(eq(streamSessions.id, id));
}

export async function listServed(db: Queryable, sessionId: string): Promise<ServedQuestion[]> {
  return db
    .select()
    .from(streamQuestions)
    .where(eq(streamQuestions.sessionId, sessionId))
    .orderBy(asc(streamQuestions.place));
}

/** What every session of this person served since then, and what they ever gave up. */
export async function listServedSince(
  db: Queryable,
  userId: string,
  since: Date,
): Promise<Pick<ServedQuestion, 'questionId' | 'reason' | 'state' | 'servedAt'>[]> {
  const { questionId, reason, state, servedAt } = streamQuestions;
  return db
    .select({ questionId, reason, state, servedAt })
    .from(streamQuestions)
    .where(
      and(
        eq(streamQuestions.userId, userId),
        or(gte(servedAt, since), eq(state, 'passed')),
        ne(state, 'withdrawn'),
      ),
    );
}

export async function insertServed(db: Queryable, rows: readonly ServedQuestion[]): Promise<void> {
  if (rows.length > 0) await db.insert(streamQuestions).values([...rows]);
}

export async function lockServed(tx: Transaction, id: string): Promise<ServedQuestion | null> {
  const [row] = await tx.select().from(streamQuestions).where(eq(streamQuestions.id, id)).for('update');
  return row ?? null;
}

/** What became of a question that was locked. */
export async function settleLocked(
  tx: Transaction,
  id: string,
  change: Partial<Pick<ServedQuestion, 'state' | 'correct' | 'spentMs' | 'settledAt'>>,
): Promise<void> {
  await tx.update(streamQuestions).set(change).where(eq(streamQuestions.id, id));
}

/** Only what still waits: an answer that came in this moment stays an answer. */
export async function withdrawServed(db: Queryable, ids: readonly string[]): Promise<void> {
  if (ids.length > 0)
    await db
      .update(streamQuestions)
      .set({ state: 'withdrawn' })
      .where(and(inArray(streamQuestions.id, [...ids]), eq(streamQuestions.state, 'open')));
}

/** By name: what a question was expected to be like is the model's own, and would tell how hard each one is. */
export async function listSessionsOf(db: Queryable, userId: string) {
  const { id, mode, measure, form, tag, questions, minutes, levels, startedAt, endedAt } = streamSessions;
  const { sessionId, place, questionId, reason, state, correct, spentMs, servedAt, settledAt } =
    streamQuestions;
  return {
    sessions: await db
      .select({ id, mode, measure, form, tag, questions, minutes, levels, startedAt, endedAt })
      .from(streamSessions)
      .where(eq(streamSessions.userId, userId)),
    questions: await db
      .select({ sessionId, place, questionId, reason, state, correct, spentMs, servedAt, settledAt })
      .from(streamQuestions)
      .where(eq(streamQuestions.userId, userId)),
  };
}

export async function deleteStreamOf(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(streamQuestions).where(eq(streamQuestions.userId, userId));
  await tx.delete(streamSessions).where(eq(streamSessions.userId, userId));
}
