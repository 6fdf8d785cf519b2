/** A completion with several blanks: what was put in beside what belongs there. */
import type { Option } from '#core/questions/kinds.ts';

export type BlankPair = { given: string; key: string; isRight: boolean };

/** Blank by blank what was put in and what belongs there, where a sentence has several; a blank left empty is ''. */
export function blankPairs(
  blanks: readonly { options: readonly Option[] }[],
  answer: readonly string[],
  key: readonly string[],
): BlankPair[] {
  if (blanks.length < 2) return [];
  const wordOf = (options: readonly Option[], id: string | undefined) =>
    options.find((option) => option.id === id)?.text.en ?? '';
  return blanks.map(({ options }, place) => ({
    given: wordOf(options, answer[place]),
    key: wordOf(options, key[place]),
    isRight: answer[place] === key[place],
  }));
}
