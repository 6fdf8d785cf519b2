/** Checks over the whole verbal bank: balance of keys, repeated phrases, words met twice, counts. */
import { optionsOf, rulesOf } from '#core/questions/forms/registry.ts';
import type { BankStimulus, FormOf, Question } from '#core/questions/kinds.ts';
import { keyOf } from '#core/questions/public-view.ts';
import { type Problem, teller } from '../../part.ts';
import type { WordNet } from '../wordnet.ts';
import { passageText } from './texts.ts';
import { groupsOf } from './words.ts';

const tell = teller({
  runs: 'reword one of the two',
  positions: 'give other ids to items not yet published: the order of the options follows from the id',
  lengths: 'shorten keys, or lengthen wrong options',
  counts: 'write more of them',
});

/** What a reader reads of an item: passage and questions together, a completion with all its options. */
export function readersTexts(
  questions: readonly Question[],
  stimuli: readonly BankStimulus[],
  { isLeftOut = () => false }: { isLeftOut?: (question: Question) => boolean } = {},
): Map<string, string[]> {
  const texts = new Map<string, string[]>(stimuli.map((stimulus) => [stimulus.id, [passageText(stimulus)]]));
  for (const question of questions) {
    const id = question.stimulus ?? question.id;
    const stem = isLeftOut(question) ? [] : [question.stem.en];
    // Options that are words are met one by one, never in a run.
    const options = rulesOf(question.form).testsWords ? [] : optionsOf(question).map(({ text }) => text.en);
    texts.set(id, [...(texts.get(id) ?? []), ...stem, ...options]);
  }
  return texts;
}

/** What should be said in its own words. Stems of reading are said alike on purpose: to know the exam's formulae is training. */
export const ownTexts = (questions: readonly Question[], stimuli: readonly BankStimulus[]) =>
  readersTexts(questions, stimuli, { isLeftOut: ({ stimulus }) => stimulus !== undefined });

const runLength = 6;

/** What options say of a passage or of the parts of an argument is said alike, as it is in the exam. */
const isFormula = (run: string): boolean =>
  /of the following|evidence for|for a view that|view that it|(?:first|second) (?:is|provides|presents|states)|the (?:passage|argument|author|second|conclusion)|primarily to/.test(
    run,
  );

export function findRuns(texts: ReadonlyMap<string, string[]>): Problem[] {
  const seen = new Map<string, string>();
  const found = new Map<string, Problem[]>();
  for (const [id, parts] of texts) {
    for (const part of parts) {
      const words =
        part
          .toLowerCase()
          .replaceAll('’', "'")
          .match(/[a-z']+/g) ?? [];
      for (let index = 0; index + runLength <= words.length; index += 1) {
        const run = words.slice(index, index + runLength).join(' ');
        const other = seen.get(run);
        if (other !== undefined && other !== id && !isFormula(run))
          found.set(`${other} ${id}`, tell(id, 'runs', [`“${run}” is in ${other} too`]));
        seen.set(run, other ?? id);
      }
    }
  }
  return [...found.values()].flat();
}

/** Chi-square against an even spread; 0.1 % of even banks would be called uneven. */
const critical: Record<number, number> = { 2: 13.8, 4: 18.5, 5: 20.5 };

type VerbalForm = FormOf<'verbal'>;

/** How many places a key may stand at; null where blanks, or what applies, leave too few to count. */
const placesOf: Record<VerbalForm, number | null> = {
  tc1: 5,
  tc2: null,
  tc3: null,
  se: 6,
  'rc-one': 5,
  'rc-many': null,
  'rc-sentence': null,
};

export function checkPositions(questions: readonly Question[]): Problem[] {
  const counts = new Map<string, number[]>();
  for (const question of questions) {
    const count = placesOf[question.form as VerbalForm];
    if (!count) continue;
    const row = counts.get(question.form) ?? new Array<number>(count).fill(0);
    for (const key of keyOf(question)) {
      const place = key.charCodeAt(0) - 65;
      row[place] = (row[place] ?? 0) + 1;
    }
    counts.set(question.form, row);
  }
  return [...counts].flatMap(([form, row]) => {
    const mean = row.reduce((sum, count) => sum + count, 0) / row.length;
    const square = row.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0);
    return square > (critical[row.length - 1] ?? 20)
      ? tell('bank', 'positions', [`keys of ${form} stand at ${row.join(', ')}`])
      : [];
  });
}

/** The longest option must not be the safest guess; the limits leave room for ties, which are common among words. */
export function checkLongest(questions: readonly Question[]): { problems: Problem[]; line: string } {
  const groups = questions.flatMap((question) => {
    if ('key' in question.secret && question.form === 'rc-one') {
      const { key } = question.secret;
      return [
        {
          size: 5,
          lengths: question.options.map((option) => ({
            length: option.text.en.length,
            isKey: key.includes(option.id),
          })),
        },
      ];
    }
    return groupsOf(question).map(({ words, keys }) => ({
      size: words.length,
      lengths: words.map((word) => ({ length: word.length, isKey: keys.includes(word) })),
    }));
  });
  const problems: Problem[] = [];
  const parts: string[] = [];
  for (const [size, allowed] of [
    [3, 0.45],
    [5, 0.3],
    [6, 0.5],
  ] as const) {
    const same = groups.filter((group) => group.size === size);
    const longest = same.filter(({ lengths }) => {
      const top = Math.max(...lengths.map(({ length }) => length));
      return lengths.some(({ length, isKey }) => isKey && length === top);
    }).length;
    if (same.length === 0) continue;
    parts.push(`${longest} of ${same.length} groups of ${size}`);
    if (longest / same.length > allowed)
      problems.push(
        ...tell('bank', 'lengths', [
          `a key is the longest in ${longest} of ${same.length} groups of ${size}`,
        ]),
      );
  }
  return { problems, line: `a key is the longest option in ${parts.join(', ')}` };
}

/** A word that is worth testing is met at least twice: as an option, or in what is read. */
export function findLonelyWords(
  questions: readonly Question[],
  texts: ReadonlyMap<string, string[]>,
  net: WordNet,
): string[] {
  const met = new Map<string, Set<string>>();
  const meet = (word: string, id: string) => {
    for (const lemma of net.lemmasOf(word)) met.set(lemma, (met.get(lemma) ?? new Set()).add(id));
  };
  for (const [id, parts] of texts)
    for (const part of parts) for (const word of part.match(/[A-Za-z]+/g) ?? []) meet(word, id);
  for (const question of questions)
    for (const { words } of groupsOf(question)) for (const word of words) meet(word, question.id);
  const targets = new Set(
    questions.flatMap((question) =>
      groupsOf(question).flatMap(({ keys }) => keys.filter((key) => /^[a-z]+$/.test(key))),
    ),
  );
  return [...targets]
    .filter((word) => Math.max(...[...net.lemmasOf(word)].map((lemma) => met.get(lemma)?.size ?? 0)) < 2)
    .sort();
}

/** How many of a form the bank must have; null where questions on passages are counted together. */
const wanted: Record<VerbalForm, number | null> = {
  tc1: 192,
  tc2: 192,
  tc3: 96,
  se: 380,
  'rc-one': null,
  'rc-many': null,
  'rc-sentence': null,
};

export function findMissing(questions: readonly Question[], stimuli: readonly BankStimulus[]): Problem[] {
  const count = (form: string) => questions.filter((question) => question.form === form).length;
  const reading = questions.filter(({ form }) => form.startsWith('rc-')).length;
  const argued = questions.filter(({ tags }) => tags.some((tag) => tag.startsWith('argument.'))).length;
  return tell('bank', 'counts', [
    ...Object.entries(wanted).flatMap(([form, least]) =>
      least !== null && count(form) < least ? [`${count(form)} of ${least} ${form}`] : [],
    ),
    ...(reading < 440 ? [`${reading} of 440 reading questions`] : []),
    ...(stimuli.length < 110 ? [`${stimuli.length} of 110 passages`] : []),
    ...(argued < 60 ? [`${argued} of 60 arguments`] : []),
  ]);
}

const tally = (values: readonly string[]): string => {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([value, n]) => `${value} ${n}`)
    .join(', ');
};

const keysOf = (questions: readonly Question[], form: VerbalForm): string[] =>
  questions.filter((question) => question.form === form).flatMap((question) => [...keyOf(question)]);

const kinds = [
  ['completions', /^tc/],
  ['equivalences', /^se$/],
  ['reading', /^rc/],
] as const;

/** As the panels put them; in the exam a section of medium difficulty has 13, 20, 34, 20, and 13 % of them. */
function levelLines(questions: readonly Question[]): string[] {
  return kinds.map(([name, form]) => {
    const own = questions.filter((question) => form.test(question.form));
    const share = ([1, 2, 3, 4, 5] as const).map((level) => {
      const count = own.filter(({ difficulty }) => difficulty === level).length;
      return `${level}: ${count} (${Math.round((100 * count) / Math.max(1, own.length))} %)`;
    });
    const rated = own.filter(({ secret }) => secret.rated !== undefined).length;
    return `levels of ${own.length} ${name}, ${rated} of them by the panel: ${share.join(', ')}; in the exam 13, 20, 34, 20, 13 %`;
  });
}

export function countLines(questions: readonly Question[]): string[] {
  const groups = ['blank', 'tone', 'reading', 'argument', 'field', 'passage'];
  return [
    `forms: ${tally(questions.map(({ form }) => form))}`,
    ...levelLines(questions),
    `keys of rc-one: ${tally(keysOf(questions, 'rc-one'))}; of tc1: ${tally(keysOf(questions, 'tc1'))}; of se: ${tally(keysOf(questions, 'se'))}`,
    `keys of a question with three options: ${tally(questions.filter(({ form }) => form === 'rc-many').map((question) => String(keyOf(question).length)))}`,
    ...groups.map(
      (group) =>
        `${group}: ${tally(questions.flatMap(({ tags }) => tags.filter((tag) => tag.startsWith(`${group}.`)).map((tag) => tag.slice(group.length + 1))))}`,
    ),
  ];
}
