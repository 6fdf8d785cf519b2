/** Five traits of an essay, each a level from 0 to 6 with the evidence it rests on. */

import { along } from './curve.ts';
import { type Evidence, evidence } from './evidence.ts';
import type { Features } from './features.ts';
import type { Topic } from './gates.ts';
import { type EssayMark, type TraitGrade, toHalf } from './grade.ts';
import type { Essay, Sentence } from './text.ts';
import { concession, conclusionMarks, functionWords, stance, vagueWords } from './vocabulary.ts';

type Reading = {
  readonly essay: Essay;
  readonly features: Features;
  readonly topic: Topic;
  readonly marks: readonly EssayMark[];
  readonly hasGrammar: boolean;
};

export const gradeTraits = (reading: Reading): TraitGrade[] => [
  { trait: 'position', ...gradePosition(reading) },
  { trait: 'development', ...gradeDevelopment(reading) },
  { trait: 'organisation', ...gradeOrganisation(reading) },
  { trait: 'language', ...gradeLanguage(reading) },
  { trait: 'conventions', ...gradeConventions(reading) },
];

type Graded = { level: number; evidence: Evidence[] };
const graded = (level: number, ...found: (Evidence | null)[]): Graded => ({
  level: toHalf(level),
  evidence: found.filter((one) => one !== null),
});

const firstWith = (sentences: readonly Sentence[], pattern: RegExp): Sentence | undefined =>
  sentences.find(({ text }) => pattern.test(text));

/** Is there a position, is it limited by what speaks against it, and is it about the task? */
function gradePosition({ essay, topic }: Reading): Graded {
  const { paragraphs, sentences } = essay;
  const opening = firstWith(paragraphs[0]?.sentences ?? [], stance);
  const later = opening ?? firstWith(sentences, stance);
  const closing = firstWith(paragraphs.at(-1)?.sentences ?? [], stance);
  const objection = firstWith(sentences, concession);
  const share = topic.stems.size === 0 ? 1 : topic.found / topic.stems.size;
  const level =
    1.5 +
    (opening ? 1.5 : later ? 0.7 : 0) +
    (closing ? 0.3 : 0) +
    (objection ? 1.2 : 0) +
    along(
      [
        [0.2, 0],
        [0.8, 1.5],
      ],
      share,
    );
  return graded(
    level,
    opening
      ? evidence('stance-first', {}, [opening])
      : later
        ? evidence('stance-late', {}, [later])
        : evidence('stance-none'),
    objection ? evidence('concession', {}, [objection]) : evidence('concession-none'),
    evidence(share < 0.5 ? 'topic-words-few' : 'topic-words', {
      found: topic.found,
      total: topic.stems.size,
    }),
  );
}

const lengthLevel = [
  [0, 0],
  [50, 1],
  [100, 2],
  [200, 3.2],
  [300, 4.2],
  [400, 5],
  [500, 5.6],
  [600, 6],
] as const;

/** How much there is, and how much of it is reasons and cases rather than assertion. */
function gradeDevelopment({ features }: Reading): Graded {
  const { words, examples, reasons, concrete } = features;
  const length = along(lengthLevel, words);
  const support = along(
    [
      [0, 2],
      [2, 3.5],
      [5, 4.8],
      [8, 5.5],
      [12, 6],
    ],
    2 * examples.length + 0.5 * reasons + 0.7 * concrete,
  );
  return graded(
    0.6 * length + 0.4 * Math.min(support, length + 1),
    evidence(words < 300 ? 'words-few' : 'words', { n: words }),
    examples.length > 0
      ? evidence('examples', { n: examples.length }, examples)
      : concrete < 3
        ? evidence('examples-none')
        : null,
    concrete >= 3 ? evidence('concrete', { n: concrete }) : null,
    reasons < 2 ? evidence('reasons-few') : null,
  );
}

const paragraphLevel = [
  [1, 2],
  [2, 3],
  [3, 4.2],
  [4, 5.3],
  [5, 6],
  [8, 6],
  [12, 4.5],
] as const;
const thin = 30;

/** Paragraphs of some weight with a topic each, led from one to the next, and drawn together at the end. */
function gradeOrganisation({ essay, features, topic }: Reading): Graded {
  const { paragraphs } = essay;
  const slight = paragraphs.filter(({ words }) => words.length < thin);
  const last = paragraphs.length > 1 ? paragraphs.at(-1) : undefined;
  const ending = last && firstWith(last.sentences, conclusionMarks);
  const isDrawnTogether =
    Boolean(ending) ||
    (last?.sentences.some(({ text }) => stance.test(text) || mentions(text, topic) >= 2) ?? false);
  const level =
    0.35 * along(paragraphLevel, features.paragraphs) +
    0.2 *
      along(
        [
          [0, 6],
          [0.5, 4],
          [1, 1.5],
        ],
        slight.length / Math.max(1, paragraphs.length),
      ) +
    0.2 *
      along(
        [
          [0, 1.5],
          [4, 3.5],
          [8, 5.3],
          [11, 6],
        ],
        features.connectives,
      ) +
    0.15 *
      (features.unity === null
        ? 3.5
        : along(
            [
              [0.5, 1.5],
              [1, 4],
              [1.4, 6],
            ],
            features.unity,
          )) +
    0.1 * (isDrawnTogether ? 6 : 3);
  return graded(
    level,
    evidence(features.paragraphs < 4 ? 'paragraphs-few' : 'paragraphs', { n: features.paragraphs }),
    slight.length > 0 && paragraphs.length > 1
      ? evidence('paragraph-thin', { n: slight.length, words: thin }, slight)
      : null,
    evidence(features.connectives < 6 ? 'connectives-few' : 'connectives', { n: features.connectives }),
    ending ? evidence('ending', {}, [ending]) : isDrawnTogether ? null : evidence('ending-none'),
    features.unity !== null && features.unity < 0.8 ? evidence('threads-mixed') : null,
  );
}

function mentions(text: string, { stems }: Topic): number {
  const words = text.toLowerCase().match(/[a-z]+/g) ?? [];
  return [...stems].filter((term) => words.some((word) => word.startsWith(term))).length;
}

const longSentence = 50;

/** The range of words, how exact they are, and sentences that differ in length. */
function gradeLanguage({ essay, features, topic, marks }: Reading): Graded {
  const { words, sentences } = essay;
  const stock = marks.filter(({ kind }) => kind === 'style');
  const vague = words.filter(({ text }) => vagueWords.has(text));
  const level =
    0.25 *
      along(
        [
          [3, 1.5],
          [5, 2.8],
          [7, 4.6],
          [8.5, 6],
        ],
        features.range,
      ) +
    0.1 *
      along(
        [
          [0.6, 1.5],
          [0.7, 3.2],
          [0.78, 6],
        ],
        features.diversity,
      ) +
    0.15 *
      along(
        [
          [4.8, 1.5],
          [5.3, 3.2],
          [5.8, 5],
          [6.1, 6],
        ],
        features.wordLength,
      ) +
    0.15 *
      along(
        [
          [0.02, 2],
          [0.05, 3.8],
          [0.08, 5.4],
          [0.1, 6],
        ],
        features.longWords,
      ) +
    0.15 *
      along(
        [
          [6, 1.5],
          [10, 3.2],
          [14, 5],
          [17, 6],
          [25, 6],
          [35, 3.5],
          [50, 1],
        ],
        features.sentenceLength,
      ) +
    0.1 *
      along(
        [
          [1, 1.5],
          [4, 4],
          [6, 6],
        ],
        features.sentenceSpread,
      ) +
    0.1 *
      along(
        [
          [0.5, 6],
          [1.8, 5.3],
          [3, 3.5],
          [5, 2],
        ],
        features.vague,
      ) -
    Math.min(1.5, 0.4 * stock.length);
  const frequent = mostFrequent(essay, topic);
  const long = sentences.filter((sentence) => sentence.words.length > longSentence);
  return graded(
    level,
    features.range >= 8
      ? evidence('vocabulary-wide')
      : features.range < 6.5
        ? evidence('vocabulary-narrow')
        : null,
    frequent ? evidence('word-often', { word: frequent.word, n: frequent.count }) : null,
    features.vague > 2 ? evidence('vague', { n: vague.length }, vague) : null,
    features.sentenceLength < 11
      ? evidence('sentences-short', { n: Math.round(features.sentenceLength) })
      : features.sentenceSpread < 4 && sentences.length > 5
        ? evidence('sentences-alike', { n: Math.round(features.sentenceLength) })
        : evidence('sentences-varied', { n: Math.round(features.sentenceLength) }),
    long.length > 0 ? evidence('sentence-long', { n: long.length, words: longSentence }, long) : null,
    stock.length > 0 ? evidence('stock-phrases', { n: stock.length }, stock) : null,
  );
}

/** A word that is neither small nor the task's own and makes up more than 1.5 % of the text. */
function mostFrequent({ words }: Essay, { stems }: Topic): { word: string; count: number } | null {
  const counts = new Map<string, number>();
  for (const { text } of words)
    if (text.length > 3 && !functionWords.has(text) && ![...stems].some((term) => text.startsWith(term)))
      counts.set(text, (counts.get(text) ?? 0) + 1);
  const [word, count] = [...counts].reduce((best, one) => (one[1] > best[1] ? one : best), ['', 0]);
  return count >= 6 && count / words.length > 0.015 ? { word, count } : null;
}

const errorLevel = [
  [0, 6],
  [0.4, 5.5],
  [1, 4.7],
  [2, 3.8],
  [4, 2.8],
  [8, 1.8],
  [15, 1],
] as const;
/** Our own rules look for what a grammar checker misses; without one about this many faults stay unseen for each found. */
const unseen = 1.4;

/** Faults for each hundred words. */
function gradeConventions({ essay, features, marks, hasGrammar }: Reading): Graded {
  const faults = marks.filter(({ kind }) => kind === 'error');
  const rate = essay.words.length === 0 ? 0 : (100 * faults.length) / essay.words.length;
  const level = along(errorLevel, (hasGrammar ? rate : rate * unseen) + 3 * features.impossible);
  return graded(
    level,
    faults.length > 0
      ? evidence('errors', { n: faults.length, rate: Math.round(rate * 10) / 10 }, faults)
      : evidence('errors-none'),
    features.impossible > 1 ? evidence('garbled') : null,
  );
}
