/** Official scores that people tell after their exam, and what they say of the scores that were told before it. */
import { z } from 'zod';
import { endpoint, id, ids, nothing } from '../endpoint.ts';

const measureScore = z.int().min(130).max(170);

const score = z.object({
  verbal: measureScore,
  quant: measureScore,
  /** It comes later than the others, and some have none. */
  writing: z.number().min(0).max(6).multipleOf(0.5).nullable(),
  /** Of the exam. */
  day: z.iso.date().max(10).regex(/^20/, 'not_a_date'),
});

const accuracy = z.object({
  measure: z.enum(['verbal', 'quant']),
  n: z.int(),
  /** How far off an estimate of the exam's day is, in points, whichever way. */
  meanError: z.number(),
});

export const official = {
  listOfficialScores: endpoint({
    method: 'GET',
    path: '/api/learner/official-scores',
    access: 'user',
    summary: { zh_cn: '我填过的官方成绩，新的在前', en: 'The official scores that I told, newest first' },
    reply: z.object({ list: z.array(score.extend({ id })) }),
  }),

  addOfficialScore: endpoint({
    method: 'POST',
    path: '/api/learner/official-scores',
    access: 'user',
    summary: { zh_cn: '填一次官方成绩', en: 'Tell an official score' },
    body: score,
    reply: z.object({ id }),
    errors: ['INVALID_INPUT'],
  }),

  updateOfficialScore: endpoint({
    method: 'PUT',
    path: '/api/learner/official-scores/{id}',
    access: 'user',
    summary: { zh_cn: '修改一次官方成绩', en: 'Change an official score' },
    params: ids('id'),
    body: score,
    reply: nothing,
    errors: ['NOT_FOUND', 'INVALID_INPUT'],
  }),

  deleteOfficialScore: endpoint({
    method: 'DELETE',
    path: '/api/learner/official-scores/{id}',
    access: 'user',
    summary: { zh_cn: '删除一次官方成绩', en: 'Delete an official score' },
    params: ids('id'),
    reply: nothing,
    errors: ['NOT_FOUND'],
  }),

  getAccuracy: endpoint({
    method: 'GET',
    path: '/api/learner/accuracy',
    access: 'visitor',
    summary: {
      zh_cn: '与官方成绩相比，估分差多少；30 份成绩之前没有',
      en: 'How far estimates lie from official scores; nothing before there are 30',
    },
    reply: z.object({
      /** From how many official scores on it is told. */
      least: z.int(),
      measures: z.array(accuracy),
    }),
  }),

  compareOfficialScores: endpoint({
    method: 'GET',
    path: '/api/staff/official-scores',
    access: 'desk',
    desk: 'official-scores',
    audit: null,
    summary: {
      zh_cn: '官方成绩与考试当天估分的差：份数、平均差、离散，以及由此得出的校正',
      en: 'Official scores against estimates of their day: number, mean difference, spread, and the correction made of them',
    },
    reply: z.object({
      least: z.int(),
      /** All that were told, also by people of whom no estimate was there. */
      told: z.int(),
      measures: z.array(
        accuracy.extend({
          /** Official less estimate, in points. */
          meanDifference: z.number(),
          spread: z.number(),
          /** What is added to everybody's score, in points; null below the least number. */
          shift: z.number().nullable(),
          /** The difference is larger than is believed: nobody's score is moved until somebody has looked. */
          isHeld: z.boolean(),
          /** What is left of the doubt about the scale, in points. */
          doubt: z.number(),
        }),
      ),
    }),
  }),
};
