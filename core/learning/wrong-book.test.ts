import { describe, expect, test } from 'vitest';
import { judge, type Mistake, schedule } from './wrong-book.ts';

const day = (n: number) => new Date(Date.UTC(2026, 0, 1) + n * 86_400_000);
const minutesAfter = (date: Date, minutes: number) => new Date(date.getTime() + minutes * 60_000);

/** Answers in order: the day, and whether it was right. */
function live(...answers: [day: Date, wasRight: boolean][]): Mistake | null {
  return answers.reduce<Mistake | null>((mistake, [at, wasRight]) => judge(mistake, wasRight, at), null);
}

describe('the wrong-book', () => {
  test('takes no note of a question that was always right', () => {
    expect(live([day(0), true], [day(9), true])).toBeNull();
  });

  test('files a wrong answer, due soon', () => {
    expect(live([day(0), false])).toMatchObject({ wrongCount: 1, dueAt: day(1), graduatedAt: null });
  });

  test('counts an answer that comes late without going back in time', () => {
    const redone = live([day(0), false], [day(5), true]);
    const late = judge(redone, false, day(2));
    expect(late).toMatchObject({ wrongCount: 2, lastWrongAt: day(2), dueAt: day(6) });
    const wrongSince = live([day(0), false], [day(5), false]);
    expect(judge(wrongSince, false, day(2))).toMatchObject({ wrongCount: 3, lastWrongAt: day(5) });
    expect(judge(wrongSince, true, day(2))).toEqual(wrongSince);
    expect(judge(redone, true, day(2))).toMatchObject({ cleanSolves: 2, graduatedAt: null });
  });

  // Issue: “graduated after two clean solves at least 7 days apart”.
  test.each<[string, [Date, boolean][], boolean]>([
    ['one clean solve is not enough', [[day(1), true]], false],
    [
      'two on the same day are not enough',
      [
        [day(1), true],
        [day(1), true],
      ],
      false,
    ],
    [
      'two six days apart are not enough',
      [
        [day(1), true],
        [day(7), true],
      ],
      false,
    ],
    [
      'two seven days apart are',
      [
        [day(1), true],
        [day(8), true],
      ],
      true,
    ],
    [
      'others in between do no harm',
      [
        [day(1), true],
        [day(3), true],
        [day(8), true],
      ],
      true,
    ],
    [
      'a wrong one in between starts anew',
      [
        [day(1), true],
        [day(5), false],
        [day(8), true],
      ],
      false,
    ],
    [
      'and then takes two again',
      [
        [day(1), true],
        [day(5), false],
        [day(8), true],
        [day(15), true],
      ],
      true,
    ],
  ])('%s', (_, answers, isGraduated) => {
    expect(live([day(0), false], ...answers)?.graduatedAt !== null).toBe(isGraduated);
  });

  test('counts no solve in the minutes after the key was shown', () => {
    const soon = minutesAfter(day(0), 5);
    expect(live([day(0), false], [soon, true])).toMatchObject({ cleanSolves: 0, firstCleanAt: null });
  });

  test('takes a graduated question back when it goes wrong again', () => {
    const answers: [Date, boolean][] = [
      [day(0), false],
      [day(1), true],
      [day(8), true],
      [day(40), false],
    ];
    expect(live(...answers)).toMatchObject({ wrongCount: 2, cleanSolves: 0, graduatedAt: null });
  });

  test('asks again at growing distances while answers are right, and soon after a wrong one', () => {
    let { card, dueAt } = schedule(null, false, day(0));
    const distances: number[] = [];
    for (const wasRight of [true, true, true, false]) {
      const at = dueAt;
      ({ card, dueAt } = schedule(card, wasRight, at));
      distances.push(Math.round((dueAt.getTime() - at.getTime()) / 86_400_000));
    }
    const [first = 0, second = 0, third = 0, afterWrong = 0] = distances;
    expect(first).toBeGreaterThan(1);
    expect(second).toBeGreaterThan(first);
    expect(third).toBeGreaterThan(second);
    expect(afterWrong).toBeLessThan(second);
  });

  test('remembers in plain data, and gives the same answer for the same history', () => {
    const play = () => {
      const { card } = schedule(null, false, day(0));
      return schedule(JSON.parse(JSON.stringify(card)), true, day(3));
    };
    expect(play()).toEqual(play());
    expect(JSON.parse(JSON.stringify(play().card))).toEqual(play().card);
  });

  test('is due again by the day on which a second clean solve can count', () => {
    const mistake = live([day(0), false], [day(1), true]);
    expect(mistake?.dueAt.getTime()).toBeLessThanOrEqual(day(8).getTime());
  });
});
