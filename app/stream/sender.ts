/** Takes to the server what was answered: at once where it can be, and otherwise as soon as the network is back. */
import { quietApi } from '#app/api.ts';
import type { Calls } from '#contract/all.ts';
import { ApiError } from '#contract/client.ts';
import { longestAgoMs } from '#core/learner/session.ts';
import { dropDeed, type KeptDeed, listDeeds, type Standing } from './kept.ts';

export type Checked = Calls['POST /api/questions/{id}/check']['reply'];

/**
 * `silence`: no answer came. `busy`: the server wants to be asked later. `held`: it would not take this one, and may
 * another time. `login`: the same, until its owner is logged in again. `refused`: it will never take it.
 */
export type Failure = 'silence' | 'busy' | 'held' | 'login' | 'refused';

export type Sent = { checked: Checked; standing: null } | { checked: null; standing: Standing };

function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiError)) throw error;
  // Somebody else's login is as good as none: what waits belongs to who earned it.
  if (error.status === 401 || error.error === 'FORBIDDEN') return 'login';
  if (error.status === 0) return 'silence';
  if (error.status === 429 || error.status >= 502) return 'busy';
  return error.status === 400 || error.status === 404 ? 'refused' : 'held';
}

/** The server measures time by its own clock; between the two only how long ago it was means the same. */
const leastAgoMs = 3000;

async function call(deed: KeptDeed): Promise<Sent> {
  const { sessionId, servedId, questionId, spent } = deed;
  if ('remark' in deed) {
    const standing = await quietApi('PUT /api/stream/{id}/questions/{servedId}', {
      params: { id: sessionId, servedId },
      body: { remark: deed.remark, spent },
    });
    return { checked: null, standing };
  }
  const ago = Math.min(longestAgoMs, Math.max(0, Date.now() - deed.at));
  const checked = await quietApi('POST /api/questions/{id}/check', {
    params: { id: questionId },
    body: {
      answer: [...deed.answer],
      spent,
      opened: deed.opened,
      servedId,
      ...(ago > leastAgoMs && { ago }),
    },
  });
  return { checked, standing: null };
}

/** It stays on this device until the server has it. */
export async function sendDeed(owner: string, deed: KeptDeed): Promise<Sent | Failure> {
  try {
    const sent = await call(deed);
    dropDeed(owner, deed);
    return sent;
  } catch (error) {
    const failure = failureOf(error);
    if (failure === 'refused') {
      console.error('an answer was refused', deed);
      dropDeed(owner, deed);
    }
    return failure;
  }
}

/**
 * All that waits; where the server cannot be asked the rest stays, and what it holds back stands in nobody's way. `onSent`
 * hears of each that was decided.
 */
export async function sendAll(
  owner: string,
  onSent: (deed: KeptDeed, sent: Sent | 'refused') => void = () => {},
): Promise<Exclude<Failure, 'refused'> | 'sent' | 'nothing'> {
  let isAny = false;
  const held = new Set<string>();
  // One by one from the list as it stands: more may be done while these are on their way.
  const findNext = () => listDeeds(owner).find(({ servedId }) => !held.has(servedId));
  for (let deed = findNext(); deed; deed = findNext()) {
    const sent = await sendDeed(owner, deed);
    if (sent === 'silence' || sent === 'busy' || sent === 'login') return sent;
    isAny = true;
    if (sent === 'held') held.add(deed.servedId);
    else onSent(deed, sent);
  }
  return held.size > 0 ? 'held' : isAny ? 'sent' : 'nothing';
}

const pausesMs = [10_000, 30_000, 60_000];

/** Acts again after a pause that grows; one waits at most. */
export function createRetry(act: () => void) {
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    later: () => {
      clearTimeout(timer);
      timer = setTimeout(act, pausesMs[Math.min(tries, pausesMs.length - 1)]);
      tries += 1;
    },
    stop: () => clearTimeout(timer),
  };
}

/** Sends all that waits, and tries again while the server cannot take it; returns how to stop. */
export function keepSending(owner: string): () => void {
  let isStopped = false;
  const send = async () => {
    const outcome = await sendAll(owner);
    if (!isStopped && (outcome === 'silence' || outcome === 'busy' || outcome === 'held')) retry.later();
  };
  const retry = createRetry(() => void send());
  void send();
  return () => {
    isStopped = true;
    retry.stop();
  };
}
