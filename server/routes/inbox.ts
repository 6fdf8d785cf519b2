/** Handlers of the inbox domain. */
import { inbox } from '#contract/inbox.ts';
import type { Role } from '#core/accounts/roles.ts';
import { findUsers } from '#server/domains/accounts/service.ts';
import {
  findRecipients,
  listInbox,
  readAllMessages,
  readMessage,
  sendAsStaff,
} from '#server/domains/inbox/service.ts';
import { implement } from '#server/http/implement.ts';
import type { Audience } from '#server/platform/events.ts';
import { implementDesk } from './staff/desk.ts';

export const inboxRoutes = [
  implement(inbox.listMessages, async ({ query, viewer, locale }, deps) => {
    const { status, page, size } = query;
    const { unread, total, list } = await listInbox(deps, viewer, status, { page, size });
    return {
      total,
      unReadedLength: unread,
      page,
      size,
      list: list.map(({ title, body, ...message }) => ({
        ...message,
        title: title[locale],
        body: body[locale],
      })),
    };
  }),

  implement(inbox.readMessage, async ({ params, viewer, now }, deps) => ({
    unReadedLength: await readMessage(deps, viewer, params.id, now),
  })),

  implement(inbox.readAllMessages, async ({ viewer, now }, deps) => ({
    unReadedLength: await readAllMessages(deps, viewer, now),
  })),

  implementDesk(inbox.findRecipients, ({ query, viewer }, deps, audit) =>
    findRecipients(deps, viewer, readAudience(query), audit),
  ),

  implementDesk(inbox.searchRecipients, ({ body, viewer }, deps, audit) =>
    findUsers(deps, viewer, body.words, audit),
  ),

  implementDesk(inbox.sendMessage, async ({ body, viewer, now }, deps, audit) => {
    const { key, audience, userId, role, ...message } = body;
    const to = readAudience({ audience, userId, role });
    const sender = { senderId: viewer.id, senderKey: key };
    return { id: await sendAsStaff(deps, viewer, { ...message, ...sender, to, now }, audit) };
  }),
];

type Addressed = {
  audience: 'user' | 'role' | 'all';
  userId?: string | undefined;
  role?: Role | undefined;
};

function readAudience({ audience, userId = '', role = 'user' }: Addressed): Audience {
  return audience === 'user' ? { user: userId } : audience === 'role' ? { role } : 'all';
}
