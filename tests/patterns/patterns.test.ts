/** Nobody's text may take longer than it is long: every pattern of the product is timed on what is hard for it. */
import { describe, expect, it } from 'vitest';
import { describeDevice } from '#core/accounts/device.ts';
import { readWanted } from '#core/accounts/lookup.ts';
import { gradeByFeatures } from '#core/essay/feature-grader.ts';
import { commentParagraphs } from '#core/essay/paragraphs.ts';
import { essayRules, findRuleMarks } from '#core/essay/rules/all.ts';
import { readEssay } from '#core/essay/text.ts';
import { readLinks } from '#core/links.ts';
import { localeFromHeader } from '#core/locale.ts';
import { exampleOf } from '#core/questions/examples.ts';
import { gradeAnswer } from '#core/questions/grade.ts';
import { essayLength } from '#core/questions/lengths.ts';
import { highlight } from '#core/search/excerpt.ts';
import { parseQuery, toRank } from '#core/search/query.ts';
import { stem } from '#core/search/stem.ts';
import { countWords } from '#server/domains/essays/present.ts';
import { findPatterns } from './find-patterns.ts';
import { findPumps } from './pumps.ts';
import { timeGrowth } from './stopwatch.ts';

/** What a field of a form may hold; what grows by the square does so for a short text, too. */
const fieldLength = 2000;

const repeated = ['.', ' ', '\n', '"', 'a', '1', '$', '\\', '{', '(', '[', '*', '/', '@', '中', '，']
  .concat(['a ', 'a.', '. ', '." ', "a'", 'I ', '$\\', '$a', '[a](', '**a', '{}', ' \n', '1,', '中a', '<a'])
  .concat(['such as ', 'The policy is. ', '[[', '|', '#', '-', 'é', '&#', 'a@a.']);

/** Files whose patterns never meet what people send, each with what they do meet. */
const trusted: Readonly<Record<string, string>> = {
  'app/figures/drawing.tsx': 'numbers of a figure of the bank',
  'core/lessons/expression.ts': 'calculations of our own lessons',
  'core/lessons/minutes.ts': 'texts of our own lessons',
  'core/lessons/move.ts': 'words of our own figures',
  'core/markdown.ts': 'our own articles, by the type of its source',
  'core/questions/formula-styles.ts': 'the style sheet of KaTeX and what it made',
  'core/questions/runs.ts': 'texts of the bank, by the type of its source',
  'core/texts.ts': 'texts of the interface, before anything is put into them',
  'core/thousands.ts': 'the digits of one number',
  'server/config.ts': 'settings',
  'server/db/embedded/binaries.ts': 'the version that a program of ours tells',
  'server/db/migration-rules.ts': 'our own migrations',
  'server/http/api-docs.ts': 'our own texts and paths',
  'server/pages/visitor-pages.ts': 'pages that we rendered, in which what people wrote is escaped',
  'server/platform/bucket.ts': 'the lists of the bucket that an operator has chosen',
  'server/platform/drawings.ts': 'drawings that we rendered',
};

/** Files that put patterns together at run time: what comes of them is timed below, or is of a fixed length. */
const makers = [
  'core/accounts/short-id.ts',
  'core/essay/rules/all.ts',
  'core/essay/rules/connectives.ts',
  'core/essay/rules/nouns.ts',
  'core/essay/rules/phrases.ts',
  'core/essay/rules/sentences.ts',
  'core/essay/rules/verbs.ts',
  'core/words/anki/html.ts',
  'core/words/in-questions.ts',
  'core/search/stem.ts',
  'server/http/implement.ts',
  'server/platform/bucket.ts',
];

const fill = (before: string, again: string, length: number): string =>
  `${before}${again.repeat(Math.max(1, Math.floor((length - before.length) / again.length)))}`;

type Attack = { before: string; again: string; end: string };

/** The first text that takes more than its length, with its times; null where there is none. */
function findSlow(act: (text: string) => unknown, attacks: readonly Attack[], limit: number): string | null {
  for (const { before, again, end } of attacks) {
    const verdict = timeGrowth(act, (length) => fill(before, again, length) + end, limit);
    if (!verdict.isLinear)
      return `${JSON.stringify([before, again, end])} takes ${verdict.times.map(Math.round).join(', ')} ms`;
  }
  return null;
}

const plain: readonly Attack[] = repeated.map((again) => ({ before: '', again, end: '' }));

function findSlowPattern(pattern: RegExp): string[] {
  const scan = new RegExp(pattern.source, `${pattern.flags.replace('g', '')}g`);
  const act = (text: string): void => {
    scan.lastIndex = 0;
    // A match of nothing would come again for ever.
    for (let last = -1; scan.test(text); last = scan.lastIndex)
      if (scan.lastIndex === last) scan.lastIndex += 1;
  };
  const own = findPumps(pattern).flatMap(({ before, again }) => [
    { before, again, end: '' },
    { before, again, end: '\u0001' },
    { before: '', again: before + again, end: '' },
  ]);
  const slow = findSlow(act, [...plain, ...own], fieldLength);
  return slow === null ? [] : [`${pattern}: ${slow}`];
}

describe('every pattern takes time as its text is long', () => {
  const { literals, makers: found } = findPatterns();
  const byFile = Map.groupBy(literals, ({ file }) => file);

  it.each([...byFile.keys()].filter((file) => !(file in trusted)))(
    '%s',
    (file) => {
      expect((byFile.get(file) ?? []).flatMap(({ pattern }) => findSlowPattern(pattern))).toEqual([]);
    },
    120_000,
  );

  it('the rules for essays, as they are put together', () => {
    expect(essayRules.flatMap(({ pattern }) => findSlowPattern(pattern))).toEqual([]);
  }, 120_000);

  it('and those that are put together elsewhere are known', () => {
    expect(makers).toEqual(expect.arrayContaining(found));
  });

  it('the stopwatch itself tells a square, and a power of two, from a line', () => {
    expect(findSlowPattern(/[.?!]+(["')\]]*)\s+(?=(\S))/g)).toHaveLength(1);
    expect(findSlowPattern(/\s*\n\s*/g)).toHaveLength(1);
    expect(findSlowPattern(/^(?:a+)+$/)).toHaveLength(1);
    expect(findSlowPattern(/(?<![.?!])[.?!]+(["')\]]*)\s+(?=(\S))/g)).toEqual([]);
  }, 120_000);
});

let count = 0;

/** Stems are remembered, and a memory has no speed: every word is a new one. */
function stemAnew(text: string): string {
  count += 1;
  return stem(text + String(count).replace(/\d/g, (digit) => 'bcdfghjklm'.charAt(Number(digit))));
}

describe('whatever reads what people write takes time as that is long', () => {
  it.each<[string, number, (text: string) => unknown]>([
    ['an essay cut into sentences', essayLength, readEssay],
    // What is longer than an essay may be is not read: the longest of the three texts is as long as one.
    ['an essay graded', essayLength / 16, (text) => gradeByFeatures({ prompt: 'A prompt.', text }, null)],
    ['an essay’s paragraphs', essayLength, (text) => commentParagraphs(text, [])],
    ['an essay’s mistakes', fieldLength, (text) => findRuleMarks(readEssay(text))],
    ['the words of an essay', essayLength, countWords],
    ['a word of an essay', essayLength, stemAnew],
    ['a number', 40, (text) => gradeAnswer(exampleOf('numeric'), [text])],
    ['a search', 100, (text) => toRank(parseQuery(text))],
    ['what a search marks', fieldLength, (text) => highlight(text, parseQuery('a such "the policy" 中'))],
    ['links in a comment', fieldLength, readLinks],
    ['a header', fieldLength, localeFromHeader],
    ['a browser’s name', fieldLength, describeDevice],
    ['whom staff looks for', fieldLength, readWanted],
  ])(
    '%s',
    (_, limit, act) => {
      expect(findSlow(act, plain, limit)).toBeNull();
    },
    120_000,
  );
});
