import { expect, test } from 'vitest';
import { countStudyDays, readAnswers, stepToResume, takeOver, usualExamDate } from './first-run.ts';
import { usualGoal } from './goal.ts';

const nothing = { ...usualGoal, targetScore: null, examDate: null };
const target = { verbal: 160, quant: 165, writing: null };

test.each([
  ['nothing was said', {}, 'goal'],
  ['a target', { targetScore: target }, 'date'],
  ['a date', { targetScore: target, examDate: '2027-01-23' }, 'time'],
  ['no date, but hours', { targetScore: target, minutes: 90 }, 'score'],
  ['no date, but other weekdays', { targetScore: target, weekdays: [1, 2, 3] }, 'score'],
  [
    'a score',
    { targetScore: target, lastScore: { verbal: 150, quant: 160, kind: 'mock' as const, day: null } },
    'test',
  ],
  ['all of it, long ago', { targetScore: target, startedAt: new Date() }, 'goal'],
])('who left goes on at the first question without an answer: %s', (_, said, step) => {
  expect(stepToResume({ ...nothing, ...said })).toBe(step);
});

test('the usual day of the exam is a Saturday about three months ahead', () => {
  expect(usualExamDate('2026-11-16')).toBe('2027-02-20');
  expect(usualExamDate('2026-11-21')).toBe('2027-02-27');
});

test('study days are counted from today on and before the exam', () => {
  // A Monday to the Monday after the next.
  expect(countStudyDays('2026-11-16', '2026-11-30', [1, 2, 3, 4, 5, 6])).toBe(12);
  expect(countStudyDays('2026-11-16', '2026-11-16', [1])).toBe(0);
  expect(countStudyDays('2026-11-16', '2026-11-17', [1])).toBe(1);
  expect(countStudyDays('2026-11-18', '2026-12-01', [1, 3])).toBe(4);
  expect(countStudyDays('2026-11-16', '2026-11-01', [1])).toBe(0);
});

test("a visitor's answers fill what the account has not been told, and nothing else", () => {
  const answers = { months: 3, previous: 310, target: 325 };
  const taken = takeOver(answers, nothing, '2026-11-16');
  expect(taken.targetScore).toEqual({ verbal: 157, quant: 168, writing: null });
  expect(taken.examDate).toBe('2027-02-16');
  expect((taken.lastScore?.verbal ?? 0) + (taken.lastScore?.quant ?? 0)).toBe(310);
  expect(
    takeOver(answers, { targetScore: target, examDate: '2027-05-01', lastScore: null }, '2026-11-16'),
  ).toEqual({ lastScore: taken.lastScore });
  expect(takeOver({ ...answers, previous: null }, nothing, '2026-11-16').lastScore).toBeUndefined();
});

test.each([
  ['stage=scratch&months=2&previous=&target=320', { months: 2, previous: null, target: 320 }],
  ['months=2&previous=300&target=320', { months: 2, previous: 300, target: 320 }],
  ['months=9&target=320', null],
  ['months=2&target=999', null],
  ['step=goal', null],
])('answers in an address: %s', (query, answers) => {
  expect(readAnswers(new URLSearchParams(query))).toEqual(answers);
});
