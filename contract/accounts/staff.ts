/** What administrators do to accounts. */
import { z } from 'zod';
import { roles } from '#core/accounts/roles.ts';
import { endpoint, ids, nothing } from '../endpoint.ts';

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
      zh_cn: '改变一位用户的角色；此人需重新登录',
      en: 'Change somebody’s role; they have to sign in again',
    },
    params: ids('id'),
    body: z.object({ role: z.enum(roles) }),
    reply: nothing,
    errors: ['NOT_FOUND', 'LAST_ADMIN'],
  }),

  resetSecondFactor: endpoint({
    method: 'DELETE',
    path: '/api/staff/users/{id}/second-factor',
    access: 'desk',
    desk: 'accounts',
    audit: 'factor_reset',
    summary: {
      zh_cn: '为丢失验证器的人关闭两步验证；此人需重新登录',
      en: 'Remove the second factor of somebody who lost it; they have to sign in again',
    },
    params: ids('id'),
    reply: nothing,
    errors: ['NOT_FOUND', 'SECOND_FACTOR_STATE'],
  }),
};
