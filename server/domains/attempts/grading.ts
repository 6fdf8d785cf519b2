/** Right or wrong: of one section to choose the next module, and of a whole attempt once it is submitted. */
import { type Attempt, type Entry, noEntry, planAt } from '#core/exam/attempt.ts';
import { resultPath } from '#core/exam/steps.ts';
import { gradeAnswer } from '#core/questions/grade.ts';
import { isScored } from '#core/questions/kinds.ts';
import { countsForAll, isCredible } from '#core/report/credible.ts';
import { type Module, routeBy, usualCuts } from '#core/scoring/routing.ts';
import { fill } from '#core/texts.ts';
import { reportMessages } from '#messages/reports/messages.ts';
import { inTransaction, type Queryable, type Transaction } from '#server/db/tx.ts';
import type { Deps } from '#server/deps.ts';
import { findCurrentCalibration } from '#server/domains/calibration/service.ts';
import { queueEssays, startGrading } from '#server/domains/essays/service.ts';
import { type Edition, type Exam, getEdition, getExam, getQuestions } from '#server/domains/exams/service.ts';
import { sendMessage } from '#server/domains/inbox/service.ts';
import { recordAnswers } from '#server/domains/learning/answers/service.ts';
import type { VersionedQuestion } from '#server/domains/questions/service.ts';
import { updateCorrect, updateGraded, updateSectionCorrect } from './grading-store.ts';
import { readFacts } from './read-facts.ts';
import { findEntries, lockRecord, type RecordRow, readAttempt } from './store.ts';

export async function chooseModule(
  tx: Transaction,
  { row, exam, edition }: { row: RecordRow; exam: Exam; edition: Edition },
  attempt: Attempt,
  deciding: number,
): Promise<Module> {
  const correct = idsOf(await gradeSection(tx, row.id, edition, attempt, deciding), true).length;
  await updateSectionCorrect(tx, row.id, deciding, correct);
  const measure = edition.paper.slots[deciding]?.measure ?? 'verbal';
  return routeBy(exam.cuts[measure] ?? usualCuts, correct);
}

type Graded = Entry & VersionedQuestion & { exerciseId: string; correct: boolean | null };

/** Right, wrong, or null for an essay. What was not answered is wrong. */
async function gradeSection(
  db: Queryable,
  recordId: string,
  { items }: Edition,
  attempt: Attempt,
  sectionIndex: number,
): Promise<Graded[]> {
  const plan = planAt(attempt, sectionIndex);
  if (!plan) return [];
  const entries = await findEntries(db, recordId, sectionIndex);
  const questions = await getQuestions(db, items, plan);
  return [...questions].map(([exerciseId, versioned]) => {
    const entry = entries[exerciseId] ?? noEntry;
    return {
      ...entry,
      ...versioned,
      exerciseId,
      correct: gradeAnswer(versioned.question, entry.answer).correct,
    };
  });
}

const idsOf = (graded: readonly Graded[], correct: boolean) =>
  graded.flatMap((one) => (one.correct === correct ? one.exerciseId : []));

/** Grades a submitted attempt; a second time it finds nothing to do. */
export async function gradeRecord(deps: Deps, recordId: string): Promise<void> {
  const graded = await inTransaction(deps.db, async (tx) => {
    const row = await lockRecord(tx, recordId, null);
    if (row?.status !== 'submitted') return null;
    const exam = await getExam(tx, row.examId);
    const edition = await getEdition(deps.db, exam, row.edition, tx);
    const attempt = await readAttempt(tx, row, edition.paper);
    const all: Graded[] = [];
    for (const [index, section] of attempt.sections.entries()) {
      if (section.stage === 'ahead') continue;
      const graded = await gradeSection(tx, recordId, edition, attempt, index);
      await updateSectionCorrect(tx, recordId, index, idsOf(graded, true).length);
      all.push(...graded);
    }
    await updateCorrect(tx, recordId, idsOf(all, true), true);
    await updateCorrect(tx, recordId, idsOf(all, false), false);
    const { facts } = await readFacts(deps, row, tx);
    const times = new Map(facts.items.map(({ exerciseId, spentMs }) => [exerciseId, spentMs]));
    await recordAnswers(tx, historyOf(row, exam, all, { times, counts: countsForAll(facts) }));
    const correct = idsOf(all, true).length;
    const count = correct + idsOf(all, false).length;
    const score = exam.type === 'JIJING' && count > 0 ? Math.round((1000 * correct) / count) / 10 : null;
    await updateGraded(tx, recordId, {
      correct,
      score,
      isCredible: isCredible(facts),
      gradedAt: deps.now(),
      calibrationId: await findCurrentCalibration(tx),
    });
    const essays = essaysOf(row, all);
    await queueEssays(deps, tx, essays);
    const isAnswered = facts.items.some((item) => item.isAnswered);
    return { userId: row.userId, exam, hasEssays: essays.length > 0, isAnswered };
  });
  if (graded?.hasEssays) startGrading(deps);
  // Practice is looked at where it ends; of an exam that somebody sat, the inbox tells.
  if (graded?.isAnswered && graded.exam.type === 'GREPREP') await tellOfReport(deps, recordId, graded);
}

async function tellOfReport(
  deps: Deps,
  recordId: string,
  { userId, exam }: { userId: string; exam: Exam },
): Promise<void> {
  const { ready_title, ready_body } = reportMessages;
  await sendMessage(deps, {
    to: { user: userId },
    title: {
      zh_cn: fill(ready_title.zh_cn, { title: exam.title.zh_cn }),
      en: fill(ready_title.en, { title: exam.title.en }),
    },
    body: ready_body,
    link: resultPath(exam.type, recordId),
    senderId: null,
    now: deps.now(),
  });
}

const essaysOf = ({ id, userId, submittedAt }: RecordRow, all: readonly Graded[]) =>
  all
    .filter(({ question }) => !isScored(question.form))
    .map(({ exerciseId, question, answer }) => ({
      recordId: id,
      exerciseId,
      userId,
      prompt: question.stem.en,
      text: answer[0] ?? '',
      submittedAt: submittedAt ?? new Date(),
    }));

type Judged = { times: ReadonlyMap<string, number>; counts: boolean };

/** What goes into the candidate's history: every question that was answered. */
function historyOf(
  { id, userId, submittedAt }: RecordRow,
  { type }: Exam,
  all: readonly Graded[],
  { times, counts }: Judged,
) {
  return all
    .filter(({ answer }) => answer.some((part) => part !== ''))
    .map(({ exerciseId, questionId, versionId, question, answer, correct }) => ({
      userId,
      questionId,
      versionId,
      question,
      answer,
      correct,
      spentMs: Math.round(times.get(exerciseId) ?? 0),
      counts,
      source: type === 'GREPREP' ? ('exam' as const) : ('practice' as const),
      recordId: id,
      at: submittedAt ?? new Date(),
    }));
}
