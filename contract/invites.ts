/** Invitations: a short id that a user or staff make, opened at /login/{id} and confirmed after the login. */
import { z } from 'zod';
import { shortIdPattern } from '#core/accounts/short-id.ts';
import { endpoint, listOf, nothing, pageQuery, time } from './endpoint.ts';

const shortId = z.object({ id: z.string().trim().toLowerCase().regex(shortIdPattern) });

/** `full`: every use is taken; `closed`: its maker took it back. */
const state = z.enum(['open', 'full', 'expired', 'closed']);

const ownInvite = z
  .object({
    id: z.string(),
    /** Where it is opened. */
    path: z.string(),
    note: z.string(),
    limit: z.int(),
    used: z.int(),
    state,
    createdAt: time,
    expiresAt: time,
  })
  .meta({ id: 'Invite' });

export const invites = {
  createInvite: endpoint({
    method: 'POST',
    path: '/api/invites',
    access: 'user',
    summary: {
      zh_cn: '创建邀请；用户最多 20 人次、30 天，老师和管理员最多 1000 人次、365 天',
      en: 'Make an invitation: users up to 20 people and 30 days, staff up to 1,000 people and 365 days',
    },
    body: z.object({
      limit: z.int().min(1).max(1000).default(1),
      days: z.int().min(1).max(365).default(7),
      note: z.string().trim().max(100).default(''),
    }),
    reply: ownInvite,
    errors: ['INVITE_LIMIT_REACHED', 'TOO_MANY_REQUESTS'],
  }),

  listInvites: endpoint({
    method: 'GET',
    path: '/api/invites',
    access: 'user',
    summary: { zh_cn: '我发出的邀请', en: 'The invitations I made' },
    query: pageQuery,
    reply: listOf(ownInvite),
  }),

  getInvite: endpoint({
    method: 'GET',
    path: '/api/invites/shorts/{id}',
    access: 'visitor',
    summary: { zh_cn: '打开一个邀请', en: 'Open an invitation' },
    params: shortId,
    reply: z.object({
      id: z.string(),
      inviter: z.object({ nickname: z.string(), avatar: z.string().nullable() }),
      note: z.string(),
      state,
      /** Whether the caller, if logged in, has confirmed it. */
      isConfirmed: z.boolean(),
      isOwn: z.boolean(),
      expiresAt: time,
    }),
  }),

  confirmInvite: endpoint({
    method: 'PUT',
    path: '/api/invites/{id}/confirm',
    access: 'user',
    summary: {
      zh_cn: '确认邀请，每人一次；重复确认得到同样的回答',
      en: 'Confirm an invitation, once for each person; a repeat gets the same answer',
    },
    params: shortId,
    reply: z.object({ confirmedAt: time, inviter: z.object({ nickname: z.string() }) }),
    errors: ['INVITE_CLOSED'],
  }),

  closeInvite: endpoint({
    method: 'DELETE',
    path: '/api/invites/{id}',
    access: 'user',
    summary: { zh_cn: '关闭我发出的邀请', en: 'Close an invitation I made' },
    params: shortId,
    reply: nothing,
  }),
};
