/** What is ended or thrown away at night: practice that was left, page views, letters, answered questions to the tutors, logins and untouched sessions of practice past their time, and files whose owner is gone. */
import type { Deps } from '#server/deps.ts';
import { deleteLeftFiles, removeOldSessions } from '#server/domains/accounts/service.ts';
import { endAbandoned, keepEventMonths } from '#server/domains/attempts/service.ts';
import { removeOldEnquiries } from '#server/domains/feedback/service.ts';
import { removeUntouched } from '#server/domains/learner/stream/service.ts';
import { removeOldLetters } from '#server/domains/learning/reminders/service.ts';
import { removeOldViews } from '#server/domains/site/service.ts';
import { type Repeated, repeat } from '#server/platform/repeat.ts';

const everyMs = 3_600_000;
/** Between three and five at night where most learners live. */
const nightHours = [19, 20];

/** Doing it twice, or in two processes at once, does no harm: so it needs no lock. */
export async function tidy(deps: Deps): Promise<void> {
  const { config, log, now } = deps;
  const months = [
    ...(await removeOldViews(deps, config.viewLogDays, now())),
    ...(await keepEventMonths(deps, config.recordEventsMonths, now())),
  ];
  if (months.length > 0) log.info({ months }, 'months that are past their time were dropped');
  const ended = await endAbandoned(deps, config.abandonedPracticeDays, now());
  if (ended.submitted + ended.dropped > 0) log.info(ended, 'practice that was left has been ended');
  await removeOldLetters(deps);
  await removeOldEnquiries(deps);
  await removeUntouched(deps);
  await removeOldSessions(deps);
  await deleteLeftFiles(deps);
}

export const startTidying = (deps: Deps): Repeated =>
  repeat(
    everyMs,
    async () => {
      if (nightHours.includes(deps.now().getUTCHours())) await tidy(deps);
    },
    (error) => deps.log.error({ err: error }, 'tidying up failed'),
  );
