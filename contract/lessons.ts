/** Lessons: for everybody to read, and for who is logged in to go on where they left. */
import { z } from 'zod';
import { areas } from '#core/lessons/areas.ts';
import { maxTries } from '#core/lessons/progress.ts';
import { endpoint, id, listOf, nothing, pageQuery } from './endpoint.ts';
import { answered, check, lesson, lessonLink, ownLesson, placeKey, slug } from './lessons/shapes.ts';
import { renderedMath } from './questions/shown.ts';

const area = z.enum(areas);

export const lessons = {
  listLessons: endpoint({
    method: 'GET',
    path: '/api/lessons',
    access: 'visitor',
    summary: {
      zh_cn: '全部课，按板块；登录后带自己的进度',
      en: 'All lessons by area, with one’s own progress',
    },
    reply: z.object({
      total: z.int(),
      /** Those that have lessons, in their order. */
      areas: z.array(
        z.object({
          area,
          lessons: z.array(
            lessonLink.extend({
              minutes: z.int(),
              worth: z.number(),
              /** Null for a visitor, and where it was not begun. */
              own: ownLesson
                .pick({ place: true, share: true, startedAt: true, updatedAt: true, finishedAt: true })
                .nullable(),
              /** How well its topic is known by one's answers; null where that is not known, or it is no topic. */
              level: z.enum(['weak', 'building', 'good', 'solid']).nullable(),
            }),
          ),
        }),
      ),
    }),
  }),

  getCardsPdf: endpoint({
    method: 'GET',
    path: '/api/lessons/cards.pdf',
    access: 'visitor',
    summary: { zh_cn: '一个板块的记忆卡，PDF', en: 'The cards to remember of an area as a PDF' },
    query: z.object({ area }),
    reply: nothing,
    produces: 'application/pdf',
    errors: ['NOT_FOUND', 'PDF_BUSY', 'PDF_SLOW', 'PDF_FAILED', 'TOO_MANY_REQUESTS'],
  }),

  getLesson: endpoint({
    method: 'GET',
    path: '/api/lessons/{slug}',
    access: 'visitor',
    summary: { zh_cn: '一课；登录后带自己的进度', en: 'One lesson, with one’s own progress' },
    params: z.object({ slug }),
    reply: z.object({
      lesson,
      area,
      /** Of the lessons that it takes for granted and leads to, those that are there. */
      before: z.array(lessonLink),
      next: z.array(lessonLink),
      /** Its neighbors in its area. */
      previousInArea: lessonLink.nullable(),
      nextInArea: lessonLink.nullable(),
      /** Its five checks, each with the question that it is for whoever asks. */
      checks: z.array(check),
      /** Null for a visitor, and where it was not begun. */
      own: ownLesson.nullable(),
      math: renderedMath,
    }),
    errors: ['NOT_FOUND'],
  }),

  listReaders: endpoint({
    method: 'GET',
    path: '/api/staff/lessons',
    access: 'desk',
    desk: 'lessons',
    audit: null,
    summary: {
      zh_cn: '每课有多少人读、读完多少、停在哪里、哪一步最常答错；只有合计',
      en: 'How many read each lesson and finish it, where they stop, what they miss most; sums alone',
    },
    query: pageQuery,
    reply: listOf(
      z.object({
        slug: z.string(),
        title: z.string(),
        readers: z.int(),
        finished: z.int(),
        /** Where most of those stand who have not finished. */
        stop: z.object({ place: z.string(), readers: z.int() }).nullable(),
        /** What most miss at first; null before thirty have answered something. */
        hardest: z.object({ key: z.string(), readers: z.int(), share: z.number() }).nullable(),
      }),
    ),
  }),

  saveLessonProgress: endpoint({
    method: 'PUT',
    path: '/api/lessons/{slug}/progress',
    access: 'user',
    summary: {
      zh_cn: '记下学到哪里；可以晚到、重复、乱序，也可以来自两台设备',
      en: 'Keep how far one is; it may arrive late, twice, in any order and from two devices',
    },
    params: z.object({ slug }),
    body: z.object({
      /** The furthest place on this device. */
      place: placeKey,
      /** All of this device, or those that changed. */
      answers: z
        .array(answered.extend({ tries: z.int().min(1).max(maxTries) }))
        .max(30)
        .default([]),
      /** Spent on the lesson in all, as far as this device knows: the most that is told counts. */
      seconds: z.int().min(0).max(1_000_000).default(0),
      /** When this device began it; the earliest counts. */
      startedAt: z.iso.datetime().optional(),
      /** Whose it is: by the time it is sent, somebody else may be logged in on the same device. */
      learnerId: id.optional(),
    }),
    reply: z.object({ checks: z.array(check), own: ownLesson }),
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
};
