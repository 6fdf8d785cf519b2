/** Remembers what a pure function gave for a text; what was asked for least lately is forgotten first. */
import { LRUCache } from 'lru-cache';

export function memoize<T extends object | string>(
  make: (text: string) => T,
  max = 50_000,
): (text: string) => T {
  const known = new LRUCache<string, T>({ max });
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const made = make(text);
    known.set(text, made);
    return made;
  };
}
