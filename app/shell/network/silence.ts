/** Whether nothing answered, as opposed to an answer that says no; and whether something answers again. */
import { isChunkFailure } from '#app/shell/reload-guard.ts';
import { ApiError } from '#contract/client.ts';

/** Chrome's, Firefox's and Safari's words for a fetch that got no answer; an error of ours never has them. */
const lostFetch = /^(?:Failed to fetch|NetworkError when attempting|Load failed)/i;

export function isSilence(error: unknown, isOnline: boolean): boolean {
  if (error instanceof ApiError) return error.error === 'NETWORK' || error.error === 'TIMEOUT';
  // With a network, a part that is missing belongs to an older version.
  if (isChunkFailure(error)) return !isOnline;
  return error instanceof TypeError && lostFetch.test(error.message);
}

export const checkMs = 5000;

/** Past every cache. The worker leaves this address alone, so that what answers is the server. */
export async function isServerThere(): Promise<boolean> {
  try {
    const reply = await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(checkMs) });
    return reply.ok;
  } catch {
    return false;
  }
}
