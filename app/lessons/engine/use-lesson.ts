/** Where somebody is in a lesson: begun on the server's word, kept on this device at every step, sent when logged in. */
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { LessonReply } from '#app/lessons/lesson-reply.ts';
import type { Lesson } from '#core/lessons/lesson.ts';
import { mergeProgress, type Progress, placesOf, type Tried } from '#core/lessons/progress.ts';
import { sendProgress } from './hand-over.ts';
import { findKept, forget, type KeptProgress, keep } from './kept-progress.ts';
import { countSeconds } from './seconds.ts';
import { areChecksAnswered, checkedOf, countOpened, keptOf, type Standing, withChecked } from './standing.ts';

/** After the last check comes what it all amounts to. */
export const endPlace = 'end';

export type LessonState = Standing & {
  /** Every place of the lesson, the end among them. */
  places: readonly string[];
  /** Where one was when the page was opened; 0 for who begins. */
  resumedAt: number;
  /** Whether the account has it, or only this device. */
  isSaved: boolean;
  goOn: () => void;
  open: (place: string) => void;
  startOver: () => void;
  noteTried: (key: string, tried: Tried) => void;
  noteChecked: (key: string, isRight: boolean) => void;
};

/** The rules of progress know a lesson by its places and questions. */
const outlineOf = ({ lesson, checks }: LessonReply): Lesson =>
  ({
    ...lesson,
    before: [],
    next: [],
    checks: checks.map(({ ask }) => (ask ? { question: '', ask } : { question: '' })),
  }) as Lesson;

const progressOf = ({ own }: LessonReply): Progress => ({
  place: own?.place ?? null,
  answers: Object.fromEntries((own?.answers ?? []).map(({ key, ...tried }) => [key, tried])),
  seconds: own?.seconds ?? 0,
});

export function useLesson(reply: LessonReply, viewerId: string | null): LessonState {
  const { slug } = reply.lesson;
  const outline = useMemo(() => outlineOf(reply), [reply]);
  const places = useMemo(() => [...placesOf(outline), endPlace], [outline]);
  const [standing, setStanding] = useState<Standing>(() => {
    const done = { answers: progressOf(reply).answers, checks: reply.checks };
    return { ...done, opened: countOpened(places, reply.own?.place ?? null, done) };
  });
  // An answer may come back after other steps were taken: each step begins at the last one, whenever it was begun.
  const latest = useRef(standing);
  const [resumedAt, setResumedAt] = useState(standing.opened - 1);
  const [isSaved, setIsSaved] = useState(true);
  const known = useRef<KeptProgress | null>(null);
  const timer = useRef<ReturnType<typeof countSeconds>>(null);
  const sending = useRef<{ isWaiting: boolean } | null>(null);

  function change(step: Partial<Standing>): void {
    latest.current = { ...latest.current, ...step };
    setStanding(latest.current);
  }

  // What this device knows beyond the server: a visitor's own way, and what could not be sent.
  const takeUp = useEffectEvent(() => {
    const kept = [findKept(null, slug), viewerId === null ? null : findKept(viewerId, slug)].filter(
      (one) => one !== null,
    );
    timer.current = countSeconds(Math.max(reply.own?.seconds ?? 0, ...kept.map(({ seconds }) => seconds)));
    known.current = kept.toSorted((a, b) => a.startedAt.localeCompare(b.startedAt))[0] ?? null;
    if (kept.length > 0) {
      const merged = kept.reduce<Progress>((all, one) => mergeProgress(outline, all, one), progressOf(reply));
      const told = Object.assign({}, ...kept.map((one) => one.checks)) as Record<string, boolean>;
      // The server counts the checks of who is logged in.
      const checks = viewerId === null ? withChecked(reply.checks, told) : reply.checks;
      const done = { answers: merged.answers, checks };
      const opened = countOpened(places, merged.place, done);
      change({ ...done, opened });
      setResumedAt(opened - 1);
    }
    // All answered and not finished: the last word was lost on its way, after the last answer had arrived.
    const isUnfinished = reply.own?.finishedAt === null && areChecksAnswered(latest.current);
    if (viewerId !== null && (kept.length > 0 || isUnfinished)) save();
  });
  useEffect(() => {
    takeUp();
    return () => timer.current?.stop();
  }, []);
  const sendAgain = useEffectEvent(() => {
    if (viewerId !== null && !isSaved) void send(viewerId);
  });
  useEffect(() => {
    const onOnline = () => sendAgain();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, []);

  function save(): void {
    const now = new Date().toISOString();
    known.current = keptOf(places, latest.current, {
      seconds: timer.current?.read() ?? 0,
      startedAt: known.current?.startedAt ?? reply.own?.startedAt ?? now,
      updatedAt: now,
    });
    keep(viewerId, slug, known.current);
    if (viewerId !== null) void send(viewerId);
  }

  /** One call at a time, the last word last; without a network it waits here for the network, or the next step. */
  async function send(learnerId: string): Promise<void> {
    if (sending.current) {
      sending.current.isWaiting = true;
      return;
    }
    const turn = { isWaiting: false };
    sending.current = turn;
    const sent = known.current;
    try {
      if (!sent) return;
      const saved = await sendProgress(learnerId, slug, sent);
      setIsSaved(true);
      // A check that was answered while this was under way is not in the reply yet.
      change({ checks: withChecked(saved.checks, checkedOf(latest.current.checks)) });
      forget(null, slug);
      if (findKept(learnerId, slug)?.updatedAt === sent.updatedAt) forget(learnerId, slug);
    } catch {
      setIsSaved(false);
    } finally {
      sending.current = null;
      if (turn.isWaiting) void send(learnerId);
    }
  }

  function openUpTo(opened: number) {
    if (opened <= latest.current.opened) return;
    change({ opened });
    save();
  }
  return {
    places,
    ...standing,
    resumedAt,
    isSaved,
    goOn: () => openUpTo(Math.min(places.length, standing.opened + 1)),
    open: (place) => openUpTo(places.indexOf(place) + 1),
    startOver: () => {
      change({ opened: 1, answers: {} });
      setResumedAt(0);
    },
    noteTried: (key, tried) => {
      change({ answers: { ...latest.current.answers, [key]: tried } });
      save();
    },
    noteChecked: (key, isRight) => {
      change({
        checks: latest.current.checks.map((check) =>
          check.key === key ? { ...check, isAnswered: true, isRight } : check,
        ),
      });
      save();
    },
  };
}
