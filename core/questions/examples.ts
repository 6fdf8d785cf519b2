/** One question of each form, for tests of code that works on all of them. */
import { type BankTexts, bankText, bankTexts } from '../bank-text.ts';
import type { OptionNote } from './forms/choices.ts';
import { type Form, type QuestionOf, typesOfForm } from './kinds.ts';

const both = (en: string, zh_cn = en): BankTexts => bankTexts({ en, zh_cn });
const options = (...texts: string[]) =>
  texts.map((text, index) => ({ id: 'ABCDEFGH'.charAt(index), text: both(text) }));
const base = <F extends Form>(form: F) => ({
  id: `example-${form}`,
  form,
  ...typesOfForm[form],
  tags: ['example.tag'],
  difficulty: 3 as const,
  seconds: 90,
  stem: both(`A stem of ${form}`),
  family: 'secret-family',
});

/** Every secret text carries the word SECRET, so that a leak is easy to find. */
const steps = [both('SECRET step', 'SECRET 步骤')];
const notes = (...ids: string[]): Record<string, OptionNote> =>
  Object.fromEntries(
    ids.map((id) => [
      id,
      { why: both(`SECRET why ${id}`), misconception: `SECRET-${id}`, gloss: 'SECRET gloss' },
    ]),
  );

const examples: { [F in Form]: QuestionOf<F> } = {
  tc1: {
    ...base('tc1'),
    blanks: [{ options: options('terse', 'verbose', 'florid', 'vague', 'warm') }],
    secret: {
      key: ['A'],
      steps,
      notes: notes('B', 'C', 'D', 'E'),
      clued: bankText('[[SECRET]]'),
      translation: bankText('SECRET'),
    },
  },
  tc2: {
    ...base('tc2'),
    blanks: [
      { options: options('concision', 'candor', 'erudition') },
      {
        options: ['passed over', 'spelled out', 'disputed'].map((text, i) => ({
          id: 'DEF'.charAt(i),
          text: both(text),
        })),
      },
    ],
    secret: { key: ['A', 'D'], steps, notes: notes('B', 'C', 'E', 'F') },
  },
  tc3: {
    ...base('tc3'),
    blanks: ['ABC', 'DEF', 'GHI'].map((ids) => ({
      options: [...ids].map((id) => ({ id, text: both(`word ${id}`) })),
    })),
    secret: { key: ['B', 'D', 'I'], steps, notes: notes('A', 'C', 'E', 'F', 'G', 'H') },
  },
  se: {
    ...base('se'),
    options: options('painstaking', 'sporadic', 'meticulous', 'reluctant', 'wholesale', 'collaborative'),
    choose: 2,
    secret: { key: ['A', 'C'], steps, notes: notes('B', 'D', 'E', 'F') },
  },
  'rc-one': {
    ...base('rc-one'),
    stimulus: 'example-passage',
    options: options('explain', 'illustrate', 'show', 'suggest', 'account'),
    secret: { key: ['B'], steps, notes: notes('A', 'C', 'D', 'E') },
  },
  'rc-many': {
    ...base('rc-many'),
    stimulus: 'example-passage',
    options: options('first', 'second', 'third'),
    choose: 'all',
    secret: { key: ['A', 'B'], steps, notes: notes('C') },
  },
  'rc-sentence': {
    ...base('rc-sentence'),
    stimulus: 'example-passage',
    secret: { key: ['4'], steps, notes: notes('3') },
  },
  qc: {
    ...base('qc'),
    quantities: { a: both('$y$ percent of 40', '40 的 $y$%'), b: both('$0.16x$') },
    secret: { key: ['C'], steps, notes: notes('A', 'B', 'D') },
  },
  'mc-one': {
    ...base('mc-one'),
    options: options('2', '3', '5', '7', '11'),
    secret: { key: ['D'], steps, notes: notes('A', 'B', 'C', 'E') },
  },
  'mc-many': {
    ...base('mc-many'),
    options: options('2', '3', '4', '9'),
    choose: 'all',
    secret: { key: ['A', 'B'], steps, notes: notes('C', 'D') },
  },
  numeric: {
    ...base('numeric'),
    boxes: 1,
    suffix: both('square meters', '平方米'),
    secret: {
      value: '27/4',
      tolerance: { kind: 'exact' },
      misses: [{ value: '6', misconception: 'SECRET-stops', why: both('SECRET miss') }],
      steps,
    },
  },
  essay: {
    ...base('essay'),
    stem: both('A tool that saves time seldom leaves its users with more of it.'),
    instructions: both('Write a response.'),
    secret: { steps, points: { agree: [both('SECRET')], disagree: [] } },
  },
};

export const exampleOf = <F extends Form>(form: F): QuestionOf<F> => examples[form];
