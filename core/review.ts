/** When a wrong answer comes back, and when it has been overcome. */

/** The scheduler's memory of one question: plain data that is stored and handed back. */
export type ReviewCard = { step: number; lastAt: string };

export type Schedule = (
  card: ReviewCard | null,
  wasRight: boolean,
  now: Date,
) => { card: ReviewCard; dueAt: Date };

const dayMs = 86_400_000;

/** Days until the next try after so many right ones in a row. */
const ladder = [1, 3, 7, 16, 35, 70];

/** The one place that decides when a question is due; another scheduler takes its place by having its shape. */
export const schedule: Schedule = (card, wasRight, now) => {
  const step = wasRight ? Math.min((card?.step ?? 0) + 1, ladder.length - 1) : 0;
  const days = ladder[step] ?? 1;
  return { card: { step, lastAt: now.toISOString() }, dueAt: new Date(now.getTime() + days * dayMs) };
};

/** How a wrong question stands. Null before it was ever wrong. */
export type Mistake = {
  wrongCount: number;
  firstWrongAt: Date;
  lastWrongAt: Date;
  cleanSolves: number;
  firstCleanAt: Date | null;
  card: ReviewCard;
  dueAt: Date;
  graduatedAt: Date | null;
};

/** Two clean solves at least this far apart, and a question graduates. */
export const graduationMs = 7 * dayMs;

/** Who has just been shown the key has solved nothing by repeating it. */
export const cleanAfterMs = 10 * 60_000;

/** What an answer makes of it; null where a right answer finds nothing to overcome. */
export function judge(mistake: Mistake | null, wasRight: boolean, now: Date): Mistake | null {
  if (wasRight && mistake === null) return null;
  if (!wasRight || mistake === null) {
    const { card, dueAt } = schedule(mistake?.card ?? null, false, now);
    return {
      wrongCount: (mistake?.wrongCount ?? 0) + 1,
      firstWrongAt: mistake?.firstWrongAt ?? now,
      lastWrongAt: now,
      cleanSolves: 0,
      firstCleanAt: null,
      card,
      dueAt,
      graduatedAt: null,
    };
  }
  if (mistake.graduatedAt !== null || now.getTime() - mistake.lastWrongAt.getTime() < cleanAfterMs)
    return mistake;
  const firstCleanAt = mistake.firstCleanAt ?? now;
  const isOvercome = now.getTime() - firstCleanAt.getTime() >= graduationMs;
  const { card, dueAt } = schedule(mistake.card, true, now);
  return {
    ...mistake,
    cleanSolves: mistake.cleanSolves + 1,
    firstCleanAt,
    card,
    // Due no later than the day on which a second clean solve can count.
    dueAt:
      mistake.firstCleanAt === null && dueAt.getTime() > now.getTime() + graduationMs
        ? new Date(now.getTime() + graduationMs)
        : dueAt,
    graduatedAt: isOvercome ? now : null,
  };
}
