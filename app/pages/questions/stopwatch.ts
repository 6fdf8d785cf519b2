/** The time a question takes, and whether it is shown. */
import { useEffect, useRef, useState } from 'react';

/** Milliseconds since the question was opened, while the page is looked at. */
export function useStopwatch(isRunning: boolean): { shown: number; read: () => number } {
  const spent = useRef(0);
  const since = useRef<number | null>(null);
  const [shown, setShown] = useState(0);
  useEffect(() => {
    if (!isRunning) return;
    const read = () => spent.current + (since.current === null ? 0 : performance.now() - since.current);
    const resume = () => {
      since.current ??= performance.now();
    };
    const rest = () => {
      spent.current = read();
      since.current = null;
    };
    const look = () => (document.hidden ? rest() : resume());
    look();
    document.addEventListener('visibilitychange', look);
    const timer = setInterval(() => setShown(read()), 1000);
    return () => {
      rest();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isRunning]);
  return {
    shown,
    read: () => spent.current + (since.current === null ? 0 : performance.now() - since.current),
  };
}

const timerKey = 'beacon.question-timer';

/** Whether the clock is shown: chosen once, kept for every question. */
export function useTimerChoice(): [hasTimer: boolean, choose: (hasTimer: boolean) => void] {
  const [hasTimer, setHasTimer] = useState(true);
  useEffect(() => {
    try {
      setHasTimer(localStorage.getItem(timerKey) !== 'off');
    } catch {
      // Without storage it is chosen anew on each page.
    }
  }, []);
  const choose = (next: boolean) => {
    setHasTimer(next);
    try {
      localStorage.setItem(timerKey, next ? 'on' : 'off');
    } catch {
      // As above.
    }
  };
  return [hasTimer, choose];
}
