/** What is believed of the one who asks: score today with its band, and how well each topic is known. */
import { z } from 'zod';
import { endpoint, id } from './endpoint.ts';
import { map } from './learner/map.ts';
import { official } from './learner/official.ts';
import { band, measure, topicLevel } from './learner/shapes.ts';
import { stream } from './learner/stream.ts';

export const learner = {
  ...map,
  ...official,
  ...stream,

  getLearner: endpoint({
    method: 'GET',
    path: '/api/learner',
    access: 'user',
    summary: {
      zh_cn: '由全部作答得出的当前水平：两科分数区间与各考点的掌握程度',
      en: 'Where one stands by all answers: a score band for each measure, and each topic’s level',
    },
    reply: z.object({
      measures: z.array(
        z.object({
          measure,
          /** Answers that count: first ones, read and answered. */
          answers: z.int(),
          /** Null until it is known to about four points. */
          score: z.object({ score: z.int(), band68: band, band95: band }).nullable(),
        }),
      ),
      topics: z.array(
        z.object({
          tag: z.object({ id, path: z.string(), name: z.string() }),
          measure,
          /** Its part of the measure in the exam. */
          share: z.number(),
          level: topicLevel,
          /** Surely below the learner's own mean. */
          isWeak: z.boolean(),
          answers: z.int(),
        }),
      ),
    }),
  }),
};
