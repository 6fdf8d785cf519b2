/**
 * How well a word is remembered, in the terms of an Anki card and back. Both keep FSRS's stability and difficulty, so a
 * word comes back at the same interval wherever it is reviewed next.
 */
import { default_w as weights } from 'ts-fsrs';
import { dayMs } from '../../duration.ts';
import type { Memory } from '../memory.ts';

/**
 * The day from which due days are counted: `crt` of a collection, in seconds. Anki moves them to its own collection's
 * days. Four in the morning in Beijing, when Anki's own days begin.
 */
export const epochSeconds = Date.UTC(2024, 0, 1, 20) / 1000;

/** The columns of Anki's table `cards` that say how a card stands. `type` counts as FSRS does: new, learning, review, relearning. */
export type CardColumns = {
  type: number;
  /** -1 suspended, -2 and -3 buried, 0 new, 1 learning by minutes, 2 review, 3 learning by days. */
  queue: number;
  due: number;
  ivl: number;
  factor: number;
  reps: number;
  lapses: number;
  left: number;
  data: string;
};

/** How many steps of minutes stand before the first interval of days, in ts-fsrs as in Anki. */
const stepsOf = { 1: 2, 3: 1 } as const;

export const newCard = (position: number): CardColumns => ({
  type: 0,
  queue: 0,
  due: position,
  ivl: 0,
  factor: 0,
  reps: 0,
  lapses: 0,
  left: 0,
  data: '{}',
});

export function cardOfMemory(memory: Memory, retention: number): CardColumns {
  const { state, stability: s, difficulty: d, step, reviews, lapses } = memory;
  const due = Date.parse(memory.due) / 1000;
  const last = Date.parse(memory.last) / 1000;
  const shared = {
    type: state,
    factor: 2500,
    reps: reviews,
    lapses,
    data: JSON.stringify({ s, d, dr: retention, lrt: Math.floor(last) }),
  };
  if (state !== 1 && state !== 3)
    return { ...shared, queue: 2, due: daysFrom(epochSeconds, due), ivl: intervalOf(last, due), left: 0 };
  const left = Math.max(1, stepsOf[state] - step);
  return { ...shared, queue: 1, due: Math.floor(due), ivl: Math.max(0, Math.round(s)), left: left * 1001 };
}

const daysFrom = (epoch: number, seconds: number): number =>
  Math.floor((seconds * 1000 - epoch * 1000) / dayMs);
const intervalOf = (last: number, due: number): number =>
  Math.max(1, Math.round(((due - last) * 1000) / dayMs));

export type ReadCard = CardColumns & {
  /** Set while the card is lent to a filtered deck: where it is really due. */
  odue: number;
  odid: number;
};

type Around = {
  /** `crt` of its collection. */
  epochSeconds: number;
  /** Of its last review, by the log; null where there is none. */
  lastReviewAt: Date | null;
};

/** The longest that anything is kept away; a stranger's number may be anything. */
const longestDays = 36_500;

/** Null for a card that nobody has learned yet, or of which nothing can be made. */
export function memoryOfCard(card: ReadCard, { epochSeconds: epoch, lastReviewAt }: Around): Memory | null {
  if (card.type !== 1 && card.type !== 2 && card.type !== 3) return null;
  const state = card.type;
  const data = readData(card.data);
  const days = Math.min(Math.max(card.ivl, 0), longestDays);
  const dueColumn = card.odid !== 0 && card.odue !== 0 ? card.odue : card.due;
  // Days and seconds share a column; no collection is so old that its days reach a billion.
  const dueMs = dueColumn > 1e9 ? dueColumn * 1000 : epoch * 1000 + dueColumn * dayMs;
  const lastMs = data.last ?? lastReviewAt?.getTime() ?? dueMs - days * dayMs;
  if (!isTime(dueMs) || !isTime(lastMs)) return null;
  const stability = data.stability ?? Math.max(days, 0.1);
  return {
    due: new Date(state === 2 ? dueTime(dueMs, lastMs, days) : dueMs).toISOString(),
    last: new Date(lastMs).toISOString(),
    stability,
    difficulty: data.difficulty ?? difficultyOfEase(card.factor, stability),
    state,
    step: state === 2 ? 0 : Math.max(0, stepsOf[state] - (card.left % 1000)),
    reviews: Math.max(1, card.reps),
    lapses: Math.max(0, card.lapses),
  };
}

/**
 * Anki knows the day alone, and where that begins depends on the clock of whoever has it. So where the day is about the one
 * that its last review led to, the time is that one; another day was chosen by its learner.
 */
function dueTime(dueMs: number, lastMs: number, days: number): number {
  const exact = lastMs + days * dayMs;
  return exact >= dueMs - dayMs && exact < dueMs + 2 * dayMs ? exact : dueMs;
}

const isTime = (ms: number): boolean => ms > 0 && ms < Date.UTC(2200, 0);

type Data = { stability: number | null; difficulty: number | null; last: number | null };

function readData(text: string): Data {
  const nothing: Data = { stability: null, difficulty: null, last: null };
  try {
    const data: unknown = JSON.parse(text);
    if (typeof data !== 'object' || data === null) return nothing;
    const { s, d, lrt } = data as Record<string, unknown>;
    const hasBoth = isWithin(s, 0.001, longestDays) && isWithin(d, 1, 10);
    return {
      stability: hasBoth ? s : null,
      difficulty: hasBoth ? d : null,
      last: isWithin(lrt, 1, 1e11) ? lrt * 1000 : null,
    };
  } catch {
    // Older collections leave it empty.
    return nothing;
  }
}

const isWithin = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && value >= least && value <= most;

/**
 * Collections that do not use FSRS keep an ease instead, 2500 for the usual one. The difficulty is the one by which FSRS
 * would lengthen the interval as much as that ease does; Anki itself converts in the same way.
 */
function difficultyOfEase(factor: number, stability: number): number {
  const ease = factor > 0 ? factor / 1000 : 2.5;
  const [growth = 0, fading = 0, forgetting = 0] = weights.slice(8, 11);
  const gain = Math.exp(growth) * stability ** -fading * (Math.exp(0.1 * forgetting) - 1);
  return Math.min(Math.max(11 - (ease - 1) / gain, 1), 10);
}
