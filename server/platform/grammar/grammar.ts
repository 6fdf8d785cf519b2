/** The grammar checker as the graders see it: a child worker that may be off, and is left alone where it keeps failing. */
import type { GrammarMark } from '#core/essay/grade.ts';
import { essayLength } from '#core/questions/lengths.ts';
import type { Log } from '#server/log.ts';
import { createChildWorker } from '#server/platform/child-worker.ts';

export type Grammar = {
  /** Null where the checker is off, busy beyond its queue, too slow or broken: a grade does without it. */
  check: (text: string) => Promise<readonly GrammarMark[] | null>;
  close: () => Promise<void>;
};

type Settings = {
  isOn: boolean;
  log: Log;
  /** The path of its program. */
  worker: string;
  /** For one text, the start of the checker included, which takes a few seconds. */
  timeoutMs?: number;
  idleMs?: number;
  maxWaiting?: number;
  /** It takes half a gigabyte to read an essay. */
  maxMemoryMb?: number;
};

/** After this many failures in a row it is left alone for a while. */
const maxFailures = 3;
const restMs = 600_000;

export function createGrammar({
  isOn,
  log,
  worker,
  timeoutMs = 45_000,
  idleMs = 300_000,
  maxWaiting = 50,
  maxMemoryMb = 1024,
}: Settings): Grammar {
  const checker = createChildWorker<string, readonly GrammarMark[]>({
    file: worker,
    log,
    maxWaiting,
    timeoutMs,
    idleMs,
    maxMemoryMb,
  });
  let failures = 0;
  let restUntil = 0;
  return {
    check: async (text) => {
      if (!isOn || performance.now() < restUntil || text.length > essayLength) return null;
      const done = await checker.ask(text);
      if (done.kind === 'done') {
        failures = 0;
        return done.answer;
      }
      // Too many at once is no fault of the checker's.
      if (done.kind === 'busy') return null;
      failures += 1;
      if (failures >= maxFailures) {
        failures = 0;
        restUntil = performance.now() + restMs;
      }
      return null;
    },
    close: () => checker.close(),
  };
}
