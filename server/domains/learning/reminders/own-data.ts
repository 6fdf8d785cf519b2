/** What is kept of a person's reminders and calendar. */
import type { PersonalData } from '#server/domains/personal-data.ts';
import { deleteReminders, listOwnReminders } from './store.ts';

export const remindersData: PersonalData = {
  name: 'learning',
  read: listOwnReminders,
  erase: deleteReminders,
};
