/**
 * First answers are counted behind the back of who gave them: in everybody's statistics and in the ratings, by one
 * process at a time, so that nobody's grading waits for a question that many are answering. An answer waits in the
 * database from the transaction that graded it to the one that counts it, so a stop in between loses and repeats none.
 */
import { inTransaction } from '#server/db/tx.ts';
import type { Deps } from '#server/deps.ts';
import { rateFirstAnswers } from '#server/domains/calibration/service.ts';
import { countAnswers } from '#server/domains/questions/service.ts';
import { type Repeated, repeat } from '#server/platform/repeat.ts';

/** In one transaction: a few hundred questions, whose rows are held for some tens of milliseconds. */
const atOnce = 2000;

/** All that wait, or none where another process is counting. */
export async function countFirstAnswers(deps: Pick<Deps, 'db'>): Promise<void> {
  while ((await countSome(deps)) === atOnce);
}

/** The oldest of those that wait. */
export async function countSome({ db }: Pick<Deps, 'db'>): Promise<number> {
  return inTransaction(db, async (tx) => {
    const answers = await countAnswers(tx, atOnce);
    await rateFirstAnswers(tx, answers);
    return answers.length;
  });
}

/** What a stop has left, or another process was too busy to see. */
const everyMs = 2000;

export const startCounting = (deps: Deps): Repeated =>
  repeat(
    everyMs,
    () => countFirstAnswers(deps),
    (error) => deps.log.warn({ err: error }, 'answers could not be counted'),
  );
