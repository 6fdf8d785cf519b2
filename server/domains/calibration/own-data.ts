/** What calibration believes of one person. */
import type { PersonalData } from '#server/domains/personal-data.ts';
import { deleteRatingsOf, listRatingsOf } from './ratings-store.ts';

export const ratingsData: PersonalData = { name: 'ratings', read: listRatingsOf, erase: deleteRatingsOf };
