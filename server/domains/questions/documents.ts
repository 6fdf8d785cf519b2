/** Questions as the search finds them, and tags as it offers them. */
import type { BankText, BankTexts } from '#core/bank-text.ts';
import { rulesOf } from '#core/questions/forms/registry.ts';
import type { BankStimulus, Question } from '#core/questions/kinds.ts';
import { questionPath } from '#core/questions/number.ts';
import { plainText } from '#core/questions/runs.ts';
import type { Text } from '#core/texts.ts';
import { formNames, questionTypeNames } from '#messages/questions.ts';
import type { SearchDocument } from '#server/domains/search/service.ts';
import type { Names } from './import-store.ts';

const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** An excerpt shows no formulas: its powers are raised by the signs that a plain text has for them. */
const readable = (text: BankText): string =>
  plainText(text)
    .replace(/\^(-?\d+)/g, (_, power: string) =>
      power.replace('-', '⁻').replace(/\d/g, (digit) => raised[Number(digit)] ?? digit),
    )
    .replace(/ ?· ?/g, ' · ');

/** One after the other: the texts of a whole bank need not be in memory at once. */
export function* questionDocuments(
  questions: readonly Question[],
  stimuli: readonly BankStimulus[],
  names: ReadonlyMap<string, Names>,
  tags: ReadonlyMap<string, Text>,
): Generator<SearchDocument> {
  const shared = new Map(stimuli.map((one) => [one.id, one]));
  for (const question of questions) {
    const named = names.get(question.id);
    if (named) yield documentOf(question, shared.get(question.stimulus ?? ''), named, tags);
  }
}

function documentOf(
  question: Question,
  shared: BankStimulus | undefined,
  { id, number }: Names,
  tags: ReadonlyMap<string, Text>,
): SearchDocument {
  const paths = new Set(question.tags.flatMap((path) => [path.slice(0, path.indexOf('.')), path]));
  const tagNames = [...paths].flatMap((path) => {
    const name = tags.get(path);
    return name ? [name.zh_cn, name.en] : [];
  });
  const kinds = [questionTypeNames[question.question_type], formNames[question.form]];
  const passage =
    shared?.kind === 'passage'
      ? shared.paragraphs.map(({ sentences }) => sentences.map(({ text }) => readable(text)).join(' '))
      : shared
        ? both(shared.intro)
        : [];
  return {
    kind: 'question',
    ref: id,
    path: questionPath(number),
    // Variants of each other, or about one passage.
    kin: question.family ?? question.stimulus ?? question.id,
    title: shared ? shared.title : { zh_cn: '', en: '' },
    names: [number, ...kinds.flatMap(namesOf), ...tagNames],
    texts: [...both(question.stem), ...passage],
    details: together(rulesOf(question.form).searchTexts(question)),
    secrets: secretTexts(question, shared),
  };
}

function secretTexts(question: Question, shared: BankStimulus | undefined): string[] {
  const { secret } = question;
  const notes = rulesOf(question.form).notesOf(question);
  const glosses = notes.flatMap(({ gloss }) => gloss ?? []);
  const words = shared?.secret?.words?.map(({ word, gloss }) => `${word} ${gloss}`) ?? [];
  return [
    ...secret.steps.flatMap(both),
    ...notes.flatMap(({ why }) => both(why)),
    ...('translation' in secret && secret.translation ? [secret.translation] : []),
    ...(shared?.secret?.summary ? both(shared.secret.summary) : []),
    ...[[...glosses, ...words].join('；')],
  ].filter((text) => text !== '');
}

/** A text in both languages, once where they are the same. */
const both = ({ zh_cn, en }: BankTexts): string[] =>
  [...new Set([en, zh_cn])].filter((text) => text !== '').map(readable);

/** Pieces of one language in a row, once where both are the same. */
const together = (pieces: readonly BankTexts[]): string[] =>
  [
    ...new Set(
      [pieces.map(({ en }) => en), pieces.map(({ zh_cn }) => zh_cn)].map((texts) =>
        texts.map(readable).join(' · '),
      ),
    ),
  ].filter((text) => text !== '');

const namesOf = ({ zh_cn, en }: Text): string[] => [...new Set([en, zh_cn])];

/** A tag that is typed leads straight to its questions. */
export const tagTerms = (tags: readonly { name: string; id: number; total: number }[]) =>
  tags.map(({ name, id, total }) => ({ term: name, weight: total, path: `/questions?tag=${id}` }));
