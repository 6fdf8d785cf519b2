/** Marks what was searched for in a text, and cuts the stretch in which most of it stands. */
import { cutPieces, fold, wordAt } from './pieces.ts';
import type { Query } from './query.ts';
import { stem } from './stem.ts';

export type Marked = { text: string; hit: boolean };

type Span = { start: number; end: number; term: number };

/** Where the terms of a query stand in a text, in order and without overlap. */
export function findHits(text: string, { terms }: Query): Span[] {
  const folded = fold(text);
  const spans = terms.flatMap((term, index) =>
    term.kind === 'han'
      ? placesOf(folded, term.text).map((start) => ({ start, end: start + term.text.length, term: index }))
      : term.words.flatMap(({ word }) => findWord(folded, word).map((span) => ({ ...span, term: index }))),
  );
  return merge(spans.sort((a, b) => a.start - b.start));
}

function placesOf(folded: string, wanted: string): number[] {
  const places: number[] = [];
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + wanted.length))
    places.push(at);
  return places;
}

/** Words of the same stem. They begin alike, so that most of a text need not be cut into words. */
function findWord(folded: string, wanted: string): { start: number; end: number }[] {
  // A number may be written with commas.
  if (/^\d/.test(wanted))
    return [...cutPieces(folded)].filter(({ kind, text }) => kind === 'word' && text === wanted);
  const stemmed = stem(wanted);
  return placesOf(folded, stemmed.slice(0, Math.max(1, stemmed.length - 1))).flatMap((start) => {
    const found = wordAt(folded, start);
    return found !== '' && stem(found) === stemmed ? [{ start, end: start + found.length }] : [];
  });
}

function merge(spans: Span[]): Span[] {
  const merged: Span[] = [];
  for (const span of spans) {
    const last = merged.at(-1);
    if (last && span.start < last.end) last.end = Math.max(last.end, span.end);
    else merged.push({ ...span });
  }
  return merged;
}

/** The text in pieces, whole. */
export const highlight = (text: string, query: Query): Marked[] =>
  mark(text, findHits(text, query), 0, text.length);

/** About `most` characters of the text that says most about the query; the beginning of the first where none does. */
export function excerpt(texts: readonly string[], query: Query, max: number): Marked[] {
  let best = { text: texts[0] ?? '', spans: [] as Span[], score: 0 };
  for (const text of texts) {
    const spans = findHits(text, query);
    const score = new Set(spans.map(({ term }) => term)).size * 100 + Math.min(spans.length, 9);
    if (spans.length > 0 && score > best.score) best = { text, spans, score };
  }
  const { text, spans } = best;
  const from = startOf(text, spans, max);
  const to = endOf(text, from, max);
  const pieces = mark(text, spans, from, to);
  if (from > 0) pieces.unshift({ text: '…', hit: false });
  if (to < text.length) pieces.push({ text: '…', hit: false });
  return joined(pieces);
}

/** So that the window with most different terms is seen, and some words before the first of them. */
function startOf(text: string, spans: Span[], max: number): number {
  if (text.length <= max || spans.length === 0) return 0;
  let best = { start: 0, found: 0 };
  for (const { start } of spans) {
    const inside = spans.filter((span) => span.start >= start && span.end <= start + max * 0.8);
    const found = new Set(inside.map(({ term }) => term)).size;
    if (found > best.found) best = { start, found };
  }
  const wanted = Math.max(0, Math.min(best.start - Math.floor(max / 5), text.length - max));
  return wanted === 0 ? 0 : wordStart(text, wanted);
}

/** Latin words are not cut in two; between Chinese characters a cut may fall anywhere. */
function wordStart(text: string, from: number): number {
  for (let i = from; i < from + 20 && i < text.length; i++)
    if (!isLatin(text, i - 1) || !isLatin(text, i)) return /\s/.test(text.charAt(i)) ? i + 1 : i;
  return from;
}

function endOf(text: string, from: number, max: number): number {
  if (from + max >= text.length) return text.length;
  for (let i = from + max; i > from + max - 20; i--) if (!isLatin(text, i - 1) || !isLatin(text, i)) return i;
  return from + max;
}

const isLatin = (text: string, index: number): boolean =>
  /[\p{L}\p{N}’'-]/u.test(text.charAt(index)) && text.charCodeAt(index) < 0x2e80;

function mark(text: string, spans: Span[], from: number, to: number): Marked[] {
  const pieces: Marked[] = [];
  let end = from;
  for (const span of spans) {
    if (span.end <= from || span.start >= to) continue;
    const [start, stop] = [Math.max(span.start, from), Math.min(span.end, to)];
    pieces.push({ text: text.slice(end, start), hit: false }, { text: text.slice(start, stop), hit: true });
    end = stop;
  }
  pieces.push({ text: text.slice(end, to), hit: false });
  return joined(pieces);
}

function joined(pieces: Marked[]): Marked[] {
  const list: Marked[] = [];
  for (const piece of pieces) {
    const last = list.at(-1);
    if (piece.text === '') continue;
    if (last && last.hit === piece.hit) last.text += piece.text;
    else list.push({ ...piece });
  }
  return list;
}
