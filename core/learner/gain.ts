/** What a topic is worth: how much the score would rise, by the paper, if it came to where a topic is solid. */
import { scaleOf } from '#core/scoring/scale.ts';
import { marks, topicBelief } from './mastery.ts';
import { chanceWith, type Paper, sit } from './score.ts';
import type { LearnerState } from './state.ts';

/** Nobody comes further than this in a topic by practising it for a while: what lies beyond is no promise of it. */
const farthestRise = 1;
/** Wide enough that rounding does not show in a slope. */
const step = 0.05;

/**
 * Points of the measure by topic; a topic that is there already is worth none. What more would be right becomes a score
 * by the paper's own slope at where the learner stands: solving for each topic anew says the same to a tenth of a point.
 */
export function gainsOf(state: LearnerState, paper: Paper, day: number): Map<string, number> {
  const { asked, expected, rightAt, solve } = sit(state, paper, day);
  const theta = solve(expected(0));
  const slope = (rightAt(theta + step) - rightAt(theta - step)) / (2 * step);
  const more = new Map<string, number>();
  for (const one of asked)
    for (const { key, weight } of one.skills.topics) {
      const rise = Math.min(farthestRise, Math.max(0, marks.eighty - topicBelief(state, key, day).mean));
      const right = chanceWith(one, one.ability + weight * rise) - chanceWith(one, one.ability);
      more.set(key, (more.get(key) ?? 0) + one.share * right);
    }
  const points = scaleOf[paper.measure].sd / Math.max(slope, 1e-6);
  return new Map([...more].map(([key, right]) => [key, points * right]));
}

/** Told in half points: it is known no better. */
const toHalf = (points: number): number => Math.round(points * 2) / 2;

/** A list of everything that would be worth something says nothing about where to begin. */
const mostTold = 5;

/** The few topics worth most, the best first, with the points that are told. */
export function worthMost(gains: Iterable<readonly [topic: string, points: number]>): Map<string, number> {
  return new Map(
    [...gains]
      .toSorted((a, b) => b[1] - a[1])
      .slice(0, mostTold)
      .map(([topic, points]) => [topic, toHalf(points)] as const)
      .filter(([, points]) => points > 0),
  );
}
