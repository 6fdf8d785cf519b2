/** Checks that every exam has its shape, is made of questions that exist, and shares none with another mock exam. */
import { checkExam, type ExamSource, variantsOf } from '#core/exam/source.ts';
import type { Question } from '#core/questions/kinds.ts';
import { type CheckOptions, findParts, type GateReport, type Problem, type Progress } from '../part.ts';
import { readExams } from './read.ts';

export async function check(progress: Progress, { only }: CheckOptions): Promise<GateReport> {
  const { exams, faults } = readExams();
  const problems: Problem[] = faults.map(({ item, reason }) => ({
    id: item,
    check: 'schema',
    message: reason,
  }));
  const questions = await buildQuestions(problems);
  const wanted = exams.filter(({ id }) => id.includes(only ?? ''));
  wanted.forEach((exam, index) => {
    for (const message of checkExam(exam, (code) => named(questions.get(code))))
      problems.push({ id: exam.id, check: 'exam', message });
    progress(index + 1, wanted.length);
  });
  problems.push(...findShared(exams.filter(({ type }) => type === 'GREPREP')));
  return {
    problems,
    figures: {
      'mock exams': wanted.filter(({ type }) => type === 'GREPREP').length,
      'practice sets': wanted.filter(({ type }) => type === 'JIJING').length,
    },
    lines: wanted.flatMap((exam) => describeExam(exam, questions)),
  };
}

/** A part that cannot be built is told here, and its own gate says more. */
async function buildQuestions(problems: Problem[]): Promise<Map<string, Question>> {
  const questions = new Map<string, Question>();
  for (const { name, build } of await findParts()) {
    try {
      for (const question of (await build?.())?.questions ?? []) questions.set(question.id, question);
    } catch (error) {
      problems.push({ id: name, check: 'build', message: (error as Error).message });
    }
  }
  return questions;
}

const named = (question: Question | undefined) =>
  question && {
    form: question.form,
    exerciseType: question.exercise_type,
    stimulus: question.stimulus ?? null,
  };

/** Who takes two mock exams meets no question twice. */
function findShared(mocks: readonly ExamSource[]): Problem[] {
  const owner = new Map<string, string>();
  return mocks.flatMap(({ id, sections }) =>
    sections
      .flatMap((section) => variantsOf(section).flatMap(([, codes]) => codes))
      .flatMap((code) => {
        const other = owner.get(code);
        owner.set(code, id);
        return other && other !== id ? [{ id, check: 'shared', message: `${code} is also in ${other}` }] : [];
      }),
  );
}

/** A line for each list of questions: how many of each form, and how hard on average. */
function describeExam({ id, sections }: ExamSource, questions: ReadonlyMap<string, Question>): string[] {
  return sections.flatMap((section, index) =>
    variantsOf(section).map(([module, codes]) => {
      const known = codes.flatMap((code) => questions.get(code) ?? []);
      const forms = Object.entries(Object.groupBy(known, ({ form }) => form));
      const mean = known.reduce((sum, { difficulty }) => sum + difficulty, 0) / (known.length || 1);
      const counts = forms.map(([form, some]) => `${some?.length ?? 0} ${form}`).join(', ');
      return `${id} ${index + 1}${module ? ` ${module}` : ''}: ${counts}; difficulty ${mean.toFixed(1)}`;
    }),
  );
}
