/** Saving an answer: one statement in the usual case, the whole way in every other. */
import type { z } from 'zod';
import type { attempts } from '#contract/attempts.ts';
import { type AttemptEvent, entryOf } from '#core/exam/attempt.ts';
import { timeLeft } from '#core/exam/clock.ts';
import { isTaken } from '#core/exam/reduce.ts';
import { isShort, isWithinLimits } from '#core/questions/answer-limits.ts';
import type { Deps } from '#server/deps.ts';
import { findExerciseType } from '#server/domains/exams/service.ts';
import { AppError, notFound } from '#server/http/errors.ts';
import { updateAnswerAtOnce } from './answer-store.ts';
import { applyEvent, lengthToNote, refusalOf } from './apply-event.ts';

type Body = z.output<typeof attempts.saveAnswer.body>;
type Reply = z.input<typeof attempts.saveAnswer.reply>;

export async function saveAnswer(
  deps: Deps,
  { userId, now }: { userId: string; now: Date },
  exerciseId: string,
  { recordId, answer, seq, spent, tab }: Body,
): Promise<Reply> {
  if (!isShort(answer)) await requireRoom(deps, exerciseId, answer);
  if (seq !== undefined) {
    const saved = await updateAnswerAtOnce(deps.pool, {
      recordId,
      userId,
      exerciseId,
      answer,
      seq,
      spentMs: spent ?? 0,
      tab: tab ?? null,
      now,
      length: lengthToNote(answer),
    });
    if (saved) {
      const left = saved.expiresAt && (saved.expiresAt.getTime() - now.getTime()) / 1000;
      return { seq, answer: null, timeLeft: left, isTaken: false };
    }
  }
  const { attempt, outcome } = await applyEvent(
    deps,
    { userId, now },
    recordId,
    (before): AttemptEvent => ({
      kind: 'answer',
      exerciseId,
      answer,
      seq: seq ?? entryOf(before, exerciseId).seq + 1,
      spentMs: spent,
      tab,
    }),
  );
  const refusal = outcome === 'unavailable' ? notFound() : refusalOf(outcome);
  if (refusal) throw refusal;
  const stored = entryOf(attempt, exerciseId);
  const left = timeLeft(attempt, now.getTime());
  return {
    seq: stored.seq,
    answer: outcome === 'older' ? stored.answer : null,
    timeLeft: left === null ? null : left / 1000,
    isTaken: isTaken(attempt, tab),
  };
}

/** Only an essay is long, and what an exercise is the browser does not decide. */
async function requireRoom({ db }: Deps, exerciseId: string, answer: readonly string[]): Promise<void> {
  const type = await findExerciseType(db, exerciseId);
  if (type === null) throw notFound();
  if (type !== 'write' || !isWithinLimits('essay', answer)) throw new AppError('ANSWER_TOO_LONG');
}
