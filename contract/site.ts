/** The site around the questions: articles, classes, events, teachers, materials, the study plan, page views. */
import { z } from 'zod';
import { endpoint, nothing } from './endpoint.ts';
import { studyPlan } from './learning/plan.ts';
import { courses } from './site/courses.ts';
import { events } from './site/events.ts';
import { front } from './site/front.ts';
import { news } from './site/news.ts';
import { teachers } from './site/teachers.ts';

/** What a router knows of a page: small, flat, and never more than a few kilobytes. */
const routeValues = z
  .record(z.string().max(100), z.union([z.string().max(1000), z.array(z.string().max(1000)).max(20)]))
  .refine((values) => Object.keys(values).length <= 40 && JSON.stringify(values).length <= 8000);

const createViewLog = endpoint({
  method: 'POST',
  path: '/api/view-logs',
  access: 'visitor',
  summary: { zh_cn: '记录一次页面浏览', en: 'Log a page view' },
  body: z.object({
    uuid: z.uuid(),
    platform: z.literal('GRE'),
    name: z.string().max(100),
    path: z.string().min(1).max(1000),
    params: routeValues.default({}),
    query: routeValues.default({}),
    created_at: z.iso.datetime({ offset: true }),
  }),
  bodyLimit: 32 * 1024,
  errors: ['TOO_MANY_REQUESTS'],
  reply: nothing,
});

export const site = { createViewLog, ...front, ...news, ...events, ...courses, ...teachers, ...studyPlan };
