/** The connections of the HTTP server: how many there may be, how long they may take, and an end that reaches all of them. */
import { readFileSync } from 'node:fs';
import type { IncomingMessage, Server, ServerOptions } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Log } from '#server/log.ts';

/**
 * Ample for a telephone on a poor network: an essay arrives within seconds, a picture of 10 MB at 0.7 Mbit/s within two
 * minutes. Who sends a byte now and then to keep a place is sent away.
 */
export const patience: ServerOptions = {
  headersTimeout: 20_000,
  requestTimeout: 120_000,
  // A little more than proxies keep an idle connection, so that none sends a request into one that is being closed.
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5000,
};

/** Nothing goes either way: a reader that has stopped reading. Longer than any reply is waited for. */
const idleMs = 180_000;

/** For the database, files, child processes and what a library opens by itself. */
const reservedDescriptors = 200;

export type Connections = {
  /** Ends every connection, those that became sockets too, which `server.closeAllConnections` does not know any more. */
  endAll: () => void;
};

type Guard = {
  /** The most that an operator wants; fewer where the system grants fewer descriptors. */
  maxConnections: number;
  /** Somebody else listens for this one. */
  mayUpgrade: (request: IncomingMessage) => boolean;
  log: Log;
};

export function guardConnections(server: Server, { maxConnections, mayUpgrade, log }: Guard): Connections {
  const open = new Set<Duplex>();
  server.maxConnections = fitDescriptors(maxConnections, readDescriptorLimit());
  server.timeout = idleMs;
  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  server.on('upgrade', (request, socket) => {
    if (!mayUpgrade(request)) refuseUpgrade(socket);
  });
  let lastTold = 0;
  server.on('drop', () => {
    const now = performance.now();
    if (lastTold > 0 && now - lastTold < 60_000) return;
    lastTold = now;
    log.warn({ max: server.maxConnections }, 'a connection was refused: there are too many');
  });
  return {
    endAll: () => {
      for (const socket of open) socket.destroy();
    },
  };
}

/** The rest of the descriptors, but never so few that nobody gets in. */
export const fitDescriptors = (wanted: number, limit: number | null): number =>
  limit === null ? wanted : Math.max(50, Math.min(wanted, limit - reservedDescriptors));

/** Null where the system does not tell. Node itself has raised it as far as it may. */
function readDescriptorLimit(): number | null {
  try {
    const [, soft] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    return soft ? Number(soft) : null;
  } catch {
    return null;
  }
}

/** Once anybody listens for upgrades, Node leaves the answer to them: one that nobody gave would keep its descriptor. */
function refuseUpgrade(socket: Duplex): void {
  socket.on('error', () => undefined);
  socket.once('finish', () => socket.destroy());
  socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
}
