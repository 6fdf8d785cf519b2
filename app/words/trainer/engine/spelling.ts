/** Whether a word was written as it should be, and which of its letters were not. */

/** Phones begin with a capital and end with a blank of their own accord. */
const plain = (text: string): string => text.trim().toLowerCase().replaceAll(/\s+/g, ' ');

export const isSpelled = (typed: string, word: string): boolean => plain(typed) === plain(word);

/** The word's letters; those that stand in both in the same order are the same (longest common subsequence). */
export function differingLetters(
  typed: string,
  word: string,
): { letter: string; differs: boolean; place: number }[] {
  const [mine, right] = [plain(typed), word];
  const common = Array.from({ length: mine.length + 1 }, () => new Array<number>(right.length + 1).fill(0));
  const at = (i: number, j: number): number => common[i]?.[j] ?? 0;
  for (let i = mine.length - 1; i >= 0; i -= 1)
    for (let j = right.length - 1; j >= 0; j -= 1) {
      const row = common[i];
      if (row)
        row[j] =
          mine[i] === right[j]?.toLowerCase() ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  let i = 0;
  return [...right].map((letter, place) => {
    while (i < mine.length && mine[i] !== letter.toLowerCase() && at(i + 1, place) >= at(i, place + 1))
      i += 1;
    const isSame = i < mine.length && mine[i] === letter.toLowerCase();
    if (isSame) i += 1;
    return { letter, differs: !isSame, place };
  });
}
