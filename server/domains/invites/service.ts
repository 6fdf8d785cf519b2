/** What may be done with an invitation, and by whom. */
import { randomBytes } from 'node:crypto';
import type { OutputOf, Page } from '#contract/endpoint.ts';
import type { invites as inviteCalls } from '#contract/invites.ts';
import { shortIdBytes, shortIdFrom } from '#core/accounts/short-id.ts';
import { dayMs } from '#core/duration.ts';
import { locales } from '#core/locale.ts';
import { fill } from '#core/texts.ts';
import { accountTexts } from '#messages/accounts.ts';
import { inTransaction, type Queryable } from '#server/db/tx.ts';
import type { Deps, Viewer } from '#server/deps.ts';
import { getUser, listPublicProfiles } from '#server/domains/accounts/service.ts';
import { sendMessage } from '#server/domains/inbox/service.ts';
import { AppError, invalidInput, notFound } from '#server/http/errors.ts';
import { limit, type Rule } from '#server/http/limits.ts';
import {
  countOpenInvites,
  findConfirmation,
  findInvite,
  type InviteRow,
  insertConfirmation,
  insertInvite,
  listInvitesOf,
  lockInvite,
  updateInviteClosed,
} from './store.ts';

export { invitesData } from './own-data.ts';

const maxOpen = 20;

const creations: Rule = { name: 'invite', times: 60, seconds: 3600 };

/** Staff invite whole classes. */
const max = { user: { limit: 20, days: 30 }, staff: { limit: 1000, days: 365 } };

type Wish = OutputOf<(typeof inviteCalls.createInvite)['body']>;

export async function createInvite({ db, counters }: Deps, viewer: Viewer, wish: Wish, now: Date) {
  const allowed = max[viewer.role === 'user' ? 'user' : 'staff'];
  if (wish.limit > allowed.limit) throw invalidInput({ limit: 'wrong' });
  if (wish.days > allowed.days) throw invalidInput({ days: 'wrong' });
  await limit(counters, [creations, viewer.id]);
  if ((await countOpenInvites(db, viewer.id, now)) >= maxOpen) {
    throw new AppError('INVITE_LIMIT_REACHED', { params: { limit: maxOpen } });
  }
  const made = await insertInvite(db, {
    id: shortIdFrom(randomBytes(shortIdBytes)),
    inviterId: viewer.id,
    note: wish.note,
    maxUses: wish.limit,
    createdAt: now,
    expiresAt: new Date(now.getTime() + wish.days * dayMs),
  });
  return presentInvite(made, now);
}

export async function listInvites({ db }: Deps, viewer: Viewer, page: Page, now: Date) {
  const { total, list } = await listInvitesOf(db, viewer.id, page);
  return { ...page, total, list: list.map((invite) => presentInvite(invite, now)) };
}

/** The invitation and who invites; one of somebody who has left leads nowhere. */
async function getInvite(db: Queryable, id: string) {
  const invite = await findInvite(db, id);
  const inviter = invite && (await listPublicProfiles(db, [invite.inviterId])).get(invite.inviterId);
  if (!inviter) throw notFound();
  return { invite, inviter };
}

export async function openInvite({ db }: Deps, viewer: Viewer | null, id: string, now: Date) {
  const { invite, inviter } = await getInvite(db, id);
  return {
    id,
    inviter: { nickname: inviter.nickname, avatar: inviter.avatar },
    note: invite.note,
    state: stateOf(invite, now),
    isConfirmed: viewer !== null && (await findConfirmation(db, id, viewer.id)) !== null,
    isOwn: viewer?.id === invite.inviterId,
    expiresAt: invite.expiresAt,
  };
}

/** Once for each person; a repeat is answered like the first time, also after the invitation has ended. */
export async function confirmInvite(deps: Deps, viewer: Viewer, id: string, now: Date) {
  const found = await getInvite(deps.db, id);
  const { nickname } = await getUser(deps.db, viewer);
  const { confirmedAt, isFirst } = await inTransaction(deps.db, async (tx) => {
    const invite = await lockInvite(tx, id);
    const earlier = await findConfirmation(tx, id, viewer.id);
    if (earlier) return { confirmedAt: earlier, isFirst: false };
    const isOpen = invite !== null && stateOf(invite, now) === 'open';
    if (!isOpen || invite.inviterId === viewer.id) throw new AppError('INVITE_CLOSED');
    await insertConfirmation(tx, id, viewer.id, now);
    return { confirmedAt: now, isFirst: true };
  });
  if (isFirst) {
    await sendMessage(deps, {
      to: { user: found.invite.inviterId },
      title: inBoth('invite_confirmed_title', nickname),
      body: inBoth('invite_confirmed_body', nickname),
      link: null,
      senderId: null,
      now,
    });
  }
  return { confirmedAt, inviter: { nickname: found.inviter.nickname } };
}

/** Its inviter ends it; who ends it twice hears the same. */
export async function closeInvite({ db }: Deps, viewer: Viewer, id: string, now: Date): Promise<void> {
  if (!(await updateInviteClosed(db, id, viewer.id, now))) throw notFound();
}

function inBoth(key: 'invite_confirmed_title' | 'invite_confirmed_body', name: string) {
  const [zh_cn = '', en = ''] = locales.map((locale) => fill(accountTexts[key][locale], { name }));
  return { zh_cn, en };
}

function stateOf({ closedAt, expiresAt, uses, maxUses }: InviteRow, now: Date) {
  if (closedAt) return 'closed' as const;
  if (expiresAt <= now) return 'expired' as const;
  return uses < maxUses ? ('open' as const) : ('full' as const);
}

function presentInvite(invite: InviteRow, now: Date) {
  const { id, note, maxUses, uses, createdAt, expiresAt } = invite;
  return {
    id,
    path: `/login/${id}`,
    note,
    limit: maxUses,
    used: uses,
    state: stateOf(invite, now),
    createdAt,
    expiresAt,
  };
}
