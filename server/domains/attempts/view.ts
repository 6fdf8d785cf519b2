/** An attempt as its candidate may see it: nothing that gives an answer away, and no question before its time. */
import type { z } from 'zod';
import type { RecordState, record, revealed } from '#contract/attempts/record.ts';
import { type Attempt, entryOf, exerciseAt, planAt, sectionAt } from '#core/exam/attempt.ts';
import { pauseLeft, questionElapsed, sectionElapsed, timeLeft } from '#core/exam/clock.ts';
import { forgivenSoFar, isInView } from '#core/exam/interruption.ts';
import { holderFor, settle } from '#core/exam/reduce.ts';
import { resultPath } from '#core/exam/steps.ts';
import type { Locale } from '#core/locale.ts';
import { gradeAnswer } from '#core/questions/grade.ts';
import { publicView } from '#core/questions/public-view.ts';
import { textsIn } from '#core/questions/runs.ts';
import { inTransaction, type Queryable } from '#server/db/tx.ts';
import type { Deps } from '#server/deps.ts';
import {
  type Edition,
  type Exam,
  getContent,
  getEdition,
  getExam,
  getQuestions,
} from '#server/domains/exams/service.ts';
import { findMath, findNumbers, type VersionedQuestion } from '#server/domains/questions/service.ts';
import { AppError, notFound, recordDropped } from '#server/http/errors.ts';
import { countSubmitted, findRecord, type RecordRow, readAttempt } from './store.ts';

type RecordView = z.input<typeof record>;
type Revealed = z.input<typeof revealed>;

const seconds = (ms: number): number => Math.round(ms) / 1000;
const orNull = (ms: number | null): number | null => (ms === null ? null : seconds(ms));

type Seen = { recordId: string; tab?: string | undefined; now: Date };

export function stateOf(attempt: Attempt, { recordId, tab, now }: Seen): RecordState {
  const at = now.getTime();
  const { status, screen, returnTo, sectionIndex, exerciseIndex, interruptions, lease } = attempt;
  return {
    status,
    screen,
    returnTo,
    sectionIndex,
    exerciseIndex,
    sectionId: sectionAt(attempt).sectionId,
    exerciseId: exerciseAt(attempt)?.id ?? null,
    timeLeft: orNull(timeLeft(attempt, at)),
    elapsed: seconds(sectionElapsed(attempt, at)),
    questionElapsed: seconds(questionElapsed(attempt, at)),
    isRunning: attempt.runningSince !== null,
    pauseLeft: orNull(pauseLeft(attempt, at)),
    lease: { epoch: lease.epoch, holder: holderFor(attempt, tab, at) },
    interruptions,
    forgiven: seconds(forgivenSoFar(attempt, at)),
    resultPath: status === 'open' ? null : resultPath(attempt.paper.type, recordId),
  };
}

/** Where an attempt stands, for who only has to go there. */
export async function presentPlace({ db }: Deps, row: RecordRow) {
  const { paper } = await getEdition(db, await getExam(db, row.examId), row.edition);
  const attempt = await readAttempt(db, row, paper);
  const { screen, sectionId, exerciseId } = stateOf(attempt, { recordId: row.id, now: row.startedAt });
  return { recordId: row.id, screen, sectionId, exerciseId };
}

type Known = { row: RecordRow; exam: Exam; edition: Edition };

/** The whole attempt, read at one moment. */
export async function getRecordView(
  deps: Deps,
  userId: string,
  { recordId, tab, now, sectionId, locale }: Seen & { sectionId?: string | undefined; locale: Locale },
): Promise<RecordView> {
  const read = await inTransaction(
    deps.db,
    async (tx) => {
      const row = await findRecord(tx, recordId, userId);
      if (!row) throw notFound();
      if (row.status === 'dropped') throw recordDropped(row.examId);
      const exam = await getExam(tx, row.examId);
      const edition = await getEdition(deps.db, exam, row.edition, tx);
      const current = await readAttempt(tx, row, edition.paper);
      const index = sectionId === undefined ? row.sectionIndex : indexOf(current, sectionId);
      const attempt = index === row.sectionIndex ? current : await readAttempt(tx, row, edition.paper, index);
      return { attempt, index, known: { row, exam, edition } };
    },
    { isolation: 'repeatable read' },
  );
  return presentRecord(deps, settle(read.attempt, now.getTime()), read.known, {
    recordId,
    tab,
    now,
    locale,
    sectionIndex: read.index,
  });
}

/** A section that is still ahead shows nothing, and says so, whichever module of it was asked for. */
function indexOf({ sections, sectionIndex, paper }: Attempt, sectionId: string): number {
  const index = sections.findIndex((section) => section.sectionId === sectionId);
  if (index >= 0 && index <= sectionIndex) return index;
  const isAhead = paper.slots
    .slice(sectionIndex + 1)
    .some(({ variants }) => variants.some(({ id }) => id === sectionId));
  throw isAhead ? new AppError('SECTION_AHEAD') : notFound();
}

export async function presentRecord(
  deps: Deps,
  attempt: Attempt,
  { row, exam, edition }: Known,
  { sectionIndex, locale, ...seen }: Seen & { sectionIndex: number; locale: Locale },
): Promise<RecordView> {
  const at = seen.now.getTime();
  const plan = planAt(attempt, sectionIndex);
  // Where the clock stands nobody may read: neither ahead, nor while a mock exam is saved or silent.
  const isShown = plan !== null && isInView(attempt, sectionIndex);
  const content = isShown ? await getContent(deps.db, edition, plan) : nothing;
  const ids = isShown ? plan.exercises.map(({ id }) => id) : [];
  const having = (has: 'marked' | 'seen') => ids.filter((id) => entryOf(attempt, id)[has]);
  return {
    ...stateOf(attempt, seen),
    recordId: row.id,
    exam: {
      id: exam.id,
      type: exam.type,
      title: exam.title[locale],
      limit: exam.submitLimit,
      canCheck: exam.canCheck,
    },
    extraTime: attempt.extraTime,
    submitted: await countSubmitted(deps.db, row.userId, row.examId),
    sections: attempt.sections.map(({ sectionId, stage, elapsedMs }, index) => {
      const slot = attempt.paper.slots[index];
      const shown = slot?.variants.find(({ id }) => id === sectionId) ?? slot?.variants[0];
      return {
        no: index + 1,
        id: sectionId,
        standard_time: shown?.standard_time ?? null,
        count: shown?.exercises.length ?? 0,
        exercises: planAt(attempt, index)?.exercises.map(({ id }) => id) ?? [],
        exercise_type: slot?.measure ?? 'verbal',
        stage,
        elapsed: seconds(index === attempt.sectionIndex ? sectionElapsed(attempt, at) : elapsedMs),
      };
    }),
    ...content,
    answers: Object.fromEntries(
      ids.flatMap((id) => {
        const { answer, seq, spentMs } = entryOf(attempt, id);
        return seq > 0 ? [[id, { answer, seq, spent: spentMs }]] : [];
      }),
    ),
    marks: having('marked'),
    seen: having('seen'),
    checked: await revealChecked(deps.db, attempt, edition, ids),
  };
}

const nothing = { exercises: [], stimuli: [], math: {} };

async function revealChecked(
  db: Queryable,
  attempt: Attempt,
  { items }: Edition,
  ids: readonly string[],
): Promise<Record<string, Revealed>> {
  const checked = ids.filter((id) => attempt.paper.canCheck && entryOf(attempt, id).checked);
  if (checked.length === 0) return {};
  const questions = await getQuestions(db, items, { exercises: checked.map((id) => ({ id })) });
  const all: Record<string, Revealed> = {};
  for (const [id, question] of questions) all[id] = await reveal(db, question, entryOf(attempt, id).answer);
  return all;
}

/** What a candidate may see of one question once it is checked. */
export async function revealExercise(
  { db }: Deps,
  { attempt, edition }: { attempt: Attempt; edition: Edition },
  exerciseId: string,
): Promise<Revealed> {
  const question = (await getQuestions(db, edition.items, { exercises: [{ id: exerciseId }] })).get(
    exerciseId,
  );
  if (!question) throw notFound();
  return reveal(db, question, entryOf(attempt, exerciseId).answer);
}

async function reveal(
  db: Queryable,
  { question, questionId }: VersionedQuestion,
  answer: readonly string[],
): Promise<Revealed> {
  const { key, analysis } = publicView(question, 'analysis');
  const { correct } = gradeAnswer(question, [...answer]);
  const number = (await findNumbers(db, [questionId])).get(questionId) ?? questionId;
  return { correct, key, analysis, questionId, number, math: await findMath(db, textsIn(analysis)) };
}
