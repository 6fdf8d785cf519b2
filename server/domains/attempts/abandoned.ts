/**
 * Practice that somebody has left: after so many days it ends by itself. What was answered is submitted as Quit would, so
 * that it is graded and has its report; a set of which nothing was answered is as if it had never been begun. A mock
 * exam that was saved waits for as long as its candidate likes.
 */
import { dayMs } from '#core/duration.ts';
import type { Deps } from '#server/deps.ts';
import { dropAbandoned, listAbandoned } from './abandoned-store.ts';
import { applyEvent } from './apply-event.ts';

/** At a time, so that a stop need not wait for long. */
const batch = 100;

export type Ended = { submitted: number; dropped: number };

export async function endAbandoned(deps: Deps, days: number, now: Date): Promise<Ended> {
  const { db, log, isStopping } = deps;
  const before = new Date(now.getTime() - days * dayMs);
  const ended = { submitted: 0, dropped: 0 };
  for (let after = '0'; !isStopping(); ) {
    ended.dropped += await dropAbandoned(db, before, batch);
    const ids = await listAbandoned(db, before, after, batch);
    for (const id of ids) {
      try {
        const { attempt } = await applyEvent(deps, { userId: null, now }, id, ({ lastHeartbeat }) =>
          // Somebody may have come back to it since it was found.
          (lastHeartbeat ?? 0) < before.getTime() ? { kind: 'exit' } : { kind: 'sweep' },
        );
        if (attempt.status !== 'open') ended.submitted += 1;
      } catch (error) {
        // One that cannot be ended must not keep the others.
        log.error({ err: error, recordId: id }, 'an abandoned attempt could not be ended');
      }
    }
    after = ids.at(-1) ?? after;
    if (ids.length < batch) return ended;
  }
  return ended;
}
