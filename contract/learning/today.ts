/** Today: the one next step, today's tasks, where one stands, the lamps, and the moments that are told once. */
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { momentKinds } from '#core/learning/moments.ts';
import { nextKinds, todayStates } from '#core/learning/next-step.ts';
import { day, dayTask, measure, replanned, taskReason, taskWork } from './day.ts';

const band = z.tuple([z.int(), z.int()]).readonly();
const level = z.enum(['unknown', 'weak', 'building', 'good', 'solid']);
/** Where the evidence is, without the language. */
const to = z.string();

const moment = z.object({
  kind: z.enum(momentKinds),
  /** What is counted: mock exams, mistakes, lamps, the total that was reached; 1 for a topic. */
  n: z.int(),
  /** Of the topic that became solid, in the caller's language. */
  name: z.string().nullable(),
});

export const today = {
  getToday: endpoint({
    method: 'GET',
    path: '/api/today',
    access: 'user',
    summary: {
      zh_cn: '今天：下一步、今天的任务、当前水平与目标、灯、和上周比的变化',
      en: 'Today: the next step, the tasks, level and target, the lamps, what changed since last week',
    },
    reply: z
      .object({
        day,
        timeZone: z.string(),
        state: z.enum(todayStates),
        /** Null where nothing is asked of anybody: all is done, or it is the day of the exam. */
        next: z
          .object({
            taskId: z.string().nullable(),
            kind: z.enum(nextKinds),
            to,
            minutes: z.int(),
            /** Of what the task counts; null where there is no task behind it. */
            amount: z.int().nullable(),
            work: taskWork.nullable(),
            reason: taskReason.nullable(),
            name: z.string().nullable(),
          })
          .nullable(),
        tasks: z.array(dayTask),
        exam: z.object({ date: day, daysLeft: z.int() }).nullable(),
        target: z.object({ verbal: z.int(), quant: z.int(), total: z.int() }).nullable(),
        score: z.object({
          /** The day for which it was reckoned: it moves once a day. */
          day,
          measures: z.array(
            z.object({
              measure,
              /** Answers that count. */
              answers: z.int(),
              /** About so many more until there is a score to tell. */
              missing: z.int(),
              score: z.object({ score: z.int(), band68: band, band95: band }).nullable(),
            }),
          ),
          total: z.object({ low: z.int(), high: z.int() }).nullable(),
        }),
        /** Null unless it may be told. */
        forecast: z.object({ weeks: z.int(), low: z.int(), high: z.int() }).nullable(),
        lamps: z.object({
          /** Thirteen weeks, Monday to Sunday; the last one is this week, and its coming days are dark or rest. */
          days: z.array(z.object({ day, state: z.enum(['lit', 'ember', 'dark', 'rest', 'today']) })),
          streak: z.int(),
          total: z.int(),
          /** Minutes of answering today. */
          todayMinutes: z.int(),
          isTodayLit: z.boolean(),
        }),
        /** Of the total, a point for each week in which it was known. */
        chart: z.array(z.object({ week: day, low: z.int(), high: z.int(), mid: z.int() })),
        /** Since a week ago, at most four; only what is larger than its own error. */
        changes: z.array(
          z.discriminatedUnion('kind', [
            z.object({
              kind: z.literal('level'),
              tag: z.string(),
              name: z.string(),
              from: level,
              to: level,
              evidence: to,
            }),
            z.object({
              kind: z.literal('score'),
              measure,
              from: z.int(),
              to: z.int(),
              evidence: to,
            }),
            /** Mistakes cleared; words that came to be known. */
            z.object({ kind: z.enum(['mistakes', 'words']), n: z.int(), evidence: to }),
          ]),
        ),
        replanned: replanned.nullable(),
        tomorrow: z.array(z.object({ work: taskWork, name: z.string().nullable(), minutes: z.int() })),
        /** Messages in the inbox. */
        unread: z.int(),
        moment: moment.nullable(),
      })
      .meta({ id: 'Today' }),
  }),

  getMoment: endpoint({
    method: 'GET',
    path: '/api/moments/{kind}',
    access: 'user',
    summary: {
      zh_cn: '一个时刻：最近一次',
      en: 'A moment of this kind, the latest there was',
    },
    params: z.object({ kind: z.enum(momentKinds) }),
    reply: moment.extend({
      day,
      /** What it counts, to be opened. */
      to,
      /** Lamps of all days, for the drawing and the card. */
      lamps: z.int(),
      isSeen: z.boolean(),
    }),
    errors: ['NOT_FOUND'],
  }),

  seeMoment: endpoint({
    method: 'PUT',
    path: '/api/moments/{kind}/seen',
    access: 'user',
    summary: {
      zh_cn: '记下这个时刻已看过，不再提起',
      en: 'Note that moments of this kind so far were seen; they are not brought up again',
    },
    params: z.object({ kind: z.enum(momentKinds) }),
    body: z.object({}),
    reply: z.null(),
  }),
};
