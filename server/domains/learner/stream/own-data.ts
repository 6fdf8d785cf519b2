/** The part of the stream in what a person takes along or has deleted. */
import type { PersonalData } from '#server/domains/personal-data.ts';
import { deleteStreamOf, listSessionsOf } from './store.ts';

export const streamData: PersonalData = { name: 'stream', read: listSessionsOf, erase: deleteStreamOf };
