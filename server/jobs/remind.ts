/** Sends reminders when their hour has come. */
import type { Deps } from '#server/deps.ts';
import { postReminders } from '#server/domains/learning/reminders/service.ts';
import { letterSource } from '#server/routes/learning/letter-source.ts';

/** A reminder for seven o'clock may come within the minute after. */
const everyMs = 60_000;

/** In every process: each reminder is taken by one of them. */
export function startReminding(deps: Deps): { close: () => Promise<void> } {
  let running: Promise<void> | null = null;
  const timer = setInterval(() => {
    running ??= postReminders(deps, letterSource(deps))
      .then(({ sent }) => {
        if (sent > 0) deps.log.info({ sent }, 'reminders were sent');
      })
      .catch((error) => deps.log.warn({ err: error }, 'reminders could not be sent'))
      .then(() => {
        running = null;
      });
  }, everyMs);
  timer.unref();
  return {
    close: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
