/** The practice sets that a person made: to take along, or to forget. */
import type { PersonalData } from '#server/domains/personal-data.ts';
import { deleteOwnSets, listOwnSets } from './store.ts';

/** Erased after the person's attempts, which point at them. */
export const ownSetsData: PersonalData = { name: 'ownSets', read: listOwnSets, erase: deleteOwnSets };
