/** Graded attempts for the report: whose they are, and that grading is over before anybody reads. */
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/http/errors.ts';
import { gradeRecord } from './grading/grading.ts';
import { type GradedAttempt, readFacts } from './read-facts.ts';
import { findRecord } from './store.ts';

export type { GradedAttempt } from './read-facts.ts';

/** Whether this is an attempt of the user's that has a report. */
export async function isGradedAttemptOf({ db }: Deps, recordId: string, userId: string): Promise<boolean> {
  const row = await findRecord(db, recordId, userId);
  return row?.status === 'graded' || row?.status === 'submitted';
}

/** Null where there is no such attempt, where it is another's, or where it is not submitted yet. */
export async function findGradedAttempt(
  deps: Deps,
  recordId: string,
  userId: string,
): Promise<GradedAttempt | null> {
  let row = await findRecord(deps.db, recordId, userId);
  // Grading follows the submission by a moment; whoever asks in between waits for it here.
  if (row?.status === 'submitted') {
    await gradeRecord(deps, recordId);
    row = await findRecord(deps.db, recordId, userId);
    // Its turn did not come before the end of this process; another one grades it.
    if (row?.status === 'submitted') throw new AppError('UNAVAILABLE', { retryAfter: 5 });
  }
  if (row?.status !== 'graded') return null;
  return readFacts(deps, row);
}
