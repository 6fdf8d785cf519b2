/** The time on the page: counted by the page's own steady clock from the server's last word, never by the time of day. */
import { useEffect, useRef, useState } from 'react';
import type { Attempt } from '#core/exam/attempt.ts';
import { pauseLeft, sectionElapsed, timeLeft, warningDue, warningsMs } from '#core/exam/clock.ts';

const everyMs = 200;

export type ClockReading = { left: number | null; elapsed: number; pause: number | null };

const read = (attempt: Attempt, at: number): ClockReading => ({
  left: timeLeft(attempt, at),
  elapsed: sectionElapsed(attempt, at),
  pause: pauseLeft(attempt, at),
});

/** What the clocks show, read anew several times a second; whoever shows whole seconds never shows one late. */
export function useClock(attempt: Attempt): ClockReading {
  const [reading, setReading] = useState(() => read(attempt, performance.now()));
  useEffect(() => {
    const look = () => setReading(read(attempt, performance.now()));
    look();
    const timer = setInterval(look, everyMs);
    return () => clearInterval(timer);
  }, [attempt]);
  return reading;
}

/** Minutes to say aloud, once each, when the time left falls below them. */
export function useTimeWarning(left: number | null): number | null {
  const [warning, setWarning] = useState<number | null>(null);
  const previous = useRef(left);
  useEffect(() => {
    const due = left === null || previous.current === null ? null : warningDue(previous.current, left);
    previous.current = left;
    if (due !== null) setWarning(due / 60_000);
    // A new section starts with its full time: the old warning is over.
    else if (warning !== null && left !== null && left > warningsMs[0]) setWarning(null);
  }, [left, warning]);
  return warning;
}
