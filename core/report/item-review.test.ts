import { describe, expect, it } from 'vitest';
import { filterItems, type ReviewFilter, type ReviewItem, reviewFilters } from '#core/report/item-review.ts';

const entry = (name: string, over: Partial<ReviewItem> = {}) => ({
  name,
  section: 2,
  correct: true as boolean | null,
  isAnswered: true,
  isMarked: false,
  isRapid: false,
  isChanged: false,
  spentMs: 60_000,
  targetMs: 60_000,
  ...over,
});

const items = [
  entry('fine'),
  entry('wrong', { correct: false }),
  entry('blank', { correct: false, isAnswered: false }),
  entry('marked', { isMarked: true, section: 3 }),
  entry('slow', { spentMs: 91_000 }),
  entry('guessed', { isRapid: true, correct: false }),
  entry('changed', { isChanged: true, section: 3 }),
];

describe('question review', () => {
  it.each<[ReviewFilter, string[]]>([
    ['all', items.map(({ name }) => name)],
    ['wrong', ['wrong', 'guessed']],
    ['blank', ['blank']],
    ['marked', ['marked']],
    ['slow', ['slow']],
    ['guessed', ['guessed']],
    ['changed', ['changed']],
  ])('%s', (filter, names) =>
    expect(filterItems(items, filter, null).map(({ name }) => name)).toEqual(names),
  );

  it('keeps to a section where one is chosen', () => {
    expect(filterItems(items, 'all', 3).map(({ name }) => name)).toEqual(['marked', 'changed']);
    expect(filterItems(items, 'wrong', 3)).toEqual([]);
  });

  it('has a test for each filter', () => expect(Object.keys(reviewFilters)).toHaveLength(7));
});
