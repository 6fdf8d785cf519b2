/** Which failures stand in the log one by one. */
import { isDatabaseAway, kindOfAbsence } from '#server/db/away.ts';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/http/errors.ts';

type Needs = Pick<Deps, 'health' | 'noteRefused' | 'metrics' | 'windows'>;

/**
 * A database that is away fails every call in the same way, and a line for each would bury what else goes wrong. They are
 * counted: that it is away stands in the log once, and how many were refused when it is back (server/db/watch.ts). While
 * it is not known to be away (it has been for less than a moment, a statement took too long, every connection is taken)
 * each kind of failure is told once a minute.
 */
export function isWorthTelling({ health, noteRefused, metrics, windows }: Needs, thrown: unknown): boolean {
  if (thrown instanceof AppError || !isDatabaseAway(thrown)) return true;
  metrics.databaseRefusals.inc();
  noteRefused();
  return health().state === 'ready' && windows(`away ${kindOfAbsence(thrown)}`, 1) === 0;
}
