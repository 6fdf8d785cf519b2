/** An attempt as facts, for grading and for the report: what was asked, answered, right, and how long it took. */
import { type Entry, noEntry, planAt, type SectionPlan, type SectionState } from '#core/exam/attempt.ts';
import { cutAnswer } from '#core/questions/answer-limits.ts';
import { gradeAnswer } from '#core/questions/grade.ts';
import type { AttemptFacts, ItemFact, SectionFact } from '#core/report/facts.ts';
import { shareTime } from '#core/report/spent.ts';
import { countVisits } from '#core/report/visits.ts';
import type { Queryable } from '#server/db/tx.ts';
import type { Deps } from '#server/deps.ts';
import { type Edition, type Exam, getEdition, getExam, getQuestions } from '#server/domains/exams/service.ts';
import { findPeers, type VersionedQuestion } from '#server/domains/questions/service.ts';
import { findConduct } from './conduct-store.ts';
import { findHistory } from './history.ts';
import { type RecordRow, readWholeAttempt } from './store.ts';

export type GradedAttempt = {
  row: RecordRow;
  exam: Exam;
  edition: Edition;
  facts: AttemptFacts;
  /** With their keys, by exercise. */
  questions: Map<string, VersionedQuestion>;
};

/** For the report, beside what others did with the same questions. */
export async function readFacts(deps: Deps, row: RecordRow): Promise<GradedAttempt> {
  const { db } = deps;
  const exam = await getExam(db, row.examId, row.userId);
  const edition = await getEdition(db, exam, row.edition);
  const { facts, questions } = await readSitting(db, row, exam, edition);
  const peers = await findPeers(
    db,
    facts.items.map(({ questionId }) => questionId),
  );
  const items = facts.items.map((item) => {
    const { accuracy = null, averageMs = null } = peers.get(item.questionId) ?? {};
    return { ...item, peer: accuracy, peerMs: averageMs };
  });
  return { row, exam, edition, facts: { ...facts, items }, questions };
}

type Sitting = Pick<GradedAttempt, 'facts' | 'questions'> & { answers: Map<string, readonly string[]> };

/** All that the attempt itself says; the answers are whole, where the facts have them cut to what a report shows. */
export async function readSitting(
  db: Queryable,
  row: RecordRow,
  exam: Exam,
  edition: Edition,
): Promise<Sitting> {
  const { attempt, entries: bySection } = await readWholeAttempt(db, row, edition.paper);
  const questions = new Map<string, VersionedQuestion>();
  const given = new Map<string, readonly string[]>();
  const sections: SectionFact[] = [];
  const items: ItemFact[] = [];
  const { answers, moves, pauses, savedAt } = await findHistory(db, row);
  const late: number[] = [];
  let lateMs = 0;
  const visits = countVisits(moves, (section, place) => planAt(attempt, section)?.exercises[place]?.id);
  for (const [index, state] of attempt.sections.entries()) {
    const plan = planAt(attempt, index);
    const measure = edition.paper.slots[index]?.measure ?? 'verbal';
    if (!plan || state.stage === 'ahead') continue;
    // A write question has a time of its own instead of its section's.
    const minutes = plan.standard_time ?? plan.exercises[0]?.standard_time ?? null;
    const entries = bySection[index] ?? {};
    sections.push({
      no: index + 1,
      measure,
      module: plan.module,
      allowedMs: minutes === null ? null : minutes * 60_000 * attempt.extraTime,
      elapsedMs: state.elapsedMs,
      isTimedOut: state.closedBy === 'timeout' || state.closedBy === 'server',
      closedAt: state.closedAt,
    });
    const lateBy = plan.exercises.flatMap(({ id }) => latenessOf(state, savedAt.get(id)) ?? []);
    late.push(...lateBy);
    lateMs += Math.max(0, ...lateBy);
    const times = timesOf(plan, entries);
    for (const [exerciseId, versioned] of await getQuestions(db, edition.items, plan)) {
      questions.set(exerciseId, versioned);
      const entry = entries[exerciseId] ?? noEntry;
      given.set(exerciseId, entry.answer);
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
        spentMs: times.get(exerciseId) ?? 0,
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
  const facts = {
    type: exam.type,
    sections,
    items,
    extraTime: attempt.extraTime,
    interruptions: attempt.interruptions,
    forgivenMs: attempt.forgivenMs,
    lateAnswers: late.length,
    lateMs,
    takenBefore: row.takenBefore,
    seenBefore: row.seenBefore,
    pauses,
    conduct: await readConduct(db, row.id),
    isPartial,
    endedBy: attempt.submittedBy,
  };
  return { facts, questions, answers: given };
}

/** How long after the server had ended its section an answer came; null where it came in time. */
function latenessOf({ closedBy, closedAt }: SectionState, savedAt: number | undefined): number | null {
  if (closedBy !== 'server' || closedAt === null || savedAt === undefined) return null;
  return savedAt > closedAt ? savedAt - closedAt : null;
}

function timesOf({ exercises }: SectionPlan, entries: Record<string, Entry>): Map<string, number> {
  const times = shareTime(exercises.map(({ id }) => entries[id] ?? noEntry));
  return new Map(exercises.map(({ id }, index) => [id, times[index] ?? 0]));
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
