/** Questions whose answers contradict their key, for the editors. */
import { z } from 'zod';
import { endpoint, id, ids, listOf, nothing, pageQuery, time } from './endpoint.ts';
import { questionNumber } from './questions/shared.ts';

const doubt = z.object({
  questionId: id,
  number: questionNumber,
  /** What the bank calls it. */
  code: z.string(),
  /** `reversed`: who is right is less able than who is wrong. `rival`: able people prefer another answer. */
  reason: z.enum(['reversed', 'rival']),
  rival: z.string().nullable(),
  z: z.number(),
  responses: z.int(),
  foundAt: time,
});

export const calibration = {
  listKeyDoubts: endpoint({
    method: 'GET',
    path: '/api/staff/key-doubts',
    access: 'desk',
    desk: 'key-doubts',
    audit: null,
    summary: {
      zh_cn: '作答数据与答案相矛盾、等待复核的题目',
      en: 'Questions whose answers contradict their key, waiting for review',
    },
    query: pageQuery,
    reply: listOf(doubt),
  }),

  settleKeyDoubt: endpoint({
    method: 'PUT',
    path: '/api/staff/key-doubts/{questionId}',
    access: 'desk',
    desk: 'key-doubts',
    audit: 'key_doubt_settled',
    summary: { zh_cn: '复核完毕', en: 'Settle a doubt after a look' },
    params: ids('questionId'),
    body: z.object({ note: z.string().trim().min(1).max(1000) }),
    reply: nothing,
    errors: ['NOT_FOUND'],
  }),
};
