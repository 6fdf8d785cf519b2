/** Exams for tests: a mock exam of five sections with modules, and practice sets with every form. */
import { exampleOf } from '#core/questions/examples.ts';
import { rulesOf } from '#core/questions/forms/registry.ts';
import { type BankStimulus, type Form, forms, type Question } from '#core/questions/kinds.ts';
import { keyOf } from '#core/questions/public-view.ts';
import { importExams } from '#server/domains/exams/import.ts';
import type { Content } from '#server/domains/questions/content.ts';
import type { ImportDeps } from '#server/domains/questions/import.ts';
import { examplePassage, exampleQuestions, exampleTags, importExamples } from './example-bank.ts';

/** Enough questions of each form for a mock exam with all its modules. */
const copies = 20;

export const codeOf = (form: Form, copy: number): string => `example-${form}-${copy}`;

/** In no exam or set, and a variant of the first, which is in the mock exam. */
export const siblingCopy = 17;

/** Each with a passage of its own, as mock exams and sets share none. */
const passageOf = (copy: number): BankStimulus => ({ ...examplePassage, id: `example-passage-${copy}` });

type Change = (question: Question, copy: number) => Partial<Question>;

const questionsOf = (change: Change): Question[] =>
  Array.from({ length: copies }, (_, copy) =>
    exampleQuestions((question) => ({
      id: codeOf(question.form, copy),
      family: `secret-family-${question.form}-${copy === siblingCopy ? 0 : copy}`,
      ...(question.stimulus && { stimulus: passageOf(copy).id }),
      ...change(question, copy),
    })),
  ).flat();

/** The bank that the exams are made of. */
export const contentOfExams = (change: Change = () => ({})): Content => ({
  tags: exampleTags,
  sources: [
    {
      name: 'examples',
      questions: questionsOf(change),
      stimuli: Array.from({ length: copies }, (_, copy) => passageOf(copy)),
    },
  ],
});

const verbalForms = ['tc1', 'tc2', 'tc3', 'se'] as const;
const quantForms = ['qc', 'mc-one', 'mc-many', 'numeric'] as const;
const readingForms = ['rc-one', 'rc-many', 'rc-sentence'] as const;

/** Hands out codes of a measure, each once; a passage's questions follow one another. */
function dealer() {
  const used = new Map<Form, number>();
  const take = (form: Form): string => {
    const copy = used.get(form) ?? 0;
    used.set(form, copy + 1);
    return codeOf(form, copy);
  };
  const rounds = (some: readonly Form[], count: number) =>
    Array.from({ length: count }, (_, index) => take(some[index % some.length] as Form));
  return {
    verbal: (count: number) => [...rounds(verbalForms, count - 3), ...rounds(readingForms, 3)],
    quant: (count: number) => rounds(quantForms, count),
    essay: () => [take('essay')],
  };
}

export function mockSource() {
  const deal = dealer();
  const modulesOf = (measure: 'verbal' | 'quant') => ({
    easy: deal[measure](15),
    medium: deal[measure](15),
    hard: deal[measure](15),
  });
  return {
    id: 'example-mock',
    type: 'GREPREP',
    title: { zh: '模考示例', en: 'Example mock exam' },
    limit: 3,
    cuts: { verbal: { medium: 5, hard: 9 }, quant: { medium: 5, hard: 9 } },
    sections: [
      { measure: 'write', minutes: 30, questions: deal.essay() },
      { measure: 'verbal', minutes: 18, questions: deal.verbal(12) },
      { measure: 'quant', minutes: 21, questions: deal.quant(12) },
      { measure: 'verbal', minutes: 23, modules: modulesOf('verbal') },
      { measure: 'quant', minutes: 26, modules: modulesOf('quant') },
    ],
  };
}

const practice = (id: string, en: string, more: object) => ({
  id,
  type: 'JIJING',
  title: { zh: `练习 ${id}`, en },
  ...more,
});

const last = copies - 1;

export const practiceSources = [
  practice('example-verbal-set', 'Verbal set', {
    check: true,
    kind: 'form',
    difficulty: 3,
    topics: ['blank.contrast'],
    sections: [
      {
        measure: 'verbal',
        minutes: null,
        questions: [...verbalForms, ...readingForms].map((form) => codeOf(form, last)),
      },
    ],
  }),
  practice('example-quant-set', 'Timed quant set', {
    kind: 'monthly',
    topics: ['quant.arith.primes'],
    sections: [{ measure: 'quant', minutes: 10, questions: quantForms.map((form) => codeOf(form, last)) }],
  }),
  practice('example-essays', 'Two essays', {
    kind: 'must-do',
    limit: 1,
    sections: [
      { measure: 'write', minutes: 30, questions: [codeOf('essay', last), codeOf('essay', last - 1)] },
    ],
  }),
];

export type ExampleExams = { mock: string; verbal: string; quant: string; essays: string };

/** Brings questions and exams in, and says by which ids the exams are known. `change` may make each question another. */
export async function importExampleExams(
  deps: ImportDeps,
  change: Change = () => ({}),
): Promise<ExampleExams> {
  await importExamples(deps, contentOfExams(change));
  const { faults } = await importExams(deps, [mockSource(), ...practiceSources]);
  if (faults.length > 0) throw new Error(JSON.stringify(faults, null, 1));
  const { rows } = await deps.db.$client.query<{ code: string; id: string }>('select code, id from exams');
  const idOf = (code: string) => rows.find((row) => row.code === code)?.id ?? '';
  return {
    mock: idOf('example-mock'),
    verbal: idOf('example-verbal-set'),
    quant: idOf('example-quant-set'),
    essays: idOf('example-essays'),
  };
}

/** A right answer to a question of this form, or a wrong one. */
export function answerTo(form: Form, isRight = true): string[] {
  if (!forms.includes(form)) throw new Error(`no such form: ${form}`);
  if (form === 'essay') return ['An essay.'];
  const key = keyOf(exampleOf(form));
  if (isRight) return key;
  if (form === 'numeric') return ['1'];
  if (form === 'rc-sentence') return key.map((id) => (id === '1' ? '2' : '1'));
  // Another choice of the same blank, or of the same list.
  const groups = rulesOf(form).groupOptions(exampleOf(form), key);
  return groups.flatMap((group) => {
    const others = group.options.filter(({ id }) => !group.key.includes(id));
    return group.key.map((_, place) => others[place]?.id ?? '');
  });
}
