/** What other domains and the handlers ask about lessons. */

export { cardsPrint } from './cards-print.ts';
export { findLessons, localeOfKey } from './find.ts';
export {
  findLessonOfQuestion,
  findLessonOfTag,
  findTopicLesson,
  getLibrary,
  hasLesson,
  measureLessons,
  openLessons,
  setLessons,
} from './library.ts';
export { lessonsData } from './own-data.ts';
export { describeReaders } from './readers.ts';
export { describeLesson, describeLessons, listLessonRows, saveProgress } from './reading.ts';
