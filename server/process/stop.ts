/** The end of the process: part after part, and always within the time that was promised. */
import { Worker } from 'node:worker_threads';
import type { Log } from '#server/log.ts';

/** From the signal to the end, whatever happens. */
export const stopWithinMs = 10_000;

export type Part = {
  name: string;
  close: (leftMs: number) => Promise<void>;
  /** Milliseconds after the signal at which the next part is closed, whether this one has ended or not. */
  byMs: number;
};

/**
 * Closes the parts in order. One that fails, or is not done in time, is named in the log and left behind: what was
 * acknowledged is committed, so nothing is lost by that.
 */
export async function closeParts(parts: readonly Part[], log: Log): Promise<void> {
  const started = performance.now();
  for (const { name, close, byMs } of parts) {
    const leftMs = Math.max(0, byMs - (performance.now() - started));
    const { promise: late, resolve } = Promise.withResolvers<'late'>();
    const timer = setTimeout(resolve, leftMs, 'late');
    const closed = close(leftMs).catch((error) =>
      log.error({ err: error, part: name }, 'a part did not close'),
    );
    if ((await Promise.race([closed, late])) === 'late')
      log.error({ part: name, ms: Math.round(performance.now() - started) }, 'a part did not close in time');
    clearTimeout(timer);
  }
}

/**
 * Ends the process by force when its time is over. In a thread of its own: a timer of this one would wait for as long as
 * anything keeps it busy.
 */
export function startDeadline(ms: number): void {
  const program = `
    const { writeSync } = require('node:fs');
    setTimeout(() => {
      const line = { level: 60, time: new Date().toISOString(), service: 'beacon', msg: 'ended by force: the stop took too long' };
      writeSync(1, JSON.stringify(line) + '\\n');
      process.kill(process.pid, 'SIGKILL');
    }, ${ms});`;
  // Without the options of the process, which may say that a text given so is a module.
  new Worker(program, { eval: true, execArgv: [] }).unref();
}
