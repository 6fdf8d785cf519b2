/** What the rest of the server may use of exams. */

export { importExamFolder } from './import.ts';
export { type Exam, findPublished, getExam } from './lookup.ts';
export { ownSetsData } from './own-data.ts';
/** What an edition of an exam asks, with the keys and without. */
export {
  type Asked,
  type Edition,
  findAsked,
  findKeptEdition,
  getContent,
  getEdition,
  getQuestions,
} from './papers.ts';
export { createPractice } from './practice.ts';
/** For lists of attempts and of essays: what they were about, many at a time. */
export { countItems, findExercises, findTitles, listMockItems } from './store.ts';
