/** What the rest of the server may use of essays. */

export { essaysData } from './own-data.ts';
export { presentEssays } from './present.ts';
/** Grading: queued with the submission, done in the background, taken up again after a stop. */
export { queueEssays, startEssaySweeper, startGrading } from './queue.ts';
export { findEssayScores, listEssaysOf, readEssayBacklog, waitingEssays } from './store.ts';
