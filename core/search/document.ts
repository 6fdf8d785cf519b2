/** What a document is found by: its text cut into tokens with places and weights, as PostgreSQL’s tsvector. */
import { cutPieces, fold, isStopWord, segmentWords } from './pieces.ts';
import { stem } from './stem.ts';

/** A: titles and tags, B: stems and passages, C: options, D: what only logged-in people may see. */
export type Weight = 'A' | 'B' | 'C' | 'D';
export type Field = { text: string; weight: Weight };

/** Raised whenever tokens are cut differently: then everything has to be indexed again. */
export const tokenizerVersion = 2;

/** Words as written stand beside stems and pairs of characters, for rank alone; the sign keeps them apart. */
export const exact = (word: string): string => `=${word}`;

/** No phrase runs from one field into the next. */
const gapBetweenFields = 20;
const lastPlace = 16_383;
const maxPlaces = 250;

export function documentTokens(fields: readonly Field[]): string {
  const places = new Map<string, string[]>();
  let place = 1;
  const put = (token: string, at: number, weight: Weight) => {
    const known = places.get(token);
    const said = `${Math.min(at, lastPlace)}${weight}`;
    if (known === undefined) places.set(token, [said]);
    else if (known.length < maxPlaces) known.push(said);
  };
  for (const { text, weight } of fields) {
    for (const piece of cutPieces(fold(text))) {
      if (piece.kind === 'word') {
        if (!isStopWord(piece.text)) {
          put(stem(piece.text), place, weight);
          put(exact(piece.text), place, weight);
        }
        place += 1;
        continue;
      }
      const { text: run } = piece;
      // Pairs give every phrase; the last character stands alone, so that each is the beginning of some token.
      for (let i = 0; i < run.length; i++) put(run.slice(i, i + 2), place + i, weight);
      for (const { word, index } of segmentWords(run))
        if (word.length > 1) put(exact(word), place + index, weight);
      place += run.length;
    }
    place += gapBetweenFields;
  }
  return [...places].map(([token, at]) => `${quote(token)}:${at.join()}`).join(' ');
}

export const quote = (token: string): string => `'${token.replaceAll(/['\\]/g, '$&$&')}'`;
