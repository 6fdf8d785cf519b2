/** Heavy work in turns: only so much of it at once, and only so much waiting for it. */
import { AppError } from '#server/http/errors.ts';

export type ConcurrencyLimit = <T>(work: () => Promise<T>) => Promise<T>;

/** Beyond `maxWaiting` callers are sent away, for memory is bounded and so is their patience. */
export function createConcurrencyLimit({
  maxRunning,
  maxWaiting,
}: {
  maxRunning: number;
  maxWaiting: number;
}): ConcurrencyLimit {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running < maxRunning) {
      running += 1;
    } else {
      if (waiting.length >= maxWaiting) throw new AppError('UNAVAILABLE', { retryAfter: 5 });
      // Whoever ends hands the turn over, so `running` stays as it is.
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
