/** Sends reminders when their hour has come. */
import type { Deps } from '#server/deps.ts';
import { postReminders } from '#server/domains/learning/reminders/service.ts';
import { type Repeated, repeat } from '#server/platform/repeat.ts';
import { letterSource } from '#server/routes/learning/letter-source.ts';

/** A reminder for seven o'clock may come within the minute after. */
const everyMs = 60_000;

/** In every process: each reminder is taken by one of them. */
export const startReminding = (deps: Deps): Repeated =>
  repeat(
    everyMs,
    async () => {
      const { sent } = await postReminders(deps, letterSource(deps));
      if (sent > 0) deps.log.info({ sent }, 'reminders were sent');
    },
    (error) => deps.log.warn({ err: error }, 'reminders could not be sent'),
  );
