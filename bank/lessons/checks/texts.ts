/** Checks of a lesson's words: both languages, lengths, marks, spelling, tone, formulas, and replies that keep the answer. */
import { countHan, countWords } from '#core/lessons/minutes.ts';
import type { Text } from '#core/texts.ts';
import { checkTex, labelsIn } from '../../quant/checks/texts.ts';
import { textsIn } from '../../texts-in.ts';
import { checkWording } from '../../words/checks/english.ts';
import { asksOf, type WrittenAsk, type WrittenLesson } from '../schema.ts';

type Limit = readonly [words: number, han: number];

/** By the last name on the way to a text. */
const limits: Readonly<Record<string, Limit>> = {
  title: [12, 26],
  idea: [50, 90],
  prompt: [40, 70],
  show: [40, 75],
  reply: [32, 62],
  else: [32, 62],
  after: [40, 75],
  do: [20, 36],
  why: [40, 72],
  name: [8, 14],
  card: [15, 30],
};
const wholeLesson: Limit = [1700, 1900];

/** Fields that speak to the learner and so are Chinese in Chinese; others may hold the exam's English in both. */
const spoken = new Set([
  'title',
  'crux',
  'idea',
  'prompt',
  'show',
  'reply',
  'else',
  'after',
  'why',
  'name',
  'described',
  'reads',
  'handle',
]);

const nameOf = (path: string): string =>
  path
    .split('.')
    .filter((part) => !/^\d+$/.test(part))
    .at(-1) ?? '';

const start = (text: string): string => `“${text.slice(0, 36)}${text.length > 36 ? '…' : ''}”`;
const withoutFormulas = (text: string): string => text.replace(/\\\$/g, '').replace(/\$[^$]*\$/g, 'M');

/** All texts of a lesson with their places; what it asks in the exam's English alone comes as one text for both. */
export function* lessonTexts(lesson: WrittenLesson): Generator<[path: string, text: Text]> {
  const { checks, ...rest } = lesson;
  yield* textsIn(rest);
  for (const [index, check] of checks.entries())
    if ('ask' in check) yield* textsIn(check.ask, `checks.${index}`);
  for (const [key, { english }] of asksOf(lesson))
    if (english) yield [`${key}.english`, { en: english, zh_cn: english }];
}

export function checkLanguages(lesson: WrittenLesson): string[] {
  const told: string[] = [];
  for (const [path, { en, zh_cn }] of lessonTexts(lesson)) {
    const place = nameOf(path);
    if (countHan(en) > 0) told.push(`${path} has Chinese in its English: ${start(en)}`);
    if (
      spoken.has(place) &&
      countHan(zh_cn) === 0 &&
      countWords(zh_cn.replace(/\$[^$]*\$/g, '')) > 0 &&
      /[a-z]{3}/i.test(withoutFormulas(zh_cn))
    )
      told.push(`${path} has no Chinese: ${start(zh_cn)}`);
  }
  return told;
}

export function checkLengths(lesson: WrittenLesson): string[] {
  const told: string[] = [];
  let [words, han] = [0, 0];
  for (const [path, { en, zh_cn }] of lessonTexts(lesson)) {
    const place = nameOf(path);
    if (place === 'crux' || place === 'described') continue;
    words += countWords(en);
    han += countHan(zh_cn);
    const limit = limits[place];
    if (limit === undefined) continue;
    if (countWords(en) > limit[0])
      told.push(`${path} has ${countWords(en)} words, not ${limit[0]}: ${start(en)}`);
    if (countHan(zh_cn) > limit[1])
      told.push(`${path} has ${countHan(zh_cn)} 字, not ${limit[1]}: ${start(zh_cn)}`);
  }
  if (words > wholeLesson[0]) told.push(`the lesson has ${words} words, not ${wholeLesson[0]}`);
  if (han > wholeLesson[1]) told.push(`the lesson has ${han} 字, not ${wholeLesson[1]}`);
  const sentences = (lesson.idea.en.match(/[.?](?:\s|$)/g) ?? []).length;
  if (sentences > 2) told.push(`the idea has ${sentences} sentences, not two`);
  return told;
}

const banned =
  /显然|不难(?:看出|发现|得出)|同学们|小伙伴|进行|所谓的|众所周知|值得注意的是|让我们|一起来|干货|套路|秒杀|神器|我们可以/;
const praise = /^(?:错|答错|不对|对|正确|太棒|很好|真棒|恭喜)[了！。，]/;
const chineseRules: readonly [RegExp, string][] = [
  [
    /\p{Script=Han}[A-Za-z0-9M]|[A-Za-z0-9M%]\p{Script=Han}/u,
    'no space between Chinese and Latin letters, digits or a formula',
  ],
  [
    /\p{Script=Han}[,;:?!().]|[,;:?!()]\p{Script=Han}/u,
    'a half-width mark beside Chinese; write ，。；：？（）',
  ],
  [/ [，。；：？！、）”]|[，。；：？！、（“] /u, 'a space beside a full-width mark'],
  [/["']/, 'a typewriter quotation mark; write “ ”'],
];

/** Emphasis holds the exam's own English and keeps its own marks; it is judged as one Latin word. */
export function checkChinese(lesson: WrittenLesson): string[] {
  const told: string[] = [];
  for (const [path, { zh_cn }] of lessonTexts(lesson)) {
    if (countHan(zh_cn) === 0) continue;
    const plain = withoutFormulas(zh_cn)
      .replace(/\*\*/g, '')
      .replace(/\*[^*\p{Script=Han}]+\*/gu, 'M')
      .replace(/\{[a-z]\w*\}/g, 'M');
    for (const [pattern, what] of chineseRules)
      if (pattern.test(plain)) told.push(`${path}: ${what}: ${start(zh_cn)}`);
    const phrase = banned.exec(zh_cn)?.[0];
    if (phrase) told.push(`${path} says “${phrase}”: ${start(zh_cn)}`);
    if (nameOf(path) === 'reply' && praise.test(zh_cn))
      told.push(`${path} judges instead of giving a reason: ${start(zh_cn)}`);
  }
  return told;
}

const judged = /^(?:wrong|incorrect|correct|right|great|good job|well done|yes|no|exactly|not quite)[.,!:]/i;
const unteacherly =
  /\b(?:obviously|clearly,|of course|simply|as everyone knows|it is easy to see|trivial(?:ly)?)\b/i;
const namesAPlace =
  /\b(?:first|second|third|fourth|last) (?:option|choice|answer)\b|\b(?:option|choice|answer)s? \(?[A-I]\)?(?![\w’])|选项 ?[A-I]|第[一二三四五]个?选项/;

export function checkEnglish(lesson: WrittenLesson): string[] {
  const told: string[] = [];
  for (const [path, { en, zh_cn }] of lessonTexts(lesson)) {
    const plain = withoutFormulas(en);
    told.push(...checkWording(plain).map((message) => `${path}: ${message}`));
    if (plain.includes('!') && nameOf(path) !== 'english')
      told.push(`${path} has an exclamation mark: ${start(en)}`);
    const word = unteacherly.exec(plain)?.[0];
    if (word && spoken.has(nameOf(path))) told.push(`${path} says “${word}”: ${start(en)}`);
    if (nameOf(path) === 'reply' && judged.test(en))
      told.push(`${path} judges instead of giving a reason: ${start(en)}`);
    if (namesAPlace.test(en) || namesAPlace.test(zh_cn))
      told.push(`${path} names an option by its place, which the build changes: ${start(en)}`);
    if (/ {2}| [,.;:?](?:\s|$)/.test(plain)) told.push(`${path} has a stray space: ${start(en)}`);
  }
  return told;
}

export function checkFormulas(lesson: WrittenLesson): string[] {
  const texts = [...lessonTexts(lesson)].flatMap(([path, { en, zh_cn }]) =>
    [...checkTex(en), ...(zh_cn === en ? [] : checkTex(zh_cn))].map((message) => `${path}: ${message}`),
  );
  return [...texts, ...[...labelsIn(lesson)].flatMap(checkTex).map((message) => `a label: ${message}`)];
}

/** A reply to a wrong answer says where to look, never what to find. What the question itself says is no secret. */
export function checkReplies(lesson: WrittenLesson): string[] {
  return asksOf(lesson).flatMap(([key, ask]) => {
    if (ask.kind === 'order' || ask.kind === 'sort' || ask.kind === 'predict') return [];
    const given = [ask.prompt.en, ask.prompt.zh_cn, ask.english ?? ''].join(' ');
    const replies = [
      ...ask.answers.filter(({ right }) => !right).map(({ reply }) => reply),
      ...(ask.else ? [ask.else] : []),
    ];
    return rightAnswers(ask).flatMap((right) => {
      const pattern = wholeWord(right);
      if (pattern.test(given)) return [];
      return replies
        .filter(({ en, zh_cn }) => pattern.test(en) || pattern.test(zh_cn))
        .map(({ en }) => `${key} gives “${right}” away in the reply ${start(en)}`);
    });
  });
}

const rightAnswers = ({ answers }: WrittenAsk): string[] =>
  answers.flatMap(({ right, text, value, span, at }) =>
    right
      ? [...new Set([text?.en, text?.zh_cn, span, (value ?? at)?.toString()])].filter(
          (said) => said !== undefined,
        )
      : [],
  );

/** Finds what is said as a word or number of its own: 3 is not in 13, in 3.5 or in 3,000. */
export function wholeWord(said: string): RegExp {
  const bare = said.replace(/^\$(.*)\$$/, '$1');
  const escaped = bare.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}.,])${escaped}(?![\\p{L}\\p{N}]|[.,]\\d)`, 'iu');
}
