/** Saving an answer: one statement for all that come together in the usual case, the whole way in every other. */
import type { z } from 'zod';
import type { attempts } from '#contract/attempts.ts';
import { type AttemptEvent, entryOf } from '#core/exam/attempt.ts';
import { timeLeft } from '#core/exam/clock.ts';
import { isTaken } from '#core/exam/reduce.ts';
import { fits } from '#core/questions/answer-fit.ts';
import { isShort, isWithinLimits } from '#core/questions/answer-limits.ts';
import type { QuestionType } from '#core/questions/kinds.ts';
import type { Deps } from '#server/deps.ts';
import { type Asked, findAsked } from '#server/domains/exams/service.ts';
import { AppError, invalidInput, notFound } from '#server/http/errors.ts';
import { saveAnswerAtOnce } from './answer-store.ts';
import { applyEvent, lengthToNote, refusalOf } from './apply-event.ts';

type Body = z.output<typeof attempts.saveAnswer.body>;
type Reply = z.input<typeof attempts.saveAnswer.reply>;

export async function saveAnswer(
  deps: Deps,
  { userId, now }: { userId: string; now: Date },
  exerciseId: string,
  { recordId, type, answer, seq, spent, tab }: Body,
): Promise<Reply> {
  const { choices } = await requireType(deps, exerciseId, type);
  if (!isShort(answer) && (type !== 'write' || !isWithinLimits('essay', answer)))
    throw new AppError('ANSWER_TOO_LONG');
  if (!fits(choices, answer)) throw invalidInput({ answer: 'wrong' });
  if (seq !== undefined) {
    const saved = await saveAnswerAtOnce(deps.db, {
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
  const refusal = refusalOf(outcome);
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

/** What an exercise is, the caller has to know, and does not decide. */
export async function requireType({ db }: Deps, exerciseId: string, type: QuestionType): Promise<Asked> {
  const asked = await findAsked(db, exerciseId);
  if (asked === null) throw notFound();
  if (asked.type !== type) throw invalidInput({ type: 'wrong' });
  return asked;
}
