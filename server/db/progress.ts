/** What the database tells while it opens: steps for the start command, and a log. */
import type { BaseLogger } from 'pino';

/** Each may take more than a second. */
export type DatabaseStep =
  | 'copying'
  | 'creating'
  | 'starting'
  | 'recovering'
  | 'waiting'
  | 'migrating'
  /** Another process brings the tables up to date. */
  | 'migrating-elsewhere';

export type DatabaseLog = Pick<BaseLogger, 'info' | 'warn' | 'error'>;

export type Telling = { log: DatabaseLog; onProgress?: ((step: DatabaseStep) => void) | undefined };
