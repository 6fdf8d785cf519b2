/** A heartbeat: one statement in the usual case, the whole way in every other. */
import type { z } from 'zod';
import type { RecordState } from '#contract/attempts/record.ts';
import type { attempts } from '#contract/attempts.ts';
import { type Attempt, type ExtraTime, noEntry, type SectionState } from '#core/exam/attempt.ts';
import type { Deps } from '#server/deps.ts';
import { type Edition, findKeptEdition } from '#server/domains/exams/service.ts';
import { type StoredHeartbeat, updateHeartbeatAtOnce } from './answer-store.ts';
import { applyOrRefuse } from './apply-event.ts';
import { stateOf } from './view.ts';

type Body = z.output<typeof attempts.sendHeartbeat.body>;

export async function saveHeartbeat(
  deps: Deps,
  { userId, now }: { userId: string; now: Date },
  recordId: string,
  { tab, elapsed, conduct }: Body,
): Promise<RecordState> {
  // Of a clock that runs, what the browser has counted says nothing that the server does not know.
  if (!conduct?.length) {
    const stored = await updateHeartbeatAtOnce(deps.pool, { recordId, userId, tab: tab ?? null, now });
    const edition = stored && findKeptEdition(deps.db, stored.examId, stored.edition);
    // A heartbeat is the same twice: where the paper has not been read yet, the long way reads it.
    if (edition) return stateOf(attemptOf(stored, edition), { recordId, tab, now });
  }
  const event = {
    kind: 'heartbeat',
    tab,
    elapsedMs: elapsed === undefined ? undefined : elapsed * 1000,
  } as const;
  const { attempt } = await applyOrRefuse(deps, { userId, now, conduct }, recordId, event);
  return stateOf(attempt, { recordId, tab, now });
}

const unread: SectionState = {
  sectionId: null,
  stage: 'ahead',
  elapsedMs: 0,
  closedBy: null,
  closedAt: null,
};

/** As much of the attempt as its state is made of: of its sections the current one alone. */
function attemptOf(stored: StoredHeartbeat, { paper }: Edition): Attempt {
  const { sectionIndex, sectionId, elapsedMs, questionsMs } = stored;
  const current: SectionState = { ...unread, sectionId, stage: 'open', elapsedMs };
  const entries = Object.entries(questionsMs ?? {}).map(([id, ms]) => [id, { ...noEntry, elapsedMs: ms }]);
  return {
    paper,
    status: 'open',
    extraTime: (stored.extraPercent / 100) as ExtraTime,
    screen: stored.screen,
    returnTo: stored.returnTo,
    sectionIndex,
    exerciseIndex: stored.exerciseIndex,
    sections: paper.slots.map((_, index) => (index === sectionIndex ? current : unread)),
    entries: Object.fromEntries(entries),
    runningSince: stored.runningSince.getTime(),
    lastHeartbeat: stored.lastHeartbeat.getTime(),
    pausedAt: null,
    interruptions: stored.interruptions,
    silentSince: null,
    forgivenMs: stored.forgivenMs,
    lease: { tab: stored.leaseTab, epoch: stored.leaseEpoch },
    submittedAt: null,
    submittedBy: null,
  };
}
