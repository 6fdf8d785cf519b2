/** An address without the slashes at its end; a pattern would need a lookbehind, which older phones cannot read. */
export function withoutEndSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}
