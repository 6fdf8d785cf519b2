/** One of something for each database: tests open many in one process, and an id means another thing in each. */
import type { Database } from './pool.ts';

export function perDatabase<T>(make: (pool: Database['$client']) => T): (db: Database) => T {
  const made = new WeakMap<Database['$client'], T>();
  return ({ $client }) => {
    const one = made.get($client) ?? make($client);
    made.set($client, one);
    return one;
  };
}
