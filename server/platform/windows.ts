/** Counts within this process: how often something came in the last minute, in memory that is bounded. */
import { LRUCache } from 'lru-cache';

/** One more under this key; the seconds to wait where that is more than `times` in a minute, else 0. */
export type Windows = (key: string, times: number) => number;

const windowMs = 60_000;

/** Who is forgotten for lack of room only starts anew: a hundred thousand at once is no crowd but a flood. */
const maxKeys = 100_000;

export function createWindows(now: () => number): Windows {
  const windows = new LRUCache<string, { count: number; endsAt: number }>({ max: maxKeys });
  return (key, times) => {
    const at = now();
    const window = windows.get(key);
    if (!window || at >= window.endsAt) {
      windows.set(key, { count: 1, endsAt: at + windowMs });
      return 0;
    }
    window.count += 1;
    return window.count > times ? Math.max(1, Math.ceil((window.endsAt - at) / 1000)) : 0;
  };
}
