/** Reads that may be a few seconds old, from the replica where there is one. */
import { isDatabaseAway } from '#server/db/away.ts';
import type { Deps } from '#server/deps.ts';

/**
 * For what others have written, never for what the caller has: who saves something and looks sees it. `work` only reads,
 * for it may run twice: whatever fails on the replica, be it that a row is not there yet, is asked of the primary.
 */
export async function readStale<T>(deps: Deps, work: (deps: Deps) => T | Promise<T>): Promise<T> {
  const { replica } = deps;
  if (!replica?.isUsable()) return work(deps);
  try {
    return await work({ ...deps, db: replica.db });
  } catch (error) {
    if (isDatabaseAway(error)) replica.giveUp();
    return work(deps);
  }
}
