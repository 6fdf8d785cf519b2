/** What can be counted in an essay; every figure is explained by the trait that uses it. */
import { stem } from '../search/stem.ts';
import type { Essay, Paragraph, Span, Word } from './text.ts';
import {
  connectives,
  exampleMarks,
  functionWords,
  reasonMarks,
  usualWords,
  vagueWords,
} from './vocabulary.ts';

export const contentStems = (words: readonly Word[]): string[] =>
  words
    .filter(({ text }) => text.length > 2 && !functionWords.has(text))
    .map(({ text }) => stem(text.replace(/'s$/, '')));

/** The words by which a text can be told to be about a prompt. */
export function topicStems(words: readonly Word[]): Set<string> {
  return new Set(
    words
      .filter(({ text }) => text.length > 2 && !functionWords.has(text) && !usualWords.has(text))
      .map(({ text }) => stem(text.replace(/'s$/, ''))),
  );
}

export type Features = {
  /** Of distinct sentences: what is written twice counts once. */
  readonly words: number;
  readonly paragraphs: number;
  readonly sentences: number;
  /** Mean length of a sentence in words, and how far the sentences differ. */
  readonly sentenceLength: number;
  readonly sentenceSpread: number;
  /** Of the words that carry meaning: mean length, share of long ones among all words, and Carroll's measure of range. */
  readonly wordLength: number;
  readonly longWords: number;
  readonly range: number;
  /** Distinct words among fifty, averaged over every window of fifty. */
  readonly diversity: number;
  /** Per hundred words. */
  readonly vague: number;
  readonly connectives: number;
  readonly examples: readonly Span[];
  readonly reasons: number;
  /** Names and numbers inside sentences: what is concrete. */
  readonly concrete: number;
  /** 1 is chance, above it the paragraphs have topics of their own; null where there is too little to say. */
  readonly unity: number | null;
  /** Pairs of words that English never puts side by side, per hundred words. */
  readonly impossible: number;
};

export function measure(essay: Essay, topic: ReadonlySet<string>): Features {
  const { words, sentences, paragraphs, text } = essay;
  const distinct = new Map(
    sentences.map((sentence) => [sentence.words.map((word) => word.text).join(' '), sentence]),
  );
  const counted = [...distinct.values()].reduce((sum, sentence) => sum + sentence.words.length, 0);
  const content = words.filter((word) => !functionWords.has(word.text));
  const lengths = sentences.map((sentence) => sentence.words.length);
  const per100 = (count: number) => (words.length === 0 ? 0 : (100 * count) / words.length);
  const lower = ` ${text
    .toLowerCase()
    .replace(/[’]/g, "'")
    .replace(/[^a-z']+/g, ' ')} `;
  return {
    words: counted,
    paragraphs: paragraphs.length,
    sentences: sentences.length,
    sentenceLength: mean(lengths),
    sentenceSpread: spread(lengths),
    wordLength: mean(content.map((word) => word.text.length)),
    longWords:
      words.length === 0 ? 0 : content.filter((word) => word.text.length >= longWord).length / words.length,
    range:
      content.length === 0
        ? 0
        : new Set(content.map((word) => word.text)).size / Math.sqrt(2 * content.length),
    diversity: findDiversity(words),
    vague: per100(words.filter((word) => vagueWords.has(word.text)).length),
    connectives: connectives.filter((phrase) => lower.includes(` ${phrase} `)).length,
    examples: [...text.matchAll(exampleMarks)].map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
    })),
    reasons: [...text.matchAll(reasonMarks)].length,
    concrete: countConcrete(essay),
    unity: findUnity(paragraphs, topic),
    impossible: per100(countImpossible(essay)),
  };
}

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

function spread(values: readonly number[]): number {
  const centre = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - centre) ** 2)));
}

const window = 50;
const longWord = 8;
const maxSentences = 300;

function findDiversity(words: readonly Word[]): number {
  if (words.length < window)
    return words.length === 0 ? 0 : new Set(words.map(({ text }) => text)).size / words.length;
  const shares: number[] = [];
  for (let from = 0; from + window <= words.length; from += 5)
    shares.push(new Set(words.slice(from, from + window).map(({ text }) => text)).size / window);
  return mean(shares);
}

/** Capitals that are no sentence's first word, and figures. */
function countConcrete({ text, sentences }: Essay): number {
  const found = new Set<string>();
  for (const { words } of sentences)
    for (const [index, { start, end, text: word }] of words.entries())
      if (/^\d/.test(word) || (index > 0 && word.length > 2 && /^\p{Lu}\p{Ll}/u.test(text.slice(start, end))))
        found.add(word);
  return found.size;
}

/** Words that come again: how much oftener in the same paragraph than chance would have it. */
function findUnity(paragraphs: readonly Paragraph[], topic: ReadonlySet<string>): number | null {
  // Every pair of sentences is looked at.
  if (paragraphs.reduce((sum, { sentences }) => sum + sentences.length, 0) > maxSentences) return null;
  const homes = paragraphs.flatMap((paragraph, no) => paragraph.sentences.map(() => no));
  const places = new Map<string, number[]>();
  for (const [index, { words }] of paragraphs.flatMap((paragraph) => paragraph.sentences).entries())
    for (const word of new Set(contentStems(words)))
      if (!topic.has(word)) places.set(word, [...(places.get(word) ?? []), index]);
  let [together, all] = [0, 0];
  for (const indexes of places.values()) {
    // A word of every page belongs to no paragraph.
    if (indexes.length < 2 || indexes.length > 5) continue;
    for (const [one, other] of pairs(indexes)) {
      all += 1 / indexes.length;
      if (homes[one] === homes[other]) together += 1 / indexes.length;
    }
  }
  const chances = pairs(homes);
  const chance = chances.filter(([one, other]) => one === other).length / chances.length;
  return all < 4 || paragraphs.length < 2 || !(chance > 0) ? null : together / all / chance;
}

const pairs = (values: readonly number[]): [number, number][] =>
  values.flatMap((one, index) => values.slice(index + 1).map((other): [number, number] => [one, other]));

const articles = new Set(['a', 'an', 'the']);
/** Words that no noun phrase goes on with. */
const neverAfterArticle = new Set([
  'of',
  'the',
  'a',
  'an',
  'to',
  'and',
  'is',
  'are',
  'was',
  'were',
  'in',
  'for',
  'with',
  'it',
  'they',
  'we',
  'he',
  'she',
  'be',
  'have',
  'has',
  'or',
  'by',
  'from',
  'them',
  'their',
  'my',
  'our',
  'us',
]);
const neverAfterPreposition = new Set(['of', 'is', 'are', 'was', 'were', 'and', 'or', 'has', 'be']);

function countImpossible({ sentences }: Essay): number {
  let count = 0;
  for (const { words } of sentences)
    for (const [index, { text }] of words.entries()) {
      const next = words[index + 1]?.text;
      if (!next) continue;
      if (articles.has(text) && neverAfterArticle.has(next)) count += 1;
      else if (text === 'of' && neverAfterPreposition.has(next)) count += 1;
    }
  return count;
}
