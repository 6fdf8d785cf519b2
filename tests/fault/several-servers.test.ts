/** An address that names two servers: the site writes on the primary, and after a failover on the other one. */
import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '#server/db/migrate.ts';
import { withOwnConnections } from '#server/db/own-connection.ts';
import { openDatabase } from '#server/db/pool.ts';
import { inTransaction } from '#server/db/tx.ts';
import { watchDatabase } from '#server/db/watch.ts';
import { makeDataDir } from '../data-dir.ts';
import {
  findPostgres,
  freePort,
  makePrimary,
  makeStandby,
  type PostgresServer,
  urlOf,
} from './postgres/server.ts';

const binaries = findPostgres();
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

describe.skipIf(!binaries)('two servers (skipped without them: apt-get install postgresql)', () => {
  let dataDir: string;
  let first: PostgresServer;
  let second: PostgresServer;

  beforeAll(async () => {
    dataDir = await makeDataDir();
    const options = { binaries: binaries ?? '', parent: dataDir };
    first = await makePrimary({ ...options, name: 'first' });
    second = await makeStandby(first, { ...options, name: 'second' });
    await first.query('create table marks (note text)');
  }, 120_000);

  afterAll(async () => {
    await first?.stop();
    await second?.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  /** As text, for the numbers differ with every run. */
  const serverOf = (port: unknown) =>
    port === first.port ? 'first' : port === second.port ? 'second' : port;
  const portOf = "select current_setting('port')::int as port";

  it('the one that writes is taken, wherever it stands in the address', { timeout: 60_000 }, async () => {
    const dead = await freePort();
    for (const ports of [
      [second.port, first.port],
      [first.port, second.port],
      [dead, second.port, first.port],
    ]) {
      const databaseUrl = `${urlOf(...ports)}?target_session_attrs=read-write`;
      const { pool, close } = await openDatabase({ databaseUrl, dataDir, log });
      const { rows } = await pool.query(portOf);
      await pool.query("insert into marks values ('here')");
      await close();
      expect(serverOf(rows[0].port)).toBe('first');
    }
  });

  it('one address alone that only reads is refused in words', { timeout: 60_000 }, async () => {
    const databaseUrl = `${urlOf(second.port)}?target_session_attrs=standby`;
    await expect(openDatabase({ databaseUrl, dataDir, log })).rejects.toThrow('Use read-write');
  });

  it('after a failover everything goes on at the other one, by itself', { timeout: 120_000 }, async () => {
    const databaseUrl = urlOf(first.port, second.port);
    const database = await openDatabase({ databaseUrl, dataDir, log, poolSize: 3 });
    const watch = watchDatabase({ ...database, log });
    await expect.poll(() => watch.health().state).toBe('ready');
    await database.pool.query("insert into marks values ('before')");
    await first.kill();
    await expect.poll(() => watch.health().state, { timeout: 10_000 }).toBe('unreachable');
    await second.promote();
    await expect.poll(() => watch.health().state, { timeout: 20_000 }).toBe('ready');
    const write = () => inTransaction(database.db, (tx) => tx.execute("insert into marks values ('after')"));
    await expect.poll(() => write().then(() => 'written', String), { timeout: 20_000 }).toBe('written');
    const { rows } = await database.pool.query(portOf);
    expect(serverOf(rows[0].port)).toBe('second');
    const own = await withOwnConnections(database.pool, 1, (connections) => connections.query(portOf));
    expect(serverOf(own.rows[0]?.port)).toBe('second');
    await migrate({ connection: database.connection, log });
    const { rows: notes } = await second.query('select count(*)::int as n from marks where note = $1', [
      'before',
    ]);
    expect(notes[0].n).toBe(1);
    watch.close();
    await database.close();
  });

  it('a primary that came down to a standby, and kept its connections, is left', {
    timeout: 120_000,
  }, async () => {
    // The second is the primary now. The first comes back as it was, which is a primary too: so it is told to only read.
    await first.start();
    await first.query('alter system set default_transaction_read_only = on');
    await first.query('select pg_reload_conf()');
    const databaseUrl = urlOf(second.port, first.port);
    const onSecond = await openDatabase({ databaseUrl, dataDir, log, poolSize: 3 });
    const watch = watchDatabase({ ...onSecond, log });
    await expect.poll(() => watch.health().state).toBe('ready');
    const clients = await Promise.all([1, 2, 3].map(() => onSecond.pool.connect()));
    for (const client of clients) client.release();
    await second.query('alter system set default_transaction_read_only = on');
    await second.query('select pg_reload_conf()');
    await expect.poll(() => watch.health().state, { timeout: 10_000 }).toBe('read-only');
    await first.query('alter system reset default_transaction_read_only');
    await first.query('select pg_reload_conf()');
    await expect.poll(() => watch.health().state, { timeout: 20_000 }).toBe('ready');
    // Every connection of the pool leads to the other one: nobody is refused.
    const asked = await Promise.all([1, 2, 3].map(() => onSecond.pool.query(portOf)));
    expect(asked.map(({ rows }) => serverOf(rows[0].port))).toEqual(['first', 'first', 'first']);
    watch.close();
    await onSecond.close();
  });
});
