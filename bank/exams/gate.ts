/** Checks that every exam has its shape and its difficulty, of questions that exist, and that mock exams keep theirs to themselves. */
import { checkExam, type ExamSource, variantsOf } from '#core/exam/source.ts';
import { choicesOf } from '#core/questions/choices-of.ts';
import { type BankStimulus, isScored, type Question } from '#core/questions/kinds.ts';
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
import { aimOf, hardAtLeast, type Level } from './blueprint.ts';
import { isWarmUp, levelOf } from './level-of.ts';
import { readExams } from './read.ts';
import { codesOf, findGivenAway, findReserved, findTwins } from './reserved.ts';

const exchange =
  'npm run bank -- assemble while nobody has taken the exams; later, exchange questions in bank/exams/*.yaml';
const tell = teller({
  exam: exchange,
  difficulty: exchange,
  'warm-up': exchange,
  shared: exchange,
  reserved: exchange,
  twins: 'exchange one of the two for another draw of the family, in bank/exams/*.yaml',
  open: 'write more questions, or keep fewer for mock exams; openAtLeast only ever grows',
  build: 'npm run bank -- check --part with its name says more',
});

/** What everybody can practise with. It only grows. */
const openAtLeast = 4736;

export async function check(progress: Progress, { only }: CheckOptions): Promise<GateReport> {
  const { exams, faults } = readExams();
  const problems = toProblems(faults, exchange);
  const { questions, stimuli } = await buildQuestions(problems);
  const reserved = findReserved(exams, questions);
  const wanted = exams.filter(({ id }) => id.includes(only ?? ''));
  wanted.forEach((exam, index) => {
    problems.push(
      ...tell(
        exam.id,
        'exam',
        checkExam(exam, (code) => named(questions.get(code))),
      ),
      ...tell(exam.id, 'difficulty', findMissedAims(exam, questions)),
      ...tell(exam.id, 'warm-up', findWarmUps(exam, questions)),
      ...tell(exam.id, 'reserved', exam.type === 'GREPREP' ? [] : findGivenAway(exam, reserved)),
    );
    progress(index + 1, wanted.length);
  });
  problems.push(...findShared(exams.filter(({ type }) => type === 'GREPREP')));
  for (const { code, mock, twin } of findTwins(reserved, questions, stimuli))
    problems.push(...tell(mock, 'twins', [`${code} is ${twin} of the open bank under other names`]));
  const open = questions.size - reserved.size;
  if (open < openAtLeast)
    problems.push(...tell('bank', 'open', [`${open} questions are open, ${openAtLeast} were before`]));
  return {
    problems,
    figures: {
      'mock exams': wanted.filter(({ type }) => type === 'GREPREP').length,
      'practice sets': wanted.filter(({ type }) => type === 'JIJING').length,
      'questions kept for mock exams': reserved.size,
      'open to everybody': open,
    },
    lines: wanted.flatMap((exam) => describeExam(exam, questions)),
  };
}

/** A part that cannot be built is told here, and its own gate says more. */
async function buildQuestions(problems: Problem[]) {
  const questions = new Map<string, Question>();
  const stimuli = new Map<string, BankStimulus>();
  for (const { name, part, error } of await buildParts()) {
    if (part === null) problems.push(...tell(name, 'build', [error]));
    for (const question of part?.questions ?? []) questions.set(question.id, question);
    for (const stimulus of part?.stimuli ?? []) stimuli.set(stimulus.id, stimulus);
  }
  return { questions, stimuli };
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
  return mocks.flatMap((exam) =>
    codesOf(exam).flatMap((code) => {
      const other = owner.get(code);
      owner.set(code, exam.id);
      return tell(exam.id, 'shared', other && other !== exam.id ? [`${code} is also in ${other}`] : []);
    }),
  );
}

const meanOf = (known: readonly Question[]): number =>
  known.reduce((sum, question) => sum + levelOf(question), 0) / (known.length || 1);

const levelNamed = (module: string | null): Level => (module ?? 'first') as Level;

const nearEnough = 0.2;

/** A section that misses its aim would say of a candidate what the next exam does not. */
function findMissedAims({ type, sections }: ExamSource, questions: ReadonlyMap<string, Question>): string[] {
  if (type !== 'GREPREP') return [];
  return sections
    .filter(({ measure }) => measure !== 'write')
    .flatMap((section) =>
      variantsOf(section).flatMap(([module, codes]) => {
        const mean = meanOf(codes.flatMap((code) => questions.get(code) ?? []));
        const level = levelNamed(module);
        const aim = aimOf(level);
        const isTooEasy = level === 'hard' && mean < hardAtLeast;
        return isTooEasy || Math.abs(mean - aim) > nearEnough
          ? [`${section.measure} ${level}: difficulty ${mean.toFixed(3)}, aim ${aim}`]
          : [];
      }),
    );
}

/** What everybody gets right tells nothing. A question of a set or passage comes with the others. */
const findWarmUps = (exam: ExamSource, questions: ReadonlyMap<string, Question>): string[] =>
  exam.type !== 'GREPREP'
    ? []
    : codesOf(exam)
        .flatMap((code) => questions.get(code) ?? [])
        .filter((question) => !question.stimulus && isWarmUp(question))
        .map(({ id }) => `${id} is a warm-up`);

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
      const aimed =
        type === 'GREPREP' && section.measure !== 'write' ? `, aim ${aimOf(levelNamed(module))}` : '';
      return (
        `${id} ${index + 1}${module ? ` ${module}` : ''}: ${counts}; difficulty ${meanOf(known).toFixed(2)} (${curve}${aimed}); ` +
        `${topics} topics; information ${informationOf(known)}`
      );
    }),
  );
}

/** At abilities of −2 … 2. */
function informationOf(questions: readonly Question[]): string {
  const items = questions.flatMap((question) => {
    const { form, difficulty, secret } = question;
    const choices = choicesOf(question, null);
    return isScored(form) ? [priorItem({ form, difficulty, rated: secret.rated, choices })] : [];
  });
  return [-2, -1, 0, 1, 2].map((theta) => totalInformation(theta, items).toFixed(1)).join(' ');
}
