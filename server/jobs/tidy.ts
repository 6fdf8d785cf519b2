/** What is thrown away at night: page views, letters, answered questions to the tutors, logins and untouched sessions of practice past their time, and files whose owner is gone. */
import type { Deps } from '#server/deps.ts';
import { deleteLeftFiles, removeOldSessions } from '#server/domains/accounts/service.ts';
import { removeOldEnquiries } from '#server/domains/feedback/service.ts';
import { removeUntouched } from '#server/domains/learner/stream/service.ts';
import { removeOldLetters } from '#server/domains/learning/reminders/service.ts';
import { removeOldViews } from '#server/domains/site/service.ts';

const everyMs = 3_600_000;
/** Between three and five at night where most learners live. */
const nightHours = [19, 20];

/** Doing it twice, or in two processes at once, does no harm: so it needs no lock. */
export async function tidy(deps: Deps): Promise<void> {
  const { config, log, now, isStopping } = deps;
  const removed = await removeOldViews(deps, config.viewLogDays, now(), isStopping);
  if (removed > 0) log.info({ removed }, 'old page views were removed');
  await removeOldLetters(deps);
  await removeOldEnquiries(deps);
  await removeUntouched(deps);
  await removeOldSessions(deps);
  await deleteLeftFiles(deps);
}

export function startTidying(deps: Deps): { close: () => Promise<void> } {
  let running: Promise<void> | null = null;
  const timer = setInterval(() => {
    if (!nightHours.includes(deps.now().getUTCHours())) return;
    running ??= tidy(deps)
      .catch((error) => deps.log.error({ err: error }, 'tidying up failed'))
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
