import { rm } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDataDir } from '#tests/data-dir.ts';
import { type OpenDatabase, openDatabase } from './pool.ts';
import { isSetupError } from './setup-error.ts';

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
let dataDir: string;
let database: OpenDatabase;

beforeAll(async () => {
  dataDir = await makeDataDir();
  database = await openDatabase({ dataDir, log });
});

afterAll(async () => {
  await database.close();
  await rm(dataDir, { recursive: true });
});

describe('the pool', () => {
  it('keeps a date as text and a bigint whole', async () => {
    const { rows } = await database.pool.query("select date '2026-03-01' as day, 9007199254740993 as big");
    expect(rows).toEqual([{ day: '2026-03-01', big: '9007199254740993' }]);
  });

  it('limits how long a statement and an idle transaction may last', async () => {
    const { rows } = await database.pool.query(
      `select current_setting('statement_timeout') as statement,
              current_setting('idle_in_transaction_session_timeout') as idle`,
    );
    expect(rows).toEqual([{ statement: '15s', idle: '30s' }]);
  });

  it('goes on after a connection was lost, in use or idle', async () => {
    const lost = await database.pool.connect();
    const [{ pid }] = (await lost.query('select pg_backend_pid() as pid')).rows;
    const gone = new Promise((settle) => lost.once('end', settle));
    await database.pool.query('select pg_terminate_backend($1)', [pid]);
    await gone;
    lost.release();
    expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });
});

describe('DATABASE_URL', () => {
  const openAt = (databaseUrl: string) => openDatabase({ databaseUrl, dataDir, log });
  const urlOf = ({ user = 'beacon', password = '', name = 'beacon' }) =>
    `postgres://${user}:${password}@/${name}?host=${encodeURIComponent(String(database.connection.host))}`;

  it('opens an external server and leaves it running', async () => {
    const external = await openAt(urlOf({ password: String(database.connection.password) }));
    expect((await external.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await external.close();
    expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  it.each([
    [
      'another scheme',
      () => 'mysql://root:hunter2@localhost/app',
      'DATABASE_URL is not a PostgreSQL address',
    ],
    ['no address', () => 'localhost hunter2', 'DATABASE_URL is not a PostgreSQL address'],
    [
      'an unencoded password',
      () => 'postgres://me:hunter2/x@localhost:5432/db',
      'DATABASE_URL is not a PostgreSQL address',
    ],
    [
      'a raw password',
      () => 'postgres://me:p@hunter2/x@localhost:5432/db',
      'special characters in the password',
    ],
    ['no password', () => urlOf({}).replace(':@', '@'), 'none is given for the user "beacon"'],
    ['a closed port', () => 'postgres://me:hunter2@127.0.0.1:1/db', 'nothing answers on 127.0.0.1:1'],
    ['no socket', () => 'postgres://me:hunter2@/db?host=/nowhere', 'there is no socket in /nowhere'],
    ['an unknown host', () => 'postgres://me:hunter2@nowhere.invalid/db', '"nowhere.invalid"'],
    [
      'a wrong password',
      () => urlOf({ password: 'hunter2' }),
      'does not accept the password of the user "beacon"',
    ],
    [
      'no such database',
      () => urlOf({ password: String(database.connection.password), name: 'other' }),
      'has no database "other". Create it',
    ],
  ])('explains %s without the password', async (_, url, message) => {
    const error = await openAt(url()).catch((caught) => caught);
    expect(isSetupError(error)).toBe(true);
    expect(error.message).toContain(message);
    expect(error.message).toContain('DATABASE_URL');
    expect(error.message).not.toContain('hunter2');
  });

  it('refuses a server older than 15', async () => {
    const server = await startOldServer();
    const { port } = server.address() as AddressInfo;
    await expect(openAt(`postgres://me@127.0.0.1:${port}/db?sslmode=disable`)).rejects.toThrow(
      'DATABASE_URL leads to PostgreSQL 14.9; version 15 or newer is needed',
    );
    server.close();
  });
});

/** Speaks just enough of PostgreSQL's protocol to say how old it is. */
async function startOldServer(): Promise<Server> {
  const int = (value: number, bytes: 2 | 4) => {
    const buffer = Buffer.alloc(bytes);
    buffer.writeIntBE(value, 0, bytes);
    return buffer;
  };
  const message = (type: string, ...parts: Buffer[]) => {
    const body = Buffer.concat(parts);
    return Buffer.concat([Buffer.from(type), int(body.length + 4, 4), body]);
  };
  const column = (name: string, oid: number) =>
    Buffer.concat([
      Buffer.from(`${name}\0`),
      int(0, 4),
      int(0, 2),
      int(oid, 4),
      int(-1, 2),
      int(-1, 4),
      int(0, 2),
    ]);
  const value = (text: string) => Buffer.concat([int(text.length, 4), Buffer.from(text)]);
  const ready = message('Z', Buffer.from('I'));
  const rows = [
    message('T', int(3, 2), column('major', 23), column('version', 25), column('encoding', 25)),
    message('D', int(3, 2), value('14'), value('14.9'), value('UTF8')),
    message('C', Buffer.from('SELECT 1\0')),
  ];
  const server = createServer((socket) => {
    socket.once('data', () => {
      socket.write(Buffer.concat([message('R', int(0, 4)), ready]));
      socket.on('data', (data) => data[0] === 0x51 && socket.write(Buffer.concat([...rows, ready])));
    });
  });
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle));
  return server;
}
