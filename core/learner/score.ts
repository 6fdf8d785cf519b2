/** A learner's score today: what they would be expected to get right in the exam, read back as a score, with its band. */
import { type Anchor, noAnchor } from '#core/scoring/anchor.ts';
import { grid } from '#core/scoring/irt.ts';
import type { ScoredItem } from '#core/scoring/item.ts';
import { type Band, bandOf, type Measure, scaleOf } from '#core/scoring/scale.ts';
import { areaOf, type Skills } from './skills.ts';
import { type LearnerState, newRow, varianceOn } from './state.ts';
import { abilityFor, logistic, slipChance } from './update.ts';

/** Questions of mock exams with their part of it: the first section 1, each of three second modules a third. */
export type PaperItem = { item: ScoredItem; skills: Skills; share: number };

export type Paper = {
  measure: Measure;
  items: readonly PaperItem[];
  /** How much of the exam is of each topic and area. */
  topics: ReadonlyMap<string, number>;
  areas: ReadonlyMap<string, number>;
};

export function paperOf(measure: Measure, items: readonly PaperItem[]): Paper {
  const total = items.reduce((sum, { share }) => sum + share, 0) || 1;
  const topics = new Map<string, number>();
  const areas = new Map<string, number>();
  for (const { skills, share } of items)
    for (const { key, weight } of skills.topics) {
      const part = (share / total) * weight;
      topics.set(key, (topics.get(key) ?? 0) + part);
      areas.set(areaOf(key), (areas.get(areaOf(key)) ?? 0) + part);
    }
  return {
    measure,
    items: items.map((item) => ({ ...item, share: item.share / total })),
    topics,
    areas,
  };
}

const logisticVariance = 2.89;
const flatten = (a: number, variance: number): number =>
  a / Math.sqrt(1 + (a * a * variance) / logisticVariance);

const topicVariance = (state: LearnerState, skills: Skills, day: number): number =>
  skills.topics.reduce(
    (sum, { key, weight }) =>
      sum + weight ** 2 * varianceOn(state.skills.get(key) ?? newRow('topic'), 'topic', day),
    0,
  );

export type ScoreToday = {
  theta: number;
  /** Of the ability; `rawSd` leaves out the doubt about the bank's own scale. */
  sd: number;
  rawSd: number;
  score: number;
  band68: Band;
  band95: Band;
};

/** The learner before the paper: each question with the ability that it meets. */
export function sit(state: LearnerState, { measure, items }: Paper, day: number) {
  const asked = items.map(({ item, skills, share }) => ({
    ability: abilityFor(state, { measure, skills, day }).mean,
    slope: flatten(item.a, item.bSd ** 2 + topicVariance(state, skills, day)),
    plain: flatten(item.a, item.bSd ** 2),
    ...{ item, skills, share },
  }));
  /** The part of the exam that is right at one ability for all of it. */
  const rightAt = (theta: number): number =>
    asked.reduce(
      (sum, { plain, item: { b, c }, share }) => sum + share * (c + (1 - c) * logistic(plain * (theta - b))),
      0,
    );
  return {
    asked,
    rightAt,
    /** What is expected to be right, were every ability better by `shift`. */
    expected: (shift: number): number =>
      asked.reduce((sum, one) => sum + one.share * chanceWith(one, one.ability + shift), 0),
    /** The one ability that would be expected to get as much right. */
    solve: (wanted: number): number => {
      let [low, high] = [-5, 5];
      for (let round = 0; round < 30; round += 1) {
        const middle = (low + high) / 2;
        if (rightAt(middle) < wanted) low = middle;
        else high = middle;
      }
      return (low + high) / 2;
    },
  };
}

type Asked = ReturnType<typeof sit>['asked'][number];

/** The chance of a right answer, had the learner this ability for it. */
export const chanceWith = ({ slope, item: { b, c } }: Asked, ability: number): number =>
  c + (1 - c - slipChance) * logistic(slope * (ability - b));

/** `anchor`: what official scores say of the bank's scale, once there are enough of them. */
export function scoreToday(
  state: LearnerState,
  paper: Paper,
  day: number,
  anchor: Anchor = noAnchor,
): ScoreToday {
  const { measure } = paper;
  const { expected, solve } = sit(state, paper, day);
  const bare = solve(expected(0));
  const stretch = Math.min(1.3, Math.max(0.6, (solve(expected(0.25)) - bare) / 0.25));
  const rawSd = stretch * Math.sqrt(meanVariance(state, paper, day));
  const sd = Math.hypot(rawSd, anchor.doubt);
  const theta = bare + anchor.shift;
  const weights = normalWeights(theta, sd);
  return {
    ...{ theta, sd, rawSd },
    score: scaleOf[measure].mean + scaleOf[measure].sd * theta,
    band68: bandOf(measure, weights, 0.68),
    band95: bandOf(measure, weights, 0.95),
  };
}

/** Of the ability averaged over the exam. */
function meanVariance(state: LearnerState, { measure, topics, areas }: Paper, day: number): number {
  let variance = varianceOn(state.measures[measure], 'measure', day);
  for (const [key, share] of areas)
    variance += share ** 2 * varianceOn(state.skills.get(key) ?? newRow('area'), 'area', day);
  for (const [key, share] of topics)
    variance += share ** 2 * varianceOn(state.skills.get(key) ?? newRow('topic'), 'topic', day);
  return variance;
}

function normalWeights(mean: number, sd: number): number[] {
  const raw = grid.map((theta) => Math.exp(-((theta - mean) ** 2) / (2 * sd * sd)));
  const total = raw.reduce((sum, weight) => sum + weight, 0);
  return raw.map((weight) => weight / total);
}

/** Shown once it is known to four points; before that, how many answers are missing. */
export const shownSd = 4;

export const isShown = (measure: Measure, { sd }: ScoreToday): boolean => sd * scaleOf[measure].sd <= shownSd;
