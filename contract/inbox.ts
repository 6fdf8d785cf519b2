/** A user's messages, and how staff send them. */
import { z } from 'zod';
import { roles } from '#core/accounts/roles.ts';
import { endpoint, id, ids, listOf, pageQuery, time } from './endpoint.ts';

const message = z
  .object({
    id,
    title: z.string(),
    body: z.string(),
    /** A path of ours that the message leads to. */
    link: z.string().nullable(),
    isRead: z.boolean(),
    sentAt: time,
  })
  .meta({ id: 'Message' });

/** How many messages are unread now; specification, section 3, gives the word. */
const unread = z.object({ unReadedLength: z.int() });

const textOf = (max: number) =>
  z.object({ zh_cn: z.string().trim().min(1).max(max), en: z.string().trim().min(1).max(max) });

/** One user, everyone with a role, or everybody. */
const addressee = {
  audience: z.enum(['user', 'role', 'all']),
  userId: id.optional(),
  role: z.enum(roles).optional(),
};

function requireAddressee({ value, issues }: z.core.ParsePayload<z.output<z.ZodObject<typeof addressee>>>) {
  if (value.audience === 'user' && value.userId === undefined)
    issues.push({ code: 'custom', path: ['userId'], message: 'required', input: value });
  if (value.audience === 'role' && value.role === undefined)
    issues.push({ code: 'custom', path: ['role'], message: 'required', input: value });
}

export const inbox = {
  listMessages: endpoint({
    method: 'GET',
    path: '/api/messages',
    access: 'user',
    summary: { zh_cn: '我的消息，新的在前', en: 'My messages, newest first' },
    query: pageQuery.extend({ status: z.enum(['UNREAD', 'READ', 'ALL']).default('ALL') }),
    reply: listOf(message).extend(unread.shape),
  }),

  readMessage: endpoint({
    method: 'PUT',
    path: '/api/messages/{id}/read',
    access: 'user',
    summary: { zh_cn: '把一条消息标为已读', en: 'Mark a message as read' },
    params: ids('id'),
    reply: unread,
  }),

  readAllMessages: endpoint({
    method: 'PUT',
    path: '/api/messages/read',
    access: 'user',
    summary: { zh_cn: '把全部消息标为已读', en: 'Mark all messages as read' },
    reply: unread,
  }),

  findRecipients: endpoint({
    method: 'GET',
    path: '/api/staff/messages/recipients',
    access: 'desk',
    desk: 'messages',
    audit: 'recipient_found',
    summary: {
      zh_cn: '一条消息会发给谁：一位用户的昵称，或人数',
      en: 'Whom a message would reach: the nickname of one user, or how many people',
    },
    query: z.object(addressee).check(requireAddressee),
    reply: z.object({ people: z.int(), nickname: z.string().nullable() }),
    errors: ['FORBIDDEN', 'NOT_FOUND'],
  }),

  /** A POST, as at the search for people: what is typed may be an address, and belongs in no log. */
  searchRecipients: endpoint({
    method: 'POST',
    path: '/api/staff/messages/recipients/search',
    access: 'desk',
    desk: 'messages',
    audit: 'recipient_found',
    summary: {
      zh_cn: '查找收件人：按完整的邮箱、手机号或编号，或昵称的一部分',
      en: 'Find whom to write to, by the whole e-mail address, telephone or user number, or by part of the nickname',
    },
    body: z.object({ words: z.string().trim().min(1).max(254) }),
    reply: z.object({
      /** Contacts are veiled: enough to tell two people of one nickname apart. */
      list: z.array(
        z.object({ id, nickname: z.string(), email: z.string().nullable(), phone: z.string().nullable() }),
      ),
      hasMore: z.boolean(),
    }),
    errors: ['TOO_MANY_REQUESTS'],
  }),

  sendMessage: endpoint({
    method: 'POST',
    path: '/api/staff/messages',
    access: 'desk',
    desk: 'messages',
    audit: 'message_sent',
    summary: {
      zh_cn: '发消息给一位用户；管理员还可发给一种角色或所有人',
      en: 'Send a message to one user; administrators also to a role or to everybody',
    },
    body: z
      .object({
        /** Drawn by the sender: a repeat is the same message, and is sent once. */
        key: z.uuid(),
        ...addressee,
        title: textOf(60),
        body: textOf(2000),
        link: z
          .string()
          .max(500)
          .regex(/^\/(?![/\\])\S*$/)
          .nullable()
          .default(null),
      })
      .check(requireAddressee),
    reply: z.object({ id }),
    errors: ['FORBIDDEN', 'NOT_FOUND', 'TOO_MANY_REQUESTS'],
  }),
};
