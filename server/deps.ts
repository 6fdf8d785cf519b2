/** What the API needs from the process around it. A part that needs more adds a line here. */
import type pg from 'pg';
import type { Role } from '#core/accounts/roles.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/pool.ts';
import type { Metrics } from '#server/http/observe.ts';
import type { Log } from '#server/log.ts';
import type { Services } from '#server/platform/services.ts';

/** Who is calling. */
export type Viewer = {
  readonly id: string;
  readonly role: Role;
  readonly sessionId: string;
  /** When the account was made: what was sent to everybody before that is not for this person. */
  readonly joinedAt: Date;
};

export type Deps = Services & {
  readonly config: Config;
  readonly pool: pg.Pool;
  readonly db: Database;
  readonly log: Log;
  readonly metrics: Metrics;
  /** The time; tests set it. */
  readonly now: () => Date;
  /** The process has been told to end and takes no new work. */
  readonly isStopping: () => boolean;
};
