/** What is done every so often beside the requests. */

export type Repeated = { close: () => Promise<void> };

/**
 * One at a time: a turn that comes while the last one is under way is left out. A failure is told, and the next turn
 * comes all the same. Closing waits for the one that is under way.
 */
export function repeat(
  everyMs: number,
  work: () => Promise<unknown>,
  onError: (error: unknown) => void,
): Repeated {
  let running: Promise<void> | null = null;
  const runOnce = async () => {
    try {
      await work();
    } catch (error) {
      onError(error);
    }
  };
  const timer = setInterval(() => {
    running ??= runOnce().then(() => {
      running = null;
    });
  }, everyMs);
  // It must not keep a program alive that has nothing else to do.
  timer.unref();
  return {
    close: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
