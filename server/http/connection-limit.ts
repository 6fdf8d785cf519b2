/** No network takes all the places: so many connections at once from one address, or from one customer's part of IPv6. */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Deps } from '#server/deps.ts';
import { networkOf } from '#server/http/limits.ts';

/**
 * Behind a proxy every connection is the proxy's, and who is behind it is the proxy's to count; the limits of calls
 * still count the address that it names.
 */
export function limitConnections(server: Server, { config, metrics }: Deps): { close: () => Promise<void> } {
  const open = new Map<string, number>();
  const max = config.trustProxy ? Number.POSITIVE_INFINITY : config.connections.maxPerNetwork;
  const count = (socket: Socket) => {
    const network = networkOf(socket.remoteAddress ?? 'unknown');
    const now = (open.get(network) ?? 0) + 1;
    if (now > max) {
      metrics.refusedConnections.inc();
      socket.destroy();
      return;
    }
    open.set(network, now);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  };
  server.on('connection', count);
  return {
    close: async () => {
      server.off('connection', count);
    },
  };
}
