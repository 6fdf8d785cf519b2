/** How staff find a person. */
import { z } from 'zod';
import { roles } from '#core/accounts/roles.ts';
import { endpoint, id, time } from '../endpoint.ts';

const foundUser = z
  .object({
    id,
    nickname: z.string(),
    role: z.enum(roles),
    /** Veiled: enough to tell two people of one nickname apart. */
    email: z.string().nullable(),
    /** Whether a code sent to the address came back. */
    isEmailVerified: z.boolean(),
    phone: z.string().nullable(),
    hasSecondFactor: z.boolean(),
    createdAt: time,
  })
  .meta({ id: 'FoundUser' });

export const lookup = {
  /** A POST, for an address or a number in a URL would be kept by every log on the way. */
  findUsers: endpoint({
    method: 'POST',
    path: '/api/staff/users/search',
    access: 'desk',
    desk: 'users',
    audit: 'users_found',
    summary: {
      zh_cn: '按完整的邮箱、手机号或编号，或昵称的一部分查找用户',
      en: 'Find users by the whole e-mail address, telephone or user number, or by part of the nickname',
    },
    body: z.object({ words: z.string().trim().min(1).max(254) }),
    reply: z.object({ list: z.array(foundUser), hasMore: z.boolean() }),
    errors: ['TOO_MANY_REQUESTS'],
  }),
};
