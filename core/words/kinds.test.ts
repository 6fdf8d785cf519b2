import { expect, test } from 'vitest';
import { cardKinds, kindFor } from './kinds.ts';
import type { Memory } from './memory.ts';

const entry = { synonyms: [] };
const memory = (stability: number, reviews: number, state: Memory['state'] = 2): Memory => ({
  due: '2026-11-16T00:00:00Z',
  last: '2026-11-01T00:00:00Z',
  stability,
  difficulty: 5,
  state,
  step: 0,
  reviews,
  lapses: 0,
});

test('a word moves from the plainest question to the hardest as it settles', () => {
  expect(kindFor({ memory: null, entry, hasPairs: true })).toBe('recognize');
  for (const reviews of [1, 2, 3, 4])
    expect(kindFor({ memory: memory(3, reviews), entry, hasPairs: true })).toBe('recognize');
  const firm = [1, 2, 3, 4].map((reviews) => kindFor({ memory: memory(10, reviews), entry, hasPairs: true }));
  expect(new Set(firm)).toEqual(new Set(['recognize', 'choose']));
  const settled = [1, 2, 3, 4].map((reviews) =>
    kindFor({ memory: memory(40, reviews), entry, hasPairs: true }),
  );
  expect(new Set(settled)).toEqual(new Set(cardKinds.filter((kind) => kind !== 'recognize')));
});

test('forgotten, it is asked plainly again', () => {
  expect(kindFor({ memory: memory(40, 9, 3), entry, hasPairs: true })).toBe('recognize');
});

test('a word of one’s own is only ever turned over; without a partner there are no pairs', () => {
  for (let reviews = 0; reviews < 12; reviews++) {
    expect(kindFor({ memory: memory(90, reviews), entry: null, hasPairs: false })).toBe('recognize');
    expect(kindFor({ memory: memory(90, reviews), entry, hasPairs: false })).not.toBe('pairs');
  }
});
