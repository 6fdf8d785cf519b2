/** What the rest of the server may use of learning as a whole; its parts have faces of their own. */

export { findOwnMarks, findOwnState } from './own-state.ts';
