/**
 * Every advisory lock of the product. Its number is all that PostgreSQL knows a lock by, so all of them stand in this
 * one table; a test holds that they differ and that no other file writes such a number.
 *
 * Who holds one waits for nothing else that others may hold: a transaction does all its work on its own connection,
 * and work that goes on with other connections of the pool keeps its lock on a connection outside it (with-lock.ts).
 */
export const locks = {
  /** Shared by every process that uses the embedded server; who can have it alone is the last one out. */
  presence: 4_711_001,
  migrations: 4_711_002,
  /** Months of a table are made and dropped by one process at a time. */
  partitions: 4_711_003,
  /** Messages to many get their ids in the order in which they become visible. */
  messagesToMany: 4_711_201,
  calibration: 4_711_202,
  /** All that a release brings along, from the question whether it is the newest to the last row. */
  content: 4_711_300,
  questionImport: 4_711_301,
  examImport: 4_711_302,
  siteImport: 4_711_501,
} as const;

/** Locks that are known by a text, such as a person and an exam: each kind hashes its texts with a seed of its own. */
export const lockSeeds = { attemptStart: 4711 } as const;

export type Lock = (typeof locks)[keyof typeof locks];
