/** The HTTP server's beginning and end. */
import type { Server } from 'node:http';

const drainMs = 10_000;

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

/** Requests in flight are finished; idle connections are closed at once, and stubborn ones after a while. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), drainMs);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    server.closeIdleConnections();
  });
}
