/** What somebody searches for, as PostgreSQL’s tsquery: once to find, once to rank. */
import { exact, quote, type Weight } from './document.ts';
import { cutPieces, fold, isStopWord, segmentWords } from './pieces.ts';
import { stem } from './stem.ts';

/** One thing that has to be found: a run of Chinese characters, or words that stand one after the other. */
export type Term = { kind: 'han'; text: string } | { kind: 'words'; words: { word: string; gap: number }[] };

export type Query = { terms: Term[] };

const maxTerms = 12;

/** Words are searched each for itself; inside quotation marks they are a phrase. */
export function parseQuery(searchKey: string): Query {
  const folded = fold(searchKey).replaceAll(/[“”「」『』]/g, '"');
  const terms: Term[] = [];
  folded.split('"').forEach((part, index) => {
    const isPhrase = index % 2 === 1;
    const phrase: { word: string; gap: number }[] = [];
    let gap = 1;
    for (const piece of cutPieces(part)) {
      if (piece.kind === 'han') terms.push({ kind: 'han', text: piece.text });
      else if (!isPhrase) terms.push({ kind: 'words', words: [{ word: piece.text, gap: 1 }] });
      else if (isStopWord(piece.text)) gap += 1;
      else {
        phrase.push({ word: piece.text, gap: phrase.length === 0 ? 1 : gap });
        gap = 1;
      }
    }
    if (phrase.length > 0) terms.push({ kind: 'words', words: phrase });
  });
  const telling = terms.filter(
    (term) => term.kind === 'han' || !term.words.every(({ word }) => isStopWord(word)),
  );
  return { terms: telling.slice(0, maxTerms) };
}

/** Chinese runs cut into words, which then need not stand side by side. A phrase in quotation marks stays one. */
export function loosen({ terms }: Query): Query {
  return { terms: terms.flatMap((term) => (term.kind === 'han' ? loosenRun(term) : [term])) };
}

function loosenRun(term: Term & { kind: 'han' }): Term[] {
  const words = segmentWords(term.text).filter(({ word }) => !isStopWord(word));
  // Single characters beside a word tell something; nothing but single characters fits everything.
  if (!words.some(({ word }) => word.length > 1)) return [term];
  return words.map(({ word }) => ({ kind: 'han', text: word }));
}

/** Other words in place of those that are not known. */
export const replaceWords = ({ terms }: Query, instead: ReadonlyMap<string, string>): Query => ({
  terms: terms.map((term) =>
    term.kind === 'han'
      ? term
      : { ...term, words: term.words.map(({ word, gap }) => ({ word: instead.get(word) ?? word, gap })) },
  ),
});

export const wordsIn = ({ terms }: Query): string[] =>
  terms.flatMap((term) => (term.kind === 'words' ? term.words.map(({ word }) => word) : []));

/** The query as somebody would type it. */
export const writeQuery = ({ terms }: Query): string =>
  terms
    .map((term) =>
      term.kind === 'han'
        ? term.text
        : term.words.length > 1
          ? `"${term.words.map(({ word }) => word).join(' ')}"`
          : (term.words[0]?.word ?? ''),
    )
    .join(' ');

type Matching = {
  /** Only places of these weights count; all of them where absent. */
  weights?: readonly Weight[];
  /** The last word may be the beginning of one. */
  isPrefix?: boolean;
  /** One of the terms is enough. */
  isAny?: boolean;
};

/** Null where nothing is left to search for. */
export function toMatch(
  { terms }: Query,
  { weights = [], isPrefix = false, isAny = false }: Matching,
): string | null {
  if (terms.length === 0) return null;
  const suffix = weights.join('');
  const marked = (token: string, mark = '') => `${quote(token)}${mark || suffix ? `:${mark}${suffix}` : ''}`;
  const parts = terms.map((term, index) => {
    if (term.kind === 'han') {
      if (term.text.length === 1) return marked(term.text, '*');
      const pairs = Array.from({ length: term.text.length - 1 }, (_, i) => marked(term.text.slice(i, i + 2)));
      return `(${pairs.join(' <-> ')})`;
    }
    const isLast = isPrefix && index === terms.length - 1;
    return term.words
      .map(({ word, gap }, i) => {
        const token = isLast && i === term.words.length - 1 ? marked(exact(word), '*') : marked(stem(word));
        return i === 0 ? token : ` <${gap}> ${token}`;
      })
      .join('');
  });
  return parts.map((part) => `(${part})`).join(isAny ? ' | ' : ' & ');
}

/** Whole words count beside stems and pairs of characters, so that what was typed comes before what is like it. */
export function toRank(query: Query, weights: readonly Weight[] = []): string | null {
  const suffix = weights.length > 0 ? `:${weights.join('')}` : '';
  const tokens = new Set<string>();
  for (const term of [...query.terms, ...loosen(query).terms]) {
    if (term.kind === 'words') for (const { word } of term.words) tokens.add(stem(word)).add(exact(word));
    else if (term.text.length === 1) tokens.add(term.text);
    else {
      tokens.add(exact(term.text));
      for (let i = 0; i < term.text.length - 1; i++) tokens.add(term.text.slice(i, i + 2));
    }
  }
  return tokens.size === 0 ? null : [...tokens].map((token) => quote(token) + suffix).join(' | ');
}
