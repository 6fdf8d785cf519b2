/**
 * How well difficulties are found from answers, in a seeded world where they are known: 500 questions, 60 first
 * answers of each person, questions chosen near the person's ability as practice and the second sections do.
 * Beside the product's two ways, plain Elo (a fixed step of 0.4, no guessing) from the same editors' guesses.
 *
 * Errors are the root mean square in standard deviations of ability, after a straight line has linked the scales.
 *
 * `npm run bench -- calibration 10000000` instead lets the night's program work on so many answers in a database.
 */

import { seeded } from '#core/random.ts';
import { fitItems } from '#core/scoring/fit.ts';
import { priorSd } from '#core/scoring/item.ts';
import { isRight, itemOf, pack } from '#core/scoring/packed.ts';
import { type Rating, rate, unknownPerson } from '#core/scoring/rate.ts';
import { normal } from '#core/scoring/simulate.ts';
import { runStored } from './calibration/stored.ts';

const questions = 500;
const answersOfPerson = 60;
const wanted = [20, 100, 300, 1000];
const floors = [0.25, 0.2, 0.2, 1 / 15, 1 / 9, 0.02, 0];
const eloStep = 0.4;

type World = { a: number[]; b: number[]; c: number[]; guesses: number[]; data: Int32Array };

function makeWorld(perQuestion: number): World {
  const random = seeded(20_261_115);
  const b = Array.from({ length: questions }, () => normal(random));
  const a = Array.from({ length: questions }, () => Math.exp(Math.log(1.2) + 0.3 * normal(random)));
  const c = Array.from({ length: questions }, (_, j) => floors[j % floors.length] ?? 0);
  const guesses = b.map((true_) => true_ + priorSd * normal(random));
  const people = Math.ceil((perQuestion * questions) / answersOfPerson);
  const data = new Int32Array(people * answersOfPerson);
  for (let person = 0; person < people; person += 1) {
    const theta = normal(random);
    const met = new Set<number>();
    while (met.size < answersOfPerson) {
      const j = Math.floor(random() * questions);
      // What lies far from the person's level is seldom served.
      if (!met.has(j) && random() < Math.exp(-(((guesses[j] ?? 0) - theta) ** 2) / 2)) met.add(j);
    }
    const from = person * answersOfPerson;
    let k = from;
    for (const j of met) {
      const floor = c[j] ?? 0;
      const chance = floor + (1 - floor) / (1 + Math.exp(-(a[j] ?? 1) * (theta - (b[j] ?? 0))));
      data[k] = pack(j, random() < chance, k === from);
      k += 1;
    }
  }
  return { a, b, c, guesses, data };
}

/** Every answer in the order in which people gave it, a person after the other. */
function replay(
  { guesses, data }: World,
  start: () => Rating,
  step: (
    person: Rating,
    item: Rating,
    question: number,
    isRight: boolean,
  ) => { person: Rating; item: Rating },
): Rating[] {
  const known: Rating[] = guesses.map((mean) => ({ mean, variance: priorSd ** 2 }));
  let rating = start();
  data.forEach((answer, k) => {
    if (k % answersOfPerson === 0) rating = start();
    const j = itemOf(answer);
    const moved = step(rating, known[j] as Rating, j, isRight(answer));
    rating = moved.person;
    known[j] = moved.item;
  });
  return known;
}

/** Root mean square of what a straight line leaves. */
function linkedError(found: readonly number[], truth: readonly number[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(found), mean(truth)];
  const slope =
    mean(found.map((value, j) => (value - x) * ((truth[j] ?? 0) - y))) /
    mean(found.map((value) => (value - x) ** 2));
  return Math.sqrt(mean(found.map((value, j) => ((truth[j] ?? 0) - y - slope * (value - x)) ** 2)));
}

const within = (found: readonly number[], sds: readonly number[], truth: readonly number[]): number =>
  found.filter((value, j) => Math.abs(value - (truth[j] ?? 0)) <= 1.96 * (sds[j] ?? 0)).length / found.length;

export async function run([stored]: string[]): Promise<void> {
  if (stored) return runStored(Number(stored));
  console.log('answers of each question   guess    Elo   at once   refit   refit: in 95 % band, seconds');
  for (const perQuestion of wanted) {
    const world = makeWorld(perQuestion);
    const { b, c, guesses, data } = world;
    const elo = replay(
      world,
      () => unknownPerson,
      (person, item, _, isRight) => {
        const surprise = (isRight ? 1 : 0) - 1 / (1 + Math.exp(item.mean - person.mean));
        return {
          person: { ...person, mean: person.mean + eloStep * surprise },
          item: { ...item, mean: item.mean - eloStep * surprise },
        };
      },
    ).map(({ mean }) => mean);
    const atOnce = replay(
      world,
      () => unknownPerson,
      (person, item, j, isRight) => rate(person, item, c[j] ?? 0, isRight),
    );
    const startedAt = performance.now();
    const fit = fitItems(
      guesses.map((guess, j) => ({ b: guess, c: c[j] ?? 0, bSd: priorSd })),
      [data],
    );
    const seconds = (performance.now() - startedAt) / 1000;
    const refit = fit.items.map((item) => item.b);
    const bands = within(
      refit,
      fit.items.map(({ bSd }) => bSd),
      b,
    );
    const shown = [guesses, elo, atOnce.map(({ mean }) => mean), refit].map((found) =>
      linkedError(found, b).toFixed(2).padStart(7),
    );
    console.log(
      `${String(perQuestion).padEnd(24)}${shown.join('  ')}     ${(100 * bands).toFixed(1)} %, ${seconds.toFixed(1)} s in ${fit.rounds} rounds`,
    );
  }
}
