/**
 * The driver's client, which here also knows how to find the right one of several servers before it connects, and gives
 * names to what it is asked often.
 */
import pg from 'pg';
import type { Servers } from './servers.ts';
import { createStatementNames } from './statements/names.ts';

export type Connection = pg.ClientConfig & {
  /** Where the address names several: each connection asks them first. */
  servers?: Servers;
};

const nameOf = createStatementNames();

/** As Drizzle asks: the text in an object, the values beside it. */
const isUnnamed = (asked: unknown, values: unknown): asked is pg.QueryConfig =>
  typeof asked === 'object' &&
  asked !== null &&
  'text' in asked &&
  !('name' in asked && asked.name) &&
  Array.isArray(values) &&
  values.length > 0;

export class Client extends pg.Client {
  readonly #servers: Servers | undefined;

  constructor(config?: Connection) {
    super(config);
    this.#servers = config?.servers;
  }

  override connect(): Promise<pg.Client>;
  override connect(callback: ((error: Error) => void) | ((error: null, client: pg.Client) => void)): void;
  override connect(callback?: (error: never, client: never) => void): Promise<pg.Client> | undefined {
    // The driver's own way, which tells a caller in the same breath in which the connection opens: an error that comes
    // with it would otherwise find nobody who listens.
    const open = () =>
      callback ? (super.connect(callback as (error: Error) => void) as undefined) : super.connect();
    if (!this.#servers) return open();
    const aimed = this.#aim(this.#servers);
    if (!callback) return aimed.then(() => super.connect());
    aimed.then(open, callback as (error: Error) => void);
    return undefined;
  }

  async #aim(servers: Servers): Promise<void> {
    const address = await servers.find();
    // Whoever opened it has given it up meanwhile, and would not hear of it any more.
    if (this.connection.stream.destroyed) throw new Error('Connection terminated');
    // The driver reads them when it connects, not before.
    Object.assign(this, address);
  }

  override query = ((asked: unknown, values: unknown, ...rest: unknown[]) => {
    const name = isUnnamed(asked, values) ? nameOf(asked.text) : undefined;
    const named = name === undefined ? asked : { ...(asked as pg.QueryConfig), name };
    return (super.query as (...args: unknown[]) => unknown)(named, values, ...rest);
  }) as pg.Client['query'];
}
