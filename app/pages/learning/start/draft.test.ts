/** What the first run's questions hold before anything is answered. */
import { expect, test } from 'vitest';
import { usualExamDate } from '#core/learning/first-run.ts';
import { usualGoal } from '#core/learning/goal.ts';
import { draftOf, type Goal } from './draft.ts';

const today = '2026-11-16';
const goal = { ...usualGoal, startedAt: '2026-05-01T00:00:00.000Z' } as unknown as Goal;

test.each([
  ['2026-11-15', usualExamDate(today)],
  [today, usualExamDate(today)],
  ['2026-11-17', '2026-11-17'],
  [null, null],
])('an exam on %s opens the question of the date with %s', (examDate, shown) => {
  expect(draftOf({ ...goal, examDate }, today).examDate).toBe(shown);
});
