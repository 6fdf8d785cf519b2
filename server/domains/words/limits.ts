/** How much and how often: more than a diligent learner needs, less than a program would take. */
import type { Rule } from '#server/http/limits.ts';

const day = 24 * 3600;

/** One call a card on a good connection: a thousand cards are a long day. */
export const reviewCalls: Rule = { name: 'word-reviews', times: 3000, seconds: day };

/** What comes back from a tunnel comes in bulk: counted by every so many reviews of a call. */
export const reviewBulk: Rule = { name: 'word-review-bulk', times: 200, seconds: day };
export const bulk = 25;

/** What one puts among one's words, notes or lets rest. */
export const changes: Rule = { name: 'words', times: 300, seconds: 300 };

/** Of words, the deck's and one's own together. */
export const maxWords = 10_000;

/** Files out and in: each takes a worker for a second or more, and a preview counts as one. */
export const wordsExported: Rule = { name: 'word-exports', times: 60, seconds: 3600 };
export const wordsImported: Rule = { name: 'word-imports', times: 60, seconds: 3600 };
