/** The grammar checker as the graders see it: started when it is first needed, one text at a time, ended when idle. */
import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { GrammarMark } from '#core/essay/grade.ts';
import type { Log } from '#server/log.ts';
import type { Answered, Asked } from './worker.ts';

export type Grammar = {
  /** Null where the checker is off, busy beyond its queue, too slow or broken: a grade does without it. */
  check: (text: string) => Promise<readonly GrammarMark[] | null>;
  close: () => Promise<void>;
};

type Settings = {
  isOn: boolean;
  log: Log;
  /** For one text, the start of the checker included, which takes a few seconds. */
  limitMs?: number;
  idleMs?: number;
  maxWaiting?: number;
  worker?: string;
};

type Job = { text: string; done: (marks: readonly GrammarMark[] | null) => void };

/** Beyond what thirty minutes of typing give. */
const longest = 30_000;
/** After this many failures in a row it is left alone for a while. */
const maxFailures = 3;
const restMs = 600_000;

export function createGrammar({
  isOn,
  log,
  limitMs = 45_000,
  idleMs = 300_000,
  maxWaiting = 50,
  worker = join(import.meta.dirname, 'worker.ts'),
}: Settings): Grammar {
  const waiting: Job[] = [];
  let child: ChildProcess | null = null;
  let current: (Job & { no: number; timer: NodeJS.Timeout; by: ChildProcess }) | null = null;
  let idle: NodeJS.Timeout | undefined;
  let count = 0;
  let failures = 0;
  let restUntil = 0;
  let isClosed = false;

  const end = (marks: readonly GrammarMark[] | null) => {
    const job = current;
    if (!job) return;
    current = null;
    clearTimeout(job.timer);
    failures = marks ? 0 : failures + 1;
    if (failures >= maxFailures) {
      failures = 0;
      restUntil = performance.now() + restMs;
      for (const other of waiting.splice(0)) other.done(null);
    }
    job.done(marks);
    next();
  };

  const start = (): ChildProcess => {
    // Nothing of the server's settings is its business.
    const started = fork(worker, { env: {}, execArgv: [], stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
    started.on('message', ({ no, marks }: Answered) => {
      if (current?.no === no) end(marks);
    });
    started.on('error', (error) => log.warn({ err: error }, 'the grammar checker could not be started'));
    started.once('exit', (code, signal) => {
      if (child === started) child = null;
      if (current?.by !== started) return;
      log.warn({ code, signal }, 'the grammar checker ended before its answer');
      end(null);
    });
    return started;
  };

  const next = () => {
    clearTimeout(idle);
    if (current) return;
    const job = waiting.shift();
    if (!job) {
      idle = setTimeout(() => {
        child?.kill();
        // The next text starts another, even while this one is still ending.
        child = null;
      }, idleMs);
      idle.unref();
      return;
    }
    child ??= start();
    const asked: Asked = { no: ++count, text: job.text };
    const timer = setTimeout(() => {
      log.warn({ limitMs }, 'the grammar checker takes too long');
      child?.kill('SIGKILL');
    }, limitMs);
    current = { ...job, no: asked.no, timer, by: child };
    const { by } = current;
    by.send(asked, (error) => error && by.kill('SIGKILL'));
  };

  return {
    check: (text) => {
      const isAvailable = isOn && !isClosed && performance.now() >= restUntil;
      if (!isAvailable || waiting.length >= maxWaiting || text.length > longest) return Promise.resolve(null);
      return new Promise((done) => {
        waiting.push({ text, done });
        next();
      });
    },
    close: async () => {
      isClosed = true;
      clearTimeout(idle);
      for (const job of waiting.splice(0)) job.done(null);
      const ending = child;
      if (!ending) return;
      const ended = new Promise((resolve) => ending.once('exit', resolve));
      ending.kill('SIGKILL');
      await ended;
      clearTimeout(idle);
    },
  };
}
