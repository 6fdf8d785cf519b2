/**
 * How one counted answer moves what is believed: every row that the question asks for by its share of the doubt, the
 * question's own difficulty the other way. The chance is averaged over what is not known at 21 points, since a straight
 * line through the middle promises too much where people learn fast.
 */
import { priorSlope, type ScoredItem } from '#core/scoring/item.ts';
import type { Measure } from '#core/scoring/scale.ts';
import { settleTopic } from './mastery.ts';
import { areaOf, type Skills, type Weighed } from './skills.ts';
import {
  countOn,
  type LearnerState,
  type Level,
  type MeasureRow,
  newRow,
  type Row,
  recentOn,
  varianceOn,
} from './state.ts';

export type LearnerEvent = {
  measure: Measure;
  skills: Skills;
  item: ScoredItem;
  isRight: boolean;
  /** The learner's own day, in days since 1970. */
  day: number;
};

/** Even who knows it errs now and then. */
export const slipChance = 0.03;

const nodes = Float64Array.from({ length: 21 }, (_, place) => -4 + place * 0.4);
const density = nodes.map((z) => Math.exp((-z * z) / 2));
const densityTotal = density.reduce((sum, weight) => sum + weight, 0);
const weights = density.map((weight) => weight / densityTotal);

/** A topic that is practised is learned, best where about seven of ten come right, and doubt about it grows a little. */
const learning = { most: 0.012, best: 0.7, width: 0.125, doubt: 0.0015 };

export const logistic = (value: number): number => 1 / (1 + Math.exp(-value));

export type Moved = {
  measure: MeasureRow;
  rows: readonly (readonly [key: string, row: Row])[];
  item: { b: number; bSd: number };
  /** The chance that was given to a right answer before it was known: what calibration is judged by. */
  predicted: number;
};

/** The ability that a question meets, and how unsure it is. */
export function abilityFor(
  { measures, skills }: LearnerState,
  { measure, skills: asked, day }: Pick<LearnerEvent, 'measure' | 'skills' | 'day'>,
): { mean: number; variance: number } {
  let { mean } = measures[measure];
  let variance = varianceOn(measures[measure], 'measure', day);
  const add = (list: readonly Weighed[], level: 'area' | 'topic') => {
    for (const { key, weight } of list) {
      const row = skills.get(key) ?? newRow(level);
      mean += weight * row.mean;
      variance += weight ** 2 * varianceOn(row, level, day);
    }
  };
  add(asked.areas, 'area');
  add(asked.topics, 'topic');
  return { mean, variance };
}

/** The rows that an answer moves, as they are afterwards. */
export function move(state: LearnerState, event: LearnerEvent): Moved {
  const { measure, skills, item, isRight, day } = event;
  const ability = abilityFor(state, event);
  const spread = ability.variance + item.bSd ** 2;
  const gap = ability.mean - item.b;
  const { predicted, slope, curve } = lookAt(gap, Math.sqrt(spread), item, isRight);

  const moveRow = (row: Row, level: Level, weight: number): Row => {
    const variance = varianceOn(row, level, day);
    return {
      mean: row.mean + weight * variance * slope,
      variance: variance - (weight * variance) ** 2 * curve,
      day,
      answers: row.answers + 1,
      today: countOn(row, day) + weight,
      recent: recentOn(row, day) + weight,
      isSolid: row.isSolid,
    };
  };
  const known = logistic(priorSlope * gap);
  const gain = learning.most * Math.exp(-((known - learning.best) ** 2) / learning.width);
  const { [measure]: before } = state.measures;
  const moved = moveRow(before, 'measure', 1);
  const paced = movePace(before, moved, varianceOn(before, 'measure', day), slope, curve);
  const areas = skills.areas.map(
    ({ key, weight }) => [key, moveRow(state.skills.get(key) ?? newRow('area'), 'area', weight)] as const,
  );
  const topics = skills.topics.map(({ key, weight }) => {
    const row = moveRow(state.skills.get(key) ?? newRow('topic'), 'topic', weight);
    row.mean += gain * weight;
    row.variance += learning.doubt * weight;
    const area = areas.find(([name]) => name === areaOf(key))?.[1] ?? newRow('area');
    return [key, settleTopic(paced, area, row)] as const;
  });
  const doubt = item.bSd ** 2;
  return {
    measure: paced,
    rows: [...areas, ...topics],
    item: { b: item.b - doubt * slope, bSd: Math.sqrt(Math.max(0, doubt - doubt ** 2 * curve)) },
    predicted,
  };
}

/** The measure goes on by its pace, which the same surprise has moved. */
function movePace(
  before: MeasureRow,
  moved: Row,
  variance: number,
  slope: number,
  curve: number,
): MeasureRow {
  const pace = before.pace + before.covariance * slope;
  const paceVariance = before.paceVariance - before.covariance ** 2 * curve;
  const covariance = before.covariance - before.covariance * variance * curve;
  return {
    ...moved,
    mean: moved.mean + pace,
    variance: moved.variance + 2 * covariance + paceVariance,
    pace,
    paceVariance,
    covariance: covariance + paceVariance,
  };
}

/** The predicted chance, and how far (`slope`) and how surely (`curve`) an answer speaks for more or less ability. */
function lookAt(gap: number, sd: number, { a, c }: ScoredItem, isRight: boolean) {
  let predicted = 0;
  let total = 0;
  let first = 0;
  let second = 0;
  for (let place = 0; place < nodes.length; place += 1) {
    const z = nodes[place] as number;
    const weight = weights[place] as number;
    const chance = c + (1 - c - slipChance) * logistic(a * (gap + sd * z));
    const likelihood = weight * (isRight ? chance : 1 - chance);
    predicted += weight * chance;
    total += likelihood;
    first += likelihood * z;
    second += likelihood * z * z;
  }
  const mean = first / total;
  const variance = Math.max(0.02, second / total - mean * mean);
  return { predicted, slope: mean / sd, curve: (1 - variance) / (sd * sd) };
}

/** The state after an answer; the one before stays as it was. */
export const update = (state: LearnerState, event: LearnerEvent): LearnerState => replay(state, [event]);

/** All answers in their order: the same as one update after another, without a copy for each. */
export function replay(start: LearnerState, events: Iterable<LearnerEvent>): LearnerState {
  const state = { measures: { ...start.measures }, skills: new Map(start.skills) };
  for (const event of events) {
    const { measure, rows } = move(state, event);
    state.measures[event.measure] = measure;
    for (const [key, row] of rows) state.skills.set(key, row);
  }
  return state;
}
