/** A PostgreSQL address in the form of libpq, which may name several servers: postgres://u:p@h1:5432,h2:5432/db. */
import pg from 'pg';
import type { Connection } from './client.ts';
import { type Address, createServers, type Wanted } from './servers.ts';
import { setupError } from './setup-error.ts';

const shape = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^@/?#]*)([^@]*)$/i;
const attribute = /([?&])target_session_attrs=([^&#]*)(&?)/;

/** `name` is the setting's, for who has to correct it. */
export function readDatabaseUrl(name: string, databaseUrl: string, wanted: Wanted): Connection {
  const [, head = '', hosts = '', rest = ''] = shape.exec(databaseUrl) ?? [];
  const asked = attribute.exec(rest)?.[2];
  if (wanted === 'read-write' && asked !== undefined && asked !== 'read-write' && asked !== 'primary')
    throw setupError(
      `${name}: target_session_attrs=${asked} does not do, for the site writes. Use read-write.`,
    );
  // The driver knows neither, and takes a list of hosts for the name of one.
  const tail = rest.replace(attribute, (_, before, _value, after) => (after ? before : ''));
  try {
    // A raw "@" or "/" in the password would make part of it look like the host, and be shown as such.
    if (head === '') throw new Error('not an address');
    const addresses = hosts.split(',').map(readAddress);
    const connection = { connectionString: `${head}${hosts.split(',')[0]}${tail}` };
    new pg.Client(connection);
    return addresses.length === 1 && asked === undefined
      ? connection
      : { ...connection, servers: createServers(addresses, wanted, connection) };
  } catch {
    // Neither the address nor the parser's own error is shown: both hold the password.
    throw setupError(
      `${name} is not a PostgreSQL address. It looks like postgres://user:password@host:5432/database, or names ` +
        'several servers as host1:5432,host2:5432; special characters in the password are percent-encoded.' +
        (name === 'DATABASE_URL' ? ' Leave it unset to use the embedded database.' : ''),
    );
  }
}

function readAddress(text: string): Address {
  const [, bracketed, plain, port = '5432'] = /^(?:\[([^\]]+)\]|([^:]*))(?::(\d+))?$/.exec(text) ?? [];
  const host = bracketed ?? plain;
  if (host === undefined) throw new Error('not a host');
  return { host, port: Number(port) };
}
