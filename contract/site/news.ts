/** Articles: exam guides, experiences, reviews of questions. */
import { z } from 'zod';
import { newsTags } from '#core/site/kinds.ts';
import { endpoint, listOf, pageQuery } from '../endpoint.ts';
import { blocks } from './article.ts';

const newsRow = z
  .object({
    /** Its name in addresses: /news/{id}. */
    id: z.string(),
    tag: z.enum(newsTags),
    title: z.string(),
    description: z.string(),
    date: z.string(),
    /** The month in which its facts were checked. */
    checked: z.string(),
    cover: z.string(),
    /** Minutes of reading. */
    minutes: z.int(),
  })
  .meta({ id: 'NewsRow' });

export const news = {
  listNews: endpoint({
    method: 'GET',
    path: '/api/news',
    access: 'visitor',
    summary: { zh_cn: '资讯列表，新的在前', en: 'Articles, newest first' },
    query: pageQuery.extend({ tag: z.enum(newsTags).optional() }),
    reply: listOf(newsRow).extend({
      /** How many articles each tag has. */
      tags: z.array(z.object({ value: z.enum(newsTags), count: z.int() })),
    }),
    cacheSeconds: 60,
  }),

  getNews: endpoint({
    method: 'GET',
    path: '/api/news/{id}',
    access: 'visitor',
    summary: { zh_cn: '一篇文章', en: 'One article' },
    params: z.object({ id: z.string().max(120) }),
    reply: newsRow.extend({ body: blocks, related: z.array(newsRow) }),
    errors: ['NOT_FOUND'],
    cacheSeconds: 60,
  }),
};
