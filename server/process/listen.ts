/** The HTTP server's beginning and end. */
import type { Server } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import type { Connections } from './connections.ts';

export function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(
              `PORT: ${port} is in use by another program. End that program, or set PORT to a free one.`,
            )
          : error,
      );
    });
    server.listen(port, host, resolve);
  });
}

/** Requests in flight are finished within `drainMs`; idle connections are closed at once, stubborn ones after it. */
export async function closeServer(server: Server, { endAll }: Connections, drainMs: number): Promise<void> {
  const timer = setTimeout(endAll, drainMs);
  await quietMoment(drainMs / 4);
  return new Promise((resolve) => {
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    server.closeIdleConnections();
  });
}

/** Turns of the event loop that are shorter than this accept whoever waits before the next one could. */
const quietMs = 0.5;

/**
 * A connection that still waits to be accepted when the listener closes is reset, and its request with it, which a proxy
 * may not send again. Right after a short turn of the loop hardly anybody waits; a busy process closes at last anyway.
 */
async function quietMoment(withinMs: number): Promise<void> {
  const giveUpAt = performance.now() + withinMs;
  for (let turns = 0; turns < 3; ) {
    const before = performance.now();
    await setImmediate();
    const after = performance.now();
    if (after > giveUpAt) return;
    turns = after - before < quietMs ? turns + 1 : 0;
  }
}
