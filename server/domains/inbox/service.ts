/** Messages: sending them, reading them, and telling the tabs of those they are for. */
import type { Page } from '#contract/endpoint.ts';
import type { Text } from '#core/texts.ts';
import { inTransaction } from '#server/db/tx.ts';
import type { Deps, Viewer } from '#server/deps.ts';
import { countUsers, isUser, listPublicProfiles } from '#server/domains/accounts/service.ts';
import { forbidden, notFound } from '#server/http/errors.ts';
import { limit, type Rule } from '#server/http/limits.ts';
import type { Audience } from '#server/platform/events.ts';
import {
  countMessages,
  insertMessage,
  insertMessageToMany,
  listMessages,
  type Status,
  updateAllRead,
  updateMessageRead,
} from './store.ts';

export { inboxData } from './own-data.ts';

export type NewMessage = {
  readonly to: Audience;
  readonly title: Text;
  readonly body: Text;
  /** A path of ours. */
  readonly link: string | null;
  readonly senderId: string | null;
  /** Drawn by the sender, so that a repeat is the same message; the program's own have none. */
  readonly senderKey?: string;
  readonly now: Date;
};

/** One row, however many people it is for. */
export async function sendMessage(
  { db, publish }: Deps,
  { to, now, ...message }: NewMessage,
): Promise<string> {
  const row = { ...message, sentAt: now };
  const { id, isNew } =
    to !== 'all' && 'user' in to
      ? await insertMessage(db, { ...row, audience: 'user', userId: to.user })
      : await inTransaction(db, (tx) =>
          insertMessageToMany(
            tx,
            to === 'all' ? { ...row, audience: 'all' } : { ...row, audience: 'role', ...to },
          ),
        );
  if (isNew) publish(to);
  return id;
}

const sending: Rule = { name: 'staff-messages', times: 120, seconds: 3600 };

/** Teachers write to one person; only administrators speak to many. */
function checkMayWrite(viewer: Viewer, to: Audience): void {
  const isToOne = to !== 'all' && 'user' in to;
  if (!isToOne && viewer.role !== 'admin') throw forbidden();
}

/** Whom a message sent now would reach. */
export async function findRecipients({ db }: Deps, viewer: Viewer, to: Audience) {
  checkMayWrite(viewer, to);
  if (to === 'all') return { people: await countUsers(db), nickname: null };
  if ('role' in to) return { people: await countUsers(db, to.role), nickname: null };
  const profile = (await listPublicProfiles(db, [to.user])).get(to.user);
  if (!profile) throw notFound();
  return { people: 1, nickname: profile.nickname };
}

export async function sendAsStaff(deps: Deps, viewer: Viewer, message: NewMessage): Promise<string> {
  checkMayWrite(viewer, message.to);
  await limit(deps.counters, [sending, viewer.id]);
  if (message.to !== 'all' && 'user' in message.to && !(await isUser(deps.db, message.to.user)))
    throw notFound();
  return sendMessage(deps, message);
}

/** One page of a person's messages. The count alone is what every page of the site asks for: `size` is 0 then. */
export async function listInbox({ db }: Deps, viewer: Viewer, status: Status, page: Page) {
  const unread = await countMessages(db, viewer, 'UNREAD');
  const total = status === 'UNREAD' ? unread : await countMessages(db, viewer, status);
  const list = page.size === 0 ? [] : await listMessages(db, viewer, status, page);
  return { unread, total, list };
}

/** Gives how many are unread afterwards. */
export async function readMessage(deps: Deps, viewer: Viewer, id: string, now: Date): Promise<number> {
  if (!(await updateMessageRead(deps.db, viewer, id, now))) throw notFound();
  return tellOfRead(deps, viewer);
}

/** Gives how many are unread afterwards: one may have come in meanwhile. */
export async function readAllMessages(deps: Deps, viewer: Viewer, now: Date): Promise<number> {
  await inTransaction(deps.db, (tx) => updateAllRead(tx, viewer, now));
  return tellOfRead(deps, viewer);
}

/** The person's other tabs count anew, and all of them agree. */
async function tellOfRead({ db, publish }: Deps, viewer: Viewer): Promise<number> {
  publish({ user: viewer.id });
  return countMessages(db, viewer, 'UNREAD');
}
