/** Checks that every exam has its shape and its difficulty, of questions that exist, and that no two mock exams share one. */
import { checkExam, type ExamSource, variantsOf } from '#core/exam/source.ts';
import { isScored, type Question } from '#core/questions/kinds.ts';
import { totalInformation } from '#core/scoring/irt.ts';
import { priorItem } from '#core/scoring/item.ts';
import { toProblems } from '../authored-files.ts';
import {
  buildParts,
  type CheckOptions,
  type GateReport,
  type Problem,
  type Progress,
  teller,
} from '../part.ts';
import { aims } from './blueprint.ts';
import { readExams } from './read.ts';

const exchange =
  'npm run bank -- assemble while nobody has taken the exams; later, exchange questions in bank/exams/*.yaml';
const tell = teller({
  exam: exchange,
  difficulty: exchange,
  shared: exchange,
  build: 'npm run bank -- check --part with its name says more',
});

export async function check(progress: Progress, { only }: CheckOptions): Promise<GateReport> {
  const { exams, faults } = readExams();
  const problems = toProblems(faults, exchange);
  const questions = await buildQuestions(problems);
  const wanted = exams.filter(({ id }) => id.includes(only ?? ''));
  wanted.forEach((exam, index) => {
    problems.push(
      ...tell(
        exam.id,
        'exam',
        checkExam(exam, (code) => named(questions.get(code))),
      ),
      ...tell(exam.id, 'difficulty', findMissedAims(exam, questions)),
    );
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
  for (const { name, part, error } of await buildParts()) {
    if (part === null) problems.push(...tell(name, 'build', [error]));
    for (const question of part?.questions ?? []) questions.set(question.id, question);
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
        return tell(id, 'shared', other && other !== id ? [`${code} is also in ${other}`] : []);
      }),
  );
}

const meanOf = (known: readonly Question[]): number =>
  known.reduce((sum, { difficulty }) => sum + difficulty, 0) / (known.length || 1);

const aimOf = (module: string | null): number => aims[(module ?? 'first') as keyof typeof aims];

const nearEnough = 0.2;

/** A section that misses its aim would say of a candidate what the next exam does not. */
function findMissedAims({ type, sections }: ExamSource, questions: ReadonlyMap<string, Question>): string[] {
  if (type !== 'GREPREP') return [];
  return sections
    .filter(({ measure }) => measure !== 'write')
    .flatMap((section) =>
      variantsOf(section).flatMap(([module, codes]) => {
        const mean = meanOf(codes.flatMap((code) => questions.get(code) ?? []));
        return Math.abs(mean - aimOf(module)) > nearEnough
          ? [`${section.measure} ${module ?? 'first'}: difficulty ${mean.toFixed(2)}, aim ${aimOf(module)}`]
          : [];
      }),
    );
}

/** A line for each list of questions: forms, difficulties against their aim, topics, and what it tells at which ability. */
function describeExam(
  { id, type, sections }: ExamSource,
  questions: ReadonlyMap<string, Question>,
): string[] {
  return sections.flatMap((section, index) =>
    variantsOf(section).map(([module, codes]) => {
      const known = codes.flatMap((code) => questions.get(code) ?? []);
      const forms = Object.entries(Object.groupBy(known, ({ form }) => form));
      const counts = forms.map(([form, some]) => `${some?.length ?? 0} ${form}`).join(', ');
      const curve = [1, 2, 3, 4, 5]
        .map((level) => known.filter(({ difficulty }) => difficulty === level).length)
        .join('-');
      const topics = new Set(known.flatMap(({ tags }) => tags)).size;
      const aimed = type === 'GREPREP' && section.measure !== 'write' ? `, aim ${aimOf(module)}` : '';
      return (
        `${id} ${index + 1}${module ? ` ${module}` : ''}: ${counts}; difficulty ${meanOf(known).toFixed(1)} (${curve}${aimed}); ` +
        `${topics} topics; information ${informationOf(known)}`
      );
    }),
  );
}

/** At abilities of −2 … 2. */
function informationOf(questions: readonly Question[]): string {
  const items = questions.flatMap(({ form, difficulty }) =>
    isScored(form) ? [priorItem(form, difficulty)] : [],
  );
  return [-2, -1, 0, 1, 2].map((theta) => totalInformation(theta, items).toFixed(1)).join(' ');
}
