/** What other domains ask about learners; each part (notes, collections, …) has a service of its own besides. */
export { listOwnRows, resolveOwnFilter } from './bank.ts';
export { learningData } from './own-data.ts';
export { findOwnMarks, findOwnState } from './own-state.ts';
