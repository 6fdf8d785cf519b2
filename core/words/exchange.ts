/** What the page and the server agree on about files of words. */

/** A deck of thousands of words without its pictures is a tenth of it. */
export const largestWordsFile = 40 * 1024 * 1024;

export const exportChoices = ['all', 'deck', 'kept', 'leeches', 'level', 'group'] as const;
