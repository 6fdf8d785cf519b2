/** A graded attempt as facts, for the report: what was asked, answered, right, and how long it took. */
import { noEntry, planAt } from '#core/exam/attempt.ts';
import { cutAnswer } from '#core/questions/answer-limits.ts';
import { gradeAnswer } from '#core/questions/grade.ts';
import type { AttemptFacts, ItemFact, SectionFact } from '#core/report/facts.ts';
import { countVisits } from '#core/report/visits.ts';
import type { Queryable } from '#server/db/tx.ts';
import type { Deps } from '#server/deps.ts';
import { type Edition, type Exam, getEdition, getExam, getQuestions } from '#server/domains/exams/service.ts';
import { findPeers, type VersionedQuestion } from '#server/domains/questions/service.ts';
import { findConduct } from './conduct-store.ts';
import { gradeRecord } from './grading.ts';
import { findHistory } from './history.ts';
import { findEntries, findRecord, type RecordRow, readAttempt } from './store.ts';

export type GradedAttempt = {
  row: RecordRow;
  exam: Exam;
  edition: Edition;
  facts: AttemptFacts;
  /** With their keys, by exercise. */
  questions: Map<string, VersionedQuestion>;
};

/** Whether this is an attempt of the user's that has a report. */
export async function isGradedAttemptOf({ db }: Deps, recordId: string, userId: string): Promise<boolean> {
  const row = await findRecord(db, recordId, userId);
  return row?.status === 'graded' || row?.status === 'submitted';
}

/** Null where there is no such attempt, where it is another's, or where it is not submitted yet. */
export async function findGradedAttempt(
  deps: Deps,
  recordId: string,
  userId: string,
): Promise<GradedAttempt | null> {
  let row = await findRecord(deps.db, recordId, userId);
  // Grading follows the submission by a moment; whoever asks in between waits for it here.
  if (row?.status === 'submitted') {
    await gradeRecord(deps, recordId);
    row = await findRecord(deps.db, recordId, userId);
  }
  if (row?.status !== 'graded') return null;
  return readFacts(deps, row);
}

async function readFacts(deps: Deps, row: RecordRow): Promise<GradedAttempt> {
  const db: Queryable = deps.db;
  const exam = await getExam(db, row.examId, row.userId);
  const edition = await getEdition(deps.db, exam, row.edition, db);
  const attempt = await readAttempt(db, row, edition.paper);
  const questions = new Map<string, VersionedQuestion>();
  const sections: SectionFact[] = [];
  const items: ItemFact[] = [];
  const { answers, moves, pauses } = await findHistory(db, row.id);
  const visits = countVisits(moves, (section, place) => planAt(attempt, section)?.exercises[place]?.id);
  for (const [index, state] of attempt.sections.entries()) {
    const plan = planAt(attempt, index);
    const measure = edition.paper.slots[index]?.measure ?? 'verbal';
    if (!plan || state.stage === 'ahead') continue;
    // A write question has a time of its own instead of its section's.
    const minutes = plan.standard_time ?? plan.exercises[0]?.standard_time ?? null;
    const entries = await findEntries(db, row.id, index);
    sections.push({
      no: index + 1,
      measure,
      module: plan.module,
      allowedMs: minutes === null ? null : minutes * 60_000 * attempt.extraTime,
      elapsedMs: state.elapsedMs,
      isTimedOut: state.closedBy === 'timeout' || state.closedBy === 'server',
      closedAt: state.closedAt,
    });
    for (const [exerciseId, versioned] of await getQuestions(db, edition.items, plan)) {
      questions.set(exerciseId, versioned);
      const entry = entries[exerciseId] ?? noEntry;
      const { question } = versioned;
      const isAnswered = entry.answer.some((part) => part.trim() !== '');
      items.push({
        exerciseId,
        questionId: versioned.questionId,
        section: index + 1,
        no: plan.exercises.findIndex(({ id }) => id === exerciseId) + 1,
        measure,
        form: question.form,
        tags: question.tags,
        difficulty: question.difficulty,
        targetMs: question.seconds * 1000,
        answer: cutAnswer(question.form, entry.answer),
        isAnswered,
        correct: gradeAnswer(question, entry.answer).correct,
        spentMs: entry.elapsedMs || entry.spentMs,
        isMarked: entry.marked,
        isSeen: entry.seen,
        steps: (answers.get(exerciseId) ?? []).map(({ answer, at }) => ({
          answer: cutAnswer(question.form, answer),
          at,
          correct: gradeAnswer(question, answer).correct,
        })),
        visits: visits.get(exerciseId) ?? 0,
        peer: null,
        peerMs: null,
      });
    }
  }
  const isPartial = attempt.sections.some(({ stage }) => stage === 'ahead');
  const peers = await findPeers(
    db,
    items.map(({ questionId }) => questionId),
  );
  const facts = {
    type: exam.type,
    sections,
    items: items.map((item) => {
      const { accuracy = null, averageMs = null } = peers.get(item.questionId) ?? {};
      return { ...item, peer: accuracy, peerMs: averageMs };
    }),
    extraTime: attempt.extraTime,
    interruptions: attempt.interruptions,
    pauses,
    conduct: await readConduct(db, row.id),
    isPartial,
    endedBy: attempt.submittedBy,
  };
  return { row, exam, edition, facts, questions };
}

async function readConduct(db: Queryable, recordId: string): Promise<AttemptFacts['conduct']> {
  const rows = await findConduct(db, recordId);
  return {
    watched: [...new Set(rows.filter(({ kind }) => kind === 'watch').map(({ sectionNo }) => sectionNo))],
    spans: rows.flatMap(({ kind, sectionNo, exerciseId, ms, uses }) =>
      kind === 'watch' ? [] : [{ kind, section: sectionNo, exerciseId, ms, uses }],
    ),
  };
}
