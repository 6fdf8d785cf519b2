/** What other domains ask of the search. */

/** Whoever has something to be found hands it over when it changes, in the transaction that changes it. */
export { indexBank, indexDocuments, type SearchDocument } from './documents.ts';
export { deleteDocuments as dropDocuments, replaceTerms } from './index-store.ts';

/** A list of one's own with a search beside its filters: what was typed, what it finds, and where the words stand. */
export { type ResolvedSearch, resolveSearch } from './query.ts';
export { findExcerpts } from './search.ts';
export { hitsOf, maxHits, rankHits } from './store.ts';
