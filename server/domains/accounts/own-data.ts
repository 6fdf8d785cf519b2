/** What the accounts domain keeps about one person: read for a download, emptied when the account is deleted. */
import type { PersonalData } from '#server/domains/personal-data.ts';
import { storageKeyOf } from '#server/platform/storage.ts';
import { deleteCodes } from './codes/codes-store.ts';
import { deleteDevicesOf, listDevicesOf } from './devices/devices-store.ts';
import { deleteGoal, findGoal } from './goal/store.ts';
import { countRecoveryCodes, deleteChallengesOf, deleteFactor, findFactor } from './second-factor/store.ts';
import { deleteSessionsOf, listSessionsOf } from './sessions-store.ts';
import { deleteOauthStatesOf, deleteWechat, emptyUser, findUser, listWechatOf } from './store.ts';

export const accountsData: PersonalData = {
  name: 'account',

  read: async (db, userId) => {
    const { passwordHash, deletedAt: _, ...profile } = (await findUser(db, userId)) ?? {};
    return {
      profile: { ...profile, hasPassword: Boolean(passwordHash) },
      goal: await findGoal(db, userId),
      devices: await listDevicesOf(db, userId),
      sessions: await listSessionsOf(db, userId),
      wechat: await listWechatOf(db, userId),
      // Never the secret, nor anything that a code could be made or guessed from.
      secondFactor: {
        since: (await findFactor(db, userId))?.confirmedAt ?? null,
        recoveryCodesLeft: await countRecoveryCodes(db, userId),
      },
    };
  },

  erase: async (tx, userId, now) => {
    const user = await findUser(tx, userId);
    for (const target of [user?.email, user?.phone]) if (target) await deleteCodes(tx, target);
    await deleteGoal(tx, userId);
    await deleteWechat(tx, userId);
    await deleteOauthStatesOf(tx, userId);
    await deleteDevicesOf(tx, userId);
    await deleteFactor(tx, userId);
    await deleteChallengesOf(tx, userId);
    await deleteSessionsOf(tx, userId);
    await emptyUser(tx, userId, now);
    const picture = user?.avatar ? storageKeyOf(user.avatar) : null;
    return picture ? [picture] : [];
  },
};
