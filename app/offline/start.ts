/** Starts, after a page is there, what makes words work without a network: the worker, and the sending of what waits. */
import { dropOthersPages } from '#app/kept-pages.ts';
import { isAnythingWaiting, openWordDisk } from '#app/words/trainer/engine/disk.ts';

/** Only over https and on this very machine do browsers have it; the words work without it, too. */
async function registerWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
}

/** Grades of an earlier session, given where there was no network. The trainer sends its own. */
async function sendWhatWaits(viewerId: string): Promise<void> {
  if (!isAnythingWaiting(viewerId)) return;
  const { createSender } = await import('#app/words/trainer/engine/sender.ts');
  const sender = createSender({ owner: viewerId, disk: openWordDisk() });
  const stop = sender.start();
  if (await sender.flush()) stop();
}

export async function startOffline(viewerId: string | null): Promise<void> {
  await dropOthersPages(viewerId);
  await registerWorker().catch(() => undefined);
  if (viewerId !== null) await sendWhatWaits(viewerId);
}
