/** What other domains ask about questions. */

/** Answers that were graded. Whoever records one uses `recordAnswers` of learning, which feeds the wrong-book too. */
export {
  findChoice,
  type GivenAnswer,
  listValidVersions,
  readAllAnswers,
} from './answers/all-answers-store.ts';
export { storeAnswers } from './answers/answers.ts';
export {
  countAnswering,
  countAnswersOf,
  findLastAnsweredAt,
  type GradedAnswer,
  type LearnerAnswer,
  listLastAnswers,
  listLearnerAnswers,
  lockLastAnswered,
} from './answers/answers-store.ts';
/** When somebody was given a question, sealed. */
export { sealOpened } from './answers/opened.ts';
/** First answers on their way into everybody's statistics. */
export { countAnswers } from './answers/uncounted.ts';
export { countUncounted } from './answers/uncounted-store.ts';

/** The bank: its tags, its filters, and questions as lists show them. */
export { forgetBank, readBank } from './bank.ts';
export { findTagNames } from './bank-store.ts';
/** One question, or several, in full; how everybody does on them; formulas as they are shown. */
export { findOwnHistory, getDetail, reveal, statsOf } from './detail.ts';
export { type ResolvedFilter, resolveFilter } from './filter.ts';
/** The start of the process, and of a deletion of an account. */
export { importFolder } from './import.ts';
export { findMath } from './math/math.ts';
export { findNumbers, findQuestionId } from './numbers-store.ts';
export { questionsData } from './own-data.ts';
export { findPage } from './page.ts';
/** Which questions to try, and what kinds some questions are of. */
export {
  countKinds,
  findFamilies,
  findVariants,
  listDraws,
  listForSet,
  listLeastTried,
  listOfKind,
  listToPractise,
} from './practice-store.ts';
export { findRelated } from './related.ts';
/** What of it is kept for mock exams, and what of it is closed to whoever asks. */
export { type Closed, findClosed, nothingClosed, onlyRunning, requireOpen } from './reserved/closed.ts';
export { reserveQuestions } from './reserved/reserve.ts';
export { findPeers, listRows, type RowsOptions, textsOfRows } from './rows/rows.ts';
export { listMet, listScored } from './stream-store.ts';
export { presentTag, resolveTags, type TagTree } from './tags.ts';
export {
  type CurrentQuestion,
  findCurrent,
  findForms,
  findRated,
  findSampleAbove,
  findWordSources,
  getVersions,
  isQuestion,
  type KnownForm,
  type VersionedQuestion,
} from './versions-store.ts';
