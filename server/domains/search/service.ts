/** What other rooms may use of the search. */
export { dropDocuments, indexDocuments, type SearchDocument } from './index-documents.ts';
