import { describe, expect, it } from 'vitest';
import { exampleLesson, exampleLessons } from '#tests/api/example-lessons.ts';
import {
  askKeysOf,
  isDone,
  isMissed,
  mergeProgress,
  nothingDone,
  type Progress,
  placesOf,
  shareOf,
  type Tried,
} from './progress.ts';

const lesson = exampleLesson('essay.task', { checks: exampleLessons.at(-1)?.checks ?? [] });

const told = (place: string, answers: Record<string, Tried> = {}, seconds = 0): Progress => ({
  place,
  answers,
  seconds,
});
const merge = (...news: Progress[]): Progress =>
  news.reduce((known, one) => mergeProgress(lesson, known, one), nothingDone);

/** Every order of a list. */
const orders = <T>(list: readonly T[]): T[][] =>
  list.length < 2
    ? [[...list]]
    : list.flatMap((one, index) => orders(list.toSpliced(index, 1)).map((rest) => [one, ...rest]));

describe('the places of a lesson', () => {
  it('go from the hook to the last check', () => {
    expect(placesOf(lesson).join(' ')).toBe(
      'hook idea step-1 step-2 step-3 example-1 trap-1 card check-1 check-2 check-3 check-4 check-5',
    );
  });

  it('have keys where something is asked', () => {
    expect(askKeysOf(lesson)).toEqual([
      'hook',
      ...['step-1', 'step-2', 'step-3', 'trap-1'],
      ...[1, 2, 3, 4, 5].map((n) => `check-${n}`),
    ]);
    expect(askKeysOf(exampleLesson('blank.contrast', { checks: [{ question: 'x' }] }))).not.toContain(
      'check-1',
    );
  });

  it('say how much lies behind', () => {
    expect(shareOf(lesson, null, false)).toBe(0);
    expect(shareOf(lesson, 'hook', false)).toBe(0);
    expect(shareOf(lesson, 'check-5', false)).toBeLessThan(1);
    expect(shareOf(lesson, 'hook', true)).toBe(1);
    expect(shareOf(lesson, 'step-9', false)).toBe(0);
  });
});

describe('what a browser tells of a lesson', () => {
  const news = [
    told('step-2', { hook: { tries: 1, solved: true }, 'step-1': { tries: 2, solved: false } }, 120),
    told('step-1', { hook: { tries: 1, solved: true } }, 60),
    told('card', { 'step-1': { tries: 3, solved: true } }, 90),
    told('hook', {}, 400),
  ];
  const whole = {
    place: 'card',
    answers: { hook: { tries: 1, solved: true }, 'step-1': { tries: 3, solved: true } },
    seconds: 400,
  };

  it('comes to the same in every order', () => {
    for (const order of orders(news)) expect(merge(...order)).toEqual(whole);
  });

  it('counts once, however often it is told', () => {
    expect(merge(...news, ...news)).toEqual(whole);
    expect(merge(...news.flatMap((one) => [one, one, one]))).toEqual(whole);
  });

  it('comes to the same from two devices that knew nothing of each other', () => {
    const [phone, desk] = [merge(...news.slice(0, 2)), merge(...news.slice(2))];
    expect(mergeProgress(lesson, phone, desk)).toEqual(mergeProgress(lesson, desk, phone));
    expect(mergeProgress(lesson, phone, desk)).toEqual(whole);
  });

  it('never goes back, nor takes a solution away', () => {
    expect(merge(told('check-2', { hook: { tries: 1, solved: true } }, 9), told('hook'))).toMatchObject({
      place: 'check-2',
      answers: { hook: { solved: true } },
      seconds: 9,
    });
  });

  it('leaves out what the lesson does not have', () => {
    expect(merge(told('step-9', { 'step-9': { tries: 1, solved: true } }))).toEqual(nothingDone);
    expect(merge(told('step-1'), told('example-9')).place).toBe('step-1');
  });
});

describe('a small question', () => {
  it('is done when solved or opened', () => {
    expect(isDone(undefined)).toBe(false);
    expect(isDone({ tries: 2, solved: false })).toBe(false);
    expect(isDone({ tries: 1, solved: true })).toBe(true);
    expect(isDone({ tries: 3, solved: false })).toBe(true);
  });

  it('was missed unless the first answer solved it', () => {
    expect(isMissed({ tries: 1, solved: true })).toBe(false);
    expect(isMissed({ tries: 2, solved: true })).toBe(true);
    expect(isMissed({ tries: 1, solved: false })).toBe(true);
  });
});
