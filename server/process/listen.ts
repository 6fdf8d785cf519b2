/** The HTTP server's beginning and end. */
import type { Server } from 'node:http';
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
export function closeServer(server: Server, { endAll }: Connections, drainMs: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(endAll, drainMs);
    // Right after the loop has accepted whoever waited: a connection that is still in the queue when the listener
    // closes is reset, and its request with it.
    setImmediate(() => {
      server.close(() => {
        clearTimeout(timer);
        resolve();
      });
      server.closeIdleConnections();
    });
  });
}
