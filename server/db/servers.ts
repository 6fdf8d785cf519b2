/**
 * Several servers that hold the same database, of which one takes writes: which one that is changes with a failover, and
 * is asked again for every new connection.
 */
import pg from 'pg';
import { errorCode } from './setup-error.ts';

export type Address = { host: string; port: number };

export type Servers = {
  /** The one to connect to; fails where none of them is it. */
  find: () => Promise<Address>;
};

/** `read-write` is the primary, `read-only` a standby. */
export type Wanted = 'read-write' | 'read-only';

/** Ample for a server next door, and short enough that one which says nothing keeps nobody for long. */
const patienceMs = 2000;
/** So long an answer is good for others who connect, too: a pool opens its connections together. */
const freshMs = 500;

/** What is not the network's fault: it would be the same on every server, and is told as it is. */
const isRefusal = (error: unknown): boolean => /^(?:28|3D|42)/.test(errorCode(error) ?? '');

export function createServers(
  addresses: readonly Address[],
  wanted: Wanted,
  connection: pg.ClientConfig,
): Servers {
  let finding: Promise<Address> | null = null;
  let found: { address: Address; at: number } | null = null;

  // All at once: one that is dead without a word would otherwise keep everybody from the one that lives.
  const search = async (): Promise<Address> => {
    try {
      const address = await Promise.any(addresses.map((one) => ask(one, wanted, connection)));
      found = { address, at: performance.now() };
      return address;
    } catch (thrown) {
      const { errors } = thrown as AggregateError;
      const refusal = errors.find(isRefusal);
      if (refusal) throw refusal;
      const reasons = addresses.map(({ host, port }, index) => `${host}:${port} ${reasonOf(errors[index])}`);
      const what = wanted === 'read-write' ? 'takes writes' : 'is a standby that answers';
      // As a server says that is starting up: nobody is there now, and soon somebody will be.
      throw Object.assign(new Error(`no server ${what}: ${reasons.join(', ')}`), { code: '57P03' });
    }
  };

  return {
    find: () => {
      if (found && performance.now() - found.at < freshMs) return Promise.resolve(found.address);
      finding ??= search().finally(() => {
        finding = null;
      });
      return finding;
    },
  };
}

const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message || (errorCode(error) ?? 'failed') : String(error);

async function ask(address: Address, wanted: Wanted, connection: pg.ClientConfig): Promise<Address> {
  const client = new pg.Client({
    ...connection,
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
  });
  client.on('error', () => undefined);
  Object.assign(client, address);
  try {
    await client.connect();
    const { rows } = await client.query<{ isReadOnly: boolean }>(
      `select current_setting('transaction_read_only') = 'on' as "isReadOnly"`,
    );
    const isReadOnly = rows[0]?.isReadOnly ?? false;
    if (isReadOnly !== (wanted === 'read-only'))
      throw new Error(isReadOnly ? 'only reads' : 'is the primary');
    return address;
  } finally {
    client.end().catch(() => undefined);
  }
}
