/** Connections beside the pool, for work that takes longer than a request may. */
import pg from 'pg';

/** Where nothing has come back by then, nothing will. */
const longestStatementMs = 600_000;

/**
 * No statement of such work is cut off, and it takes no place that a request is waiting for. The server is asked to
 * notice within half a minute that a machine is gone, for what is held here (a lock, a transaction) is held from others.
 */
const patience = `
  set statement_timeout = 0; set idle_in_transaction_session_timeout = 0;
  set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 4`;

/** Ends at once, even where a connection does not answer any more. */
export async function withOwnConnections<T>(
  { options }: { options: pg.PoolConfig },
  max: number,
  work: (own: pg.Pool) => Promise<T>,
): Promise<T> {
  const own = new pg.Pool({
    ...options,
    // The pool hides it from whoever copies its options.
    password: options.password,
    max,
    idleTimeoutMillis: 0,
    query_timeout: longestStatementMs,
    onConnect: (client) => client.query(patience),
  });
  own.on('error', () => undefined);
  own.on('connect', (client) => client.on('error', () => undefined));
  try {
    return await work(own);
  } finally {
    await own.end();
  }
}
