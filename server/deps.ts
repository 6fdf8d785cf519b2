/** What the code of a request or a job may use. A part that needs more adds a line here. */
import type pg from 'pg';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/pool.ts';
import type { Replica } from '#server/db/replica.ts';
import type { DatabaseHealth } from '#server/db/watch.ts';
import type { Log } from '#server/log.ts';
import type { Services } from '#server/platform/services.ts';

export type { Viewer } from '#core/accounts/viewer.ts';

/** What the process owns: `main.ts` hands it to the application. */
export type Host = {
  readonly config: Config;
  readonly log: Log;
  readonly pool: pg.Pool;
  readonly db: Database;
  /** For `readStale` alone. Null where there is none. */
  readonly replica: Replica | null;
  /** Whether the database answers, as of a moment ago. */
  readonly health: () => DatabaseHealth;
  /** Tells whoever waits for the database that it has fallen silent; returns the end of listening. */
  readonly onSilence: (listener: () => void) => () => void;
  /** Somebody was told to come again because the database is away. */
  readonly noteRefused: () => void;
  /** The time, by the database's clock; tests set it. */
  readonly now: () => Date;
  /** The process has been told to end and takes no new work. */
  readonly isStopping: () => boolean;
};

export type Deps = Host & Services;
