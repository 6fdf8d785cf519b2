/** A session's queue, its undo, its end: rules over what was done, whatever the device. */
import { describe, expect, it } from 'vitest';
import type { Grade, Memory } from '#core/words/memory.ts';
import { cardsBetween } from '#core/words/session.ts';
import {
  currentCard,
  gradeCard,
  gradeOf,
  type Item,
  memoryOf,
  progressOf,
  queueOf,
  type Session,
  summaryOf,
  undoLast,
} from './session-state.ts';

const start = Date.parse('2026-03-02T08:00:00Z');

const settledNearly: Memory = {
  due: '2026-03-02T06:00:00.000Z',
  last: '2026-02-16T06:00:00.000Z',
  stability: 18,
  difficulty: 5,
  state: 2,
  step: 0,
  reviews: 6,
  lapses: 0,
};

const item = (word: string, change: Partial<Item> = {}): Item => ({
  word,
  kind: 'recognize',
  memory: null,
  isLeech: false,
  entry: null,
  own: null,
  groups: [],
  choices: [],
  drill: null,
  ...change,
});

const open = (items: readonly Item[]): Session => ({
  items,
  retention: 0.9,
  done: [],
  paused: [],
  learned: new Map(),
});

const letters = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

let ids = 0;

function give(session: Session, grade: Grade, minute = session.done.length): Session {
  ids += 1;
  const graded = gradeCard(session, {
    id: `review-${ids}`,
    grade,
    ms: 4000,
    now: new Date(start + minute * 60_000),
  });
  if (!graded) throw new Error('nothing is asked');
  return graded.session;
}

describe('the queue', () => {
  it('asks in the order of the session, and a word that is easy does not come back', () => {
    const session = give(open(letters.map((word) => item(word))), 4);
    expect(queueOf(session)).toEqual(['b', 'c', 'd', 'e', 'f', 'g']);
  });

  it('brings a forgotten word back after a few others, asked plainly', () => {
    let session = open([
      item('a', { kind: 'choose', memory: settledNearly }),
      ...letters.slice(1).map((word) => item(word)),
    ]);
    expect(currentCard(session)?.kind).toBe('choose');
    session = give(session, 1);
    expect(queueOf(session)).toEqual(['b', 'c', 'd', 'e', 'a', 'f', 'g']);
    for (let place = 0; place < cardsBetween; place += 1) session = give(session, 4);
    expect(currentCard(session)).toMatchObject({ item: { word: 'a' }, kind: 'recognize', isAgain: true });
  });

  it('brings the last word back at once, for there is nothing between', () => {
    const session = give(open([item('a')]), 1);
    expect(queueOf(session)).toEqual(['a']);
  });

  it('ends once every word has a day', () => {
    let session = open(['a', 'b'].map((word) => item(word)));
    let cards = 0;
    while (currentCard(session) && cards < 20) {
      session = give(session, 3);
      cards += 1;
    }
    // A new word is asked twice before its first interval of days.
    expect(cards).toBe(4);
    expect(queueOf(session)).toEqual([]);
    expect(gradeCard(session, { id: 'x', grade: 3, ms: 0, now: new Date(start) })).toBeNull();
  });

  it('leaves out what is let rest, also where it was to come back', () => {
    const session = give(open(letters.map((word) => item(word))), 1);
    expect(queueOf({ ...session, paused: ['a', 'c'] })).toEqual(['b', 'd', 'e', 'f', 'g']);
  });

  it('is the same for grades of another tab, which asked in another order', () => {
    const mine = give(open(letters.map((word) => item(word))), 4);
    const [done] = mine.done;
    if (!done) throw new Error('a grade was given');
    const other = { ...done, id: 'other', word: 'd' };
    expect(queueOf({ ...mine, done: [other, done] })).toEqual(['b', 'c', 'e', 'f', 'g']);
  });
});

describe('a grade', () => {
  it('is later than the one before it, whatever the clock says', () => {
    const session = give(give(open(letters.map((word) => item(word))), 4, 10), 4, 3);
    const [first, second] = session.done;
    expect((second?.at ?? '') > (first?.at ?? '')).toBe(true);
  });

  it('counts from what the server has told meanwhile', () => {
    const told = { ...settledNearly, stability: 40, reviews: 9 };
    const session = { ...open([item('a', { memory: settledNearly })]), learned: new Map([['a', told]]) };
    const next = give(session, 3);
    expect(next.done[0]?.before).toEqual(told);
    expect(memoryOf(next, 'a')?.reviews).toBe(10);
  });

  it('of a card with an outcome follows from it', () => {
    expect([gradeOf(true, false), gradeOf(true, true), gradeOf(false, false), gradeOf(false, true)]).toEqual([
      3, 2, 1, 1,
    ]);
  });
});

describe('an undo', () => {
  it('makes it as if the last grade had not been given', () => {
    const before = give(open(letters.map((word) => item(word, { memory: settledNearly }))), 3);
    const { session, undone } = undoLast(give(before, 1));
    expect(undone?.word).toBe('b');
    expect(queueOf(session)).toEqual(queueOf(before));
    expect(memoryOf(session, 'b')).toEqual(settledNearly);
    expect(progressOf(session)).toEqual(progressOf(before));
  });

  it('brings a finished session back to its last card', () => {
    const ended = give(open([item('a')]), 4);
    expect(currentCard(ended)).toBeNull();
    expect(currentCard(undoLast(ended).session)?.item.word).toBe('a');
  });

  it('of nothing changes nothing', () => {
    const session = open([item('a')]);
    expect(undoLast(session)).toEqual({ session, undone: null });
  });
});

describe('what a session tells', () => {
  it('how far it is, by words, and how long it still takes', () => {
    let session = open(letters.map((word) => item(word)));
    expect(progressOf(session)).toEqual({ finished: 0, all: 7, minutesLeft: 3 });
    session = give(session, 1);
    expect(progressOf(session).finished).toBe(0);
    session = give(session, 4);
    expect(progressOf(session)).toMatchObject({ finished: 1, all: 7 });
    expect(progressOf({ ...session, paused: ['g'] })).toMatchObject({ finished: 1, all: 6 });
  });

  it('at its end what was new, settled and missed, and when it comes back', () => {
    let session = open([
      item('old', { memory: settledNearly }),
      item('new'),
      item('slipped', { memory: settledNearly }),
    ]);
    session = give(session, 3);
    session = give(session, 4);
    session = give(session, 1);
    session = give(session, 3);
    const summary = summaryOf(session);
    expect(summary).toMatchObject({ words: 3, cards: 4, fresh: 1, minutes: 1 });
    expect(summary.settled.map(({ word }) => word)).toEqual(['old']);
    expect(summary.missed.map(({ word }) => word)).toEqual(['slipped']);
    expect(summary.next.reduce((sum, { words }) => sum + words, 0)).toBe(3);
    expect(summary.next).toEqual(summary.next.toSorted((a, b) => a.day.getTime() - b.day.getTime()));
  });
});
