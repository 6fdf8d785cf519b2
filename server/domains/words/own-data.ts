/** The part of the words domain in what a person takes along or has deleted. */
import type { PersonalData } from '#server/domains/personal-data.ts';
import { deleteOwnData, listOwnData } from './own-data-store.ts';

export const wordsData: PersonalData = { name: 'words', read: listOwnData, erase: deleteOwnData };
