/**
 * Difficulties and slopes refitted from everybody's first answers: marginal maximum likelihood by
 * expectation–maximisation, with what panels or editors said as priors and the guessing floors fixed by form.
 *
 * The scale stays theirs: what they say is right on average, so the population moves and the questions' mean
 * does not.
 */
import { priorSlope } from '#core/scoring/item.ts';
import { isFirst, isRight, itemOf, type PackedAnswers } from '#core/scoring/packed.ts';

export type ItemPrior = { readonly b: number; readonly c: number; readonly bSd: number };

export type FittedItem = { a: number; b: number; bSd: number; responses: number };

export type Fit = { items: FittedItem[]; mean: number; sd: number; rounds: number };

const points = 31;
const reach = 4;
const grid = Float64Array.from({ length: points }, (_, q) => -reach + (2 * reach * q) / (points - 1));

const maxRounds = 60;
const closeEnough = 0.004;
/** Slopes estimated from fewer answers are worse than the prior one. */
const answersForSlope = 300;
/** How far slopes of good questions lie apart, in logarithms. */
const slopeSd = 0.3;
/** People of the standard population who vote with the real ones, so that a handful does not move the scale. */
const imaginedPeople = 30;
/** Abilities are not known but estimated: errors were this much larger than the curvature says (bench calibration). */
const optimism = 1.1;
/** The scale itself is no surer than the editors are on average. */
const anchorSd = 0.06;

/**
 * Goes over the answers once in each round and keeps nothing of them but what the questions need: for every question,
 * how many people of each ability are expected to have met it, and to have solved it.
 */
export function fitItems(priors: readonly ItemPrior[], answers: PackedAnswers): Fit {
  const counts = countItems(priors.length, answers);
  const a = new Float64Array(priors.length).fill(priorSlope);
  const b = Float64Array.from(priors, (item) => item.b);
  const curvature = new Float64Array(priors.length);
  let population = { mean: 0, sd: 1 };
  let rounds = 0;
  for (let change = 1; change > closeEnough && rounds < maxRounds; rounds += 1) {
    const expected = expect(answers, priors.length, logChances(priors, a, b), population);
    change = 0;
    for (let j = 0; j < priors.length; j += 1) {
      const before = b[j] ?? 0;
      maximise(j, priors[j] as ItemPrior, expected, a, b, curvature, (counts[j] ?? 0) >= answersForSlope);
      change = Math.max(change, Math.abs((b[j] ?? 0) - before));
    }
    population = anchor(priors, counts, b, expected.population);
  }
  return {
    items: priors.map(({ bSd }, j) => ({
      a: a[j] ?? priorSlope,
      b: b[j] ?? 0,
      bSd: Math.min(bSd, Math.hypot(anchorSd, optimism / Math.sqrt(curvature[j] || 1 / bSd ** 2))),
      responses: counts[j] ?? 0,
    })),
    ...population,
    rounds,
  };
}

function countItems(itemCount: number, answers: PackedAnswers): Int32Array {
  const counts = new Int32Array(itemCount);
  for (const chunk of answers)
    for (const answer of chunk) {
      const item = itemOf(answer);
      counts[item] = (counts[item] ?? 0) + 1;
    }
  return counts;
}

type Table = { right: Float64Array; wrong: Float64Array };

function logChances(priors: readonly ItemPrior[], a: Float64Array, b: Float64Array): Table {
  const right = new Float64Array(priors.length * points);
  const wrong = new Float64Array(priors.length * points);
  priors.forEach(({ c }, j) => {
    for (let q = 0; q < points; q += 1) {
      const p = c + (1 - c) / (1 + Math.exp(-(a[j] ?? 1) * ((grid[q] ?? 0) - (b[j] ?? 0))));
      right[j * points + q] = Math.log(p);
      wrong[j * points + q] = Math.log1p(-p);
    }
  });
  return { right, wrong };
}

type Population = { mean: number; sd: number };
type Expected = { asked: Float64Array; right: Float64Array; population: Population };

/** Each person's ability as a distribution, and with it who met and who solved each question. */
function expect(answers: PackedAnswers, itemCount: number, table: Table, population: Population): Expected {
  const asked = new Float64Array(itemCount * points);
  const solved = new Float64Array(itemCount * points);
  const start = grid.map((theta) => -(((theta - population.mean) / population.sd) ** 2) / 2);
  const weights = new Float64Array(points);
  // Nobody has more first answers than there are questions.
  const own = new Int32Array(itemCount);
  let many = 0;
  let sum = 0;
  let squares = imaginedPeople;
  let people = 0;

  function addPerson(): void {
    if (many === 0) return;
    weights.set(start);
    for (let k = 0; k < many; k += 1) {
      const answer = own[k] ?? 0;
      const logs = isRight(answer) ? table.right : table.wrong;
      const at = itemOf(answer) * points;
      for (let q = 0; q < points; q += 1) weights[q] = (weights[q] ?? 0) + (logs[at + q] ?? 0);
    }
    normalise(weights);
    for (let q = 0; q < points; q += 1) {
      const weight = weights[q] ?? 0;
      sum += weight * (grid[q] ?? 0);
      squares += weight * (grid[q] ?? 0) ** 2;
    }
    for (let k = 0; k < many; k += 1) {
      const answer = own[k] ?? 0;
      const at = itemOf(answer) * points;
      const into = isRight(answer) ? solved : null;
      for (let q = 0; q < points; q += 1) {
        const weight = weights[q] ?? 0;
        asked[at + q] = (asked[at + q] ?? 0) + weight;
        if (into) into[at + q] = (into[at + q] ?? 0) + weight;
      }
    }
    people += 1;
    many = 0;
  }

  for (const chunk of answers)
    for (const answer of chunk) {
      if (isFirst(answer)) addPerson();
      own[many] = answer;
      many += 1;
    }
  addPerson();
  const all = people + imaginedPeople;
  const mean = sum / all;
  const sd = Math.sqrt(Math.max(0.05, squares / all - mean ** 2));
  return { asked, right: solved, population: { mean, sd } };
}

function normalise(logs: Float64Array): void {
  let top = -Infinity;
  for (const log of logs) top = Math.max(top, log);
  let total = 0;
  for (let q = 0; q < points; q += 1) {
    logs[q] = Math.exp((logs[q] ?? 0) - top);
    total += logs[q] ?? 0;
  }
  for (let q = 0; q < points; q += 1) logs[q] = (logs[q] ?? 0) / total;
}

/** Two steps of Fisher scoring; more come with the next round. */
function maximise(
  j: number,
  { b: guess, c, bSd }: ItemPrior,
  { asked, right }: Expected,
  a: Float64Array,
  b: Float64Array,
  curvature: Float64Array,
  withSlope: boolean,
): void {
  for (let step = 0; step < 2; step += 1) {
    const slope = a[j] ?? priorSlope;
    const place = b[j] ?? 0;
    let forB = -(place - guess) / bSd ** 2;
    let inB = 1 / bSd ** 2;
    let forA = -(Math.log(slope / priorSlope) / slopeSd ** 2) / slope;
    let inA = 1 / (slopeSd * slope) ** 2;
    for (let q = 0; q < points; q += 1) {
      const at = j * points + q;
      const met = asked[at] ?? 0;
      if (met < 1e-9) continue;
      const distance = (grid[q] ?? 0) - place;
      const p = c + (1 - c) / (1 + Math.exp(-slope * distance));
      const rise = ((p - c) * (1 - p)) / (1 - c);
      const spread = p * (1 - p);
      const surprise = ((right[at] ?? 0) - met * p) / spread;
      forB -= surprise * slope * rise;
      inB += (met * (slope * rise) ** 2) / spread;
      forA += surprise * distance * rise;
      inA += (met * (distance * rise) ** 2) / spread;
    }
    curvature[j] = inB;
    b[j] = Math.min(4, Math.max(-4, place + clampStep(forB / inB)));
    if (withSlope) a[j] = Math.min(3, Math.max(0.3, slope + clampStep(forA / inA)));
  }
}

const clampStep = (step: number): number => Math.min(0.5, Math.max(-0.5, step));

/** Moves questions and people together until the editors are right on average again. */
function anchor(
  priors: readonly ItemPrior[],
  counts: Int32Array,
  b: Float64Array,
  population: Population,
): Population {
  let moved = 0;
  let weight = 0;
  priors.forEach((item, j) => {
    const known = (counts[j] ?? 0) / ((counts[j] ?? 0) + 20);
    moved += known * ((b[j] ?? 0) - item.b);
    weight += known;
  });
  const shift = weight > 0 ? moved / weight : 0;
  for (let j = 0; j < b.length; j += 1) if (counts[j]) b[j] = (b[j] ?? 0) - shift;
  return { mean: population.mean - shift, sd: population.sd };
}
