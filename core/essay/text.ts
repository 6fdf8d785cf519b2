/** An essay cut into paragraphs, sentences and words, each with its place in the text. */

/** Offsets in UTF-16 units, as `slice` takes them. */
export type Span = { readonly start: number; readonly end: number };

/** In lower case, with straight apostrophes. */
export type Word = Span & { readonly text: string };

export type Sentence = Span & { readonly text: string; readonly words: readonly Word[] };

export type Paragraph = Span & { readonly sentences: readonly Sentence[]; readonly words: readonly Word[] };

export type Essay = {
  readonly text: string;
  readonly paragraphs: readonly Paragraph[];
  readonly sentences: readonly Sentence[];
  readonly words: readonly Word[];
};

const wordPattern = /[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu;

/** Words after which a full stop ends nothing. */
const abbreviation = /(?:^|[\s(])(?:mr|mrs|ms|dr|prof|st|vs|cf|no|inc|e\.g|i\.e|u\.s|u\.k|[a-z])\.$/i;

/**
 * A stop, what closes after it, and then a space; a small letter after a closing quotation mark goes on. A run of stops
 * is tried from its first one alone: from each of them, ten thousand dots would cost a hundred million steps.
 */
const stop = /(?<![.?!])[.?!]+(["')\]]*)\s+(?=(\S))/g;

/** Curly quotation marks made straight, one for one, so that offsets stay as they are. */
const straighten = (text: string): string => text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"');

export function readEssay(text: string): Essay {
  const plain = straighten(text);
  const paragraphs: Paragraph[] = [];
  for (const { start, end } of findLines(plain)) {
    const words = findWords(plain, start, end);
    if (words.length > 0)
      paragraphs.push({ start, end, sentences: cutSentences(plain, start, end, words), words });
  }
  const sentences = paragraphs.flatMap((paragraph) => paragraph.sentences);
  return { text, paragraphs, sentences, words: paragraphs.flatMap(({ words }) => words) };
}

/** Lines that say something, without the blanks around them. */
function findLines(text: string): Span[] {
  const found: Span[] = [];
  let from = 0;
  for (const line of text.split('\n')) {
    const said = line.trim();
    const start = from + line.length - line.trimStart().length;
    if (said !== '') found.push({ start, end: start + said.length });
    from += line.length + 1;
  }
  return found;
}

function findWords(plain: string, start: number, end: number): Word[] {
  const words: Word[] = [];
  for (const match of plain.slice(start, end).matchAll(wordPattern)) {
    const from = start + match.index;
    words.push({ text: match[0].toLowerCase(), start: from, end: from + match[0].length });
  }
  return words;
}

/** Each sentence with its own of the paragraph's words, which no end of a sentence parts; one without any is none. */
function cutSentences(plain: string, start: number, end: number, words: readonly Word[]): Sentence[] {
  const sentences: Sentence[] = [];
  let [from, first] = [start, 0];
  for (const to of [...findEnds(plain.slice(start, end)).map((cut) => start + cut), end]) {
    let next = first;
    while ((words[next]?.start ?? end) < to) next += 1;
    const text = plain.slice(from, to).trimEnd();
    if (next > first)
      sentences.push({ start: from, end: from + text.length, text, words: words.slice(first, next) });
    [from, first] = [to, next];
  }
  return sentences;
}

/** Where the next sentence begins. */
function findEnds(paragraph: string): number[] {
  const ends: number[] = [];
  for (const match of paragraph.matchAll(stop)) {
    const before = paragraph.slice(Math.max(0, match.index - 8), match.index + 1);
    const [whole, closing = '', next = ''] = match;
    if (abbreviation.test(before)) continue;
    if (closing !== '' && /[a-z]/.test(next)) continue;
    ends.push(match.index + whole.length);
  }
  return ends;
}
