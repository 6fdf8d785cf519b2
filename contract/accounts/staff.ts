/** What administrators do to accounts. */
import { z } from 'zod';
import { roles } from '#core/accounts/roles.ts';
import { endpoint, ids, nothing } from '../endpoint.ts';

/** The administrator's own: a session that was found open must not hand out roles. */
const password = z.string().min(1).max(200).optional();

export const staffAccounts = {
  endUserSessions: endpoint({
    method: 'DELETE',
    path: '/api/staff/users/{id}/sessions',
    access: 'desk',
    desk: 'accounts',
    audit: 'sessions_ended',
    summary: { zh_cn: '让一位用户在所有设备上退出登录', en: 'Sign a user out everywhere' },
    params: ids('id'),
    reply: z.object({ ended: z.int() }),
  }),

  setRole: endpoint({
    method: 'PUT',
    path: '/api/staff/users/{id}/role',
    access: 'desk',
    desk: 'accounts',
    audit: 'role_changed',
    summary: {
      zh_cn: '改变一位用户的角色，用自己的密码确认（没有密码时需刚刚登录）；此人需重新登录',
      en: 'Change somebody’s role, confirmed by one’s own password or a login of a moment ago; they have to log in again',
    },
    params: ids('id'),
    body: z.object({ role: z.enum(roles), password }),
    reply: nothing,
    errors: ['NOT_FOUND', 'LAST_ADMIN', 'FRESH_LOGIN_NEEDED', 'TOO_MANY_REQUESTS', 'LOCKED_OUT'],
  }),

  resetSecondFactor: endpoint({
    method: 'POST',
    path: '/api/staff/users/{id}/second-factor/removal',
    access: 'desk',
    desk: 'accounts',
    audit: 'factor_reset',
    summary: {
      zh_cn:
        '为丢失验证器的人关闭两步验证，用自己的密码确认（没有密码时需刚刚登录）；此人需重新登录。自己的请用 POST /api/users/second-factor/removal',
      en: 'Remove the second factor of somebody who lost it, confirmed by one’s own password or a login of a moment ago; they have to log in again. For one’s own there is POST /api/users/second-factor/removal',
    },
    params: ids('id'),
    body: z.object({ password }),
    reply: nothing,
    errors: [
      'NOT_FOUND',
      'SECOND_FACTOR_STATE',
      'OWN_SECOND_FACTOR',
      'FRESH_LOGIN_NEEDED',
      'TOO_MANY_REQUESTS',
      'LOCKED_OUT',
    ],
  }),
};
