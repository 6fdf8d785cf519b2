/** The name of a route for the page-view log: its address with the names of its parameters, as in the specification. */

/** Pages of the exam's flow have names of their own (specification, section 2), though one parameter holds them all. */
const spelledOut = new Set(['screen']);

export function routeName(pathname: string, params: Readonly<Record<string, string | undefined>>): string {
  // An address that nothing answers names no route; whatever was typed is in the path.
  if (params['*'] !== undefined) return 'not-found';
  const unused = Object.entries(params).filter(
    ([name, value]) => value !== undefined && !spelledOut.has(name),
  );
  const parts = pathname.split('/').filter((part) => part !== '');
  // From the end: a parameter may say the same as a fixed part before it (/news/news).
  for (let place = parts.length - 1; place >= 0; place -= 1) {
    const last = unused.at(-1);
    if (last && decode(parts[place] ?? '') === last[1]) {
      parts[place] = last[0];
      unused.pop();
    }
  }
  return parts.join('-') || 'index';
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
