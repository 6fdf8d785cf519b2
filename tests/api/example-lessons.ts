/** Lessons for tests, small and whole: of two topics of the example bank, a form, and the essay. */
import { type BankTexts, bankTexts } from '#core/bank-text.ts';
import type { Ask, Check, Lesson } from '#core/lessons/lesson.ts';

const both = (zh_cn: string, en: string): BankTexts => bankTexts({ zh_cn, en });

const ask = (key: string): Ask => ({
  kind: 'choose',
  key,
  pick: 1,
  prompt: both(`问题 ${key}`, `Question ${key}: what is $x^2$?`),
  answers: [
    { text: both('对', 'This one'), right: true, reply: both('是', 'Yes') },
    { text: both('错', 'That one'), right: false, reply: both('再看', 'Look again') },
  ],
});

export function exampleLesson(id: string, changes: Partial<Lesson> = {}): Lesson {
  return {
    id,
    title: both(`课 ${id}`, `Lesson ${id}`),
    before: [],
    hook: ask('hook'),
    idea: both('一个想法。', 'One idea.'),
    steps: [1, 2, 3].map((n) => ({ show: both('看', 'Look'), ask: ask(`step-${n}`) })),
    examples: [
      {
        question: both('例题', 'An example'),
        lines: [{ do: both('算', 'Do it'), why: both('因为', 'Because') }],
        answer: both('4', '4'),
      },
    ],
    traps: [{ name: both('陷阱', 'A trap'), ask: ask('trap-1') }],
    card: [both(`记住 ${id}`, `Remember ${id}`), both('再看一眼 $x^2$', 'Look once more at $x^2$')],
    checks: [],
    next: [],
    minutes: 9,
    worth: 1.5,
    ...changes,
  };
}

/** Questions of the bank by code: two that stand alone, three draws of families, two of them of the same one. */
export const exampleChecks = ({
  questions,
  families,
}: {
  questions: readonly [string, string];
  families: readonly [string, string, string];
}): Check[] => [...questions.map((question) => ({ question })), ...families.map((family) => ({ family }))];

/** In the order of the overview. The first is of a topic that questions of the example bank carry. */
export const exampleLessons: readonly Lesson[] = [
  exampleLesson('blank.contrast', {
    next: ['quant.arith.primes', 'blank.absent'],
    checks: exampleChecks({
      questions: ['example-tc1', 'example-se'],
      families: ['secret-family-tc1', 'secret-family-tc2', 'secret-family-tc3'],
    }),
  }),
  exampleLesson('blank.cause'),
  exampleLesson('quant.arith.primes', {
    before: ['blank.contrast', 'quant.arith.absent'],
    checks: exampleChecks({
      questions: ['example-qc', 'example-mc-one'],
      families: ['secret-family-numeric', 'secret-family-numeric', 'secret-family-absent'],
    }),
  }),
  exampleLesson('essay.task', {
    checks: [1, 2, 3, 4, 5].map((n) => ({ question: 'example-essay', ask: ask(`check-${n}`) })),
  }),
];
