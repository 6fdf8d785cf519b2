/** What the rest of the server may use of attempts. */

/** Practice that was left ends by itself. */
export { endAbandoned } from './abandoned.ts';
export { findAskedNumber } from './asked.ts';
/** Which questions are closed to whom, and what is refused for their sake. */
export { findClosedTo, requireOpenAgain, requireOpenRecord, requireOpenSet } from './closed.ts';
export { findGradedAttempt, type GradedAttempt, isGradedAttemptOf } from './facts.ts';
export { type GradedQuery, listGraded } from './graded-list.ts';
/** Events by month: made ready, and dropped where there is a limit. */
export { keepEventMonths } from './history.ts';
/** Attempts of one user, put together for the catalogue, for trends and for printing. */
export {
  findMine,
  findTakenPaper,
  listEarlierMocks,
  listGradedAt,
  type Mine,
  type TakenPaper,
} from './list-store.ts';
export { attemptsData } from './own-data.ts';
export { readAttemptBacklog } from './sweep-store.ts';
export { startSweeper } from './sweeper.ts';
