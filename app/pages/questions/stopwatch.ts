/** The time a question takes, and whether it is shown. */
import { useEffect, useRef, useState } from 'react';
import { remembered } from '#app/remembered.ts';

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

const timerChoice = remembered<'on' | 'off'>('beacon.question-timer', ['on', 'off'], 'on');

/** Whether the clock is shown: chosen once, kept for every question. */
export function useTimerChoice(): [hasTimer: boolean, choose: (hasTimer: boolean) => void] {
  return [timerChoice.use() === 'on', (hasTimer) => timerChoice.choose(hasTimer ? 'on' : 'off')];
}
