import { describe, expect, test } from 'vitest';
import { dayMs } from '../../duration.ts';
import type { Memory } from '../memory.ts';
import { cardOfMemory, epochSeconds, memoryOfCard, newCard } from './state.ts';

const memory: Memory = {
  due: '2026-11-25T09:30:20.000Z',
  last: '2026-11-13T09:30:20.000Z',
  stability: 12.3456789,
  difficulty: 5.4321,
  state: 2,
  step: 0,
  reviews: 6,
  lapses: 1,
};
const none = { odue: 0, odid: 0 };
const around = { epochSeconds, lastReviewAt: null };

test.each<[string, Memory]>([
  ['in review', memory],
  [
    'new and at its second step',
    { ...memory, state: 1, step: 1, due: '2026-11-13T09:40:20.000Z', reviews: 1 },
  ],
  [
    'new and at its first step',
    { ...memory, state: 1, step: 0, due: '2026-11-13T09:31:20.000Z', reviews: 1 },
  ],
  ['forgotten', { ...memory, state: 3, step: 0, due: '2026-11-13T09:40:20.000Z' }],
])('a word %s comes back as it left', (_, one) => {
  expect(memoryOfCard({ ...cardOfMemory(one, 0.9), ...none }, around)).toEqual(one);
});

test('Anki gets what it reads: days from the first one, and its own names', () => {
  const card = cardOfMemory(memory, 0.85);
  expect(card).toMatchObject({ type: 2, queue: 2, ivl: 12, reps: 6, lapses: 1 });
  expect(card.due).toBe(Math.floor((Date.parse(memory.due) - epochSeconds * 1000) / dayMs));
  expect(JSON.parse(card.data)).toEqual({
    s: 12.3456789,
    d: 5.4321,
    dr: 0.85,
    lrt: Date.parse(memory.last) / 1000,
  });
});

test('a new card has no memory', () => {
  expect(memoryOfCard({ ...newCard(3), ...none }, around)).toBeNull();
});

describe('a card of somebody else', () => {
  const card = { ...cardOfMemory(memory, 0.9), ...none };

  test('without FSRS is judged by its interval and ease, and was last seen by its log', () => {
    const lastReviewAt = new Date('2026-11-14T00:00:00.000Z');
    const easy = memoryOfCard({ ...card, data: '', factor: 2800 }, { epochSeconds, lastReviewAt });
    const hard = memoryOfCard({ ...card, data: '{}', factor: 1300 }, { epochSeconds, lastReviewAt });
    expect(easy).toMatchObject({ stability: 12, last: lastReviewAt.toISOString() });
    expect(hard?.difficulty).toBeGreaterThan(easy?.difficulty ?? 10);
    expect(hard?.difficulty).toBeLessThanOrEqual(10);
    expect(easy?.difficulty).toBeGreaterThanOrEqual(1);
  });

  test('that was put to another day stays there', () => {
    const moved = memoryOfCard({ ...card, due: card.due + 9 }, around);
    expect(moved?.due).toBe(new Date(epochSeconds * 1000 + (card.due + 9) * dayMs).toISOString());
  });

  test('that is lent to another deck is due where it belongs', () => {
    expect(memoryOfCard({ ...card, due: -100_000, odue: card.due, odid: 5 }, around)).toEqual(memory);
  });

  test.each([
    { data: '{"s":1e99,"d":-4,"lrt":"x"}' },
    { data: '[]' },
    { data: '{"s":null}' },
    { ivl: -5, data: '' },
    { reps: -3, lapses: -1, data: '' },
  ])('with %j still gives numbers that can be used', (odd) => {
    const read = memoryOfCard({ ...card, ...odd }, around);
    expect(read?.stability).toBeGreaterThan(0);
    expect(read?.difficulty).toBeGreaterThanOrEqual(1);
    expect(read?.reviews).toBeGreaterThanOrEqual(1);
    expect(read?.lapses).toBeGreaterThanOrEqual(0);
  });

  test.each([{ due: 1e15 }, { due: Number.NaN }, { due: -1e12 }])(
    'with %j has no day, so it is new',
    (odd) => {
      expect(memoryOfCard({ ...card, ...odd }, around)).toBeNull();
    },
  );
});
