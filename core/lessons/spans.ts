/** The words of a sentence as they are tapped: a word inside a possible answer takes the whole of it along. */

import type { BankText } from '../bank-text.ts';
import { plainText } from '../questions/runs.ts';

/** A word or what stands between words; `spans` are the answers it belongs to, the shortest first. */
export type Piece = { text: string; isWord: boolean; spans: number[] };

/** Each span stands once in the sentence (the gate sees to it). A word never lies half in a span. */
export function piecesOfEnglish(english: BankText, spans: readonly BankText[]): Piece[] {
  const sentence = plainText(english);
  const found = spans.map((span, place) => {
    const text = plainText(span);
    const from = sentence.indexOf(text);
    return { place, from, to: from < 0 ? -1 : from + text.length };
  });
  let at = 0;
  return sentence.split(/(\s+)/).flatMap((text): Piece[] => {
    const [from, to] = [at, at + text.length];
    at = to;
    if (text === '') return [];
    const within = found
      .filter((span) => span.from < to && span.to > from)
      .toSorted((a, b) => a.to - a.from - (b.to - b.from));
    return [{ text, isWord: /\S/.test(text), spans: within.map(({ place }) => place) }];
  });
}
