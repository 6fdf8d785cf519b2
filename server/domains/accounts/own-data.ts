/** What the accounts domain keeps about one person: read for a download, emptied when the account is deleted. */
import { eq, or, sql } from 'drizzle-orm';
import { accountTexts } from '#messages/accounts.ts';
import type { Queryable } from '#server/db/tx.ts';
import type { PersonalData } from '#server/domains/personal-data.ts';
import { deleteCodes } from './codes-store.ts';
import { findUser } from './store.ts';
import { inviteConfirmations, invites, oauthStates, sessions, users, wechatIdentities } from './tables.ts';

export const accountsData: PersonalData = {
  name: 'account',

  read: async (db, userId) => {
    const { passwordHash, deletedAt: _, ...profile } = (await findUser(db, userId)) ?? {};
    return {
      profile: { ...profile, hasPassword: Boolean(passwordHash) },
      sessions: await db
        .select({
          createdAt: sessions.createdAt,
          lastSeenAt: sessions.lastSeenAt,
          expiresAt: sessions.expiresAt,
          endedAt: sessions.endedAt,
          userAgent: sessions.userAgent,
          address: sessions.address,
        })
        .from(sessions)
        .where(eq(sessions.userId, userId)),
      wechat: await db.select().from(wechatIdentities).where(eq(wechatIdentities.userId, userId)),
      invites: await db.select().from(invites).where(eq(invites.inviterId, userId)),
      invitesConfirmed: await db
        .select()
        .from(inviteConfirmations)
        .where(eq(inviteConfirmations.userId, userId)),
    };
  },

  erase: async (tx, userId, now) => {
    const user = await findUser(tx, userId);
    for (const target of [user?.email, user?.phone]) if (target) await deleteCodes(tx, target);
    await tx.delete(wechatIdentities).where(eq(wechatIdentities.userId, userId));
    await tx.delete(oauthStates).where(eq(oauthStates.userId, userId));
    await tx.delete(inviteConfirmations).where(eq(inviteConfirmations.userId, userId));
    await tx
      .update(invites)
      .set({ note: '', closedAt: sql`coalesce(${invites.closedAt}, ${now})` })
      .where(eq(invites.inviterId, userId));
    await tx.delete(sessions).where(eq(sessions.userId, userId));
    await emptyUser(tx, userId, now);
  },
};

async function emptyUser(db: Queryable, userId: string, now: Date): Promise<void> {
  await db
    .update(users)
    .set({
      email: null,
      emailVerifiedAt: null,
      phone: null,
      passwordHash: null,
      nickname: accountTexts.deleted_nickname.zh_cn,
      avatar: null,
      role: 'user',
      targetScore: null,
      examDate: null,
      deletedAt: now,
    })
    .where(or(eq(users.id, userId)));
}
