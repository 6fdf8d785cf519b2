/** A map that forgets: what is older than fifteen seconds, and the oldest where there are too many. */

const freshMs = 15_000;

export type ShortMemory<T> = {
  get: (key: string) => T | undefined;
  set: (key: string, value: T) => void;
  delete: (key: string) => void;
};

export function createShortMemory<T>(now: () => number, maxEntries: number): ShortMemory<T> {
  const entries = new Map<string, { value: T; until: number }>();
  return {
    get(key) {
      const known = entries.get(key);
      return known && known.until > now() ? known.value : undefined;
    },
    set(key, value) {
      entries.delete(key);
      entries.set(key, { value, until: now() + freshMs });
      // A Map keeps the order of insertion: the first is the oldest.
      for (const [oldest, { until }] of entries) {
        if (until > now() && entries.size <= maxEntries) break;
        entries.delete(oldest);
      }
    },
    delete(key) {
      entries.delete(key);
    },
  };
}
