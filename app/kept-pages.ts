/** Pages that the worker keeps for a dead network: where they are, and whose. */

/** Followed by the build: pages of an older one would ask for scripts that are gone. */
export const pagesPrefix = 'beacon-pages-';
export const assetsPrefix = 'beacon-assets-';

const ownerKey = 'beacon.pages-of';

let dropping: { who: string; done: Promise<void> } | null = null;

async function drop(who: string): Promise<void> {
  if (typeof caches === 'undefined' || localStorage.getItem(ownerKey) === who) return;
  for (const name of await caches.keys()) if (name.startsWith(pagesPrefix)) await caches.delete(name);
  localStorage.setItem(ownerKey, who);
}

/** They hold their reader's name: whoever comes next on this device finds none of them. Once for each reader. */
export function dropOthersPages(viewerId: string | null): Promise<void> {
  const who = viewerId ?? '';
  if (dropping?.who !== who) dropping = { who, done: drop(who).catch(() => undefined) };
  return dropping.done;
}
