/** What a topic is worth: how many questions of it a candidate meets in a mock exam. */
import { type ExamSource, variantsOf } from '#core/exam/source.ts';
import { type Asked, isOfLesson } from '#core/lessons/topics.ts';

/** By section: the questions of each module that a candidate may be given. */
export type AskedExam = Asked[][][];

export const readAskedExams = (
  exams: readonly ExamSource[],
  questions: ReadonlyMap<string, Asked>,
): AskedExam[] =>
  exams
    .filter(({ type }) => type === 'GREPREP')
    .map(({ sections }) =>
      sections.map((section) =>
        variantsOf(section).map(([, codes]) => codes.flatMap((code) => questions.get(code) ?? [])),
      ),
    );

/** On average over exams and modules, to a tenth. */
export function countPerExam(lesson: string, exams: readonly AskedExam[]): number {
  const perExam = exams.map((sections) =>
    sections.reduce((sum, modules) => sum + average(modules.map((asked) => countOf(lesson, asked))), 0),
  );
  return Math.round(average(perExam) * 10) / 10;
}

const countOf = (lesson: string, asked: readonly Asked[]): number =>
  asked.filter((question) => isOfLesson(lesson, question)).length;

const average = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
