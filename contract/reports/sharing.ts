/** Links by which somebody shows a report to others: made, changed and taken back by its owner. */
import { z } from 'zod';
import { endpoint, ids, nothing, time } from '../endpoint.ts';

const shown = z.object({
  /** No estimated scores, percentiles or route. */
  hideScores: z.boolean().default(false),
  /** The essay stays private unless its writer wants it shown. */
  showEssay: z.boolean().default(false),
  /** For a teacher: what was answered, the key and the words missed. Only whoever is logged in sees them. */
  showAnswers: z.boolean().default(false),
});

const link = z.object({
  hideScores: z.boolean(),
  showEssay: z.boolean(),
  showAnswers: z.boolean(),
  createdAt: time,
});

export const sharing = {
  getShareLink: endpoint({
    method: 'GET',
    path: '/api/records/{id}/share',
    access: 'user',
    summary: {
      zh_cn: '报告的分享链接（没有则为空）',
      en: 'The link of a report, null where it is not shared',
    },
    params: ids('id'),
    reply: z.object({ link: link.nullable() }),
    errors: ['NOT_FOUND'],
  }),

  createShareLink: endpoint({
    method: 'POST',
    path: '/api/records/{id}/share',
    access: 'user',
    summary: {
      zh_cn: '分享报告：给出新链接，原有链接随即失效',
      en: 'Share a report: gives a new link, and ends the one before',
    },
    params: ids('id'),
    body: shown,
    /** The token is given this once; only its hash is kept. */
    reply: link.extend({ token: z.string(), path: z.string() }),
    errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS', 'LOCKED_OUT'],
  }),

  updateShareLink: endpoint({
    method: 'PUT',
    path: '/api/records/{id}/share',
    access: 'user',
    summary: { zh_cn: '改变分享的内容，链接不变', en: 'Change what the link shows; it stays the same' },
    params: ids('id'),
    body: shown,
    reply: link,
    errors: ['NOT_FOUND'],
  }),

  deleteShareLink: endpoint({
    method: 'DELETE',
    path: '/api/records/{id}/share',
    access: 'user',
    summary: { zh_cn: '停止分享', en: 'Take the link back' },
    params: ids('id'),
    reply: nothing,
    errors: ['NOT_FOUND'],
  }),
};
