/** Every connection of the pool, opening or open, so that those on a road that leads nowhere any more can be given up. */
import type { Socket } from 'node:net';
import type pg from 'pg';
import { Client, type Connection } from './client.ts';

export type Roster = {
  /** The pool's kind of client: it enters itself here. */
  Client: new () => pg.Client;
  /**
   * Notes how much each connection has heard by now. The function that it returns gives up those that have heard
   * nothing since, and says how many there were.
   */
  listen: () => () => number;
  /** Gives up all of them, and says how many there were. */
  endAll: () => number;
};

/** One that has only just begun to open is not silent yet. */
const youngMs = 1000;

export function createRoster(): Roster {
  const clients = new Map<pg.Client, number>();

  class RosterClient extends Client {
    constructor(config?: Connection) {
      super(config);
      clients.set(this, performance.now());
      this.once('end', () => clients.delete(this));
    }
  }

  const end = (ended: readonly pg.Client[]): number => {
    for (const client of ended) socketOf(client).destroy();
    return ended.length;
  };

  return {
    Client: RosterClient,
    endAll: () => end([...clients.keys()]),
    listen: () => {
      const heard = new Map([...clients.keys()].map((client) => [client, socketOf(client).bytesRead]));
      return () => {
        const young = performance.now() - youngMs;
        const isSilent = (client: pg.Client) => socketOf(client).bytesRead === (heard.get(client) ?? 0);
        return end([...clients].flatMap(([one, at]) => (at < young && isSilent(one) ? [one] : [])));
      };
    },
  };
}

/** The driver's own way to end a connection says goodbye first, and waits for a reply that does not come. */
export function socketOf(client: pg.Client): Socket {
  return (client as unknown as { connection: { stream: Socket } }).connection.stream;
}
