/** Two-step verification: a second factor beside the password, and the step of a login that asks for it. */
import { z } from 'zod';
import { endpoint, time } from '../endpoint.ts';

/** Six digits of the app, or a recovery code with or without its dashes. */
const factorCode = z
  .string()
  .trim()
  .max(40)
  .regex(/^(?:\d{3}\s?\d{3}|(?:[0-9a-zA-Z]{4}[\s-]?){4})$/, 'not_factor');

const appCode = z
  .string()
  .trim()
  .max(20)
  .transform((text) => text.replaceAll(' ', ''))
  .pipe(z.string().regex(/^\d{6}$/, 'not_code'));

const password = z.string().min(1).max(200).optional();

const recoveryCodes = z.array(z.string());

export const secondFactor = {
  getSecondFactor: endpoint({
    method: 'GET',
    path: '/api/users/second-factor',
    access: 'user',
    summary: { zh_cn: '我的两步验证', en: 'My two-step verification' },
    reply: z.object({
      /** Null: it is off. */
      since: time.nullable(),
      recoveryCodesLeft: z.int(),
      /** The site asks it of its staff. */
      isRequired: z.boolean(),
    }),
  }),

  beginSecondFactor: endpoint({
    method: 'POST',
    path: '/api/users/second-factor/setup',
    access: 'user',
    summary: {
      zh_cn: '开始开启两步验证：用密码确认（没有密码时需刚刚登录），得到验证器要用的密钥',
      en: 'Begin to turn it on, confirmed by the password or a login of a moment ago; gives the secret for the app',
    },
    body: z.object({ password }),
    reply: z.object({ secret: z.string(), uri: z.string(), qr: z.string() }),
    errors: ['FRESH_LOGIN_NEEDED', 'SECOND_FACTOR_STATE', 'TOO_MANY_REQUESTS', 'LOCKED_OUT'],
  }),

  confirmSecondFactor: endpoint({
    method: 'PUT',
    path: '/api/users/second-factor',
    access: 'user',
    summary: {
      zh_cn: '用验证器上的验证码完成开启；恢复码只显示这一次，其他登录全部失效',
      en: 'Finish turning it on with a code of the app; gives the recovery codes, once, and ends all other sessions',
    },
    body: z.object({ code: appCode }),
    reply: z.object({ recoveryCodes, token: z.string() }),
    errors: ['SECOND_FACTOR_STATE', 'NOT_CONFIGURED', 'TOO_MANY_REQUESTS', 'LOCKED_OUT'],
  }),

  renewRecoveryCodes: endpoint({
    method: 'POST',
    path: '/api/users/second-factor/recovery-codes',
    access: 'user',
    summary: { zh_cn: '换一组新的恢复码，旧的作废', en: 'Replace my recovery codes; the old ones end' },
    body: z.object({ code: factorCode }),
    reply: z.object({ recoveryCodes }),
    errors: ['SECOND_FACTOR_STATE', 'NOT_CONFIGURED', 'TOO_MANY_REQUESTS', 'LOCKED_OUT'],
  }),

  removeSecondFactor: endpoint({
    method: 'POST',
    path: '/api/users/second-factor/removal',
    access: 'user',
    summary: {
      zh_cn: '关闭两步验证：需要密码（没有密码时需刚刚登录）和验证码；其他登录全部失效',
      en: 'Turn it off, with the password or a login of a moment ago, and a code; ends all other sessions',
    },
    body: z.object({ password, code: factorCode }),
    reply: z.object({ token: z.string() }),
    errors: [
      'FRESH_LOGIN_NEEDED',
      'SECOND_FACTOR_STATE',
      'NOT_CONFIGURED',
      'TOO_MANY_REQUESTS',
      'LOCKED_OUT',
    ],
  }),
};

/** The second step of a login. `login`, `password` and `wxop` answer SECOND_FACTOR_NEEDED with `fields.challenge`. */
export const secondStep = {
  method: 'POST',
  path: '/api/auth/second-factor',
  access: 'visitor',
  summary: {
    zh_cn: '登录的第二步：提交 SECOND_FACTOR_NEEDED 给出的 challenge 和验证码（或恢复码）',
    en: 'The second step of logging in: the challenge of SECOND_FACTOR_NEEDED with a code of the app or a recovery code',
  },
  body: z.object({ challenge: z.string().min(1).max(100), code: factorCode }),
  errors: ['CHALLENGE_EXPIRED', 'NOT_CONFIGURED', 'TOO_MANY_REQUESTS', 'LOCKED_OUT'],
} as const;
