/** Handlers of the inbox domain. */
import { inbox } from '#contract/inbox.ts';
import { inTransaction } from '#server/db/tx.ts';
import type { Deps, Role, Viewer } from '#server/deps.ts';
import { findRecipients, sendAsStaff } from '#server/domains/inbox/service.ts';
import {
  countMessages,
  listMessages,
  updateAllRead,
  updateMessageRead,
} from '#server/domains/inbox/store.ts';
import { notFound } from '#server/http/errors.ts';
import { implement } from '#server/http/implement.ts';
import type { Audience } from '#server/platform/events.ts';

export const inboxRoutes = [
  implement(inbox.listMessages, async ({ query, viewer, locale }, { db }) => {
    const { status, page, size } = query;
    const unReadedLength = await countMessages(db, viewer, 'UNREAD');
    const total = status === 'UNREAD' ? unReadedLength : await countMessages(db, viewer, status);
    const list = size === 0 ? [] : await listMessages(db, viewer, status, query);
    return {
      total,
      unReadedLength,
      page,
      size,
      list: list.map(({ title, body, ...message }) => ({
        ...message,
        title: title[locale],
        body: body[locale],
      })),
    };
  }),

  implement(inbox.readMessage, async ({ params, viewer, now }, deps) => {
    if (!(await updateMessageRead(deps.db, viewer, params.id, now))) throw notFound();
    return tellOfRead(deps, viewer);
  }),

  implement(inbox.readAllMessages, async ({ viewer, now }, deps) => {
    await inTransaction(deps.db, (tx) => updateAllRead(tx, viewer, now));
    return tellOfRead(deps, viewer);
  }),

  implement(inbox.findRecipients, ({ query, viewer }, deps) =>
    findRecipients(deps, viewer, readAudience(query)),
  ),

  implement(inbox.sendMessage, async ({ body, viewer, now }, deps) => {
    const { key, audience, userId, role, ...message } = body;
    const to = readAudience({ audience, userId, role });
    const sender = { senderId: viewer.id, senderKey: key };
    return { id: await sendAsStaff(deps, viewer, { ...message, ...sender, to, now }) };
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

/** The person's other tabs count anew, and all of them agree. */
async function tellOfRead({ db, publish }: Deps, viewer: Viewer) {
  publish({ user: viewer.id });
  return { unReadedLength: await countMessages(db, viewer, 'UNREAD') };
}
