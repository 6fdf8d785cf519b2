/** Accounts: registering, logging in, WeChat, profiles, sessions, and what the law grants everyone. */
import { z } from 'zod';
import { normalizeEmail, normalizePhone } from '#core/accounts/contacts.ts';
import { passwordLength } from '#core/accounts/passwords.ts';
import { registrationModes } from '#core/accounts/registration.ts';
import { roles } from '#core/accounts/roles.ts';
import { goals, namedDay, targetScore } from './accounts/goal.ts';
import { lookup } from './accounts/lookup.ts';
import { secondFactor, secondStep } from './accounts/second-factor.ts';
import { staffAccounts } from './accounts/staff.ts';
import { endpoint, id, ids, nothing, time } from './endpoint.ts';
import { invites } from './invites.ts';

const email = z.string().max(254).transform(normalizeEmail).pipe(z.email());

const phone = z
  .string()
  .max(30)
  .transform((text) => normalizePhone(text))
  .pipe(z.string('not_phone'));

const newPassword = z.string().min(passwordLength.min).max(passwordLength.max);

/** Control characters and those that turn the direction of writing would let one name look like another. */
const nickname = z
  .string()
  .trim()
  .min(1)
  .max(20)
  .regex(/^[^\p{Cc}\u200b\u202a-\u202e\u2066-\u2069\ufeff]*$/u, 'odd_characters');

const code = z
  .string()
  .trim()
  .regex(/^\d{6}$/, 'not_code');

/** A mailed code, or the long secret of a link that staff are sent. */
const codeOrSecret = z
  .string()
  .trim()
  .regex(/^(?:\d{6}|[\w-]{43})$/, 'not_code');

/** One contact, and one only. */
const contactFields = { email: email.optional(), phone: phone.optional() };

type Contact = { email?: string | undefined; phone?: string | undefined };

function askForOneContact({ value, issues }: z.core.ParsePayload<Contact>): void {
  if (value.email === undefined && value.phone === undefined)
    issues.push({ code: 'custom', path: ['email'], message: 'required', input: value });
  if (value.email !== undefined && value.phone !== undefined)
    issues.push({ code: 'custom', path: ['phone'], message: 'wrong', input: value });
}

export type TargetScore = z.output<typeof targetScore>;

const user = z
  .object({
    id,
    nickname: z.string(),
    avatar: z.string().nullable(),
    email: z.string().nullable(),
    isEmailVerified: z.boolean(),
    phone: z.string().nullable(),
    role: z.enum(roles),
    targetScore: targetScore.nullable(),
    examDate: z.iso.date().nullable(),
    hasPassword: z.boolean(),
    hasWechat: z.boolean(),
    createdAt: time,
  })
  .meta({ id: 'User' });

const signedIn = z.object({ token: z.string(), user });

export const accounts = {
  register: endpoint({
    method: 'POST',
    path: '/api/auth/register',
    access: 'visitor',
    summary: {
      zh_cn: '注册；需要邮箱验证码时（见 auth/methods）同时提交 code',
      en: 'Create an account; where auth/methods says so, with the code that auth/codes mailed',
    },
    body: z.object({
      email,
      password: newPassword,
      nickname,
      code: code.optional(),
      /** Where auth/methods says that registering is for invited people. */
      invitation: z.string().trim().max(100).optional(),
    }),
    reply: signedIn,
    errors: [
      'REGISTRATION_REFUSED',
      'REGISTRATION_CLOSED',
      'CODE_REFUSED',
      'TOO_MANY_REQUESTS',
      'LOCKED_OUT',
    ],
  }),

  login: endpoint({
    method: 'POST',
    path: '/api/auth/login',
    access: 'visitor',
    summary: {
      zh_cn: '登录：邮箱加密码，或手机号加验证码（新手机号随即建立账号）',
      en: 'Log in with e-mail and password, or with phone and code, which also opens an account for a new number',
    },
    body: z
      .object({ ...contactFields, password: z.string().min(1).max(200).optional(), code: code.optional() })
      .check(askForOneContact)
      .check(({ value, issues }) => {
        if (value.email !== undefined && value.password === undefined)
          issues.push({ code: 'custom', path: ['password'], message: 'required', input: value });
        if (value.phone !== undefined && value.code === undefined)
          issues.push({ code: 'custom', path: ['code'], message: 'required', input: value });
      }),
    reply: signedIn,
    errors: [
      'LOGIN_FAILED',
      'REGISTRATION_CLOSED',
      'SECOND_FACTOR_NEEDED',
      'CODE_REFUSED',
      'TOO_MANY_REQUESTS',
      'LOCKED_OUT',
    ],
  }),

  finishLogin: endpoint({ ...secondStep, reply: signedIn }),

  logout: endpoint({
    method: 'POST',
    path: '/api/auth/logout',
    access: 'visitor',
    summary: { zh_cn: '退出登录', en: 'Log out' },
    reply: nothing,
  }),

  sendCode: endpoint({
    method: 'POST',
    path: '/api/auth/codes',
    access: 'visitor',
    summary: {
      zh_cn: '发送验证码，10 分钟内有效；无论账号是否存在，回答都一样',
      en: 'Send a code, good for ten minutes; the answer is the same whether or not there is such an account',
    },
    body: z
      .object({ ...contactFields, purpose: z.enum(['verify', 'reset', 'login']) })
      .check(askForOneContact)
      .check(({ value, issues }) => {
        if (value.purpose === 'login' && value.email !== undefined)
          issues.push({ code: 'custom', path: ['purpose'], message: 'not_one_of', input: value });
      }),
    reply: z.object({ sent: z.literal(true) }),
    errors: ['SMS_NOT_CONFIGURED', 'TOO_MANY_REQUESTS', 'LOCKED_OUT'],
  }),

  resetPassword: endpoint({
    method: 'POST',
    path: '/api/auth/password',
    access: 'visitor',
    summary: {
      zh_cn: '用验证码设置新密码；该账号的其他登录全部失效',
      en: 'Set a new password with a code; every other session of the account ends',
    },
    body: z.object({ ...contactFields, code: codeOrSecret, password: newPassword }).check(askForOneContact),
    reply: z.object({ token: z.string() }),
    errors: ['CODE_REFUSED', 'SECOND_FACTOR_NEEDED', 'TOO_MANY_REQUESTS', 'LOCKED_OUT'],
  }),

  listMethods: endpoint({
    method: 'GET',
    path: '/api/auth/methods',
    access: 'visitor',
    summary: { zh_cn: '本站开通了哪些登录方式', en: 'Which ways to log in this site offers' },
    reply: z.object({
      password: z.literal(true),
      phone: z.boolean(),
      wechat: z.boolean(),
      registerNeedsCode: z.boolean(),
      /** `invited`: registering takes a code that the site's operator gave. */
      registration: z.enum(registrationModes),
    }),
    cacheSeconds: 60,
  }),

  getWechatUrl: endpoint({
    method: 'GET',
    path: '/api/auth/wxop/url',
    access: 'visitor',
    summary: {
      zh_cn: '微信扫码页的地址；purpose=link 时把微信绑定到当前账号',
      en: 'The address of WeChat’s QR page; with purpose=link WeChat is linked to the account that asks',
    },
    query: z.object({
      purpose: z.enum(['login', 'link']).default('login'),
      redirect: z.string().max(500).optional(),
    }),
    reply: z.object({ url: z.string() }),
    errors: ['WECHAT_NOT_CONFIGURED', 'LOGIN_REQUIRED', 'FRESH_LOGIN_NEEDED', 'TOO_MANY_REQUESTS'],
  }),

  loginWithWechat: endpoint({
    method: 'GET',
    path: '/api/auth/wxop',
    access: 'visitor',
    summary: {
      zh_cn: '微信扫码后完成登录；redirect 是登录前想去的页面',
      en: 'Finish logging in after the scan; redirect is the page the visitor came for',
    },
    query: z.object({ code: z.string().min(1).max(500), state: z.string().min(1).max(200) }),
    reply: z.object({ token: z.string(), redirect: z.string() }),
    errors: [
      'WECHAT_NOT_CONFIGURED',
      'WECHAT_REFUSED',
      'WECHAT_TAKEN',
      'REGISTRATION_CLOSED',
      'SECOND_FACTOR_NEEDED',
      'TOO_MANY_REQUESTS',
    ],
    timeoutMs: 20_000,
  }),

  getUser: endpoint({
    method: 'GET',
    path: '/api/users/info',
    access: 'user',
    summary: { zh_cn: '我的资料', en: 'My profile' },
    reply: user,
  }),

  getFrame: endpoint({
    method: 'GET',
    path: '/api/users/frame',
    access: 'user',
    summary: {
      zh_cn: '页框所需：我的资料与未读消息数',
      en: 'What the frame of a page shows: my profile and how many of my messages are unread',
    },
    reply: z.object({ user, unread: z.int() }),
  }),

  updateProfile: endpoint({
    method: 'PUT',
    path: '/api/users/profiles',
    access: 'user',
    summary: { zh_cn: '修改我的资料，可只提交要改的部分', en: 'Change my profile, or any part of it' },
    body: z.object({
      nickname: nickname.optional(),
      /** Null removes the picture; a new one comes through users/avatar. */
      avatar: z.string().max(300).nullable().optional(),
      targetScore: targetScore.nullable().optional(),
      examDate: namedDay.nullable().optional(),
    }),
    reply: user,
    errors: ['TOO_MANY_REQUESTS'],
  }),

  uploadAvatar: endpoint({
    method: 'POST',
    path: '/api/users/avatar',
    access: 'user',
    summary: {
      zh_cn: '上传头像（JPG、PNG 或 WebP，小于 10 MB），裁成正方形',
      en: 'Upload a picture of myself (JPG, PNG or WebP under 10 MB); it is cropped to a square',
    },
    multipart: true,
    body: z.object({
      file: z
        .file()
        .min(1)
        .max(10 * 1024 * 1024),
    }),
    bodyLimit: 10 * 1024 * 1024 + 64 * 1024,
    reply: user,
    errors: ['IMAGE_REFUSED', 'PICTURE_TOO_DETAILED', 'PICTURE_FAILED', 'TOO_MANY_REQUESTS'],
    timeoutMs: 60_000,
  }),

  changeContact: endpoint({
    method: 'PUT',
    path: '/api/users/contacts',
    access: 'user',
    summary: {
      zh_cn: '用验证码（verify）绑定或更换邮箱、手机号',
      en: 'Add, confirm or replace my e-mail or phone with a verify code',
    },
    body: z
      .object({
        ...contactFields,
        code,
        /** Asked for where the account has a password and the contact is a new one. */
        currentPassword: z.string().min(1).max(200).optional(),
      })
      .check(askForOneContact),
    reply: user,
    errors: ['FRESH_LOGIN_NEEDED', 'CODE_REFUSED', 'TOO_MANY_REQUESTS', 'LOCKED_OUT'],
  }),

  changePassword: endpoint({
    method: 'PUT',
    path: '/api/users/password',
    access: 'user',
    summary: {
      zh_cn: '修改密码；其他登录全部失效',
      en: 'Change my password; every other session of mine ends',
    },
    body: z.object({ currentPassword: z.string().min(1).max(200), password: newPassword }),
    reply: z.object({ ended: z.int() }),
    errors: ['TOO_MANY_REQUESTS', 'LOCKED_OUT'],
  }),

  unlinkWechat: endpoint({
    method: 'POST',
    path: '/api/users/wechat/removal',
    access: 'user',
    summary: {
      zh_cn: '解除微信绑定：用密码确认（没有密码时需刚刚登录）',
      en: 'Unlink WeChat from my account, confirmed by the password or a login of a moment ago',
    },
    body: z.object({ password: z.string().min(1).max(200).optional() }),
    reply: user,
    errors: ['LAST_LOGIN_WAY', 'FRESH_LOGIN_NEEDED', 'TOO_MANY_REQUESTS', 'LOCKED_OUT'],
  }),

  listSessions: endpoint({
    method: 'GET',
    path: '/api/users/sessions',
    access: 'user',
    summary: { zh_cn: '我在哪些设备上登录着', en: 'Where I am logged in' },
    reply: z.array(
      z.object({
        id,
        isCurrent: z.boolean(),
        /** `Chrome · Windows`; null where it cannot be told. */
        device: z.string().nullable(),
        address: z.string(),
        createdAt: time,
        lastSeenAt: time,
        expiresAt: time,
      }),
    ),
  }),

  endSession: endpoint({
    method: 'DELETE',
    path: '/api/users/sessions/{id}',
    access: 'user',
    summary: { zh_cn: '让一台设备退出登录', en: 'Sign one of my devices out' },
    params: ids('id'),
    reply: nothing,
  }),

  endOtherSessions: endpoint({
    method: 'DELETE',
    path: '/api/users/sessions',
    access: 'user',
    summary: { zh_cn: '让其他设备全部退出登录', en: 'Sign all my other devices out' },
    reply: z.object({ ended: z.int() }),
  }),

  downloadData: endpoint({
    method: 'GET',
    path: '/api/users/data',
    access: 'user',
    summary: { zh_cn: '下载我的全部个人数据（JSON）', en: 'Download everything kept about me, as JSON' },
    reply: nothing,
    produces: 'application/json',
    errors: ['TOO_MANY_REQUESTS', 'LOCKED_OUT'],
  }),

  deleteAccount: endpoint({
    method: 'POST',
    path: '/api/users/deletion',
    access: 'user',
    summary: {
      zh_cn: '注销账号：用密码确认；没有密码时用发到邮箱或手机的 verify 验证码；只有微信时需刚刚登录',
      en: 'Delete my account, confirmed by the password, else by a verify code, else by a login of a moment ago',
    },
    body: z.object({ password: z.string().min(1).max(200).optional(), code: code.optional() }),
    reply: nothing,
    errors: ['CODE_REFUSED', 'FRESH_LOGIN_NEEDED', 'TOO_MANY_REQUESTS', 'LOCKED_OUT'],
  }),

  ...goals,
  ...secondFactor,
  ...lookup,
  ...staffAccounts,
  ...invites,
};
