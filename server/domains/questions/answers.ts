/**
 * Answers that were graded, from the bank, from practice and from exams: history, everybody's statistics and the
 * wrong-book are all fed here.
 */
import { sql } from 'drizzle-orm';
import { rulesOf } from '#core/questions/forms/registry.ts';
import type { Answer, Question } from '#core/questions/kinds.ts';
import type { Transaction } from '#server/db/tx.ts';
import { rateFirstAnswers } from '#server/domains/calibration/online.ts';
import { fileAnswers } from '#server/domains/learning/wrong-books/service.ts';
import type { answerSources } from './tables.ts';

export type GradedAnswer = {
  userId: string;
  questionId: string;
  versionId: string;
  question: Question;
  answer: Answer;
  /** Null for an essay. */
  correct: boolean | null;
  spentMs: number | null;
  source: (typeof answerSources)[number];
  /** The attempt it was given in. An answer of an attempt counts once, however often it is handed in. */
  recordId: string | null;
  at: Date;
};

/** Call it in the transaction that grades. An empty answer is none: leave it out. */
export async function recordAnswers(tx: Transaction, answers: readonly GradedAnswer[]): Promise<void> {
  // In one order for everybody, so that two attempts that end at once do not wait for each other in a circle.
  const ordered = answers.toSorted((a, b) => (BigInt(a.questionId) < BigInt(b.questionId) ? -1 : 1));
  const first: GradedAnswer[] = [];
  for (const answer of ordered) {
    if (!(await insertAnswer(tx, answer))) continue;
    const isFirst = await upsertUserQuestion(tx, answer);
    // Everybody's first answer counts: later ones know the key.
    if (isFirst) {
      first.push(answer);
      await updateStats(tx, answer);
    }
    await fileAnswers(tx, answer);
  }
  await rateFirstAnswers(tx, first);
}

async function insertAnswer(tx: Transaction, answer: GradedAnswer): Promise<boolean> {
  const { userId, questionId, versionId, correct, spentMs, source, recordId, at } = answer;
  const { rowCount } = await tx.execute(sql`
    insert into question_answers
      (user_id, question_id, version_id, answer, correct, spent_ms, source, record_id, answered_at)
    values (${userId}, ${questionId}, ${versionId}, ${JSON.stringify(answer.answer)}::jsonb, ${correct}, ${spentMs},
            ${source}, ${recordId}, ${at})
    on conflict (record_id, question_id) where record_id is not null do nothing`);
  return rowCount === 1;
}

/** True where it is the person's first answer to this question. */
async function upsertUserQuestion(tx: Transaction, answer: GradedAnswer): Promise<boolean> {
  const { userId, questionId, correct, spentMs, at } = answer;
  const { rows } = await tx.execute<{ isFirst: boolean }>(sql`
    insert into user_questions as u
      (user_id, question_id, attempts, correct, timed, time_ms, last_answer, last_correct, last_at)
    values (${userId}, ${questionId}, 1, ${correct ? 1 : 0}, ${spentMs === null ? 0 : 1}, ${spentMs ?? 0},
            ${JSON.stringify(answer.answer)}::jsonb, ${correct}, ${at})
    on conflict (user_id, question_id) do update set
      attempts = u.attempts + 1, correct = u.correct + excluded.correct, timed = u.timed + excluded.timed,
      time_ms = u.time_ms + excluded.time_ms, last_answer = excluded.last_answer,
      last_correct = excluded.last_correct, last_at = excluded.last_at
    returning u.attempts = 1 as "isFirst"`);
  return rows[0]?.isFirst ?? false;
}

/** Time in which somebody was away says nothing about the question. */
const longestMs = 30 * 60_000;

async function updateStats(tx: Transaction, answer: GradedAnswer): Promise<void> {
  const { questionId, question, correct, spentMs } = answer;
  const choices = rulesOf(question.form).countAs(question, answer.answer, correct === true);
  const isTimed = spentMs !== null && spentMs <= longestMs;
  await tx.execute(sql`
    update question_stats s set attempts = attempts + 1, correct = correct + ${correct ? 1 : 0},
      timed = timed + ${isTimed ? 1 : 0}, time_ms = time_ms + ${isTimed ? spentMs : 0},
      choices = (
        select coalesce(jsonb_object_agg(choice, times), '{}') from (
          select choice, sum(times)::int as times from (
            select key as choice, value::int as times from jsonb_each_text(s.choices)
            union all
            select choice, 1 from jsonb_array_elements_text(${JSON.stringify(choices)}::jsonb) as choice
          ) counted group by choice
        ) summed)
    where question_id = ${questionId}`);
}
