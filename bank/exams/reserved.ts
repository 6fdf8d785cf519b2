/** What mock exams keep to themselves: their questions with everything under the same passage, and no twin of one elsewhere. */
import { type ExamSource, variantsOf } from '#core/exam/source.ts';
import type { BankStimulus, Question } from '#core/questions/kinds.ts';
import { hashKey } from '../keys/hash-key.ts';

export const codesOf = ({ sections }: ExamSource): string[] =>
  sections.flatMap((section) => variantsOf(section).flatMap(([, codes]) => codes));

/** By question: the mock exam that keeps it. */
export function findReserved(
  exams: readonly ExamSource[],
  questions: ReadonlyMap<string, Question>,
): Map<string, string> {
  const groups = Map.groupBy(questions.values(), ({ id, stimulus }) => stimulus ?? id);
  return new Map(
    exams
      .filter(({ type }) => type === 'GREPREP')
      .flatMap((exam) =>
        codesOf(exam)
          .flatMap((code) => groups.get(questions.get(code)?.stimulus ?? code) ?? [])
          .map(({ id }) => [id, exam.id] as const),
      ),
  );
}

/** A practice set is for everybody, so it asks nothing that a mock exam keeps. */
export const findGivenAway = (set: ExamSource, reserved: ReadonlyMap<string, string>): string[] =>
  codesOf(set).flatMap((code) => {
    const mock = reserved.get(code);
    return mock === undefined ? [] : [`${code} is kept for ${mock}`];
  });

/**
 * Two draws of a family are twins where only what things are called tells them apart: the same answer, the same
 * numbers and the same formulas in the same order. Who has solved one has solved the other.
 */
export function findTwins(
  reserved: ReadonlyMap<string, string>,
  questions: ReadonlyMap<string, Question>,
  stimuli: ReadonlyMap<string, BankStimulus>,
): { code: string; mock: string; twin: string }[] {
  return groupTwins(questions.values(), stimuli).flatMap((group) => {
    const open = group.filter(({ id }) => !reserved.has(id));
    return group.flatMap(({ id }) => {
      const mock = reserved.get(id);
      return mock === undefined ? [] : open.map((twin) => ({ code: id, mock, twin: twin.id }));
    });
  });
}

/** Draws of one family that are alike, together; those that are like no other stand alone. */
export function groupTwins(
  questions: Iterable<Question>,
  stimuli: ReadonlyMap<string, BankStimulus>,
): Question[][] {
  const drawn = [...questions].filter(({ family }) => family !== undefined);
  const alike = Map.groupBy(drawn, (question) =>
    withoutNames(question, stimuli.get(question.stimulus ?? '')),
  );
  return [...alike.values()];
}

function withoutNames(question: Question, stimulus: BankStimulus | undefined): string {
  const quantities = 'quantities' in question ? [question.quantities.a.en, question.quantities.b.en] : [];
  const figures = [...(question.figures ?? []), ...(stimulus?.kind === 'data' ? stimulus.figures : [])];
  const texts = [question.stem.en, ...quantities, ...figures.map(({ described }) => described.en)];
  const letters = new Map<string, string>();
  const rename = (formula: string) =>
    formula.replace(/\\[a-zA-Z]+|[a-zA-Z]/g, (name) => {
      if (name.startsWith('\\')) return name;
      if (!letters.has(name)) letters.set(name, `v${letters.size}`);
      return letters.get(name) ?? name;
    });
  const said = texts.flatMap((text) =>
    [...text.replaceAll('\\$', '').matchAll(/\$([^$]*)\$|\d+(?:[.,]\d+)*/g)].map(([whole, formula]) =>
      formula === undefined ? whole : rename(formula),
    ),
  );
  return JSON.stringify([question.family, hashKey(question, stimulus), said]);
}
