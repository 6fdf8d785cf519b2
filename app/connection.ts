/** Whether the server can be reached, and when to try again. */

export type Connection = {
  isOffline: () => boolean;
  /** An answer came, whatever it said. */
  noteAnswer: () => void;
  /** No answer came. */
  noteSilence: () => void;
  /** Resolves when it is worth trying again: after a pause that grows, or as soon as the browser is online again. */
  pause: () => Promise<void>;
  /** Tries at once, because the person asks for it. */
  hurry: () => void;
  /** Listens to the browser; returns how to stop. */
  start: () => () => void;
};

const pausesMs = [1000, 2000, 4000, 8000, 15_000];

export function createConnection(onChange: (isOffline: boolean) => void): Connection {
  let isOffline = false;
  let failures = 0;
  let waiting: { resolve: () => void; timer: ReturnType<typeof setTimeout> }[] = [];

  function change(next: boolean) {
    if (next === isOffline) return;
    isOffline = next;
    onChange(isOffline);
  }
  function hurry() {
    const released = waiting;
    waiting = [];
    for (const { resolve, timer } of released) {
      clearTimeout(timer);
      resolve();
    }
  }
  const handleOnline = () => hurry();
  const handleOffline = () => change(true);
  const handleVisible = () => {
    // Timers of a page in the background are slow; whoever looks at it again should not wait for them.
    if (document.visibilityState === 'visible') hurry();
  };
  return {
    isOffline: () => isOffline,
    noteAnswer: () => {
      failures = 0;
      change(false);
      hurry();
    },
    noteSilence: () => {
      failures += 1;
      change(true);
    },
    pause: () =>
      new Promise((resolve) => {
        const ms = pausesMs[Math.min(failures, pausesMs.length) - 1] ?? pausesMs[0];
        const timer = setTimeout(() => {
          waiting = waiting.filter((entry) => entry.timer !== timer);
          resolve();
        }, ms);
        waiting.push({ resolve, timer });
      }),
    hurry,
    start: () => {
      window.addEventListener('online', handleOnline);
      window.addEventListener('offline', handleOffline);
      document.addEventListener('visibilitychange', handleVisible);
      return () => {
        window.removeEventListener('online', handleOnline);
        window.removeEventListener('offline', handleOffline);
        document.removeEventListener('visibilitychange', handleVisible);
        for (const { timer } of waiting) clearTimeout(timer);
      };
    },
  };
}
