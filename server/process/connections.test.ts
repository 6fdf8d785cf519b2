import { once } from 'node:events';
import { createServer, type Server, type ServerOptions } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { createLog } from '#server/log.ts';
import { fitDescriptors, guardConnections } from './connections.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function serve(options: ServerOptions = {}, maxConnections = 1000) {
  const server = createServer(options, (request, response) => {
    request.on('error', () => undefined);
    request.resume().on('end', () => response.end('ok'));
  });
  const connections = guardConnections(server, {
    maxConnections,
    mayUpgrade: ({ url }) => url === '/own',
    log: createLog('silent'),
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => {
    connections.endAll();
    server.close();
  });
  return { server, connections, port: (server.address() as { port: number }).port };
}

function open(port: number, text = ''): { socket: Socket; closed: Promise<string> } {
  const socket = connect(port, '127.0.0.1');
  let reply = '';
  socket.on('error', () => undefined);
  socket.on('data', (chunk) => {
    reply += chunk;
  });
  socket.write(text);
  // Not `once`, which fails by an error: how a connection that is refused ends, the system decides.
  const closed = new Promise<string>((resolve) => socket.on('close', () => resolve(reply)));
  return { socket, closed };
}

const countOpen = (server: Server) =>
  new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)));

const upgrade = (path: string) =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n`;

describe('connections', () => {
  test('an upgrade that nobody serves is answered, and its descriptor is free again', async () => {
    const { server, port } = await serve();
    server.on('upgrade', () => undefined);
    const replies = await Promise.all(Array.from({ length: 300 }, () => open(port, upgrade('/')).closed));
    expect(replies.every((reply) => reply.startsWith('HTTP/1.1 400 '))).toBe(true);
    await expect.poll(() => countOpen(server)).toBe(0);
  });

  test('one that somebody serves is left to them', async () => {
    const { server, port } = await serve();
    server.on('upgrade', (_request, socket) => socket.end('HTTP/1.1 101 Switching Protocols\r\n\r\n'));
    const { closed } = open(port, upgrade('/own'));
    expect(await closed).toMatch(/^HTTP\/1\.1 101 /);
  });

  test('the end reaches what has become a socket, too', async () => {
    const { server, connections, port } = await serve();
    const upgraded = once(server, 'upgrade');
    const { closed } = open(port, upgrade('/own'));
    await upgraded;
    const ended = new Promise((resolve) => server.close(resolve));
    connections.endAll();
    await closed;
    await ended;
  });

  test('a body that trickles is ended, though a byte comes now and then', async () => {
    const { port } = await serve({
      requestTimeout: 300,
      headersTimeout: 300,
      connectionsCheckingInterval: 50,
    });
    const { socket, closed } = open(port, 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n');
    const drip = setInterval(() => socket.write('.'), 50);
    closing.push(() => clearInterval(drip));
    // Bytes that were still on their way make the system reset the connection, and then the reply may be lost.
    expect(await closed).toMatch(/^(?:HTTP\/1\.1 408 |$)/);
  });

  test('a connection that never asks for anything is ended', async () => {
    const { port } = await serve({
      requestTimeout: 300,
      headersTimeout: 300,
      connectionsCheckingInterval: 50,
    });
    await open(port).closed;
  });

  test('beyond the most there may be nobody gets in, until one has left', async () => {
    const { server, port } = await serve({}, 50);
    const first = Array.from({ length: server.maxConnections }, () => open(port));
    await expect.poll(() => countOpen(server)).toBe(50);
    expect(await open(port, 'GET / HTTP/1.1\r\nHost: x\r\n\r\n').closed).toBe('');
    first[0]?.socket.destroy();
    await expect.poll(() => countOpen(server)).toBe(49);
    const late = open(port, 'GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    expect(await late.closed).toMatch(/^HTTP\/1\.1 200 /);
  });

  test.each([
    [4000, null, 4000],
    [4000, 524_288, 4000],
    [4000, 1024, 824],
    [4000, 100, 50],
  ])('of %i wanted with %s descriptors there are %i', (wanted, limit, most) => {
    expect(fitDescriptors(wanted, limit)).toBe(most);
  });
});
