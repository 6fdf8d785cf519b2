/** The process as an operator sees it: a clean end, a clear refusal, a port that is taken. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { openDatabase } from '#server/db/pool.ts';
import { makeDataDir } from '#tests/data-dir.ts';

const root = join(import.meta.dirname, '../..');
const running = new Set<ChildProcess>();
/** One for all: the first process fills it, which takes longer than all that is tested here. */
const dataDir = await makeDataDir();

afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
  running.clear();
});

afterAll(() => rm(dataDir, { recursive: true, force: true }));

async function start(environment: Record<string, string>) {
  const child = spawn(process.execPath, [join(root, 'scripts/run.mjs'), 'start'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: '', LOG_LEVEL: 'warn', DATA_DIR: dataDir, PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  const ended = once(child, 'exit').then(([code]) => {
    running.delete(child);
    return code as number | null;
  });
  return { child, ended, output: () => output };
}

/** The origin that the process announces, or its last words. */
async function originOf({ ended, output }: Awaited<ReturnType<typeof start>>): Promise<string> {
  const isOver = ended.then(() => true);
  for (;;) {
    const announced = /ready: (http:\/\/\S+)/.exec(output())?.[1];
    if (announced) return announced;
    const step = new Promise<false>((resolve) => setTimeout(() => resolve(false), 50));
    if (await Promise.race([isOver, step])) throw new Error(output());
  }
}

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

const viewLog = JSON.stringify({
  uuid: crypto.randomUUID(),
  platform: 'GRE',
  name: 'test',
  path: '/x',
  created_at: new Date().toISOString(),
});

const viewLogHead = (length: number): string =>
  `POST /api/view-logs HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;

/** All that comes back until the other side closes. */
async function ask(port: number, request: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let reply = '';
  socket.on('data', (chunk) => {
    reply += chunk;
  });
  socket.setTimeout(5000, () => socket.destroy(new Error('no answer, and not closed')));
  socket.write(request);
  await once(socket, 'close');
  return reply;
}

describe('the process', () => {
  it('finishes a request in flight when it is told to end, and ends cleanly', {
    timeout: 240_000,
  }, async () => {
    const server = await start({});
    const origin = new URL(await originOf(server));
    const body = viewLog;
    const socket = connect(Number(origin.port), '127.0.0.1');
    let reply = '';
    socket.on('data', (chunk) => {
      reply += chunk;
    });
    const closed = once(socket, 'close');
    socket.write(`${viewLogHead(body.length)}${body.slice(0, 10)}`);
    // The server has the request once it has answered another one that came later.
    await fetch(`${origin.origin}/healthz`);
    server.child.kill('SIGTERM');
    await expect
      .poll(
        () =>
          fetch(`${origin.origin}/healthz`).then(
            () => 'open',
            () => 'closed',
          ),
        { timeout: 10_000 },
      )
      .toBe('closed');
    socket.write(body.slice(10));
    await closed;
    expect(reply).toMatch(/^HTTP\/1\.1 200 /);
    expect(await server.ended).toBe(0);
  });

  it('answers upgrades that nobody serves, and ends in time whatever is stuck', {
    timeout: 180_000,
  }, async () => {
    const server = await start({});
    const origin = new URL(await originOf(server));
    const port = Number(origin.port);
    const upgrade = (path: string, name: string, more = '') =>
      `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: ${name}\r\n${more}\r\n`;
    const strangers = ['/', '/api/home', '/socket.io', '/socket.io/?EIO=4&transport=polling'];
    for (const path of strangers) expect(await ask(port, upgrade(path, 'x'))).toMatch(/^HTTP\/1\.1 400 /);

    const websocket = connect(port, '127.0.0.1');
    const key = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n';
    websocket.write(upgrade('/socket.io/?EIO=4&transport=websocket', 'websocket', key));
    const [greeting] = await once(websocket, 'data');
    expect(String(greeting)).toMatch(/^HTTP\/1\.1 101 /);

    // A connection to the database that is never given back, and a request that waits for it.
    const database = await openDatabase({ dataDir, log: silent });
    const holder = await database.pool.connect();
    await holder.query('begin; lock table view_logs in access exclusive mode');
    const stuck = connect(port, '127.0.0.1');
    stuck.write(`${viewLogHead(viewLog.length)}${viewLog}`);
    const trickling = connect(port, '127.0.0.1');
    trickling.write(`${viewLogHead(1000)}{`);
    for (const socket of [websocket, stuck, trickling]) socket.on('error', () => undefined);
    await expect
      .poll(async () => {
        const { rows } = await database.pool.query(
          "select count(*)::int as waiting from pg_stat_activity where wait_event_type = 'Lock'",
        );
        return rows[0].waiting;
      })
      .toBeGreaterThan(0);

    const toldAt = performance.now();
    server.child.kill('SIGTERM');
    await server.ended;
    expect(performance.now() - toldAt).toBeLessThan(11_000);
    await holder.query('rollback').catch(() => undefined);
    holder.release(true);
    await database.close();
  });

  it('is not ready for a while before it stops, and answers all the same', {
    timeout: 120_000,
  }, async () => {
    const server = await start({ LAME_DUCK_SECONDS: '3' });
    const { origin } = new URL(await originOf(server));
    const statusOf = (path: string) => fetch(`${origin}${path}`).then(({ status }) => status);
    expect(await statusOf('/readyz')).toBe(200);
    server.child.kill('SIGTERM');
    await expect.poll(() => statusOf('/readyz')).toBe(503);
    expect(await statusOf('/api/teachers')).toBe(200);
    expect(await server.ended).toBe(0);
  });

  it('names the setting that is wrong and does not start', async () => {
    const server = await start({ DATABASE_URL: 'mysql://localhost/x' });
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain('DATABASE_URL: expected postgresql://');
    expect(server.output()).not.toContain('    at ');
  });

  it('says which port is taken', { timeout: 120_000 }, async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const server = await start({ PORT: String(port) });
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain(`PORT: ${port} is in use`);
    other.close();
  });
});
