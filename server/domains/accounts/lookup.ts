/** How staff find a person: who asks is counted and written down, and contacts come back veiled. */
import { readWanted, veilEmail, veilPhone } from '#core/accounts/lookup.ts';
import type { Deps, Viewer } from '#server/deps.ts';
import type { Audit } from '#server/domains/staff/service.ts';
import { limit } from '#server/http/limits.ts';
import { userLookups } from './limits.ts';
import { listFactorOwners } from './second-factor/store.ts';
import { listUsersLike } from './store.ts';

const maxFound = 20;

export async function findUsers({ db, counters }: Deps, viewer: Viewer, words: string, audit: Audit) {
  await limit(counters, [userLookups, viewer.id]);
  const found = await listUsersLike(db, readWanted(words), maxFound + 1);
  const list = found.slice(0, maxFound);
  // Whom somebody looked at, not what was typed: that may be the address of a person who is not here.
  const userIds = list.map(({ id }) => id);
  await audit(db, { id: userIds.length === 1 ? userIds[0] : null, details: { users: userIds } });
  const owners = await listFactorOwners(db, userIds);
  return {
    hasMore: found.length > list.length,
    list: list.map(({ id, nickname, role, email, emailVerifiedAt, phone, createdAt }) => ({
      id,
      nickname,
      role,
      email: email === null ? null : veilEmail(email),
      isEmailVerified: emailVerifiedAt !== null,
      phone: phone === null ? null : veilPhone(phone),
      hasSecondFactor: owners.has(id),
      createdAt,
    })),
  };
}
