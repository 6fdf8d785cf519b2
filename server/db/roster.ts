/** Every connection of the pool, opening or open, so that those on a road that leads nowhere any more can be given up. */
import type { Socket } from 'node:net';
import pg from 'pg';

export type Roster = {
  /** The pool's kind of client: it enters itself here. */
  Client: new () => pg.Client;
  /**
   * Notes how much each connection has heard by now. The function that it returns gives up those that have heard
   * nothing since, and says how many there were.
   */
  listen: () => () => number;
};

/** One that has only just begun to open is not silent yet. */
const youngMs = 1000;

export function createRoster(): Roster {
  const clients = new Map<pg.Client, number>();

  class RosterClient extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super(config);
      clients.set(this, performance.now());
      this.once('end', () => clients.delete(this));
    }
  }

  return {
    Client: RosterClient,
    listen: () => {
      const heard = new Map([...clients.keys()].map((client) => [client, socketOf(client).bytesRead]));
      return () => {
        const young = performance.now() - youngMs;
        const silent = [...clients].filter(
          ([client, openedAt]) => openedAt < young && socketOf(client).bytesRead === (heard.get(client) ?? 0),
        );
        for (const [client] of silent) socketOf(client).destroy();
        return silent.length;
      };
    },
  };
}

/** The driver's own way to end a connection says goodbye first, and waits for a reply that does not come. */
export function socketOf(client: pg.Client): Socket {
  return (client as unknown as { connection: { stream: Socket } }).connection.stream;
}
