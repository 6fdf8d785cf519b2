/** What the learning domain keeps about one person. */
import type { PersonalData } from '#server/domains/personal-data.ts';
import { deleteOwnData, listOwnData } from './own-data-store.ts';

export const learningData: PersonalData = { name: 'learning', read: listOwnData, erase: deleteOwnData };
