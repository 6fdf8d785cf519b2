/** Events, and signing up for them. */
import { z } from 'zod';
import { repetitions } from '#core/site/occurrences.ts';
import { endpoint, listOf, pageQuery, time } from '../endpoint.ts';
import { blocks } from './article.ts';
import { teacher } from './teachers.ts';

const name = z.object({ name: z.string().max(120) });

/** Whether one can sign up: while there are seats, until it closes. */
export const eventStates = ['open', 'full', 'closed', 'over'] as const;

const eventRow = z
  .object({
    /** Its name in addresses: /events/{name}. */
    name: z.string(),
    title: z.string(),
    description: z.string(),
    cover: z.string(),
    starts: time,
    ends: time,
    closes: time,
    repeats: z.enum(repetitions).nullable(),
    place: z.string(),
    isOnline: z.boolean(),
    isMockExam: z.boolean(),
    /** Null where there is no limit. */
    seats: z.int().nullable(),
    taken: z.int(),
    state: z.enum(eventStates),
    /** Whether I am signed up; null for a visitor. */
    isSignedUp: z.boolean().nullable(),
  })
  .meta({ id: 'EventRow' });

export const events = {
  listEvents: endpoint({
    method: 'GET',
    path: '/api/events',
    access: 'visitor',
    summary: {
      zh_cn: '活动列表：将来的按时间先后，过去的新的在前',
      en: 'Events: coming ones in order, past ones newest first',
    },
    query: pageQuery.extend({ status: z.enum(['coming', 'past', 'mine']).default('coming') }),
    reply: listOf(eventRow).extend({ coming: z.int(), past: z.int() }),
  }),

  getEvent: endpoint({
    method: 'GET',
    path: '/api/events/{name}',
    access: 'visitor',
    summary: { zh_cn: '一个活动', en: 'One event' },
    params: name,
    reply: eventRow.extend({ body: blocks, host: teacher.nullable() }),
    errors: ['NOT_FOUND'],
  }),

  signUp: endpoint({
    method: 'POST',
    path: '/api/events/{name}/sign-up',
    access: 'user',
    summary: { zh_cn: '报名；重复报名得到同样的答复', en: 'Sign up; a repeat gets the same answer' },
    params: name,
    reply: eventRow,
    errors: ['NOT_FOUND', 'EVENT_FULL', 'EVENT_CLOSED', 'ADDRESS_UNPROVED', 'TOO_MANY_REQUESTS'],
  }),

  cancelSignUp: endpoint({
    method: 'DELETE',
    path: '/api/events/{name}/sign-up',
    access: 'user',
    summary: { zh_cn: '取消报名', en: 'Cancel a sign-up' },
    params: name,
    reply: eventRow,
    errors: ['NOT_FOUND', 'EVENT_CLOSED'],
  }),
};
