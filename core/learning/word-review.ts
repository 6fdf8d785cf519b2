/** When a word comes back. Apart from what it means, for pages that show words need no scheduler. */
import { type ReviewCard, schedule } from '#core/learning/wrong-book.ts';

/** How a word stands with its learner. `card` is null before the first review. */
export type WordState = { card: ReviewCard | null; dueAt: Date; reviews: number; known: number };

/**
 * What a review makes of it. One that is not due was reviewed already, by another tab or by a call that came twice:
 * it stays as it is.
 */
export function reviewWord(state: WordState, isKnown: boolean, now: Date): WordState {
  if (state.dueAt > now) return state;
  const { card, dueAt } = schedule(state.card, isKnown, now);
  return { card, dueAt, reviews: state.reviews + 1, known: state.known + (isKnown ? 1 : 0) };
}
