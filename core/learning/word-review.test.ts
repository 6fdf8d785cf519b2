import { describe, expect, it } from 'vitest';
import { reviewWord, type WordState } from '#core/learning/word-review.ts';

describe('a review', () => {
  const now = new Date('2026-03-01T08:00:00Z');
  const day = 86_400_000;
  const fresh: WordState = { card: null, dueAt: now, reviews: 0, known: 0 };
  const daysOf = ({ dueAt }: WordState) => Math.round((dueAt.getTime() - now.getTime()) / day);

  it('sends a known word days away, and one not known no further than the next days', () => {
    const [known, missed] = [reviewWord(fresh, true, now), reviewWord(fresh, false, now)];
    expect(known).toMatchObject({ reviews: 1, known: 1 });
    expect(missed).toMatchObject({ reviews: 1, known: 0 });
    expect(daysOf(known)).toBeGreaterThan(daysOf(missed));
    expect(daysOf(missed)).toBeGreaterThanOrEqual(1);
  });

  it('lets the distance grow each time it is known', () => {
    const once = reviewWord(fresh, true, now);
    const twice = reviewWord(once, true, once.dueAt);
    const gap = (one: Date, other: Date) => other.getTime() - one.getTime();
    expect(gap(once.dueAt, twice.dueAt)).toBeGreaterThan(gap(now, once.dueAt));
  });

  it('that comes twice counts once', () => {
    const once = reviewWord(fresh, true, now);
    expect(reviewWord(once, false, now)).toBe(once);
  });
});
