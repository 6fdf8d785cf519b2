/** What the jobs have before them, for whoever operates the site. */
import { inTransaction } from '#server/db/tx.ts';
import type { Deps } from '#server/deps.ts';
import { readAttemptBacklog } from '#server/domains/attempts/service.ts';
import { findCalibratedAt } from '#server/domains/calibration/service.ts';
import { readEssayBacklog } from '#server/domains/essays/service.ts';
import { countUncounted, findLastAnsweredAt } from '#server/domains/questions/service.ts';
import type { Backlog } from '#server/platform/gauges.ts';

/** It is asked for every few seconds: a database that is slow now is not made slower. */
const longestStatementMs = 1000;

/** On one connection, one short statement after the other. */
export function readBacklog({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<Backlog> {
  const at = now();
  const ageOf = (then: Date | null) => then && Math.max(0, at.getTime() - then.getTime());
  return inTransaction(
    db,
    async (tx) => {
      const { waiting, oldestAt, oldestDueAt } = await readAttemptBacklog(tx, at);
      const essays = await readEssayBacklog(tx);
      return {
        gradings: { waiting, oldestMs: ageOf(oldestAt) },
        essays: { waiting: essays.waiting, oldestMs: ageOf(essays.oldestAt) },
        sweepLagMs: ageOf(oldestDueAt) ?? 0,
        uncountedAnswers: await countUncounted(tx),
        calibrationAgeMs: ageOf(await findCalibratedAt(tx)),
        lastAnswerAgeMs: ageOf(await findLastAnsweredAt(tx)),
      };
    },
    { longestStatementMs },
  );
}
