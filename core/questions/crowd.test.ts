import { expect, test } from 'vitest';
import { toldStats } from './crowd.ts';

test('what 29 people did is not told, what 30 did is', () => {
  const figures = { accuracy: 0.4, averageMs: 61_000 };
  expect(toldStats({ attempts: 29, ...figures })).toEqual({ attempts: 29, accuracy: null, averageMs: null });
  expect(toldStats({ attempts: 30, ...figures })).toEqual({ attempts: 30, ...figures });
});
