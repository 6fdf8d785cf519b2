/** What a process says of a database that answers. */
import type { DatabaseHealth } from '#server/db/watch.ts';

export const healthy: DatabaseHealth = { state: 'ready', isSilent: false, clockOffMs: 0, isClockOff: false };
