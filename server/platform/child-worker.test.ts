import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pino from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createChildWorker } from './child-worker.ts';

/** Answers with its own process id, unless it is told to die or to think for ever. */
const program = `process.on('message', ({ no, task }) => {
  if (task === 'die') process.kill(process.pid, 'SIGKILL');
  if (task === 'think') for (;;);
  process.send({ no, answer: process.pid });
});`;

async function openSide(settings: { waiting?: number; seconds?: number; idleMs?: number } = {}) {
  const file = join(await mkdtemp(join(tmpdir(), 'beacon-side-')), 'program.mjs');
  await writeFile(file, program);
  const side = createChildWorker<string, number>({
    file: pathToFileURL(file),
    log: pino({ level: 'silent' }),
    waiting: 5,
    seconds: 20,
    idleMs: 60_000,
    ...settings,
  });
  onTestFinished(side.close);
  return side;
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

const pidOf = async (side: Awaited<ReturnType<typeof openSide>>): Promise<number> => {
  const done = await side.ask('who');
  if (done.kind !== 'done') throw new Error(done.kind);
  return done.answer;
};

describe('a child worker', () => {
  it('is the same one for every task while there is work', async () => {
    const side = await openSide();
    expect(await pidOf(side)).toBe(await pidOf(side));
  });

  it('may die without taking the server or the next task along', async () => {
    const side = await openSide();
    const first = await pidOf(side);
    const [died, next] = await Promise.all([side.ask('die'), side.ask('who')]);
    expect(died).toEqual({ kind: 'failed' });
    expect(next.kind).toBe('done');
    expect(isAlive(first)).toBe(false);
  });

  it('is ended by force where it never comes back, even in the midst of a loop', async () => {
    const side = await openSide({ seconds: 2 });
    const first = await pidOf(side);
    expect(await side.ask('think')).toEqual({ kind: 'slow' });
    expect(await pidOf(side)).not.toBe(first);
    await expect.poll(() => isAlive(first)).toBe(false);
  });

  it('ends when it is idle', async () => {
    const side = await openSide({ idleMs: 1 });
    const first = await pidOf(side);
    await expect.poll(() => isAlive(first)).toBe(false);
    expect(await pidOf(side)).not.toBe(first);
  });

  it('takes nothing more once it is closed, and leaves nobody waiting', async () => {
    const side = await openSide();
    await pidOf(side);
    const waiting = [side.ask('think'), side.ask('who')];
    await side.close();
    expect((await Promise.all(waiting)).map(({ kind }) => kind).sort()).toEqual(['busy', 'failed']);
    expect(await side.ask('who')).toEqual({ kind: 'busy' });
  });
});
