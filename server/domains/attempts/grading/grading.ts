/** Right or wrong: of one section to choose the next module, and of a whole attempt once it is submitted. */
import { type Attempt, noEntry, planAt } from '#core/exam/attempt.ts';
import { resultPath } from '#core/exam/steps.ts';
import { gradeAnswer } from '#core/questions/grade.ts';
import { isScored } from '#core/questions/kinds.ts';
import { countsForAll, isCredible } from '#core/report/credible.ts';
import type { ItemFact } from '#core/report/facts.ts';
import { type Module, routeBy, usualCuts } from '#core/scoring/routing.ts';
import { fill } from '#core/texts.ts';
import { reportMessages } from '#messages/reports/messages.ts';
import { inTransaction, type Queryable, type Transaction } from '#server/db/tx.ts';
import type { Deps } from '#server/deps.ts';
import { findCurrentCalibration } from '#server/domains/calibration/service.ts';
import { queueEssays, startGrading } from '#server/domains/essays/service.ts';
import { type Edition, type Exam, getEdition, getExam, getQuestions } from '#server/domains/exams/service.ts';
import { type NewMessage, storeMessage } from '#server/domains/inbox/service.ts';
import { countFirstAnswers, recordAnswers } from '#server/domains/learning/answers/service.ts';
import type { GradedAnswer, VersionedQuestion } from '#server/domains/questions/service.ts';
import { readSitting } from '../read-facts.ts';
import { findEntries, lockRecord, type RecordRow } from '../store.ts';
import { updateGraded, updateSectionCorrect } from './grading-store.ts';
import { inGradingTurn, isQuiet } from './turns.ts';

export async function chooseModule(
  tx: Transaction,
  { row, exam, edition }: { row: RecordRow; exam: Exam; edition: Edition },
  attempt: Attempt,
  deciding: number,
): Promise<Module> {
  const correct = await countRight(tx, row.id, edition, attempt, deciding);
  await updateSectionCorrect(tx, row.id, deciding, correct);
  const measure = edition.paper.slots[deciding]?.measure ?? 'verbal';
  return routeBy(exam.cuts[measure] ?? usualCuts, correct);
}

/** How many of a section's questions are answered rightly. What was not answered is wrong. */
async function countRight(
  db: Queryable,
  recordId: string,
  { items }: Edition,
  attempt: Attempt,
  sectionIndex: number,
): Promise<number> {
  const plan = planAt(attempt, sectionIndex);
  if (!plan) return 0;
  const entries = await findEntries(db, recordId, sectionIndex);
  const questions = await getQuestions(db, items, plan);
  return [...questions].filter(
    ([id, { question }]) => gradeAnswer(question, (entries[id] ?? noEntry).answer).correct,
  ).length;
}

type Graded = VersionedQuestion & ItemFact & { given: readonly string[] };

const rightOf = (all: readonly Graded[]): number => all.filter(({ correct }) => correct === true).length;

/** Grades a submitted attempt when its turn comes; a second time it finds nothing to do. */
export const gradeRecord = (deps: Deps, recordId: string): Promise<void> =>
  inGradingTurn(deps, recordId, () => gradeNow(deps, recordId));

async function gradeNow(deps: Deps, recordId: string): Promise<void> {
  const graded = await inTransaction(deps.db, (tx) => gradeWithin(deps, tx, recordId));
  if (!graded) return;
  if (graded.hasEssays) startGrading(deps);
  if (graded.isTold) deps.publish({ user: graded.userId });
  // While others wait, their answers can be counted together with these.
  if (isQuiet(deps)) deps.background.run('count answers', () => countFirstAnswers(deps));
}

/** Everything that a grading makes is there with it, or not at all: history, wrong-book, essays, message. */
async function gradeWithin(deps: Deps, tx: Transaction, recordId: string) {
  const row = await lockRecord(tx, recordId, null);
  if (row?.status !== 'submitted') return null;
  const exam = await getExam(tx, row.examId);
  const edition = await getEdition(deps.db, exam, row.edition, tx);
  const { facts, questions, answers } = await readSitting(tx, row, exam, edition);
  const all = facts.items.map((item): Graded => {
    const versioned = questions.get(item.exerciseId) as VersionedQuestion;
    return { ...item, ...versioned, given: answers.get(item.exerciseId) ?? [] };
  });
  await recordAnswers(tx, historyOf(row, exam, all, countsForAll(facts)));
  const bySection = Map.groupBy(all, ({ section }) => section - 1);
  const correct = rightOf(all);
  const count = all.filter((one) => one.correct !== null).length;
  await updateGraded(tx, recordId, {
    correct,
    score: exam.type === 'JIJING' && count > 0 ? Math.round((1000 * correct) / count) / 10 : null,
    isCredible: isCredible(facts),
    gradedAt: deps.now(),
    calibrationId: await findCurrentCalibration(tx),
    sections: new Map(facts.sections.map(({ no }) => [no - 1, rightOf(bySection.get(no - 1) ?? [])])),
    answers: new Map(all.map((one) => [one.exerciseId, one.correct])),
  });
  const essays = essaysOf(row, all);
  await queueEssays(deps, tx, essays);
  // Practice is looked at where it ends; of an exam that somebody sat, the inbox tells.
  const isTold = exam.type === 'GREPREP' && facts.items.some((item) => item.isAnswered);
  if (isTold) await storeMessage(tx, reportMessage(row, exam, deps.now()));
  return { userId: row.userId, hasEssays: essays.length > 0, isTold };
}

function reportMessage({ id, userId }: RecordRow, exam: Exam, now: Date): NewMessage {
  const { ready_title, ready_body } = reportMessages;
  return {
    to: { user: userId },
    title: {
      zh_cn: fill(ready_title.zh_cn, { title: exam.title.zh_cn }),
      en: fill(ready_title.en, { title: exam.title.en }),
    },
    body: ready_body,
    link: resultPath(exam.type, id),
    senderId: null,
    now,
  };
}

const essaysOf = ({ id, userId, submittedAt }: RecordRow, all: readonly Graded[]) =>
  all
    .filter(({ question }) => !isScored(question.form))
    .map(({ exerciseId, question, given }) => ({
      recordId: id,
      exerciseId,
      userId,
      prompt: question.stem.en,
      text: given[0] ?? '',
      submittedAt: submittedAt ?? new Date(),
    }));

/** What goes into the candidate's history: every question that was answered. */
function historyOf(
  { id, userId, submittedAt }: RecordRow,
  { type }: Exam,
  all: readonly Graded[],
  counts: boolean,
): GradedAnswer[] {
  return all
    .filter(({ given }) => given.some((part) => part !== ''))
    .map(({ questionId, versionId, question, given, correct, spentMs }) => ({
      userId,
      questionId,
      versionId,
      question,
      answer: [...given],
      correct,
      spentMs: Math.round(spentMs),
      counts,
      source: type === 'GREPREP' ? ('exam' as const) : ('practice' as const),
      recordId: id,
      at: submittedAt ?? new Date(),
    }));
}
