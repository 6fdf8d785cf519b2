/**
 * When a word comes back. A learner's memory of a word is what its reviews make of it, in the order of their times:
 * whatever device they were done on and in whatever order they arrive, the same reviews give the same memory.
 */
import {
  type Card,
  createEmptyCard,
  fsrs,
  type Grade as Rating,
  State,
  get_fuzz_range as spreadOf,
} from 'ts-fsrs';
import { dayMs } from '../duration.ts';
import { seeded } from '../random.ts';

/** 忘了 / 模糊 / 记得 / 很熟. */
export const grades = [1, 2, 3, 4] as const;
export type Grade = (typeof grades)[number];

/** Plain data that is stored and handed back; times as ISO texts. */
export type Memory = {
  due: string;
  last: string;
  stability: number;
  difficulty: number;
  state: 0 | 1 | 2 | 3;
  /** Where it stands in the minutes before its first interval of days. */
  step: number;
  reviews: number;
  lapses: number;
};

export type Review = { id: string; grade: Grade; at: Date };

/** Share of words that are to be still known on their day. */
export const retentions = [0.9, 0.85] as const;
export type Retention = (typeof retentions)[number];

const longestDays = 365;

const createScheduler = (retention: Retention) =>
  fsrs({ request_retention: retention, maximum_interval: longestDays, enable_short_term: true });

const schedulers = { 0.9: createScheduler(0.9), 0.85: createScheduler(0.85) };

/** A word and how sure its learner wants to be. */
export type Terms = { word: string; retention: Retention };

function cardOf(memory: Memory): Card {
  const { due: dueText, last: lastText, stability, difficulty, state, step, reviews, lapses } = memory;
  const [due, last] = [new Date(dueText), new Date(lastText)];
  return {
    due,
    last_review: last,
    stability,
    difficulty,
    state,
    learning_steps: step,
    reps: reviews,
    lapses,
    elapsed_days: 0,
    scheduled_days: Math.round((due.getTime() - last.getTime()) / dayMs),
  };
}

function memoryOf(card: Card): Memory {
  return {
    due: card.due.toISOString(),
    last: (card.last_review ?? card.due).toISOString(),
    stability: card.stability,
    difficulty: card.difficulty,
    state: card.state,
    step: card.learning_steps,
    reviews: card.reps,
    lapses: card.lapses,
  };
}

/** From 0 up to 1, the same for a word and its number of reviews on every device. */
function drawFor(word: string, reviews: number): number {
  let hash = reviews;
  for (let place = 0; place < word.length; place++)
    hash = Math.imul(hash ^ word.charCodeAt(place), 0x01000193);
  return seeded(hash)();
}

/**
 * Words that were learned together do not come back together: their days are moved apart, as far as FSRS allows. The library
 * can do so itself, but for each of the four grades and with a generator that takes longer than all the rest of a review.
 */
function moveApart(word: string, card: Card, moment: Date): Card {
  const { state, scheduled_days: days, elapsed_days: elapsed, reps } = card;
  if (state !== State.Review || days < 3) return card;
  const { min_ivl: min, max_ivl: max } = spreadOf(days, elapsed, longestDays);
  const moved = Math.floor(drawFor(word, reps) * (max - min + 1) + min);
  return { ...card, scheduled_days: moved, due: new Date(moment.getTime() + moved * dayMs) };
}

/** Null is a word that was never asked. */
function reviewCard({ word, retention }: Terms, before: Card | null, grade: Grade, at: Date): Card {
  // A clock that was set back must not count as time that has passed.
  const last = before?.last_review;
  const moment = last && at < last ? last : at;
  const given: Card = before ?? createEmptyCard(moment);
  return moveApart(word, schedulers[retention].next(given, moment, grade as Rating).card, moment);
}

/** What one review makes of it. */
export const review = (terms: Terms, memory: Memory | null, grade: Grade, at: Date): Memory =>
  memoryOf(reviewCard(terms, memory && cardOf(memory), grade, at));

/** All reviews that are known, from what was there before them. Two at the same instant go by their ids. */
export function foldReviews(terms: Terms, base: Memory | null, reviews: readonly Review[]): Memory | null {
  // What was done elsewhere later knows more of the word than a review before it.
  const from = base ? Date.parse(base.last) : Number.NEGATIVE_INFINITY;
  const later = reviews.filter(({ at }) => at.getTime() > from);
  if (later.length === 0) return base;
  const card = later
    .toSorted((a, b) => a.at.getTime() - b.at.getTime() || (a.id < b.id ? -1 : 1))
    // Texts are made of it once, at the end: reading and writing times would take longer than the reviews themselves.
    .reduce((before, { grade, at }) => reviewCard(terms, before, grade, at), base && cardOf(base));
  return card && memoryOf(card);
}

/** When it would come back, for each grade: what the four buttons say. */
export const dueByGrade = (terms: Terms, memory: Memory | null, now: Date): Date[] =>
  grades.map((grade) => new Date(review(terms, memory, grade, now).due));

/** Known across three weeks: counted as kept in mind. */
export const settledDays = 21;

export const standings = ['new', 'learning', 'settled'] as const;
export type Standing = (typeof standings)[number];

export const standingOf = (memory: Memory | null): Standing =>
  memory === null
    ? 'new'
    : memory.state === State.Review && memory.stability >= settledDays
      ? 'settled'
      : 'learning';

/** So often forgotten after it was known that repeating alone will not do. */
export const leechLapses = 5;

export const isLeech = (memory: Memory | null): boolean => memory !== null && memory.lapses >= leechLapses;
