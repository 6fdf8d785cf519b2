/** Ratings, refits and doubts, in small worlds where the truth is known. */
import { describe, expect, test } from 'vitest';
import { seeded } from '#core/random.ts';
import { findDoubt, type Replies } from '#core/scoring/doubt.ts';
import { fitItems } from '#core/scoring/fit.ts';
import { type PackedAnswers, pack } from '#core/scoring/packed.ts';
import {
  calibrationStatus,
  guessedItem,
  type Rating,
  rate,
  unknownPerson,
  wasRead,
} from '#core/scoring/rate.ts';
import { normal } from '#core/scoring/simulate.ts';

describe('an answer, at once', () => {
  const item = guessedItem({ difficulty: 3 });

  test('right raises the person and lowers the question, wrong the other way, and both are surer', () => {
    for (const isRight of [true, false]) {
      const moved = rate(unknownPerson, item, 0.2, isRight);
      const sign = isRight ? 1 : -1;
      expect(Math.sign(moved.person.mean)).toBe(sign);
      expect(Math.sign(moved.item.mean)).toBe(-sign);
      expect(moved.person.variance).toBeLessThan(unknownPerson.variance);
      expect(moved.item.variance).toBeLessThan(item.variance);
    }
  });

  test('that may be a guess says less than one that cannot', () => {
    const gain = (floor: number) => rate(unknownPerson, item, floor, true).person.mean;
    expect(gain(0.25)).toBeLessThan(gain(0));
  });

  test('moves what is well known little', () => {
    const known: Rating = { mean: 0, variance: 0.01 };
    const gain = (of: Rating) => Math.abs(rate(unknownPerson, of, 0.2, false).item.mean - of.mean);
    expect(gain(known)).toBeLessThan(gain({ ...known, variance: 0.49 }) / 10);
  });

  test('within three seconds was not read', () => {
    expect([wasRead(null), wasRead(2999), wasRead(3000)]).toEqual([true, false, true]);
  });
});

test.each([
  [0, 'uncalibrated'],
  [49, 'uncalibrated'],
  [50, 'provisional'],
  [200, 'provisional'],
  [201, 'calibrated'],
] as const)('%i answers: %s', (responses, status) => expect(calibrationStatus(responses)).toBe(status));

/** People who each answer all of the questions. */
function answersTo(b: readonly number[], c: number, people: number, seed: number, shift = 0): Int32Array {
  const random = seeded(seed);
  const answers = new Int32Array(people * b.length);
  for (let person = 0; person < people; person += 1) {
    const theta = shift + normal(random);
    b.forEach((difficulty, j) => {
      const chance = c + (1 - c) / (1 + Math.exp(-1.2 * (theta - difficulty)));
      answers[person * b.length + j] = pack(j, random() < chance, j === 0);
    });
  }
  return answers;
}

/** As they come from a disk: a person's answers may stand in two pieces. */
const inPieces = (answers: Int32Array, size: number): PackedAnswers =>
  Array.from({ length: Math.ceil(answers.length / size) }, (_, piece) =>
    answers.subarray(piece * size, (piece + 1) * size),
  );

describe('a refit', () => {
  const truth = [-1.5, -0.9, -0.3, 0, 0.3, 0.9, 1.5, -0.6, 0.6, 0];

  test('finds difficulties that the editors guessed wrong', () => {
    const guesses = truth.map((b, j) => b + (j % 2 === 0 ? 0.8 : -0.8));
    const priors = guesses.map((b) => ({ b, c: 0.2, bSd: 0.7 }));
    const { items } = fitItems(priors, [answersTo(truth, 0.2, 1500, 1)]);
    items.forEach(({ b, bSd, responses }, j) => {
      expect(Math.abs(b - (truth[j] ?? 0))).toBeLessThan(0.25);
      expect(bSd).toBeLessThan(0.25);
      expect(responses).toBe(1500);
    });
  });

  test('takes able people for able people, and the questions for as hard as before', () => {
    const priors = truth.map((b) => ({ b, c: 0.2, bSd: 0.7 }));
    const { items, mean } = fitItems(priors, [answersTo(truth, 0.2, 1500, 2, 0.8)]);
    expect(mean).toBeGreaterThan(0.6);
    const average = items.reduce((sum, { b }) => sum + b, 0) / items.length;
    expect(Math.abs(average)).toBeLessThan(0.1);
  });

  test('leaves a question that nobody met as it was', () => {
    const priors = [...truth, 1.6].map((b) => ({ b, c: 0.2, bSd: 0.7 }));
    const { items } = fitItems(priors, [answersTo(truth, 0.2, 50, 3)]);
    expect(items.at(-1)).toMatchObject({ b: 1.6, a: 1.2, responses: 0 });
    expect(items.at(-1)?.bSd).toBeCloseTo(0.7);
  });

  test('finds the same however the answers are cut into pieces', () => {
    const priors = truth.map((b) => ({ b, c: 0.2, bSd: 0.7 }));
    const answers = answersTo(truth, 0.2, 400, 7, 0.3);
    const whole = fitItems(priors, [answers]);
    for (const size of [1, 7, 10, 999]) expect(fitItems(priors, inPieces(answers, size))).toEqual(whole);
    // As the fit that held all answers in memory found of these.
    expect(whole.rounds).toBe(60);
    expect(whole.mean).toBeCloseTo(0.3520128667820396, 9);
    expect(whole.sd).toBeCloseTo(0.9750578172077693, 9);
    const [, , third] = whole.items;
    expect(third?.a).toBeCloseTo(0.9128852097108722, 9);
    expect(third?.b).toBeCloseTo(-0.6527491436777959, 9);
    expect(third?.bSd).toBeCloseTo(0.17206784005560552, 9);
  });

  test('moves a question less whose difficulty was surer before', () => {
    const guess = truth.map((b) => b + 0.6);
    const answers = answersTo(truth, 0.2, 30, 4);
    const moved = [0.3, 0.8].map((bSd) => {
      const { items } = fitItems(
        guess.map((b) => ({ b, c: 0.2, bSd })),
        [answers],
      );
      const places = items.map(({ b }) => b);
      const middle = places.reduce((sum, b) => sum + b, 0) / places.length;
      return Math.hypot(...places.map((b, j) => b - middle - ((guess[j] ?? 0) - 0.6)));
    });
    expect(moved[0]).toBeLessThan(moved[1] ?? 0);
  });

  test('of nothing is the editors’ guesses', () => {
    expect(fitItems([{ b: 0.8, c: 0, bSd: 0.6 }], []).items[0]).toMatchObject({ a: 1.2, b: 0.8 });
  });
});

describe('a doubt about a key', () => {
  const replies = (count: number, choose: (ability: number, random: () => number) => string): Replies => {
    const random = seeded(count);
    const given = Array.from({ length: count }, () => {
      const ability = normal(random);
      return { ability, choice: choose(ability, random) };
    });
    return {
      ability: Float64Array.from(given, ({ ability }) => ability),
      isRight: Uint8Array.from(given, ({ choice }) => (choice === 'A' ? 1 : 0)),
      choice: Int32Array.from(given, ({ choice }) => choice.charCodeAt(0)),
    };
  };

  test('is none where able people are right more often', () => {
    expect(findDoubt(replies(400, (theta, random) => (random() < 0.4 + 0.2 * theta ? 'A' : 'B')))).toBeNull();
  });

  test('is none for a hard question that all but the best miss in different ways', () => {
    const hard = (theta: number, random: () => number) =>
      random() < 0.25 + 0.1 * theta ? 'A' : (['B', 'C', 'D', 'E'][Math.floor(random() * 4)] ?? 'B');
    expect(findDoubt(replies(400, hard))).toBeNull();
  });

  test('arises where able people agree on another answer, which is named', () => {
    const found = findDoubt(replies(200, (theta, random) => (random() < 0.5 + 0.3 * theta ? 'C' : 'A')));
    expect(found).toMatchObject({ reason: 'rival', rival: 'C'.charCodeAt(0) });
  });

  test('arises where who is right is less able', () => {
    const scattered = (theta: number, random: () => number) =>
      random() < 0.6 - 0.2 * theta ? 'A' : (['B', 'C', 'D'][Math.floor(random() * 3)] ?? 'B');
    expect(findDoubt(replies(400, scattered))).toMatchObject({ reason: 'reversed' });
  });

  test('is not raised on fewer than thirty answers', () => {
    expect(findDoubt(replies(29, () => 'C'))).toBeNull();
  });
});
