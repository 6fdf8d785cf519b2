/** The clock of the lesson player: position, speed, and where one stopped the last time. */

import { useCallback, useEffect, useRef, useState } from 'react';
import { quietApi } from '#app/api.ts';
import type { Lesson } from '#app/pages/site/replies.ts';
import { useViewer } from '#app/shell/site.ts';

export const speeds = [0.75, 1, 1.25, 1.5, 2] as const;

const speedKey = 'beacon.lesson-speed';
const stepMs = 200;
const saveEverySeconds = 5;

const positionKey = (lesson: Lesson) => `beacon.lesson.${lesson.course.name}.${lesson.no}`;

function readNumber(key: string): number | null {
  try {
    const value = Number(localStorage.getItem(key) ?? Number.NaN);
    return Number.isFinite(value) ? value : null;
  } catch {
    return null;
  }
}

function keepNumber(key: string, value: number): void {
  try {
    localStorage.setItem(key, String(value));
  } catch {
    // Without storage the lesson starts from its beginning the next time.
  }
}

export function usePlayback(lesson: Lesson) {
  const viewer = useViewer();
  const [at, setAt] = useState(0);
  const [isPlaying, setIsPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const [resumedAt, setResumedAt] = useState<number | null>(null);
  const now = useRef(0);
  const saved = useRef(0);
  const end = lesson.seconds;

  const move = useCallback(
    (seconds: number) => {
      now.current = Math.min(end, Math.max(0, seconds));
      setAt(now.current);
    },
    [end],
  );

  /** A user's position is kept by the server, a visitor's by the browser. */
  const save = useCallback(() => {
    const seconds = Math.floor(now.current);
    const isDone = now.current >= end;
    if (seconds === saved.current && !isDone) return;
    saved.current = seconds;
    if (!viewer) return keepNumber(positionKey(lesson), isDone ? 0 : seconds);
    quietApi('PUT /api/courses/{name}/lessons/{no}/progress', {
      params: { name: lesson.course.name, no: String(lesson.no) },
      body: { seconds: isDone ? 0 : seconds, isDone },
    }).catch(() => undefined);
  }, [lesson, viewer, end]);

  // Only the browser knows where a visitor stopped, so it is read after the first paint.
  useEffect(() => {
    const stored = viewer ? (lesson.mine?.seconds ?? null) : readNumber(positionKey(lesson));
    if (stored !== null && stored > 3 && stored < end - 3) {
      move(stored);
      saved.current = stored;
      setResumedAt(stored);
    }
    const wanted = readNumber(speedKey);
    if (speeds.some((one) => one === wanted)) setSpeed(wanted as number);
  }, [lesson, viewer, end, move]);

  useEffect(() => {
    if (!isPlaying) return;
    let before = performance.now();
    const timer = setInterval(() => {
      const passed = ((performance.now() - before) / 1000) * speed;
      before = performance.now();
      move(now.current + passed);
      if (now.current >= end) setIsPlaying(false);
      if (Math.abs(now.current - saved.current) >= saveEverySeconds) save();
    }, stepMs);
    return () => {
      clearInterval(timer);
      save();
    };
  }, [isPlaying, speed, end, move, save]);

  useEffect(() => {
    const hide = () => document.visibilityState === 'hidden' && save();
    document.addEventListener('visibilitychange', hide);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      save();
    };
  }, [save]);

  return {
    at,
    isPlaying,
    speed,
    resumedAt,
    hasEnded: at >= end,
    jump: (seconds: number) => {
      move(seconds);
      setResumedAt(null);
    },
    toggle: () => {
      if (now.current >= end) move(0);
      setIsPlaying((before) => !before);
    },
    changeSpeed: (wanted: number) => {
      setSpeed(wanted);
      keepNumber(speedKey, wanted);
    },
  };
}
