/** What makes it the same word, wherever it was met. */
export const wordKey = (word: string): string => word.trim().toLowerCase();
