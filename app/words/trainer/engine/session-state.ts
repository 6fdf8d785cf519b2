/**
 * A session as a rule over what was done in it: which word is asked next, in which shape, and what came of it all. The
 * queue is never stored, only the grades: whoever knows the items and the grades knows the rest, after a reload, in
 * another tab, and after a grade was taken back.
 */
import type { Calls } from '#contract/all.ts';
import { groupBy } from '#core/group-by.ts';
import { type CardKind, secondsOf } from '#core/words/kinds.ts';
import { type Grade, type Memory, type Retention, review, standingOf } from '#core/words/memory.ts';
import { cardsBetween, soonMs } from '#core/words/session.ts';

export type SessionReply = Calls['GET /api/words/session']['reply'];
export type Item = SessionReply['items'][number];

export type Done = {
  id: string;
  word: string;
  kind: CardKind;
  grade: Grade;
  /** ISO. */
  at: string;
  ms: number;
  /** What was known of the word then; another device may have reviewed it since the session was composed. */
  before: Memory | null;
};

export type Session = {
  items: readonly Item[];
  retention: Retention;
  /** In the order of their times. */
  done: readonly Done[];
  /** Let rest during this session. */
  paused: readonly string[];
  /** What the server knows of words since they were last graded here: other devices learn as well. */
  learned: ReadonlyMap<string, Memory | null>;
};

export function memoryAfter(retention: Retention, { word, before, grade, at }: Done): Memory {
  return review({ word, retention }, before, grade, new Date(at));
}

const isSoon = (due: string, at: string): boolean => Date.parse(due) - Date.parse(at) < soonMs;

/** The words that are still to come; the first is asked now. */
export function queueOf({ items, retention, done, paused }: Session): string[] {
  const queue = items.map(({ word }) => word);
  for (const one of done) {
    const at = queue.indexOf(one.word);
    if (at !== -1) queue.splice(at, 1);
    const { due } = memoryAfter(retention, one);
    if (isSoon(due, one.at)) queue.splice(Math.min(cardsBetween, queue.length), 0, one.word);
  }
  return queue.filter((word) => !paused.includes(word));
}

export type Card = { item: Item; kind: CardKind; memory: Memory | null; isAgain: boolean };

/** What is known of a word: by the server's last news, by the last grade given here, or as the session began. */
export function memoryOf({ items, retention, done, learned }: Session, word: string): Memory | null {
  const news = learned.get(word);
  if (news !== undefined) return news;
  const last = done.findLast((one) => one.word === word);
  if (last) return memoryAfter(retention, last);
  return items.find((item) => item.word === word)?.memory ?? null;
}

/** A word that comes back is asked plainly: whoever has just read the sentence would know its place. */
export function currentCard(session: Session): Card | null {
  const [word] = queueOf(session);
  const item = session.items.find((one) => one.word === word);
  if (!item) return null;
  const isAgain = session.done.some((one) => one.word === word);
  return {
    item,
    kind: isAgain ? 'recognize' : item.kind,
    memory: memoryOf(session, item.word),
    isAgain,
  };
}

function forget(learned: Session['learned'], word: string): Session['learned'] {
  const rest = new Map(learned);
  rest.delete(word);
  return rest;
}

const longestMs = 3_600_000;

/** The card that is asked now gets its grade; null where none is. */
export function gradeCard(
  session: Session,
  { id, grade, ms, now }: { id: string; grade: Grade; ms: number; now: Date },
): { session: Session; done: Done } | null {
  const card = currentCard(session);
  if (!card) return null;
  const { word } = card.item;
  // Later than the one before it, also where the clock stands still: the order of times is the order of the queue.
  const last = Date.parse(session.done.at(-1)?.at ?? '') || 0;
  const done: Done = {
    id,
    word,
    kind: card.kind,
    grade,
    at: new Date(Math.max(now.getTime(), last + 1)).toISOString(),
    ms: Math.min(Math.max(0, Math.round(ms)), longestMs),
    before: card.memory,
  };
  return {
    done,
    session: { ...session, done: [...session.done, done], learned: forget(session.learned, word) },
  };
}

/** The session without its last grade, and which one that was. */
export function undoLast(session: Session): { session: Session; undone: Done | null } {
  const undone = session.done.at(-1);
  if (!undone) return { session, undone: null };
  const learned = new Map(session.learned).set(undone.word, undone.before);
  return { session: { ...session, done: session.done.slice(0, -1), learned }, undone };
}

/** By words, so that it never goes back but by an undo. */
export function progressOf(session: Session): { finished: number; all: number; minutesLeft: number } {
  const queue = queueOf(session);
  const seen = new Set(session.done.map(({ word }) => word));
  const seconds = queue.reduce((sum, word) => {
    const item = session.items.find((one) => one.word === word);
    const kind = seen.has(word) ? 'recognize' : (item?.kind ?? 'recognize');
    return sum + secondsOf(kind, item?.memory === null && !seen.has(word));
  }, 0);
  const all = session.items.filter(({ word }) => !session.paused.includes(word)).length;
  return { finished: all - new Set(queue).size, all, minutesLeft: Math.ceil(seconds / 60) };
}

/** What a card of each kind was worth: known at once, known with help, not known. */
export const gradeOf = (isRight: boolean, isHinted: boolean): Grade => (isRight ? (isHinted ? 2 : 3) : 1);

/** Nobody thinks longer about a card than this; the rest of the time they were away. */
const longestThoughtMs = 90_000;

export type Summary = {
  words: number;
  cards: number;
  minutes: number;
  /** Seen for the first time. */
  fresh: number;
  /** Known across three weeks now, and not before. */
  settled: Item[];
  /** Forgotten at least once. */
  missed: Item[];
  /** How many come back, by the start of their day in the browser's own time. */
  next: { day: Date; words: number }[];
};

function dayOf(iso: string): number {
  const day = new Date(iso);
  day.setHours(0, 0, 0, 0);
  return day.getTime();
}

export function summaryOf(session: Session): Summary {
  const { done, retention } = session;
  const words = new Set(done.map(({ word }) => word));
  const items = session.items.filter(({ word }) => words.has(word));
  const days = groupBy(items, ({ word }) => {
    const memory = memoryOf(session, word);
    return memory ? dayOf(memory.due) : 0;
  });
  return {
    words: words.size,
    cards: done.length,
    minutes: Math.max(
      1,
      Math.round(done.reduce((sum, { ms }) => sum + Math.min(ms, longestThoughtMs), 0) / 60_000),
    ),
    fresh: items.filter(({ memory }) => memory === null).length,
    settled: items.filter(({ word }) => {
      const own = done.filter((one) => one.word === word);
      const [first] = own;
      const last = own.at(-1);
      return (
        first &&
        last &&
        standingOf(first.before) !== 'settled' &&
        standingOf(memoryAfter(retention, last)) === 'settled'
      );
    }),
    missed: items.filter(({ word }) => done.some((one) => one.word === word && one.grade === 1)),
    next: [...days.entries()]
      .toSorted(([one], [other]) => one - other)
      .slice(0, 3)
      .map(([day, due]) => ({ day: new Date(day), words: due.length })),
  };
}
