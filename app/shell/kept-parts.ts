/**
 * Parts of pages that are the same for everybody who is shown the same, as they were first rendered. What decides of
 * them is told with the name; a server's process keeps those that were asked for last.
 *
 * They are kept as bytes. A page is rendered with a mark in the place of each, so what is known goes out as it lies
 * there, and is neither made one long text again nor encoded again.
 */
import { LRUCache } from 'lru-cache';

const kept = new LRUCache<string, Uint8Array>({
  maxSize: 16_000_000,
  sizeCalculation: (part, key) => part.length + key.length + 1,
});

/** Words and values are escaped, and none of our own texts has a comment of this kind: nothing but a mark looks like one. */
const markOf = (at: number): string => `<!--kept ${at}-->`;
const marks = /<!--kept (\d+)-->/;

/** For one page: what is kept already, and then what this page rendered because it was not. */
export function lookUpParts() {
  const missing = new Map<string, string>();
  const found: Uint8Array[] = [];

  /** Every second piece is the number of a mark. */
  const fill = (html: string): Buffer<ArrayBuffer> =>
    Buffer.concat(
      html
        .split(marks)
        .map((piece, at) => (at % 2 === 0 ? Buffer.from(piece) : (found[Number(piece)] as Uint8Array))),
    );

  return {
    /** What to put in the place of a part that is kept. */
    find: (name: string, shows: string): string | undefined => {
      const key = `${name} ${shows}`;
      const known = kept.get(key);
      if (known === undefined) {
        missing.set(name, key);
        return undefined;
      }
      return markOf(found.push(known) - 1);
    },
    /** The page with its parts in their places. */
    fill,
    keepFrom: (html: string): void => {
      for (const [name, key] of missing) {
        const part = partOf(html, name);
        // A copy of its own: short buffers are slices of a longer one, which would be kept with each of them.
        if (part !== null) kept.set(key, new Uint8Array(fill(part)));
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
