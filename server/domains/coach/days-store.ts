/** What is written down of a learner's days, of the plan and of moments. */
import { and, eq, sql } from 'drizzle-orm';
import type { Moment, MomentKind } from '#core/learning/moments.ts';
import type { DayTask } from '#core/learning/plan/day-task.ts';
import type { Queryable, Transaction } from '#server/db/tx.ts';
import { type DayFacts, learnerDays, moments, planStates, studyDays } from './tables.ts';

type State = typeof planStates.$inferSelect;

/** Who prepares a day for this learner goes first; another device waits, and then finds it done. */
export async function lockState(tx: Transaction, userId: string): Promise<State> {
  await tx.insert(planStates).values({ userId }).onConflictDoNothing();
  const [state] = await tx.select().from(planStates).where(eq(planStates.userId, userId)).for('update');
  if (!state) throw new Error('the state of a plan that was just put in is gone');
  return state;
}

export async function saveState(
  tx: Queryable,
  userId: string,
  changed: Partial<Omit<State, 'userId'>>,
): Promise<void> {
  await tx
    .insert(planStates)
    .values({ userId, ...changed })
    .onConflictDoUpdate({ target: planStates.userId, set: changed });
}

export async function findState(db: Queryable, userId: string): Promise<State | null> {
  const [state] = await db.select().from(planStates).where(eq(planStates.userId, userId));
  return state ?? null;
}

/** The lamp stays as it is. */
export async function saveDay(
  tx: Queryable,
  userId: string,
  { day, ...made }: { day: string; tasks: DayTask[]; facts: DayFacts; planKey: string },
): Promise<void> {
  await tx
    .insert(studyDays)
    .values({ userId, day, ...made })
    .onConflictDoUpdate({ target: [studyDays.userId, studyDays.day], set: made });
}

/** Of days that are known by their work. A lamp that is lit stays lit. */
export async function lightDays(db: Queryable, userId: string, days: readonly string[]): Promise<void> {
  if (days.length === 0) return;
  await db
    .insert(studyDays)
    .values(days.map((day) => ({ userId, day, isLit: true })))
    .onConflictDoUpdate({ target: [studyDays.userId, studyDays.day], set: { isLit: true } });
}

export async function findDayForUpdate(tx: Transaction, userId: string, day: string) {
  const [row] = await tx
    .select({ tasks: studyDays.tasks, planKey: studyDays.planKey })
    .from(studyDays)
    .where(and(eq(studyDays.userId, userId), eq(studyDays.day, day)))
    .for('update');
  return row ?? null;
}

/** A task that is done lights the day; one that is taken back does not put it out. */
export async function saveTasks(
  tx: Transaction,
  userId: string,
  day: string,
  tasks: DayTask[],
): Promise<void> {
  const isLit = tasks.some(({ state }) => state !== 'open');
  await tx
    .update(studyDays)
    .set({ tasks, isLit: sql`${studyDays.isLit} or ${isLit}` })
    .where(and(eq(studyDays.userId, userId), eq(studyDays.day, day)));
}

export async function saveScores(
  tx: Queryable,
  userId: string,
  rows: readonly Omit<typeof learnerDays.$inferInsert, 'userId'>[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insert(learnerDays)
    .values(rows.map((row) => ({ userId, ...row })))
    .onConflictDoUpdate({
      target: [learnerDays.userId, learnerDays.day, learnerDays.measure],
      set: {
        score: sql`excluded.score`,
        sd: sql`excluded.sd`,
        rawSd: sql`excluded.raw_sd`,
        answers: sql`excluded.answers`,
      },
    });
}

export async function insertMoments(
  db: Queryable,
  userId: string,
  found: readonly (Moment & { day: string; seenAt: Date | null })[],
): Promise<void> {
  if (found.length === 0) return;
  await db
    .insert(moments)
    .values(found.map((moment) => ({ userId, ...moment })))
    .onConflictDoNothing();
}

export async function showMoment(
  db: Queryable,
  userId: string,
  { kind, subject }: Pick<Moment, 'kind' | 'subject'>,
  day: string,
): Promise<void> {
  await db
    .update(moments)
    .set({ shownOn: day })
    .where(and(eq(moments.userId, userId), eq(moments.kind, kind), eq(moments.subject, subject)));
}

/** The one told last, of several topics. */
export async function findMoment(db: Queryable, userId: string, kind: MomentKind) {
  const [row] = await db
    .select()
    .from(moments)
    .where(and(eq(moments.userId, userId), eq(moments.kind, kind)))
    .orderBy(sql`${moments.shownOn} desc nulls last, ${moments.day} desc, ${moments.subject}`)
    .limit(1);
  return row ?? null;
}

export const countLit = (db: Queryable, userId: string): Promise<number> =>
  db.$count(studyDays, and(eq(studyDays.userId, userId), eq(studyDays.isLit, true)));

/** Of the kind, what has been told so far. */
export async function markSeen(db: Queryable, userId: string, kind: MomentKind, now: Date): Promise<void> {
  await db
    .update(moments)
    .set({ seenAt: now })
    .where(
      and(
        eq(moments.userId, userId),
        eq(moments.kind, kind),
        sql`${moments.seenAt} is null and (${moments.shownOn} is not null or ${kind} <> 'topic')`,
      ),
    );
}

/** Everything of this person's days, to be taken along or deleted. */
export async function listDaysOf(db: Queryable, userId: string) {
  return {
    days: await db.select().from(studyDays).where(eq(studyDays.userId, userId)),
    scores: await db.select().from(learnerDays).where(eq(learnerDays.userId, userId)),
    plan: await db.select().from(planStates).where(eq(planStates.userId, userId)),
    moments: await db.select().from(moments).where(eq(moments.userId, userId)),
  };
}

export async function deleteDaysOf(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(studyDays).where(eq(studyDays.userId, userId));
  await tx.delete(learnerDays).where(eq(learnerDays.userId, userId));
  await tx.delete(planStates).where(eq(planStates.userId, userId));
  await tx.delete(moments).where(eq(moments.userId, userId));
}
