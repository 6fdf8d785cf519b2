/** Words on paper. */
import { z } from 'zod';
import { endpoint, nothing } from '../endpoint.ts';
import { level } from './shapes.ts';

export const ownTabs = ['all', 'kept', 'due', 'leeches', 'paused'] as const;

export const prints = {
  getWordsPdf: endpoint({
    method: 'GET',
    path: '/api/words/prints',
    access: 'visitor',
    summary: {
      zh_cn: '一级、一组或自己的单词，PDF',
      en: 'A level, a group or one’s own words as a PDF',
    },
    /** One of the three; without any it is the first level. */
    query: z.object({
      level: level.optional(),
      group: z.string().max(80).optional(),
      own: z.enum(ownTabs).optional(),
    }),
    reply: nothing,
    produces: 'application/pdf',
    errors: ['NOT_FOUND', 'LOGIN_REQUIRED', 'PDF_BUSY', 'PDF_SLOW', 'PDF_FAILED', 'TOO_MANY_REQUESTS'],
  }),
};
