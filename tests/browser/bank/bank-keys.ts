/** What the tests know and the browser must not: the keys of the bank, and which exams hold every kind of question. */
import { readFileSync } from 'node:fs';
import type { ExerciseQuestion } from '#contract/questions/shown.ts';
import { type ExamSource, variantsOf } from '#core/exam/source.ts';
import { type Form, forms, type Question } from '#core/questions/kinds.ts';
import { keyOf } from '#core/questions/public-view.ts';

const read = <T>(name: string): T =>
  JSON.parse(readFileSync(new URL(`../../../build/bank/${name}.json`, import.meta.url), 'utf8')) as T;

const questions = ['verbal', 'quant', 'essays'].flatMap(
  (part) => read<{ questions: Question[] }>(part).questions,
);
const formOf = new Map(questions.map(({ id, form }) => [id, form]));

/** A question of the bank with its key and analysis, by its code. */
export function questionOf(code: string): Question {
  const question = questions.find(({ id }) => id === code);
  if (!question) throw new Error(`the bank holds no question ${code}`);
  return question;
}

const numbers = read<Record<string, string>>('numbers');

/** What learners call it. */
export function numberOf(code: string): string {
  const number = numbers[code];
  if (number === undefined) throw new Error(`the bank has no number for ${code}`);
  return number;
}

const codes = new Map(Object.entries(numbers).map(([code, number]) => [number, code]));

/** A question of the bank by what learners call it. */
export const questionBy = (number: string): Question => questionOf(codes.get(number) ?? number);

/** Option ids that are wrong for a question with one answer. */
export function wrongOptions(question: ExerciseQuestion, ids: readonly string[]): string[] {
  const own = questions.find(({ form, stem }) => form === question.form && stem.en === question.stem.en);
  const key = own ? keyOf(own) : [];
  return ids.filter((id) => !key.includes(id));
}

/** The Chinese title of a mock exam in which who does badly at first meets every kind of question. */
export function titleOfFullExam(): string {
  const exams = read<ExamSource[]>('exams/exams');
  const full = exams.find(({ type, sections }) => {
    const met = new Set<Form | undefined>();
    for (const section of sections) {
      const [, list] = variantsOf(section).find(([module]) => module === null || module === 'easy') ?? [];
      for (const id of list ?? []) met.add(formOf.get(id));
    }
    return type === 'GREPREP' && forms.every((form) => met.has(form));
  });
  if (!full) throw new Error('no mock exam holds every kind of question on its easy path');
  return full.title.zh;
}

/** A question of a mock exam: its code, and the Chinese title of the exam. */
export function mockQuestion(): { title: string; code: string } {
  const exam = read<ExamSource[]>('exams/exams').find(({ type }) => type === 'GREPREP');
  const [, [code] = []] = exam?.sections[1] ? (variantsOf(exam.sections[1])[0] ?? []) : [];
  if (!exam || !code) throw new Error('the bank holds no mock exam');
  return { title: exam.title.zh, code };
}
