/** A failed chunk means that a newer version was deployed: reload, but at most once a minute. */
import { isFlow } from '#core/access.ts';

const guardMs = 60_000;
const key = 'beacon.reloaded-at';

export function shouldReload(now: number, last: string | null): boolean {
  return last === null || !(now - Number(last) < guardMs);
}

export function reloadOnce(): boolean {
  try {
    if (!shouldReload(Date.now(), sessionStorage.getItem(key))) return false;
    sessionStorage.setItem(key, String(Date.now()));
  } catch {
    // Without storage nothing would stop a loop of reloads.
    return false;
  }
  location.reload();
  return true;
}

const chunkFailure = /dynamically imported module|Importing a module script failed|Failed to fetch module/i;

export function isChunkFailure(error: unknown): boolean {
  return error instanceof Error && chunkFailure.test(error.message);
}

export function guardChunks(): void {
  window.addEventListener('vite:preloadError', (event) => {
    // Without a network a reload takes the page away; an exam holds all it needs and is never reloaded.
    if (!navigator.onLine || isFlow(window.location.pathname)) return;
    if (reloadOnce()) event.preventDefault();
  });
}
