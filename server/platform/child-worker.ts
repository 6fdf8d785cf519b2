/**
 * A program beside the server that does one thing at a time: what is heavy, synchronous or native runs there, can be
 * ended by force when it takes too long, and gives all its memory back when it is idle.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Log } from '#server/log.ts';

/**
 * `busy`: too many wait already; `slow`: it took too long and was given up; `failed`: it ended without an answer, or took
 * more memory than it may.
 */
export type Done<Answer> = { kind: 'done'; answer: Answer } | { kind: 'busy' | 'slow' | 'failed' };

export type ChildWorker<Task, Answer> = {
  ask: (task: Task) => Promise<Done<Answer>>;
  close: () => Promise<void>;
};

type Settings = {
  /** The path of its program, which answers each `Asked` with an `Answered`. */
  file: string;
  log: Log;
  /** How many may wait while one is done. */
  maxWaiting: number;
  /** How long one may take, the start of the program included. */
  timeoutMs: number;
  idleMs: number;
  /** How much it may hold, native memory included; beyond it is ended. */
  maxMemoryMb: number;
};

/** What hostile input makes grow does so within a second or two: a look every so often is soon enough. */
const memoryCheckMs = 50;

export type Asked<Task> = { no: number; task: Task };
export type Answered<Answer> = { no: number; answer: Answer };

export function createChildWorker<Task, Answer>({
  file,
  log,
  maxWaiting,
  timeoutMs,
  idleMs,
  maxMemoryMb,
}: Settings): ChildWorker<Task, Answer> {
  type Job = Asked<Task> & { done: (done: Done<Answer>) => void };
  const queue: Job[] = [];
  let child: ChildProcess | null = null;
  let current: (Job & { timer: NodeJS.Timeout; by: ChildProcess }) | null = null;
  let idle: NodeJS.Timeout | undefined;
  let count = 0;
  let isClosed = false;

  function end(done: Done<Answer>): void {
    if (!current) return;
    const job = current;
    current = null;
    clearTimeout(job.timer);
    job.done(done);
    next();
  }

  /** The next task starts another, even while this one is still ending. */
  function drop(): ChildProcess | null {
    const ending = child;
    child = null;
    ending?.kill('SIGKILL');
    return ending;
  }

  function start(): ChildProcess {
    // Nothing of the server's settings is its business.
    const started = fork(file, {
      env: {},
      execArgv: [`--max-old-space-size=${maxMemoryMb}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    started.on('message', ({ no, answer }: Answered<Answer>) => {
      if (current?.no === no) end({ kind: 'done', answer });
    });
    started.on('error', (error) => log.error({ err: error }, 'a child worker could not be started'));
    const watch = setInterval(() => {
      const usedMb = readMemoryMb(started.pid);
      if (usedMb <= maxMemoryMb) return;
      log.error({ usedMb, maxMemoryMb, file }, 'a child worker took too much memory and was ended');
      if (child === started) child = null;
      started.kill('SIGKILL');
    }, memoryCheckMs);
    watch.unref();
    started.once('exit', (code, signal) => {
      clearInterval(watch);
      if (child === started) child = null;
      if (current?.by !== started) return;
      log.error({ code, signal, file }, 'a child worker ended before its answer');
      end({ kind: 'failed' });
    });
    // It must not keep a program alive that has nothing else to do.
    started.unref();
    started.channel?.unref();
    return started;
  }

  function next(): void {
    clearTimeout(idle);
    if (current || isClosed) return;
    const job = queue.shift();
    if (!job) {
      idle = setTimeout(drop, idleMs);
      idle.unref();
      return;
    }
    child ??= start();
    const by = child;
    const timer = setTimeout(() => {
      log.error({ timeoutMs, file }, 'a child worker took too long and was ended');
      drop();
      end({ kind: 'slow' });
    }, timeoutMs);
    current = { ...job, timer, by };
    by.send({ no: job.no, task: job.task } satisfies Asked<Task>, (error) => error && by.kill('SIGKILL'));
  }

  return {
    ask: (task) => {
      if (isClosed || (current && queue.length >= maxWaiting)) return Promise.resolve({ kind: 'busy' });
      count += 1;
      const no = count;
      return new Promise((done) => {
        queue.push({ no, task, done });
        next();
      });
    },
    close: async () => {
      isClosed = true;
      clearTimeout(idle);
      for (const { done } of queue.splice(0)) done({ kind: 'busy' });
      const ending = drop();
      if (ending && ending.exitCode === null && ending.signalCode === null) {
        ending.ref();
        await new Promise((resolve) => ending.once('exit', resolve));
      }
      end({ kind: 'failed' });
    },
  };
}

/**
 * What the system counts as the program's own, since the heap's limit sees neither native code nor buffers. Read
 * without the thread pool, which may be full just when it matters. Zero where the system has no such file: there the
 * heap's limit alone holds.
 */
function readMemoryMb(pid: number | undefined): number {
  try {
    const [, kb = '0'] = /^VmRSS:\s*(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1')) ?? [];
    return Math.round(Number(kb) / 1024);
  } catch {
    return 0;
  }
}
