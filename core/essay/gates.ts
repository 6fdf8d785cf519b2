/** What keeps a text from being scored as an essay on its task, or from scoring above a limit. */
import { stem } from '../search/stem.ts';
import { topicStems } from './features.ts';
import type { EssayTask, Gate } from './grade.ts';
import { type Essay, readEssay, type Word } from './text.ts';
import { functionWords } from './vocabulary.ts';

/** Of running English nearly every second word is one of these; of word lists, keyboard noise and other tongues few. */
const fewestFunctionWords = 0.25;
const maxForeignLetters = 0.3;
/** Runs of this many words in common are no accident. */
const runLength = 6;
const maxCopied = 0.5;
/**
 * Measured on the 24 sample essays against all 120 prompts of the bank: an essay holds at least half of the topic
 * words of its own prompt, and mostly four fifths; of a strange one it holds an eighth on average. These limits stop
 * six strange prompts in seven, and no essay under its own: to take a good essay for off topic is the worse mistake.
 */
const fewestTopicWords = 0.25;
const fewestTopicMentions = 0.7;

export type Topic = {
  /** Stems of the prompt's own words. */
  readonly stems: ReadonlySet<string>;
  /** How many of them the essay has. */
  readonly found: number;
  /** How often it has one of them, per hundred words. */
  readonly mentions: number;
};

export function readTopic(task: EssayTask, essay: Essay): Topic {
  const prompt = readEssay(task.prompt);
  const own = topicStems(prompt.words);
  // A prompt of the plainest words has nothing but them.
  const stems =
    own.size >= 3 ? own : new Set(prompt.words.filter(({ text }) => !functionWords.has(text)).map(stemOf));
  const used = essay.words.map(stemOf);
  const present = new Set(used);
  return {
    stems,
    found: [...stems].filter((term) => present.has(term)).length,
    mentions:
      essay.words.length === 0
        ? 0
        : (100 * used.filter((term) => stems.has(term)).length) / essay.words.length,
  };
}

const stemOf = ({ text }: Word): string => stem(text.replace(/'s$/, ''));

/** Gates that leave nothing to score; the first that holds is enough. */
export function findClosedGate(task: EssayTask, essay: Essay, topic: Topic): Gate | null {
  if (task.text.trim() === '') return 'empty';
  if (!isEnglish(essay)) return 'not-english';
  if (copiedShare(task.prompt, essay) > maxCopied) return 'copied';
  return isOffTopic(topic, essay) ? 'off-topic' : null;
}

function isEnglish({ text, words }: Essay): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const foreign = letters.filter((letter) => !/\p{Script=Latin}/u.test(letter)).length;
  if (words.length === 0 || foreign / letters.length > maxForeignLetters) return false;
  const small = words.filter((word) => functionWords.has(word.text)).length;
  // Of very few words no share can be trusted.
  return words.length < 12 ? small > 0 : small / words.length >= fewestFunctionWords;
}

export function copiedShare(prompt: string, { words }: Essay): number {
  if (words.length === 0) return 0;
  const given = readEssay(prompt).words.map(({ text }) => text);
  const runs = new Set(
    given.slice(runLength - 1).map((_, index) => given.slice(index, index + runLength).join(' ')),
  );
  const copied = new Set<number>();
  for (let from = 0; from + runLength <= words.length; from += 1) {
    const run = words.slice(from, from + runLength).map(({ text }) => text);
    if (runs.has(run.join(' '))) for (let at = from; at < from + runLength; at += 1) copied.add(at);
  }
  return copied.size / words.length;
}

function isOffTopic({ stems, found, mentions }: Topic, { words }: Essay): boolean {
  // A few sentences may be about the topic without its words; they are too short anyway.
  if (stems.size === 0 || words.length < 60) return false;
  const share = found / stems.size;
  const least =
    share < fewestTopicWords
      ? 2 * fewestTopicMentions
      : share < 2 * fewestTopicWords
        ? fewestTopicMentions
        : 0;
  return mentions < least;
}

/** No score above the second figure for fewer words than the first: our own judgement of how much 30 minutes ask for. */
const ceilings: readonly (readonly [words: number, score: number])[] = [
  [50, 1],
  [100, 2],
  [150, 2.5],
  [200, 3],
  [250, 3.5],
  [300, 4],
  [350, 4.5],
  [420, 5],
  [480, 5.5],
];

export const shortest = 150;
const onOneParagraph = 4;

export function ceilingOf(words: number, paragraphs: number): number {
  const byLength = ceilings.find(([limit]) => words < limit)?.[1] ?? 6;
  return paragraphs === 1 ? Math.min(byLength, onOneParagraph) : byLength;
}
