/**
 * Parts of pages that are the same for everybody who is shown the same, as they were first rendered. What decides of
 * them is told with the name; a server's process keeps those that were asked for last.
 */
import { LRUCache } from 'lru-cache';

const kept = new LRUCache<string, string>({
  maxSize: 16_000_000,
  sizeCalculation: (part, key) => part.length + key.length + 1,
});

/** For one page: what is kept already, and then what this page rendered because it was not. */
export function lookUpParts() {
  const missing = new Map<string, string>();
  return {
    find: (name: string, shows: string): string | undefined => {
      const key = `${name} ${shows}`;
      const known = kept.get(key);
      if (known === undefined) missing.set(name, key);
      return known;
    },
    keepFrom: (html: string): void => {
      for (const [name, key] of missing) {
        const part = partOf(html, name);
        if (part !== null) kept.set(key, part);
      }
    },
  };
}

/** What stands inside of the part's own element. Words and values are escaped, so nothing but a tag looks like one. */
export function partOf(html: string, name: string): string | null {
  const start = html.indexOf(`<div data-kept="${name}"`);
  if (start < 0) return null;
  const from = html.indexOf('>', start) + 1;
  let depth = 1;
  const tags = /<\/?div\b/g;
  tags.lastIndex = from;
  for (let found = tags.exec(html); found; found = tags.exec(html)) {
    depth += found[0] === '<div' ? 1 : -1;
    if (depth === 0) return html.slice(from, found.index);
  }
  return null;
}
