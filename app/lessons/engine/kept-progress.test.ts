import { expect, test } from 'vitest';
import { isKeptProgress } from './kept-progress.ts';

const kept = {
  place: 'step-1',
  answers: { hook: { tries: 2, solved: true } },
  checks: { 'check-1': true },
  seconds: 12.5,
  startedAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-01-01T00:01:00Z',
  share: 0.2,
};

test('what another hand has written is not taken for progress', () => {
  expect(isKeptProgress(kept)).toBe(true);
  for (const other of [
    null,
    'step-1',
    [kept],
    { place: 'step-1', answers: {} },
    { ...kept, answers: null },
    { ...kept, answers: { hook: null } },
    { ...kept, answers: { hook: { tries: '2', solved: true } } },
    { ...kept, checks: { 'check-1': 1 } },
    { ...kept, seconds: null },
    { ...kept, updatedAt: 5 },
  ])
    expect(isKeptProgress(other)).toBe(false);
});
