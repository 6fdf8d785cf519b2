/** Words that are spelled alike: for whoever has mistyped one. */

/** Letters to change, add or drop until one word is the other, two neighbours that changed places counting once; counts no further than `max`. */
export function distance(one: string, other: string, max: number): number {
  if (Math.abs(one.length - other.length) > max) return max + 1;
  let older: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1;
      const swapped = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row[j] = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + same,
        swapped ? (older[j - 2] ?? max) + 1 : max + 1,
      );
    }
    if (Math.min(...row) > max) return max + 1;
    older = last;
    last = row;
  }
  return Math.min(max + 1, last[other.length] ?? max + 1);
}

/** The nearest first, of those equally near the one that comes first; a short word has few letters to be wrong in. */
export function nearWords(typed: string, words: readonly string[], limit: number): string[] {
  const max = typed.length < 5 ? 1 : 2;
  return words
    .map((word, rank) => ({ word, rank, far: distance(typed, word, max) }))
    .filter(({ far }) => far <= max)
    .sort((a, b) => a.far - b.far || a.rank - b.rank)
    .slice(0, limit)
    .map(({ word }) => word);
}
