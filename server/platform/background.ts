/** Work that a reply does not wait for, such as sending a mail; it is repeated when it fails, and finished before the end. */
import { setTimeout as delay } from 'node:timers/promises';
import type { Log } from '#server/log.ts';

export type Background = {
  run: (name: string, task: () => Promise<void>) => void;
  /** Waits for what is under way; no pause before another try is taken any more. */
  drain: () => Promise<void>;
};

const pausesMs = [1000, 10_000];

export function createBackground(log: Log): Background {
  const running = new Set<Promise<void>>();
  const draining = new AbortController();

  const attempt = async (name: string, task: () => Promise<void>) => {
    for (const pause of [...pausesMs, null]) {
      try {
        return await task();
      } catch (error) {
        if (pause === null) return log.error({ err: error, task: name }, 'given up');
        log.warn({ err: error, task: name }, 'failed, will be tried again');
        await delay(pause, undefined, { signal: draining.signal }).catch(() => undefined);
      }
    }
  };

  return {
    run: (name, task) => {
      const done = attempt(name, task).finally(() => running.delete(done));
      running.add(done);
    },
    drain: async () => {
      draining.abort();
      // One task may start another.
      while (running.size > 0) await Promise.all(running);
    },
  };
}
