/** What somebody studies for and when, read and changed. */
import type { goals } from '#contract/accounts/goal.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import type { Viewer } from '#core/accounts/viewer.ts';
import { canonicalZone, dayAt } from '#core/learning/day.ts';
import { isExamTooFar } from '#core/learning/exam-date.ts';
import type { Goal } from '#core/learning/goal.ts';
import { inTransaction, type Queryable } from '#server/db/tx.ts';
import type { Deps } from '#server/deps.ts';
import { invalidInput, loginRequired } from '#server/http/errors.ts';
import { limit } from '#server/http/limits.ts';
import { profileChanges } from '../limits.ts';
import { findGoal, lockGoal, saveGoal } from './store.ts';

export async function readGoal(db: Queryable, userId: string): Promise<Goal> {
  const found = await findGoal(db, userId);
  if (!found) throw loginRequired();
  return found;
}

type Change = OutputOf<(typeof goals.updateGoal)['body']>;

export async function updateGoal(
  { db, counters, now }: Pick<Deps, 'db' | 'counters' | 'now'>,
  viewer: Viewer,
  change: Change,
): Promise<Goal> {
  await limit(counters, [profileChanges, viewer.id]);
  return changeGoal({ db, now }, viewer.id, change);
}

/** For other rooms too, where what somebody says there is a goal: a plan that is kept from four answers. */
export function changeGoal(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  userId: string,
  { isStarted, ...change }: Change,
): Promise<Goal> {
  return inTransaction(db, async (tx) => {
    await lockGoal(tx, userId);
    const before = await readGoal(tx, userId);
    assertExamNear(change.examDate, dayAt(now(), change.timeZone ?? before.timeZone));
    const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
    const after: Goal = {
      ...before,
      ...given,
      startedAt: before.startedAt ?? (isStarted ? now() : null),
    };
    after.weekdays = [...new Set(after.weekdays)].sort();
    if (change.timeZone) after.timeZone = canonicalZone(change.timeZone);
    after.daysOff = [...new Set(after.daysOff)].sort();
    await saveGoal(tx, userId, after, now());
    return after;
  });
}

/** Every day up to the exam is planned and drawn, so that a slip in the year must not pass. */
export function assertExamNear(examDate: string | null | undefined, today: string): void {
  if (examDate && isExamTooFar(examDate, today)) throw invalidInput({ examDate: 'exam_too_far' });
}
