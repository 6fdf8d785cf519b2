/** Goals as the database keeps them: target and date with the account, the rest beside it. */
import { eq } from 'drizzle-orm';
import { type Goal, usualGoal } from '#core/learning/goal.ts';
import type { Queryable, Transaction } from '#server/db/tx.ts';
import { users } from '../tables.ts';
import { studyGoals } from './tables.ts';

/** Null where there is no such account. */
export async function findGoal(db: Queryable, userId: string): Promise<Goal | null> {
  const [row] = await db
    .select({ targetScore: users.targetScore, examDate: users.examDate, own: studyGoals })
    .from(users)
    .leftJoin(studyGoals, eq(studyGoals.userId, users.id))
    .where(eq(users.id, userId));
  if (!row) return null;
  const { targetScore, examDate, own } = row;
  const { minutes, weekdays, daysOff, stress, lastScore, timeZone, startedAt } = own ?? usualGoal;
  return { targetScore, examDate, minutes, weekdays, daysOff, stress, lastScore, timeZone, startedAt };
}

/** Who changes a goal goes first; a second tab waits, and then adds its own. */
export async function lockGoal(tx: Transaction, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
}

export async function saveGoal(tx: Transaction, userId: string, goal: Goal, now: Date): Promise<void> {
  const { targetScore, examDate, ...own } = goal;
  await tx.update(users).set({ targetScore, examDate }).where(eq(users.id, userId));
  const values = {
    ...own,
    weekdays: [...own.weekdays],
    daysOff: [...own.daysOff],
    updatedAt: now,
  };
  await tx
    .insert(studyGoals)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: studyGoals.userId, set: values });
}

export async function deleteGoal(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(studyGoals).where(eq(studyGoals.userId, userId));
}
