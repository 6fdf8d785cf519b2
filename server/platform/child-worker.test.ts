import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createChildWorker } from './child-worker.ts';

/** Answers with its own process id, unless it is told to die, to think for ever, or to take 600 MB, beside the heap or of it. */
const program = `process.on('message', ({ no, task }) => {
  if (task === 'die') process.kill(process.pid, 'SIGKILL');
  if (task === 'think') for (;;);
  if (task === 'hoard') for (const kept = []; kept.length < 600;) kept.push(Buffer.alloc(2 ** 20, 1));
  if (task === 'list') for (const kept = []; kept.length < 1e7;) kept.push([kept.length]);
  process.send({ no, answer: process.pid });
});`;

async function openWorker(
  settings: { maxWaiting?: number; timeoutMs?: number; idleMs?: number; maxMemoryMb?: number } = {},
) {
  const file = join(await mkdtemp(join(tmpdir(), 'beacon-worker-')), 'program.mjs');
  await writeFile(file, program);
  const worker = createChildWorker<string, number>({
    file,
    log: pino({ level: 'silent' }),
    maxWaiting: 5,
    timeoutMs: 20_000,
    idleMs: 60_000,
    maxMemoryMb: 512,
    ...settings,
  });
  onTestFinished(worker.close);
  return worker;
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

const pidOf = async (worker: Awaited<ReturnType<typeof openWorker>>): Promise<number> => {
  const done = await worker.ask('who');
  if (done.kind !== 'done') throw new Error(done.kind);
  return done.answer;
};

describe('a child worker', () => {
  it('is the same one for every task while there is work', async () => {
    const worker = await openWorker();
    expect(await pidOf(worker)).toBe(await pidOf(worker));
  });

  it('may die without taking the server or the next task along', async () => {
    const worker = await openWorker();
    const first = await pidOf(worker);
    const [died, next] = await Promise.all([worker.ask('die'), worker.ask('who')]);
    expect(died).toEqual({ kind: 'failed' });
    expect(next.kind).toBe('done');
    expect(isAlive(first)).toBe(false);
  });

  it('is ended by force where it never comes back, even in the midst of a loop', async () => {
    const worker = await openWorker({ timeoutMs: 2000 });
    const first = await pidOf(worker);
    expect(await worker.ask('think')).toEqual({ kind: 'slow' });
    expect(await pidOf(worker)).not.toBe(first);
    await expect.poll(() => isAlive(first)).toBe(false);
  });

  it.each(['hoard', 'list'])('is ended where it takes more memory than it may: %s', async (task) => {
    const worker = await openWorker({ maxMemoryMb: 200 });
    const first = await pidOf(worker);
    expect(await worker.ask(task)).toEqual({ kind: 'failed' });
    expect(await pidOf(worker)).not.toBe(first);
    expect(isAlive(first)).toBe(false);
  });

  it('ends when it is idle', async () => {
    const worker = await openWorker({ idleMs: 1 });
    const first = await pidOf(worker);
    await expect.poll(() => isAlive(first)).toBe(false);
    expect(await pidOf(worker)).not.toBe(first);
  });

  it('takes nothing more once it is closed, and leaves nobody waiting', async () => {
    const worker = await openWorker();
    await pidOf(worker);
    const waiting = [worker.ask('think'), worker.ask('who')];
    await worker.close();
    expect((await Promise.all(waiting)).map(({ kind }) => kind).sort()).toEqual(['busy', 'failed']);
    expect(await worker.ask('who')).toEqual({ kind: 'busy' });
  });
});
