/**
 * How the bank is written, counted beside what the exam's prose is like: punctuation, turns, endings, spelling. One item
 * may be as it likes; a bank, or a whole file, in which everything is alike has one voice.
 */
import type { BankStimulus, Question } from '#core/questions/kinds.ts';
import { type Problem, teller } from '../../part.ts';
import { passageText, words } from './texts.ts';

const tell = teller({
  style: 'vary it: docs/bank.md, “Voices”',
  spelling: 'spell it as in America',
});

const stops = /[:;]/;
const concedes =
  /\b(?:although|though|even if|even as|even when|while|whereas|despite|in spite of|notwithstanding|for all|far from|yet|nevertheless|nonetheless|instead|on the contrary|paradoxically)\b/i;

/** A stem that ends on a short clause after its last colon or semicolon explains its own blank. */
function endsOnGloss(stem: string): boolean {
  const tail = stem.split(stops).at(-1) ?? '';
  return stops.test(stem) && tail.length < stem.length / 2;
}

const turnsAtTheEnd = /\bnot\b[^.]*\bbut\b|\bless\b[^.]*\bthan\b|\brather than\b|\bnot so much\b/i;

/** Words of ours that are spelled otherwise across the sea. */
const british =
  /\b(?:colou?r|favou?r|behaviou?r|labou?r|honou?r|neighbou?r|harbou?r|rumou?r|vapou?r)(?<=our)\w*|\b\w*(?:organi|recogni|emphasi|critici|speciali|generali|reali|minimi|apologi|characteri)s(?:e|es|ed|ing|ation)\b|\b(?:analys(?:e|es|ed|ing)|centre[sd]?|theatres?|grey(?:er|ish)?|travell(?:ed|er|ing)|labell(?:ed|ing)|modell(?:ed|ing)|defence|offence|judgement|programmes?|plough\w*|whilst|amongst|towards)\b/gi;

type Shares = readonly { name: string; count: number; of: number; least: number; most: number }[];

type Measure<T> = readonly [name: string, has: (item: T) => boolean, least: number, most: number];

const firstPerson = /\b(?:I|[Ww]e|[Mm]y|[Oo]ur)\b/;

const stemMeasures: readonly Measure<string>[] = [
  ['concession or reversal', (stem) => concedes.test(stem), 0.2, 0.5],
  ['colon or semicolon', (stem) => stops.test(stem), 0, 0.35],
  ['closing gloss', endsOnGloss, 0, 0.1],
  ['first person', (stem) => firstPerson.test(stem), 0, 0.02],
  ['simile', (stem) => /\blike an? |\bas if\b|\bas though\b/.test(stem), 0, 0.04],
];

const lastOf = ({ paragraphs }: { paragraphs: readonly (readonly string[])[] }): string =>
  paragraphs.at(-1)?.at(-1) ?? '';

type Passage = { paragraphs: readonly (readonly string[])[]; questions: number };

const passageMeasures: readonly Measure<Passage>[] = [
  ['a last sentence with a colon or semicolon', (passage) => stops.test(lastOf(passage)), 0, 0.2],
  ['a last sentence that turns', (passage) => turnsAtTheEnd.test(lastOf(passage)), 0, 0.12],
  ['first person', ({ paragraphs }) => firstPerson.test(paragraphs.flat().join(' ')), 0, 0.25],
  ['a colon or semicolon at all', ({ paragraphs }) => stops.test(paragraphs.flat().join(' ')), 0.15, 0.8],
  ['80 to 140 words and two questions', (passage) => isOfSize(passage, 80, 140, 2), 0.08, 1],
  ['400 to 460 words and four or more', (passage) => isOfSize(passage, 400, 460, 4), 0.03, 1],
];

const lengthOf = ({ paragraphs }: Passage): number => words(paragraphs.flat().join(' ')).length;

const isOfSize = (passage: Passage, from: number, to: number, questions: number): boolean =>
  lengthOf(passage) >= from &&
  lengthOf(passage) <= to &&
  (questions === 2 ? passage.questions === 2 : passage.questions >= questions);

function share<T>(items: readonly T[], measures: readonly Measure<T>[]): Shares {
  return measures.map(([name, has, least, most]) => ({
    name,
    count: items.filter(has).length,
    of: items.length,
    least,
    most,
  }));
}

const stemShares = (questions: readonly Question[]): Shares =>
  share(
    questions.map(({ stem }) => stem.en),
    stemMeasures,
  );

const percent = (part: number, whole: number): number => Math.round((100 * part) / Math.max(1, whole));

const limits = ({ least, most }: { least: number; most: number }): string =>
  most >= 1
    ? `at least ${100 * least}`
    : least === 0
      ? `at most ${100 * most}`
      : `${100 * least}–${100 * most}`;

const inWords = (shares: Shares): string =>
  shares
    .map((one) => `${one.name} ${one.count} (${percent(one.count, one.of)} %; ${limits(one)})`)
    .join(', ');

const isOff = ({ count, of, least, most }: Shares[number]): boolean =>
  count < least * of || count > most * of;

/** The mean length of sentences, and how much it differs inside of a passage on average. */
function rhythm(passages: readonly Passage[]): { mean: number; spread: number } {
  const lengths = passages.map(({ paragraphs }) =>
    paragraphs.flat().map((sentence) => words(sentence).length),
  );
  const meanOf = (list: readonly number[]) => list.reduce((sum, n) => sum + n, 0) / (list.length || 1);
  const deviation = (list: readonly number[]) => Math.sqrt(meanOf(list.map((n) => (n - meanOf(list)) ** 2)));
  return { mean: meanOf(lengths.flat()), spread: meanOf(lengths.map(deviation)) };
}

const fewestStems = 50;
const fewestPassages = 15;

export type Style = { problems: Problem[]; lines: string[] };

/** `fileOf` names the file that an item or a passage stands in. */
export function checkStyle(
  questions: readonly Question[],
  stimuli: readonly BankStimulus[],
  fileOf: (id: string) => string,
): Style {
  const completions = questions.filter(({ form }) => /^tc\d$/.test(form));
  const equivalences = questions.filter(({ form }) => form === 'se');
  const passages = stimuli.flatMap((stimulus) => {
    if (stimulus.kind !== 'passage') return [];
    const own = questions.filter((question) => question.stimulus === stimulus.id);
    const paragraphs = stimulus.paragraphs.map(({ sentences }) => sentences.map(({ text }) => text));
    return own.length < 2 ? [] : [{ id: stimulus.id, paragraphs, questions: own.length }];
  });
  const stems = [
    { kind: 'completions', shares: stemShares(completions) },
    { kind: 'equivalences', shares: stemShares(equivalences) },
  ];
  const passageShares = share(passages, passageMeasures);
  const { mean, spread } = rhythm(passages);
  const problems = [
    ...stems.flatMap(({ kind, shares }) =>
      shares
        .filter((one) => one.of >= fewestStems && isOff(one))
        .flatMap((one) =>
          tell('bank', 'style', [
            `${one.name} in ${one.count} of ${one.of} stems of ${kind}, ${limits(one)} %`,
          ]),
        ),
    ),
    ...(passages.length < fewestPassages ? [] : passageShares.filter(isOff)).flatMap((one) =>
      tell('bank', 'style', [`${one.name} in ${one.count} of ${one.of} passages, ${limits(one)} %`]),
    ),
    ...(passages.length < fewestPassages || spread >= 6
      ? []
      : tell('bank', 'style', [`sentences of a passage differ by ${spread.toFixed(1)} words, at least 6`])),
    ...[
      ...questions.map(({ id, stem }) => [id, stem.en] as const),
      ...stimuli.map((stimulus) => [stimulus.id, passageText(stimulus)] as const),
    ].flatMap(([id, text]) =>
      tell(
        id,
        'spelling',
        [...text.matchAll(british)].map(([word]) => `“${word}”`),
      ),
    ),
  ];
  return {
    problems,
    lines: [
      ...stems.map(({ kind, shares }) => `stems of ${kind}: ${inWords(shares)}`),
      `passages with several questions (${passages.length}): ${inWords(passageShares)}`,
      `sentences of these passages: ${mean.toFixed(1)} words, differing by ${spread.toFixed(1)} inside of a passage`,
      ...describeFiles([...completions, ...equivalences], passages, fileOf),
    ],
  };
}

/** Files whose items are alike in something: told, since a file is often the work of one day. */
function describeFiles(
  questions: readonly Question[],
  passages: readonly (Passage & { id: string })[],
  fileOf: (id: string) => string,
): string[] {
  const off = [
    ...[...Map.groupBy(questions, ({ id }) => fileOf(id))].flatMap(([file, own]) =>
      own.length < 15 ? [] : tellFile(file, stemShares(own)),
    ),
    ...[...Map.groupBy(passages, ({ id }) => fileOf(id))].flatMap(([file, own]) =>
      own.length < 6 ? [] : tellFile(file, share(own, passageMeasures.slice(0, 3))),
    ),
  ];
  return [`files that stand out: ${off.join('; ') || 'none'}`];
}

/** Fifteen items scatter: a file stands out at twice the limit of the bank. */
const tellFile = (file: string, shares: Shares): string[] =>
  shares
    .filter(({ count, of, most }) => count > 2 * most * of && count > 2)
    .map(({ name, count, of }) => `${file} (${name} ${count} of ${of})`);
