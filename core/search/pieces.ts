/** Cuts text into what can be searched: runs of Chinese characters, and words or numbers. */
import { memoize } from '#core/memoize.ts';

export type Piece = { kind: 'han' | 'word'; text: string; start: number; end: number };

/**
 * Letters without case, accent and width. Every character keeps its place, so that what is found in the folded text
 * can be marked in the original.
 */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  // A few letters become two in lower case: İ is the best known.
  const inPlace = lower.length === text.length ? lower : [...text].map(lowerInPlace).join('');
  return inPlace.replace(/[’\u00c0-\u024f\uff01-\uff5e]/g, plainCharacter);
}

const lowerInPlace = (character: string): string => {
  const lower = character.toLowerCase();
  return lower.length === character.length ? lower : character;
};

function plainCharacter(character: string): string {
  const code = character.charCodeAt(0);
  if (character === '’') return "'";
  if (code >= 0xff01) return String.fromCharCode(code - 0xfee0).toLowerCase();
  // The base letter comes first when an accented one is taken apart.
  return character.normalize('NFD').charAt(0).toLowerCase();
}

const pieces =
  /\p{Script=Han}+|\d{1,3}(?:,\d{3})+(?:\.\d+)?(?!\d)|\d+\.\d+|[[\p{L}\p{N}]--\p{Script=Han}]+/gv;

/** The pieces of a folded text, in order. */
export function* cutPieces(folded: string): Generator<Piece> {
  for (const match of folded.matchAll(pieces)) {
    const [text] = match;
    const start = match.index;
    const end = start + text.length;
    if (/^\p{Script=Han}/u.test(text)) yield { kind: 'han', text, start, end };
    // The s of author’s says nothing.
    else if (!(text === 's' && folded[start - 1] === "'"))
      yield { kind: 'word', text: /^\d/.test(text) ? text.replaceAll(',', '') : text, start, end };
  }
}

const word = /[[\p{L}\p{N}]--\p{Script=Han}]+/vy;

/** The word that begins at a place of a folded text; empty where none does. */
export function wordAt(folded: string, start: number): string {
  word.lastIndex = Math.max(0, start - 1);
  if (start > 0 && word.test(folded)) return '';
  word.lastIndex = start;
  return word.exec(folded)?.[0] ?? '';
}

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** The words of a run of Chinese characters, with their places in it. */
export const segmentWords = memoize((run) =>
  [...segmenter.segment(run)].map(({ segment, index }) => ({ word: segment, index })),
);

/** So frequent that they find nothing; they keep their places in a phrase. */
const stopWords = new Set(
  (
    'a an and are as at be been but by for from had has have he her his in into is it its of on or she so than that ' +
    'the their them then there these they this those to was were which who whom whose will with would ' +
    '的 了 是 在 和 与 及 或 为 对 把 被 就 也 都 而 等 之 其 有 个 这 那 吗 呢 吧 着 得 地 数 题'
  ).split(' '),
);

export const isStopWord = (word: string): boolean => stopWords.has(word);
