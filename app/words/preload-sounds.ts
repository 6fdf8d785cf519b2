/** Keeps the sounds of a session in the browser, so that they play at once, and without a network too. */
import { soundFolder } from '#core/words/sound.ts';
import { dropSounds, holdSound } from './play-sound.ts';

/** Named for whoever else looks into it: a worker that answers without a network finds them here. */
export const soundCacheName = 'beacon-word-sounds';
/** The two hundred words that a session has at most, and as many of the days before: about 1.5 MB. */
const maxKept = 400;
const atOnce = 4;

/** Resolves to how many of them are kept in the end. A browser that keeps nothing, or a lost network, is no fault. */
export async function preloadSounds(paths: readonly string[]): Promise<number> {
  const wanted = new Set(paths.filter((path) => path.startsWith(`${soundFolder}/`)).slice(0, maxKept));
  dropSounds((path) => wanted.has(path));
  const cache = await openCache();
  const queue = wanted.values();
  let kept = 0;
  const keepNext = async (): Promise<void> => {
    for (const path of queue) {
      const sound = await keepSound(cache, path).catch(() => null);
      if (sound === null) continue;
      holdSound(path, sound);
      kept += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, keepNext));
  if (cache) await forgetOldest(cache, wanted).catch(() => undefined);
  return kept;
}

/** Null in private windows, in some apps, and where a page is not served securely: then a sound is held by the page alone. */
const openCache = async (): Promise<Cache | null> =>
  typeof caches === 'undefined' ? null : caches.open(soundCacheName).catch(() => null);

async function keepSound(cache: Cache | null, path: string): Promise<Blob | null> {
  const kept = await cache?.match(path);
  if (kept) return kept.blob();
  const reply = await fetch(path);
  if (!reply.ok) return null;
  // A full disk keeps nobody from hearing the word.
  await cache?.put(path, reply.clone()).catch(() => undefined);
  return reply.blob();
}

/** A cache names its entries in the order in which they came. */
async function forgetOldest(cache: Cache, wanted: ReadonlySet<string>): Promise<void> {
  const all = await cache.keys();
  const others = all.filter(({ url }) => !wanted.has(new URL(url).pathname));
  await Promise.all(others.slice(0, Math.max(0, all.length - maxKept)).map((one) => cache.delete(one)));
}
