/** An exam as the bank writes it down, and everything that has to be true of it. */
import { z } from 'zod';
import type { ExerciseType, Form } from '../questions/kinds.ts';
import { type Module, modules } from '../scoring/routing.ts';
import { examTypes } from './attempt.ts';

const codes = z.array(z.string()).min(1).max(40);
const cut = z.object({ medium: z.int().min(1), hard: z.int().min(2) });

const section = z.strictObject({
  measure: z.enum(['verbal', 'quant', 'write']),
  /** Null is no limit. For writing it is the time of each task. */
  minutes: z.number().positive().nullable(),
  /** Either one list of questions, or one for each module. */
  questions: codes.optional(),
  modules: z.strictObject({ easy: codes, medium: codes, hard: codes }).optional(),
});

export const examSource = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9-]{1,79}$/),
  type: z.enum(examTypes),
  title: z.strictObject({ zh: z.string().min(1).max(80), en: z.string().min(1).max(120) }),
  /** How many attempts a user may submit; null is no limit. */
  limit: z.int().positive().nullable().default(null),
  /** Key and analysis may be seen question by question. */
  check: z.boolean().default(false),
  kind: z.enum(['topic', 'form', 'difficulty', 'monthly', 'must-do']).nullable().default(null),
  difficulty: z.int().min(1).max(5).nullable().default(null),
  /** Paths of tags. */
  topics: z.array(z.string()).default([]),
  /** By measure, the fewest right answers of the first section that lead to the medium and to the hard module. */
  cuts: z.strictObject({ verbal: cut.optional(), quant: cut.optional() }).default({}),
  sections: z.array(section).min(1).max(10),
});

export type ExamSource = z.output<typeof examSource>;

/** What is known of a question that an exam names. */
export type Named = { form: Form; exerciseType: ExerciseType; stimulus: string | null };

/** A measure's first and second section in the test since September 2023: questions and minutes. */
export const mockShape: Record<
  'verbal' | 'quant',
  readonly (readonly [questions: number, minutes: number])[]
> = {
  verbal: [
    [12, 18],
    [15, 23],
  ],
  quant: [
    [12, 21],
    [15, 26],
  ],
};
const writingMinutes = 30;

type SourceSection = ExamSource['sections'][number];

/** The lists of questions behind one section, each with its module. */
export const variantsOf = ({ questions, modules: all }: SourceSection): [Module | null, string[]][] => [
  ...(questions ? [[null, questions] as [null, string[]]] : []),
  ...(all ? modules.map((module): [Module, string[]] => [module, all[module]]) : []),
];

/** Reasons why the exam cannot be taken in; none where all is well. */
export function checkExam(exam: ExamSource, find: (code: string) => Named | undefined): string[] {
  const faults: string[] = [];
  const seen = new Set<string>();
  exam.sections.forEach((one, index) => {
    const name = `section ${index + 1}`;
    if (Boolean(one.questions) === Boolean(one.modules))
      faults.push(`${name}: give questions or modules, one of them`);
    for (const [module, list] of variantsOf(one)) {
      const where = module ? `${name}, ${module}` : name;
      for (const code of list) {
        const known = find(code);
        if (!known) faults.push(`${where}: there is no question ${code}`);
        else if (known.exerciseType !== one.measure)
          faults.push(`${where}: ${code} is ${known.exerciseType}, not ${one.measure}`);
        if (seen.has(code)) faults.push(`${where}: ${code} is in the exam twice`);
        seen.add(code);
      }
      faults.push(
        ...checkSets(list, find).map((stimulus) => `${where}: the questions on ${stimulus} stand apart`),
      );
    }
  });
  faults.push(...(exam.type === 'GREPREP' ? checkMock(exam) : checkSet(exam)));
  return faults;
}

/** Stimuli whose questions do not follow one another. */
function checkSets(list: readonly string[], find: (code: string) => Named | undefined): string[] {
  const left = new Set<string>();
  const apart: string[] = [];
  let current: string | null = null;
  for (const code of list) {
    const stimulus = find(code)?.stimulus ?? null;
    if (stimulus === current) continue;
    if (current) left.add(current);
    if (stimulus && left.has(stimulus)) apart.push(stimulus);
    current = stimulus;
  }
  return apart;
}

/** "A mock exam follows today's test": writing, then two verbal and two quantitative sections, in any order. */
function checkMock({ sections, cuts, check, limit }: ExamSource): string[] {
  const faults: string[] = [];
  if (sections.length !== 5) faults.push(`a mock exam has 5 sections, this one ${sections.length}`);
  if (check) faults.push('a mock exam shows no key before it is submitted');
  if (limit === null) faults.push('a mock exam has a limit');
  const [writing, ...others] = sections;
  if (writing?.measure !== 'write' || writing.questions?.length !== 1 || writing.minutes !== writingMinutes)
    faults.push(`the first section is one essay of ${writingMinutes} minutes`);
  for (const measure of ['verbal', 'quant'] as const) {
    const mine = others.filter((one) => one.measure === measure);
    if (mine.length !== 2) faults.push(`${measure}: there are 2 sections, not ${mine.length}`);
    mine.forEach((one, index) => {
      const [size, minutes] = mockShape[measure][index] ?? [0, 0];
      const isModular = one.modules !== undefined;
      if (isModular !== (index === 1))
        faults.push(`${measure}: the second section comes in modules, the first not`);
      if (one.minutes !== minutes)
        faults.push(`${measure} ${index + 1}: ${minutes} minutes, not ${one.minutes}`);
      for (const [module, list] of variantsOf(one))
        if (list.length !== size)
          faults.push(`${measure} ${module ?? index + 1}: ${size} questions, not ${list.length}`);
    });
    const mine1 = cuts[measure];
    const max = mockShape[measure][0]?.[0] ?? 0;
    if (!mine1 || mine1.medium >= mine1.hard || mine1.hard > max)
      faults.push(`${measure}: cuts are needed, medium below hard, hard at most ${max}`);
  }
  return faults;
}

function checkSet({ sections }: ExamSource): string[] {
  return sections.some((one) => one.modules) ? ['a practice set has no modules'] : [];
}
