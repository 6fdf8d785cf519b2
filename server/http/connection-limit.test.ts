import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { limitConnections } from '#server/http/connection-limit.ts';
import { serveEndpoints } from '#tests/api/endpoints.ts';

async function serve(environment: Record<string, string>) {
  const { deps } = serveEndpoints([], { environment });
  const server = createServer((_request, response) => response.end('ok'));
  limitConnections(server, deps);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const sockets: Socket[] = [];
  /** True where the connection is still there after it has asked for something. */
  const ask = (): Promise<boolean> => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    sockets.push(socket);
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    // Not `once`, which fails by an error: a connection that is refused may end in one.
    return new Promise((resolve) => {
      socket.on('data', () => resolve(true));
      socket.on('close', () => resolve(false));
    });
  };
  const close = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return { ask, close, sockets, deps };
}

test('one network has so many connections and no more, until one of them ends', async () => {
  const { ask, close, sockets, deps } = await serve({ MAX_CONNECTIONS_PER_NETWORK: '10' });
  for (let count = 0; count < 10; count += 1) expect(await ask()).toBe(true);
  expect(await ask()).toBe(false);
  expect(await deps.metrics.registry.metrics()).toContain('http_connections_refused_total 1');
  sockets[0]?.destroy();
  await expect.poll(ask).toBe(true);
  close();
});

test('behind a proxy all connections are the proxy’s, and it counts them', async () => {
  const { ask, close } = await serve({ MAX_CONNECTIONS_PER_NETWORK: '10', TRUST_PROXY: 'true' });
  for (let count = 0; count < 15; count += 1) expect(await ask()).toBe(true);
  close();
});
