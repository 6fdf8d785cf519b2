/** Remembers what a pure function gave for a text; forgets everything once it is too much. */
export function memoize<T>(make: (text: string) => T, max = 50_000): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const made = make(text);
    if (known.size >= max) known.clear();
    known.set(text, made);
    return made;
  };
}
