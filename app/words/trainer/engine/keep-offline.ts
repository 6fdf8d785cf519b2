/** Makes a session that has begun ready for a dead network: its page, its scripts and its sounds are kept here. */
import { dropOthersPages } from '#app/kept-pages.ts';
import { preloadSounds } from '#app/words/preload-sounds.ts';
import { soundPath } from '#core/words/sound.ts';
import type { Item } from './session-state.ts';

/** What this page was made of; the browser has it at hand, so that keeping it costs no second journey. */
const ownFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);

/** Where no worker is (plain http, some apps) the open page goes on without a network, and only a reload needs one. */
export async function keepPage(viewerId: string | null): Promise<void> {
  const address = location.pathname + location.search;
  // Else it would be dropped again with the pages of who was here before.
  await dropOthersPages(viewerId);
  const registration = await navigator.serviceWorker?.ready;
  registration?.active?.postMessage({ keep: [address, ...new Set(ownFiles())] });
}

/** Whoever saves data hears a word when they ask for it. */
export function keepSounds(items: readonly Item[]): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  const paths = items.flatMap(({ entry }) => (entry ? soundPath(entry.ipa) : []));
  preloadSounds([...new Set(paths)]).catch(() => undefined);
}
