/** Who is told to come again while the database is silent (server/db/silence.ts), and when. */
import { type Endpoint, routeOf } from '#contract/endpoint.ts';
import { limitOf } from '#contract/limits.ts';
import { askUnlessSilent, openForReaders } from '#server/db/silence.ts';
import type { Deps } from '#server/deps.ts';

/** GETs that write: they note and use up a login's one-time state. */
const stepsOfLogin: ReadonlySet<string> = new Set(['GET /api/auth/wxop/url', 'GET /api/auth/wxop']);

/**
 * Who writes, or asks for what is theirs, is told before anything is done. What anyone may see may be known without the
 * database, or at the replica: so it is tried, and the first statement that only the primary could answer fails at once.
 */
export const needsPrimary = (endpoint: Endpoint, isSomebody: boolean): boolean =>
  endpoint.method !== 'GET' || stepsOfLogin.has(routeOf(endpoint)) || (isSomebody && !endpoint.cacheSeconds);

/** Whether it was done is not known then. A code or a password that was taken is not taken twice. */
export const mayBeCutOff = (endpoint: Endpoint, isSomebody: boolean): boolean =>
  needsPrimary(endpoint, isSomebody) &&
  endpoint.method !== 'POST' &&
  (limitOf as Partial<Record<string, string>>)[routeOf(endpoint)] !== 'secret';

/** For calls that do not need the primary: nothing of it waits for a database that is silent. */
export function forReaders(deps: Deps): Deps {
  const { counters } = deps;
  return {
    ...deps,
    db: openForReaders(deps),
    counters: {
      ...counters,
      count: (rule, key) => counters.count(rule, key, (work) => askUnlessSilent(deps, work)),
    },
  };
}
