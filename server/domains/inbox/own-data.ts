/** What the inbox domain keeps about one person. */
import type { PersonalData } from '#server/domains/personal-data.ts';
import { deleteInbox, listOwnMessages } from './store.ts';

export const inboxData: PersonalData = {
  name: 'messages',
  read: listOwnMessages,
  erase: deleteInbox,
};
