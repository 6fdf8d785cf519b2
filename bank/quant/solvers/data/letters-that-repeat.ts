/** Writes down all arrangements and throws doubles away. */
import { solveValue } from '../../solver.ts';

export const solver = solveValue(({ stem }) => {
  const [word = ''] = /[A-Z]{4,}/.exec(stem)!;
  let words = new Set(['']);
  const used = (text: string, letter: string): number => text.split(letter).length - 1;
  for (let i = 0; i < word.length; i++)
    words = new Set(
      [...words].flatMap((start) =>
        [...new Set(word)].filter((l) => used(start, l) < used(word, l)).map((l) => start + l),
      ),
    );
  return words.size;
});
