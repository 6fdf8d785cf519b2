/** The search over everything, and the completion of what is typed into its box. */
import { z } from 'zod';
import { endpoint, id, pageQuery } from './endpoint.ts';
import { topicLesson } from './lessons/shapes.ts';
import { highlighted, isCapped, searchKey } from './questions/shared.ts';
import { wordRow } from './words/shapes.ts';

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
    summary: {
      zh_cn: '搜索题目、单词、小课、资讯、课程与活动',
      en: 'Search questions, words, lessons, news, courses and events',
    },
    query: pageQuery.extend({ searchKey: searchKey.default('') }),
    reply: z.object({
      questions: found,
      news: found,
      courses: found,
      events: found,
      /** Words of the deck, the one that is meant exactly first. */
      words: z.array(wordRow),
      /** Lessons whose title or topic fits. */
      lessons: z.array(topicLesson.extend({ minutes: z.int() })),
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
        /** `word` is searched for, `entry` is a word of the deck. */
        kind: z.enum(['word', 'tag', 'title', 'entry', 'lesson']),
        /** Where it leads at once; null where it is searched for. */
        path: z.string().nullable(),
      }),
    ),
    cacheSeconds: 300,
  }),
};
