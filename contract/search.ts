/** The search over everything, and the completion of what is typed into its box. */
import { z } from 'zod';
import { endpoint, id, pageQuery } from './endpoint.ts';
import { highlighted, isCapped, searchKey } from './questions/shared.ts';

const hit = z.object({
  id,
  title: highlighted,
  excerpt: highlighted,
  /** Where it is, without the language. */
  path: z.string(),
});

const found = z.object({ total: z.int(), isCapped, list: z.array(hit) });

export const search = {
  search: endpoint({
    method: 'GET',
    path: '/api/search',
    access: 'visitor',
    summary: { zh_cn: '搜索题目、资讯、课程与活动', en: 'Search questions, news, courses and events' },
    query: pageQuery.extend({ searchKey: searchKey.default('') }),
    reply: z.object({
      questions: found,
      news: found,
      courses: found,
      events: found,
      corrected: z.string().nullable(),
    }),
  }),

  completeSearch: endpoint({
    method: 'GET',
    path: '/api/search/complete',
    access: 'visitor',
    summary: { zh_cn: '搜索框补全', en: 'Complete what is typed into the search box' },
    query: z.object({ searchKey: searchKey.default('') }),
    reply: z.array(
      z.object({
        text: z.string(),
        kind: z.enum(['word', 'tag', 'title']),
        /** Where it leads at once; null where it is searched for. */
        path: z.string().nullable(),
      }),
    ),
    cacheSeconds: 300,
  }),
};
