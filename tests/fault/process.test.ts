/** The process as an operator sees it: a clean end, a clear refusal, a port that is taken. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { makeDataDir } from '#tests/data-dir.ts';

const root = join(import.meta.dirname, '../..');
const running = new Set<ChildProcess>();
const folders: string[] = [];

afterEach(async () => {
  for (const child of running) child.kill('SIGKILL');
  running.clear();
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

async function start(environment: Record<string, string>) {
  const dataDir = await makeDataDir();
  folders.push(dataDir);
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

describe('the process', () => {
  it('finishes a request in flight when it is told to end, and ends cleanly', {
    timeout: 120_000,
  }, async () => {
    const server = await start({});
    const origin = new URL(await originOf(server));
    const body = JSON.stringify({
      uuid: crypto.randomUUID(),
      platform: 'GRE',
      name: 'test',
      path: '/x',
      created_at: new Date().toISOString(),
    });
    const socket = connect(Number(origin.port), '127.0.0.1');
    let reply = '';
    socket.on('data', (chunk) => {
      reply += chunk;
    });
    const closed = once(socket, 'close');
    const head = ['POST /api/view-logs HTTP/1.1', 'Host: localhost', 'Content-Type: application/json'];
    socket.write(
      `${[...head, `Content-Length: ${Buffer.byteLength(body)}`].join('\r\n')}\r\n\r\n${body.slice(0, 10)}`,
    );
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
