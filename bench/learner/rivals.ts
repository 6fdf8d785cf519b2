/** What the model is held against, on identical answers: moving accuracy, BKT, Elo by topic, and one filter per measure. */
import { logistic } from '#core/learner/update.ts';
import { type Rating, rate, unknownPerson } from '#core/scoring/rate.ts';
import type { Measure } from '#core/scoring/scale.ts';
import type { SimItem } from './world.ts';

export type Rival = {
  predict: (learner: number, item: SimItem) => number;
  see: (learner: number, item: SimItem, isRight: boolean) => void;
  level: (learner: number, measure: Measure) => number;
  /** `level` is an ability, and so tells a score by itself; another needs a line that is fitted to true scores. */
  isAbility: boolean;
};

const inMap = <K, V>(map: Map<K, V>, key: K, make: () => V): V => {
  const known = map.get(key) ?? make();
  map.set(key, known);
  return known;
};

export function movingAccuracy(): Rival {
  const rates = new Map<string, number>();
  const key = (learner: number, measure: Measure) => `${learner} ${measure}`;
  const level = (learner: number, measure: Measure) => rates.get(key(learner, measure)) ?? 0.6;
  return {
    isAbility: false,
    level,
    predict: (learner, { measure, level: rated }) =>
      Math.min(0.97, Math.max(0.03, level(learner, measure) + 0.08 * (3 - rated))),
    see: (learner, { measure }, isRight) =>
      rates.set(key(learner, measure), 0.96 * level(learner, measure) + 0.04 * (isRight ? 1 : 0)),
  };
}

/** Bayesian knowledge tracing for each topic, with slip and guess by the editors' level. */
export function knowledgeTracing(): Rival {
  const known = new Map<string, number>();
  const slips = [0.12, 0.2, 0.28, 0.38, 0.5];
  const guesses = [0.6, 0.5, 0.38, 0.28, 0.2];
  const key = (learner: number, item: SimItem) => `${learner} ${item.skills.topics[0]?.key}`;
  const chances = ({ level }: SimItem) => ({
    slip: slips[level - 1] ?? 0.3,
    guess: guesses[level - 1] ?? 0.3,
  });
  const sums = new Map<string, { sum: number; many: number }>();
  return {
    isAbility: false,
    predict: (learner, item) => {
      const { slip, guess } = chances(item);
      const p = known.get(key(learner, item)) ?? 0.5;
      return p * (1 - slip) + (1 - p) * guess;
    },
    see: (learner, item, isRight) => {
      const { slip, guess } = chances(item);
      const p = known.get(key(learner, item)) ?? 0.5;
      const likely = isRight ? p * (1 - slip) : p * slip;
      const after = likely / (likely + (1 - p) * (isRight ? guess : 1 - guess));
      known.set(key(learner, item), after + (1 - after) * 0.02);
      const total = inMap(sums, `${learner} ${item.measure}`, () => ({ sum: 0, many: 0 }));
      total.sum = 0.98 * total.sum + after;
      total.many = 0.98 * total.many + 1;
    },
    level: (learner, measure) => {
      const total = sums.get(`${learner} ${measure}`);
      return total ? total.sum / total.many : 0.5;
    },
  };
}

export function eloByTopic(): Rival {
  const people = new Map<string, number>();
  const topics = new Map<string, number>();
  const many = new Map<string, number>();
  const of = (learner: number, item: SimItem) => ({
    person: `${learner} ${item.measure}`,
    topic: `${learner} ${item.skills.topics[0]?.key}`,
  });
  const chanceOf = (learner: number, item: SimItem) => {
    const { person, topic } = of(learner, item);
    const { b, c } = item.guessed;
    return c + (1 - c) * logistic((people.get(person) ?? 0) + (topics.get(topic) ?? 0) - b);
  };
  return {
    isAbility: true,
    predict: chanceOf,
    see: (learner, item, isRight) => {
      const { person, topic } = of(learner, item);
      const surprise = (isRight ? 1 : 0) - chanceOf(learner, item);
      const seen = many.get(person) ?? 0;
      many.set(person, seen + 1);
      people.set(person, (people.get(person) ?? 0) + Math.max(0.06, 0.5 / (1 + 0.05 * seen)) * surprise);
      topics.set(topic, (topics.get(topic) ?? 0) + 0.08 * surprise);
    },
    level: (learner, measure) => people.get(`${learner} ${measure}`) ?? 0,
  };
}

/** One filter for each measure: what ratings have been until now. */
export function measureFilter(): Rival {
  const people = new Map<string, Rating>();
  const items = new Map<number, Rating>();
  const of = (learner: number, item: SimItem) => ({
    person: people.get(`${learner} ${item.measure}`) ?? unknownPerson,
    question: items.get(item.index) ?? { mean: item.guessed.b, variance: item.guessed.bSd ** 2 },
  });
  return {
    isAbility: true,
    predict: (learner, item) => {
      const { person, question } = of(learner, item);
      const slope = 1.2 / Math.sqrt(1 + (1.44 * (person.variance + question.variance)) / 2.89);
      return item.guessed.c + (1 - item.guessed.c) * logistic(slope * (person.mean - question.mean));
    },
    see: (learner, item, isRight) => {
      const { person, question } = of(learner, item);
      const moved = rate(person, question, item.guessed.c, isRight);
      people.set(`${learner} ${item.measure}`, moved.person);
      items.set(item.index, moved.item);
    },
    level: (learner, measure) => (people.get(`${learner} ${measure}`) ?? unknownPerson).mean,
  };
}
