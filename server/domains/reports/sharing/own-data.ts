/** Which reports a person shares: to take along, or to forget. */
import type { PersonalData } from '#server/domains/personal-data.ts';
import { deleteLinksOf, listLinksOf } from './store.ts';

export const sharingData: PersonalData = {
  name: 'sharedReports',
  read: listLinksOf,
  erase: deleteLinksOf,
};
