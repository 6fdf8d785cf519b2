/** What the invites domain keeps about one person: whom they invited, and which invitations they confirmed. */
import type { PersonalData } from '#server/domains/personal-data.ts';
import { deleteConfirmationsOf, emptyInvitesOf, listAllInvitesOf, listConfirmationsOf } from './store.ts';

export const invitesData: PersonalData = {
  name: 'account',

  read: async (db, userId) => ({
    invites: await listAllInvitesOf(db, userId),
    invitesConfirmed: await listConfirmationsOf(db, userId),
  }),

  erase: async (tx, userId, now) => {
    await deleteConfirmationsOf(tx, userId);
    await emptyInvitesOf(tx, userId, now);
  },
};
