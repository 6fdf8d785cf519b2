/** The mastery map: every topic of the exam with its level, what it is worth, and the answers behind it; and how others stand. */
import { z } from 'zod';
import { endpoint, id, time } from '../endpoint.ts';
import { topicLesson } from '../lessons/shapes.ts';
import { questionNumber } from '../questions/shared.ts';

const measure = z.enum(['verbal', 'quant']);
const level = z.enum(['unknown', 'weak', 'building', 'good', 'solid']);

const tile = z.object({
  tag: z.object({ id, path: z.string(), name: z.string() }),
  level,
  /** The level rests on few answers. */
  isUnsure: z.boolean(),
  /** Unseen for about three weeks. */
  isFading: z.boolean(),
  /** Against four weeks ago. */
  trend: z.enum(['up', 'down']).nullable(),
  /** Counted answers, and how long ago the last one was. */
  answers: z.int(),
  unseenDays: z.int().nullable(),
  /** Its questions in one exam, on average. */
  questions: z.number(),
  /** About how many points it would bring, in halves; only of the few topics that would bring most. */
  points: z.number().nullable(),
});

/** A place on the ladder of levels, 0 to 4: 1 is where weak ends, 3 where solid begins. */
const place = z.number().min(0).max(4);

const share = z.number().min(0).max(1);

export const map = {
  getMap: endpoint({
    method: 'GET',
    path: '/api/learner/map',
    access: 'user',
    summary: {
      zh_cn: '掌握图：每个考点的水平、把握、走势、在考试里的分量和大约值几分',
      en: 'The mastery map: level, certainty, trend, weight in the exam and worth of every topic',
    },
    reply: z.object({
      /** Counted answers of both measures. */
      answers: z.int(),
      areas: z.array(
        z.object({
          tag: z.object({ id, path: z.string(), name: z.string() }),
          measure,
          topics: z.array(tile),
        }),
      ),
    }),
  }),

  getTopic: endpoint({
    method: 'GET',
    path: '/api/learner/topics/{path}',
    access: 'user',
    summary: {
      zh_cn: '一个考点：水平的范围、依据的作答、走过的路、小课、错题，以及目标相近的人',
      en: 'One topic: the range of its level, the answers behind it, its way so far, lesson, mistakes, and people with a like target',
    },
    params: z.object({ path: z.string().max(60) }),
    reply: tile.extend({
      measure,
      area: z.object({ path: z.string(), name: z.string() }),
      /** In the other language, where people know it by that. */
      otherName: z.string(),
      /** Where it lies with a chance of two thirds; null until its level is known. */
      range: z.object({ low: place, middle: place, high: place }).nullable(),
      /** Surely below the learner's own mean. */
      isWeak: z.boolean(),
      /** The newest first; `answers` counts all. */
      evidence: z.array(
        z.object({
          questionId: id,
          number: questionNumber,
          isRight: z.boolean(),
          spentMs: z.int().nullable(),
          /** What the question takes a candidate. */
          seconds: z.int(),
          answeredAt: time,
          /** An exam that is being taken keeps some questions back. */
          isOpen: z.boolean(),
        }),
      ),
      right: z.int(),
      /** Its level at the end of each of the last weeks, from the first answer on. */
      history: z.array(z.object({ day: z.iso.date(), level })),
      lesson: topicLesson.nullable(),
      /** Open ones in the wrong-book. */
      mistakes: z.int(),
      /** People whose target is within five points of one's own; null where fewer than 30 are known by their answers. */
      peers: z.object({ n: z.int(), weak: share, building: share, good: share, solid: share }).nullable(),
    }),
    errors: ['NOT_FOUND'],
  }),

  getPeers: endpoint({
    method: 'GET',
    path: '/api/learner/peers',
    access: 'user',
    summary: {
      zh_cn: '最近一天有多少人答过题；不到 30 人时没有',
      en: 'How many people answered questions within the last day; nothing below 30',
    },
    reply: z.object({ practised: z.int().nullable() }),
  }),
};
