/** Right or wrong: of one section to choose the next module, and of a whole attempt once it is submitted. */
import { type Attempt, planAt } from '#core/exam/attempt.ts';
import { gradeAnswer } from '#core/questions/grade.ts';
import { type Cuts, type Module, routeBy } from '#core/scoring/routing.ts';
import { inTransaction, type Queryable, type Transaction } from '#server/db/tx.ts';
import type { Deps } from '#server/deps.ts';
import { type Edition, getEdition, getQuestions } from '#server/exams/papers.ts';
import { type Exam, getExam } from '#server/exams/service.ts';
import {
  findEntries,
  lockRecord,
  type RecordRow,
  readAttempt,
  updateCorrect,
  updateGraded,
  updateSectionCorrect,
} from './store.ts';

/** Of an exam that says nothing: nine of twelve lead to the hard module, five to the medium one. */
const usualCuts: Cuts = { medium: 5, hard: 9 };

export async function chooseModule(
  tx: Transaction,
  { row, exam, edition }: { row: RecordRow; exam: Exam; edition: Edition },
  attempt: Attempt,
  deciding: number,
): Promise<Module> {
  const grades = await gradeSection(tx, row.id, edition, attempt, deciding);
  const correct = [...grades.values()].filter((grade) => grade === true).length;
  await updateSectionCorrect(tx, row.id, deciding, correct);
  const measure = edition.paper.slots[deciding]?.measure ?? 'verbal';
  return routeBy(exam.cuts[measure] ?? usualCuts, correct);
}

/** By exercise: right, wrong, or null for an essay. What was not answered is wrong. */
async function gradeSection(
  db: Queryable,
  recordId: string,
  { items }: Edition,
  attempt: Attempt,
  sectionIndex: number,
): Promise<Map<string, boolean | null>> {
  const plan = planAt(attempt, sectionIndex);
  if (!plan) return new Map();
  const entries = await findEntries(db, recordId, sectionIndex);
  const questions = await getQuestions(db, items, plan);
  return new Map(
    [...questions].map(([exerciseId, { question }]) => [
      exerciseId,
      gradeAnswer(question, entries[exerciseId]?.answer ?? []).correct,
    ]),
  );
}

/** Grades a submitted attempt; a second time it finds nothing to do. */
export async function gradeRecord(deps: Deps, recordId: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const row = await lockRecord(tx, recordId, null);
    if (row?.status !== 'submitted') return;
    const exam = await getExam(tx, row.examId);
    const edition = await getEdition(deps.db, exam, row.edition, tx);
    const attempt = await readAttempt(tx, row, edition.paper);
    let correct = 0;
    let graded = 0;
    for (const [index, section] of attempt.sections.entries()) {
      if (section.stage === 'ahead') continue;
      const grades = await gradeSection(tx, recordId, edition, attempt, index);
      const rightOnes = [...grades].filter(([, grade]) => grade === true).map(([id]) => id);
      const wrongOnes = [...grades].filter(([, grade]) => grade === false).map(([id]) => id);
      correct += rightOnes.length;
      graded += rightOnes.length + wrongOnes.length;
      await updateSectionCorrect(tx, recordId, index, rightOnes.length);
      await updateCorrect(tx, recordId, rightOnes, true);
      await updateCorrect(tx, recordId, wrongOnes, false);
    }
    const score = exam.type === 'JIJING' && graded > 0 ? Math.round((1000 * correct) / graded) / 10 : null;
    await updateGraded(tx, recordId, { correct, score, gradedAt: deps.now() });
  });
}
