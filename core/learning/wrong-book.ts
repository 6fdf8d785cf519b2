/** When a wrong answer comes back, and when it has been overcome. */
import { type CardInput, createEmptyCard, fsrs, Rating } from 'ts-fsrs';
import { dayMs } from '../duration.ts';

/** The scheduler's memory of one question: plain data that is stored and handed back. */
export type ReviewCard = CardInput & { due: string; last_review?: string };

export type Schedule = (
  card: ReviewCard | null,
  wasRight: boolean,
  now: Date,
) => { card: ReviewCard; dueAt: Date };

/** Days, not minutes: whoever sees the same question twice in an evening remembers the letter. */
const scheduler = fsrs({ enable_fuzz: false, enable_short_term: false, maximum_interval: 365 });

const latest = (one: Date, other: Date): Date => (one > other ? one : other);

/** The one place that decides when a question is due; another scheduler takes its place by having its shape. */
export const schedule: Schedule = (card, wasRight, at) => {
  // What another scheduler remembered says nothing to this one.
  const known = card !== null && 'stability' in card ? card : createEmptyCard(at);
  // An answer that was kept on a device may be older than the last one that was seen, and a memory only goes forward.
  const now = known.last_review ? latest(at, new Date(known.last_review)) : at;
  const { card: next } = scheduler.next(known, now, wasRight ? Rating.Good : Rating.Again);
  const { due, last_review, ...memory } = next;
  return {
    card: { ...memory, due: due.toISOString(), last_review: (last_review ?? now).toISOString() },
    dueAt: due,
  };
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
      lastWrongAt: mistake ? latest(mistake.lastWrongAt, now) : now,
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
