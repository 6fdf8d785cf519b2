/** The runner's calls to the server: what a failure means, and the last words of a page that is being closed. */

import type { Unsent } from '#app/runner/engine/disk.ts';
import type { Sent } from '#app/runner/engine/outbox.ts';
import { ApiError } from '#contract/client.ts';
import { storable } from '#core/exam/outgoing.ts';

/**
 * `later`: nothing was decided, it can be sent again. `login`: the same, once somebody has logged in. `taken`: another
 * tab acts. `held`: the clock of the mock exam stands, and it can be sent once that runs again. `dropped`: the attempt
 * was begun anew. `refused`: the server decided against it.
 */
export type Failure = 'later' | 'login' | 'taken' | 'held' | 'dropped' | 'refused';

export function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiError)) throw error;
  if (error.status === 401) return 'login';
  if (error.error === 'RECORD_TAKEN') return 'taken';
  if (error.error === 'SECTION_PAUSED') return 'held';
  if (error.error === 'RECORD_DROPPED') return 'dropped';
  return error.status === 0 || error.status === 429 || error.status >= 500 ? 'later' : 'refused';
}

/** Whether anything came from the server at all: a proxy's error page is as good as silence. */
export const isSilence = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 502);

export function sentAs(failure: Failure): Sent {
  if (failure === 'held') return 'held';
  return failure === 'refused' || failure === 'dropped' ? 'refused' : 'later';
}

/** The server holds the attempt to be elsewhere, or over: what it says about it is worth hearing. */
export const isOutOfStep = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 409 && failureOf(error) === 'refused';

/** Requests that outlive the page. Browsers let 64 KB go out this way; what does not fit is on disk. */
export function sendLastWords(unsent: readonly Unsent[], tab: string): void {
  let room = 60_000;
  for (const item of unsent) {
    const { recordId, exerciseId, type } = item;
    const body = JSON.stringify(
      item.kind === 'answer'
        ? { recordId, type, tab, answer: item.answer.map(storable), seq: item.seq, spent: item.spent }
        : { recordId, type, tab, marked: item.marked },
    );
    room -= body.length;
    if (room < 0) return;
    fetch(`/api/exercises/${exerciseId}/${item.kind}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body,
      keepalive: true,
    }).catch(() => {});
  }
}
