/**
 * What is heavy takes turns, so that when hundreds end one exam together, those who are still answering keep their
 * processor and their connections: their one statement finds both at once.
 */
import { perDatabase } from '#server/db/per-database.ts';
import type { Deps } from '#server/deps.ts';
import { createConcurrencyLimit } from '#server/http/concurrency-limit.ts';

/** Nobody is sent away: a change of an attempt waits for a moment, and a grading is owed. */
const maxWaiting = Number.POSITIVE_INFINITY;

/**
 * Transactions that change an attempt: a few of the pool's connections. What ends it comes in crowds, when an exam ends
 * for everybody, and goes one by one: as many are through in a second, and the processor is never far from the others.
 */
const lanes = perDatabase(() => ({
  going: createConcurrencyLimit({ maxRunning: 4, maxWaiting }),
  ending: createConcurrencyLimit({ maxRunning: 1, maxWaiting }),
}));

export const inTurn = <T>({ db }: Deps, lane: 'going' | 'ending', work: () => Promise<T>): Promise<T> =>
  lanes(db)[lane](work);

/** A second one at once makes everybody's answers wait twice as long, and the crowd is graded no sooner. */
const maxGradings = 1;

const gradings = perDatabase(() => ({
  limit: createConcurrencyLimit({ maxRunning: maxGradings, maxWaiting }),
  byRecord: new Map<string, Promise<void>>(),
}));

/**
 * In the order in which they were submitted. Who asks for the same attempt meanwhile gets the same promise. What still
 * waits when the process is to end is left: it is submitted for good, and the sweeper of another process takes it up.
 */
export function inGradingTurn(deps: Deps, recordId: string, work: () => Promise<void>): Promise<void> {
  const { limit, byRecord } = gradings(deps.db);
  const known = byRecord.get(recordId);
  if (known) return known;
  const hasToWait = byRecord.size >= maxGradings;
  const done = limit(async () => {
    if (!hasToWait || !deps.isStopping()) await work();
  }).finally(() => byRecord.delete(recordId));
  byRecord.set(recordId, done);
  return done;
}

/** Whether nobody waits for a turn. */
export const isQuiet = ({ db }: Deps): boolean => gradings(db).byRecord.size <= maxGradings;
