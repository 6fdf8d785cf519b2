/** The checks of a lesson for one reader: which question each is, and whether it was answered since the lesson was begun. */
import type { Ask, Lesson } from '#core/lessons/lesson.ts';
import { isDone, type Tried } from '#core/lessons/progress.ts';
import type { Queryable } from '#server/db/tx.ts';
import {
  type Closed,
  findCurrent,
  findNumbers,
  listDraws,
  listLastAnswers,
} from '#server/domains/questions/service.ts';

/** Who is asked. A visitor is drawn the same questions every time. */
export type Reader = { userId: string | null; closed: Closed };

/** What is kept of a reader who has begun. */
type Begun = {
  drawn: readonly (string | null)[];
  answers: Readonly<Record<string, Tried>>;
  startedAt: Date;
};

export type ResolvedCheck = {
  key: string;
  ask: Ask | null;
  /** Null where the bank has no such question (any more), or none of its family is open to the reader. */
  questionId: string | null;
  number: string | null;
  isOpen: boolean;
  isAnswered: boolean;
  isRight: boolean | null;
};

/**
 * A family gives a question that the reader has not answered. One that was drawn stays, so that whoever comes back
 * finds what they answered; it is drawn anew where it has been retired, or kept for a mock exam since.
 */
export async function resolveChecks(
  db: Queryable,
  { checks }: Lesson,
  { userId, closed }: Reader,
  begun: Begun | null,
): Promise<ResolvedCheck[]> {
  const codes = checks.flatMap((check) => ('question' in check ? [check.question] : []));
  const families = checks.flatMap((check) => ('family' in check ? [check.family] : []));
  const current = await findCurrent(db, 'code', codes);
  const draws = await listDraws(db, families, userId, closed);
  // No draw is a question that the lesson asks by name, earlier or later.
  const taken = new Set([...current.values()].map(({ questionId }) => questionId));
  const questionIds = checks.map((check, index): string | null => {
    const kept = begun?.drawn[index] ?? null;
    const id =
      'question' in check
        ? (current.get(check.question)?.questionId ?? null)
        : pickDraw(draws.get(check.family) ?? [], kept, taken);
    if (id !== null) taken.add(id);
    return id;
  });
  const last =
    userId !== null && begun !== null
      ? await listLastAnswers(
          db,
          userId,
          questionIds.filter((id) => id !== null),
        )
      : new Map<string, never>();
  const numbers = await findNumbers(
    db,
    questionIds.filter((id) => id !== null),
  );
  return checks.map((check, index) => {
    const key = `check-${index + 1}`;
    const questionId = questionIds[index] ?? null;
    const number = numbers.get(questionId ?? '') ?? null;
    const isOpen = questionId !== null && !closed.byId.has(questionId);
    if ('ask' in check) {
      const tried = begun?.answers[key];
      const isAnswered = isDone(tried);
      const isRight = tried && isAnswered ? tried.solved && tried.tries === 1 : null;
      return { key, ask: check.ask, questionId, number, isOpen, isAnswered, isRight };
    }
    const answer = last.get(questionId ?? '');
    const isAnswered = answer !== undefined && begun !== null && answer.at >= begun.startedAt;
    return {
      key,
      ask: null,
      questionId,
      number,
      isOpen,
      isAnswered,
      isRight: answer && isAnswered ? answer.correct : null,
    };
  });
}

function pickDraw(open: readonly string[], kept: string | null, taken: ReadonlySet<string>): string | null {
  if (kept !== null && open.includes(kept)) return kept;
  return open.find((id) => !taken.has(id)) ?? null;
}

/** All that can be answered have been, and there are some. A check whose question is gone holds nobody up. */
export function areAllAnswered(checks: readonly ResolvedCheck[]): boolean {
  const asked = checks.filter(({ ask, questionId }) => ask !== null || questionId !== null);
  return asked.length > 0 && asked.every(({ isAnswered }) => isAnswered);
}

/** As the API gives it. */
export const presentCheck = ({ isOpen, questionId, number, ...check }: ResolvedCheck) => ({
  ...check,
  questionId: isOpen ? questionId : null,
  number: isOpen ? number : null,
});
