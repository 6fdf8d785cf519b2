/** Messages: sending them, reading them, and telling the tabs of those they are for. */
import type { Page } from '#contract/endpoint.ts';
import { worksAt } from '#core/accounts/roles.ts';
import type { Text } from '#core/texts.ts';
import { inTransaction, type Queryable, type Transaction } from '#server/db/tx.ts';
import type { Deps, Viewer } from '#server/deps.ts';
import { countUsers, isUser, listPublicProfiles } from '#server/domains/accounts/service.ts';
import type { Audit } from '#server/domains/staff/service.ts';
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
export { countOf } from './store.ts';

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
export async function sendMessage({ db, publish }: Deps, message: NewMessage): Promise<string> {
  const { id, isNew } = await inTransaction(db, (tx) => insert(tx, message));
  if (isNew) publish(message.to);
  return id;
}

/** A message that is there with what it tells of, or not at all; whoever sends it publishes it after the commit. */
export async function storeMessage(tx: Transaction, message: NewMessage): Promise<void> {
  await insert(tx, message);
}

const isToOne = (to: Audience): boolean => to !== 'all' && 'user' in to;

function insert(tx: Transaction, { to, now, ...message }: NewMessage) {
  const row = { ...message, sentAt: now };
  if (to === 'all') return insertMessageToMany(tx, { ...row, audience: 'all' });
  return 'user' in to
    ? insertMessage(tx, { ...row, audience: 'user', userId: to.user })
    : insertMessageToMany(tx, { ...row, audience: 'role', ...to });
}

const sending: Rule = { name: 'staff-messages', times: 120, seconds: 3600 };

/** To one person; speaking to many is a desk of its own. */
function checkMayWrite(viewer: Viewer, to: Audience): void {
  if (!isToOne(to) && !worksAt(viewer.role, 'announcements')) throw forbidden();
}

/** Whom a message sent now would reach. */
export async function findRecipients({ db }: Deps, viewer: Viewer, to: Audience, audit: Audit) {
  checkMayWrite(viewer, to);
  if (to === 'all') return { people: await countUsers(db), nickname: null };
  if ('role' in to) return { people: await countUsers(db, to.role), nickname: null };
  const profile = (await listPublicProfiles(db, [to.user])).get(to.user);
  if (!profile) throw notFound();
  await audit(db, { id: to.user });
  return { people: 1, nickname: profile.nickname };
}

export async function sendAsStaff(
  deps: Deps,
  viewer: Viewer,
  message: NewMessage,
  audit: Audit,
): Promise<string> {
  const { to } = message;
  checkMayWrite(viewer, to);
  await limit(deps.counters, [sending, viewer.id]);
  const userId = to !== 'all' && 'user' in to ? to.user : null;
  if (userId !== null && !(await isUser(deps.db, userId))) throw notFound();
  const { id, isNew } = await inTransaction(deps.db, async (tx) => {
    const sent = await insert(tx, message);
    const audience = to === 'all' ? to : 'role' in to ? to.role : 'one';
    await audit(tx, { id: userId, details: { message: sent.id, audience } });
    return sent;
  });
  if (isNew) deps.publish(to);
  return id;
}

/** One page of a person's messages. The count alone is what every page of the site asks for: `size` is 0 then. */
export async function listInbox({ db }: Deps, viewer: Viewer, status: Status, page: Page) {
  const unread = await countMessages(db, viewer, 'UNREAD');
  const total = status === 'UNREAD' ? unread : await countMessages(db, viewer, status);
  const list = page.size === 0 ? [] : await listMessages(db, viewer, status, page);
  return { unread, total, list };
}

export const countUnread = (db: Queryable, viewer: Viewer): Promise<number> =>
  countMessages(db, viewer, 'UNREAD');

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
