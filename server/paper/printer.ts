/** The printer: one thread that sets documents, a queue with an end, a time limit, and a folder of what was made. */
import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Log } from '#server/log.ts';
import type { Document } from './document.ts';
import type { Outcome, Task } from './worker.ts';

/** `busy`: too many wait already; `slow`: it took too long and was given up; `failed`: it cannot be set. */
export type Printed = { kind: 'done'; pdf: Uint8Array<ArrayBuffer> } | { kind: 'busy' | 'slow' | 'failed' };

export type Printer = {
  /** What is kept lies on disk by its content, so that the next who asks for the same gets it at once. */
  print: (document: Document, options?: { keep?: boolean }) => Promise<Printed>;
  close: () => Promise<void>;
};

type Settings = {
  log: Log;
  /** Where kept papers lie. */
  folder: string;
  /** How many may wait while one is set. */
  waiting: number;
  /** How long one may take. */
  seconds: number;
  /** After so long without work the thread ends, and gives back what the fonts and its cache hold. */
  idleMs?: number;
};

type Job = { task: Task; done: (printed: Printed) => void };

const workerFile = new URL('./worker.ts', import.meta.url);

/** Changes with the look: papers of an older look are not given out again. */
const look = createHash('sha256')
  .update(readFileSync(new URL('./template.typ', import.meta.url)))
  .digest('hex');

/** A paper takes about 100 KB; the oldest go first. */
const mostKept = 1000;

export function createPrinter({ log, folder, waiting, seconds, idleMs = 120_000 }: Settings): Printer {
  const queue: Job[] = [];
  const inWork = new Map<string, Promise<Printed>>();
  let worker: Worker | null = null;
  let current: { job: Job; timer: NodeJS.Timeout } | null = null;
  let idle: NodeJS.Timeout | undefined;
  let count = 0;

  function finish(printed: Printed): void {
    if (!current) return;
    clearTimeout(current.timer);
    const { job } = current;
    current = null;
    job.done(printed);
    next();
  }

  /** What it was doing is lost; the next job starts another. */
  function drop(): Promise<unknown> {
    const gone = worker;
    worker = null;
    gone?.removeAllListeners();
    // A thread that is ended in the midst of its work may still say so; nobody has to hear it.
    gone?.on('error', () => {});
    return gone?.terminate() ?? Promise.resolve();
  }

  function start(): Worker {
    const made = new Worker(workerFile);
    made.unref();
    made.on('message', (outcome: Outcome) => {
      if (outcome.id !== current?.job.task.id) return;
      if (outcome.fault) log.error({ fault: outcome.fault }, 'a document could not be set as it is');
      if ('pdf' in outcome) return finish({ kind: 'done', pdf: outcome.pdf as Uint8Array<ArrayBuffer> });
      finish({ kind: 'failed' });
    });
    const crash = (reason: unknown) => {
      log.error({ err: reason }, 'the printing thread ended');
      void drop();
      finish({ kind: 'failed' });
    };
    made.on('error', crash);
    made.on('exit', crash);
    return made;
  }

  function next(): void {
    clearTimeout(idle);
    if (current) return;
    const job = queue.shift();
    if (!job) {
      idle = setTimeout(() => void drop(), idleMs);
      idle.unref();
      return;
    }
    worker ??= start();
    const timer = setTimeout(() => {
      log.error({ seconds }, 'a document took too long and was given up');
      void drop();
      finish({ kind: 'slow' });
    }, seconds * 1000);
    current = { job, timer };
    worker.postMessage(job.task);
  }

  function typeset(document: Document): Promise<Printed> {
    if (current && queue.length >= waiting) return Promise.resolve({ kind: 'busy' });
    count += 1;
    const task = { id: count, document };
    return new Promise((done) => {
      queue.push({ task, done });
      next();
    });
  }

  async function printKept(document: Document, name: string): Promise<Printed> {
    const file = join(folder, name);
    const found = await readFile(file).catch(() => null);
    if (found) return { kind: 'done', pdf: found };
    const printed = await typeset(document);
    // A full disk costs the next reader a moment, not this one their paper.
    if (printed.kind === 'done') {
      await keep(folder, name, printed.pdf).catch((error) =>
        log.warn({ err: error }, 'a paper was not kept'),
      );
    }
    return printed;
  }

  return {
    print: (document, options = {}) => {
      const content = createHash('sha256').update(look).update(JSON.stringify(document)).digest('hex');
      const running = inWork.get(content);
      if (running) return running;
      const made = options.keep ? printKept(document, `${content}.pdf`) : typeset(document);
      inWork.set(content, made);
      return made.finally(() => inWork.delete(content));
    },
    close: async () => {
      clearTimeout(idle);
      for (const { done } of queue.splice(0)) done({ kind: 'busy' });
      await drop();
      finish({ kind: 'failed' });
    },
  };
}

/** Under its name only when it is whole. */
async function keep(folder: string, name: string, pdf: Uint8Array): Promise<void> {
  await mkdir(folder, { recursive: true });
  const draft = join(folder, `${name}.${randomBytes(4).toString('hex')}`);
  await writeFile(draft, pdf, { flag: 'wx' });
  await rename(draft, join(folder, name));
  const names = await readdir(folder);
  if (names.length <= mostKept) return;
  const aged = await Promise.all(
    names.map(async (one) => ({ one, at: (await stat(join(folder, one))).mtimeMs })),
  );
  const oldest = aged.sort((a, b) => a.at - b.at).slice(0, names.length - mostKept);
  await Promise.all(oldest.map(({ one }) => rm(join(folder, one), { force: true })));
}
