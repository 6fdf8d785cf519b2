/** Parts of the frame that are the same for everybody, as the first page had them; a handful, kept by the server's process. */
const kept = new Map<string, string>();

/** For one page: what is kept already, and then what this page rendered because it was not. */
export function lookUpParts() {
  const missing = new Set<string>();
  return {
    find: (name: string): string | undefined => {
      const known = kept.get(name);
      if (known === undefined) missing.add(name);
      return known;
    },
    keepFrom: (html: string): void => {
      for (const name of missing) {
        const part = partOf(html, name);
        if (part !== null) kept.set(name, part);
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
  for (const { 0: tag, index } of html.slice(from).matchAll(/<\/?div\b/g)) {
    depth += tag === '<div' ? 1 : -1;
    if (depth === 0) return html.slice(from, from + index);
  }
  return null;
}
