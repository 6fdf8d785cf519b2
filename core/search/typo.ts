/** Words one typing error away: a letter too many, too few, wrong, or two of them swapped. */

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** Shorter words have so many neighbours that a correction would be a guess. */
export const shortestCorrected = 4;

export function neighbours(word: string): string[] {
  const found = new Set<string>();
  for (let i = 0; i <= word.length; i++) {
    const [head, tail] = [word.slice(0, i), word.slice(i)];
    if (tail.length > 0) found.add(head + tail.slice(1));
    if (tail.length > 1) found.add(head + tail.charAt(1) + tail.charAt(0) + tail.slice(2));
    for (const letter of letters) {
      found.add(head + letter + tail);
      if (tail.length > 0) found.add(head + letter + tail.slice(1));
    }
  }
  found.delete(word);
  return [...found];
}
