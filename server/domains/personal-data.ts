/** What a domain keeps about one person. `server/routes/personal-data.ts` lists the domains that keep something. */
import type { Queryable, Transaction } from '#server/db/tx.ts';

export type PersonalData = {
  /** The key in the downloaded file; parts of the same name stand under it together. */
  readonly name: string;
  readonly read: (db: Queryable, userId: string) => Promise<unknown>;
  /**
   * Deletes what only concerns the person, and empties what others rely on. Gives the keys of stored files that go
   * with it: they are removed once the deletion is certain.
   */
  // biome-ignore lint/suspicious/noConfusingVoidType: most parts have no files and just end
  readonly erase: (tx: Transaction, userId: string, now: Date) => Promise<readonly string[] | void>;
};
