/** What other rooms may use of learning as a whole; its parts have faces of their own. */
export { learningData } from './own-data.ts';
export { findOwnMarks, findOwnState } from './own-state.ts';
