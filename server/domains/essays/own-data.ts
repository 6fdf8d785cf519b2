/** What is kept about a person's essays beyond their text: to take along, or to forget. */
import type { PersonalData } from '#server/domains/personal-data.ts';
import { deleteEssaysOf, listOwnGrades } from './store.ts';

export const essaysData: PersonalData = { name: 'essays', read: listOwnGrades, erase: deleteEssaysOf };
