/** What somebody studies for and when; plan, report, today and account all show this one. */
import { z } from 'zod';
import { endpoint, time } from '#contract/endpoint.ts';
import { isTimeZone } from '#core/learning/day.ts';
import { isNameableDay } from '#core/learning/exam-date.ts';

const measureScore = z.int().min(130).max(170);

export const targetScore = z.object({
  verbal: measureScore.nullable().default(null),
  quant: measureScore.nullable().default(null),
  writing: z.number().min(0).max(6).multipleOf(0.5).nullable().default(null),
});

/** A day that somebody names. */
export const namedDay = z.iso.date().refine(isNameableDay, 'day_out_of_range');

const shapeOf = (day: typeof namedDay) => ({
  targetScore: targetScore.nullable(),
  examDate: day.nullable(),
  /** Of a study day. */
  minutes: z.int().min(5).max(600),
  /** 1 is Monday, 7 is Sunday. */
  weekdays: z.array(z.int().min(1).max(7)).min(1).max(7).readonly(),
  daysOff: z.array(day).max(120).readonly(),
  stress: z.enum(['verbal', 'quant', 'writing']).nullable(),
  lastScore: z
    .object({
      verbal: measureScore,
      quant: measureScore,
      kind: z.enum(['official', 'mock']),
      day: day.nullable(),
    })
    .nullable(),
  timeZone: z.string().max(60).refine(isTimeZone),
});

/** What was kept before days had bounds is still shown. */
const goal = z.object({ ...shapeOf(z.iso.date()), startedAt: time.nullable() }).meta({ id: 'Goal' });

export const goals = {
  getGoal: endpoint({
    method: 'GET',
    path: '/api/users/goal',
    access: 'user',
    summary: {
      zh_cn: '我的目标：分数、考试日期、每天的分钟数与星期、休息日、时区',
      en: 'My goal: scores, exam date, minutes and weekdays, days off, time zone',
    },
    reply: goal,
  }),

  updateGoal: endpoint({
    method: 'PUT',
    path: '/api/users/goal',
    access: 'user',
    summary: {
      zh_cn: '更改目标；没有给出的保持不变',
      en: 'Change my goal; what is left out stays as it is',
    },
    body: z.object({ ...shapeOf(namedDay), isStarted: z.literal(true) }).partial(),
    reply: goal,
    errors: ['TOO_MANY_REQUESTS'],
  }),
};
