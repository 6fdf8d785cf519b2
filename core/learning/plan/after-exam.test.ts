import { describe, expect, it } from 'vitest';
import { daysToNextMock, planAfterExam } from '#core/learning/plan/after-exam.ts';

const input = { stage: 'practised', months: 3, previous: 310, target: 325 } as const;
const plan = { input, examDay: '2026-06-01' };

// "14 Next steps: … plan update"
describe('the plan after a mock exam', () => {
  it('is made from its score, with the months that are left', () => {
    expect(planAfterExam(plan, 316, '2026-04-20')).toEqual({
      total: 316,
      previous: 310,
      input: { ...input, previous: 316, months: 2 },
    });
  });

  it.each([
    ['five days before the exam', '2026-05-27', 1],
    ['a year before', '2025-06-01', 6],
  ])('has between one and six months: %s', (_, today, months) =>
    expect(planAfterExam(plan, 316, today)?.input?.months).toBe(months),
  );

  it('stays where it stands on this score already', () => {
    expect(planAfterExam(plan, 310, '2026-04-20')).toBeNull();
  });

  it('is to be made where there is none, or where its exam is over', () => {
    const fresh = { total: 316, previous: null, input: null };
    expect(planAfterExam(null, 316, '2026-04-20')).toEqual(fresh);
    expect(planAfterExam(plan, 316, '2026-06-01')).toEqual(fresh);
  });
});

// "next mock date"
describe('the next mock exam of the plan', () => {
  const ahead = [
    { day: '2026-04-30', hasMock: true },
    { day: '2026-04-21', hasMock: true },
    { day: '2026-04-10', hasMock: true },
    { day: '2026-04-25', hasMock: false },
  ];

  it.each([
    ['the first that is ahead', '2026-04-15', 6],
    ['not the one of tomorrow: what is learned needs a day to settle', '2026-04-20', 10],
    ['none where all are past', '2026-05-01', null],
  ])('is %s', (_, today, expected) => expect(daysToNextMock(ahead, today)).toBe(expected));

  it('is none without a plan', () => expect(daysToNextMock([], '2026-04-15')).toBeNull());
});
