/** How much of a stranger's package is unpacked and read. */

export type PackageLimits = {
  /** A deck with a picture and a sound for each of its words has three entries a word. */
  maxEntries: number;
  maxCollectionBytes: number;
  maxNotes: number;
  maxNoteChars: number;
  /** The latest of a card; of a collection that has more in all, only the last one. */
  maxReviewsOfCard: number;
  maxReviews: number;
};

export const packageLimits: PackageLimits = {
  maxEntries: 60_000,
  maxCollectionBytes: 128 * 1024 * 1024,
  maxNotes: 30_000,
  maxNoteChars: 100_000,
  maxReviewsOfCard: 50,
  maxReviews: 300_000,
};
