/** Simulated learners: what they can do, how they answer, learn and forget. None of it is the model's own formula. */

import type { Paper } from '#core/learner/score.ts';
import { areaOf } from '#core/learner/skills.ts';
import { logistic } from '#core/learner/update.ts';
import { type Measure, scaleOf } from '#core/scoring/scale.ts';
import { normal } from '#core/scoring/simulate.ts';
import type { SimItem } from './world.ts';

export type Nature = {
  areaSd: number;
  topicSd: number;
  /** Learned from one answer at its best, in standard deviations of the topic. */
  gain: number;
  /** The chance of success at which most is learned; null where it is the same everywhere. */
  bestAt: number | null;
  /** How much of what is new fades, and its half-life. */
  fades: number;
  halfLife: number;
  /** Days on which somebody only clicks. */
  careless: number;
  /** Learning comes in jumps: rarely, and then much. */
  jumps: boolean;
  quantBonus: number;
};

export const baseNature: Nature = {
  areaSd: 0.3,
  topicSd: 0.4,
  gain: 0.17,
  bestAt: 0.7,
  fades: 0.5,
  halfLife: 12,
  careless: 0.04,
  jumps: false,
  quantBonus: 0,
};

type Learned = { kept: number; fresh: number; day: number; today: number };

export type Person = {
  nature: Nature;
  measures: Record<Measure, number>;
  own: Map<string, number>;
  learned: Map<string, Learned>;
  random: () => number;
};

const slip = 0.03;
const rapid = 0.03;
const ceiling = 1.5;

export function makePerson(nature: Nature, random: () => number): Person {
  const common = normal(random);
  const rho = 0.35;
  const mix = (shared: number, own: number) => Math.sqrt(rho) * shared + Math.sqrt(1 - rho) * own;
  return {
    nature,
    measures: {
      verbal: mix(common, normal(random)) - nature.quantBonus / 2,
      quant: mix(common, normal(random)) + nature.quantBonus / 2,
    },
    own: new Map(),
    learned: new Map(),
    random,
  };
}

/** Drawn when it is first needed, and then for good. */
function effect(person: Person, key: string, sd: number): number {
  const known = person.own.get(key) ?? sd * normal(person.random);
  person.own.set(key, known);
  return known;
}

function learnedOn({ learned, nature }: Person, topic: string, day: number): number {
  const state = learned.get(topic);
  return state ? state.kept + state.fresh * 2 ** (-(day - state.day) / nature.halfLife) : 0;
}

export const topicAbility = (person: Person, topic: string, day: number): number =>
  person.measures[topic.startsWith('quant') ? 'quant' : 'verbal'] +
  effect(person, areaOf(topic), person.nature.areaSd) +
  effect(person, topic, person.nature.topicSd) +
  learnedOn(person, topic, day);

const abilityOf = (person: Person, skills: SimItem['skills'], day: number): number =>
  skills.topics.reduce((sum, { key, weight }) => sum + weight * topicAbility(person, key, day), 0);

/** What a rested and careful person has as a chance. */
export function trueChance(person: Person, { skills, truth: { a, b, c } }: SimItem, day: number): number {
  return c + (1 - c - slip) * logistic(a * (abilityOf(person, skills, day) - b));
}

export type Answered = { isRight: boolean; spentMs: number };

/** `place`: how many answers came before it on that day. */
export function answerItem(
  person: Person,
  item: SimItem,
  { day, place, isCareless }: { day: number; place: number; isCareless: boolean },
): Answered {
  const { random } = person;
  const { a, b, c } = item.truth;
  const isRapid = random() < (isCareless ? 0.6 : rapid);
  if (isRapid) return { isRight: random() < c, spentMs: item.seconds * 1000 * (0.01 + 0.14 * random()) };
  const ability =
    abilityOf(person, item.skills, day) +
    effect(person, `form ${item.form}`, 0.15) +
    effect(person, `group ${item.group}`, 0.2) -
    0.005 * Math.max(0, place - 20) -
    (isCareless ? 0.4 : 0);
  const chance = c + (1 - c - slip) * logistic(a * (ability - b));
  const isRight = random() < chance;
  learn(person, item, day);
  return { isRight, spentMs: item.seconds * 1000 * Math.exp(-0.2 + 0.4 * normal(random)) };
}

function learn(person: Person, item: SimItem, day: number): void {
  const { nature, learned, random } = person;
  const known = logistic(item.truth.a * (abilityOf(person, item.skills, day) - item.truth.b));
  const fit = nature.bestAt === null ? 0.7 : Math.exp(-((known - nature.bestAt) ** 2) / 0.125);
  for (const { key, weight } of item.skills.topics) {
    const before = learned.get(key) ?? { kept: 0, fresh: 0, day, today: 0 };
    const fresh = before.fresh * 2 ** (-(day - before.day) / nature.halfLife);
    const today = before.day === day ? before.today : 0;
    const room = Math.max(0, 1 - (before.kept + fresh) / ceiling);
    const luck = nature.jumps ? (random() < 0.05 ? 20 : 0) : 1;
    const gain = (nature.gain * weight * fit * room * luck) / (1 + 0.3 * today);
    // What is met again is kept longer.
    const settles = fresh * 0.2;
    learned.set(key, {
      kept: before.kept + settles + gain * (1 - nature.fades),
      fresh: fresh - settles + gain * nature.fades,
      day,
      today: today + weight,
    });
  }
}

/** What the person would get in the exam, on the true paper. */
export function trueScore(person: Person, paper: Paper, day: number): number {
  const { mean, sd } = scaleOf[paper.measure];
  const wanted = paper.items.reduce(
    (sum, { item: { a, b, c }, skills, share }) =>
      sum + share * (c + (1 - c - slip) * logistic(a * (abilityOf(person, skills, day) - b))),
    0,
  );
  let [low, high] = [-5, 5];
  for (let round = 0; round < 30; round += 1) {
    const middle = (low + high) / 2;
    const got = paper.items.reduce(
      (sum, { item: { a, b, c }, share }) => sum + share * (c + (1 - c) * logistic(a * (middle - b))),
      0,
    );
    if (got < wanted) low = middle;
    else high = middle;
  }
  return mean + (sd * (low + high)) / 2;
}
