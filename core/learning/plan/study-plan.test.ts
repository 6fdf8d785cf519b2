import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hoursBetween, judge, maxMinutes, scoreWithin, stages } from './effort.ts';
import { addDays, addMonths, daysBetween, makePlan, type PlanInput } from './study-plan.ts';
import { measures, pathOf } from './work.ts';

const today = '2026-11-15';
const usual: PlanInput = { stage: 'self-studied', months: 3, previous: 312, target: 324 };

const anyInput = fc.record({
  stage: fc.constantFrom(...stages),
  months: fc.integer({ min: 1, max: 6 }),
  previous: fc.option(fc.integer({ min: 260, max: 340 })),
  target: fc.integer({ min: 260, max: 340 }),
});

describe('days', () => {
  test.each([
    ['2026-11-15', 1, '2026-12-15'],
    ['2026-08-31', 6, '2027-02-28'],
    ['2027-08-31', 6, '2028-02-29'],
  ])('%s and %i months is %s', (day, months, later) => {
    expect(addMonths(day, months)).toBe(later);
  });

  test('are counted over the change of the clocks', () => {
    expect(daysBetween('2026-03-01', '2026-04-01')).toBe(31);
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  });
});

describe('the verdict', () => {
  test.each([
    [{ stage: 'self-studied', baseline: 312, target: 324, days: 92 }, 'comfortable'],
    [{ stage: 'scratch', baseline: 295, target: 330, days: 92 }, 'demanding'],
    [{ stage: 'scratch', baseline: 290, target: 340, days: 30 }, 'beyond'],
    [{ stage: 'practised', baseline: 325, target: 320, days: 60 }, 'reached'],
    [{ stage: 'practised', baseline: 325, target: 325, days: 60 }, 'reached'],
  ] as const)('%o is %s', (question, kind) => {
    expect(judge(question).kind).toBe(kind);
  });

  test('of an impossible target says what can be reached and how long it would take', () => {
    const verdict = judge({ stage: 'practised', baseline: 310, target: 330, days: 30 });
    expect(verdict.kind).toBe('beyond');
    expect(verdict.reachable).toBeGreaterThan(310);
    expect(verdict.reachable).toBeLessThan(330);
    expect(verdict.monthsNeeded).toBe(3);
    expect(verdict.minutes).toBe(maxMinutes);
    expect(judge({ stage: 'scratch', baseline: 260, target: 340, days: 180 }).monthsNeeded).toBeNull();
  });

  test('never asks for more than a person can give, nor promises less than is there', () => {
    fc.assert(
      fc.property(anyInput, ({ stage, months, previous, target }) => {
        const baseline = previous ?? 300;
        const verdict = judge({ stage, baseline, target, days: months * 30 });
        expect(verdict.minutes).toBeLessThanOrEqual(maxMinutes);
        expect(verdict.reachable).toBeGreaterThanOrEqual(baseline);
        if (verdict.kind === 'beyond') expect(verdict.reachable).toBeLessThan(target);
      }),
    );
  });

  test('hours and scores agree with each other', () => {
    const hours = hoursBetween('studied', 310, 325);
    expect(scoreWithin('studied', 310, hours)).toBe(325);
    expect(scoreWithin('studied', 310, hours - 1)).toBe(324);
  });
});

describe('a plan', () => {
  test('reaches from today to the day before the exam, three phases in order', () => {
    const plan = makePlan(usual, today);
    expect(plan).toMatchObject({ starts: today, examDay: '2027-02-15', baseline: 312 });
    expect(plan.tasks[0]?.day).toBe(today);
    expect(plan.tasks.at(-1)?.day).toBe('2027-02-14');
    expect(plan.phases.map(({ phase }) => phase)).toEqual(['foundation', 'practice', 'sprint']);
    expect(plan.phases[0]?.from).toBe(today);
    expect(plan.phases.at(-1)?.to).toBe('2027-02-14');
  });

  test('without a last score starts from what the stage is taken to stand at', () => {
    expect(makePlan({ ...usual, previous: null }, today).baseline).toBe(298);
  });

  test('is split over verbal, quantitative, writing, vocabulary and mock exams by the stage’s shares', () => {
    const { tasks } = makePlan({ ...usual, stage: 'scratch', previous: null }, today);
    const minutes = Object.fromEntries(measures.map((measure) => [measure, 0]));
    for (const task of tasks) minutes[task.measure] = (minutes[task.measure] ?? 0) + task.minutes;
    const { verbal = 0, quant = 0, writing = 0 } = minutes;
    expect(verbal / quant).toBeGreaterThan(1.1);
    expect(verbal / quant).toBeLessThan(1.6);
    expect(writing / verbal).toBeGreaterThan(0.2);
    expect(writing / verbal).toBeLessThan(0.4);
    expect(minutes.vocabulary).toBeGreaterThan(0);
    expect(tasks.filter(({ work }) => work.kind === 'mock')).toHaveLength(6);
  });

  test('leaves the last three days without a mock exam, and the last day light', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const { tasks, examDay } = makePlan(input, today);
        const mocks = tasks.filter(({ work }) => work.kind === 'mock');
        expect(new Set(mocks.map(({ day }) => day)).size).toBe(mocks.length);
        for (const { day } of mocks) expect(daysBetween(day, examDay)).toBeGreaterThan(3);
        const lastDay = tasks.filter(({ day }) => day === addDays(examDay, -1));
        expect(lastDay.reduce((sum, { minutes }) => sum + minutes, 0)).toBeLessThanOrEqual(75);
      }),
    );
  });

  test('puts mock exams after the first on Saturdays where one is near', () => {
    const { tasks } = makePlan(usual, today);
    const days = tasks.filter(({ work }) => work.kind === 'mock').map(({ day }) => new Date(day).getUTCDay());
    expect(days.slice(1, -1)).toEqual([6, 6, 6, 6]);
  });

  test('keeps every day within its minutes and every task on a page of ours', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const { tasks, verdict, examDay } = makePlan(input, today);
        const byDay = Map.groupBy(tasks, ({ day }) => day);
        expect(byDay.size).toBe(daysBetween(today, examDay));
        for (const [, ofDay] of byDay) {
          const minutes = ofDay.reduce((sum, task) => sum + task.minutes, 0);
          const isMock = ofDay.some(({ measure }) => measure === 'mock');
          if (!isMock) expect(minutes).toBeLessThanOrEqual(Math.max(verdict.minutes, 60));
        }
        expect(new Set(tasks.map(({ id }) => id)).size).toBe(tasks.length);
        for (const task of tasks) expect(pathOf(task)).toMatch(/^\/[a-z]/);
      }),
      { numRuns: 60 },
    );
  });

  test('grows harder from phase to phase', () => {
    const { tasks } = makePlan(usual, today);
    const levels = tasks.flatMap(({ work }) => ('difficulty' in work ? [work.difficulty] : []));
    expect(levels[0]).toBe(2);
    expect(levels.at(-1)).toBe(4);
    expect(levels.toSorted()).toEqual(levels);
  });
});
