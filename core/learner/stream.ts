/** Which question next: topics by what practising them is worth, difficulty by the chance of success. */
import type { ScoredItem } from '#core/scoring/item.ts';
import type { Measure } from '#core/scoring/scale.ts';
import type { Paper } from './score.ts';
import { usualTarget } from './session.ts';
import { areaOf, type Skills } from './skills.ts';
import { countOn, type LearnerState, newRow, type Row, recentOn, varianceOn } from './state.ts';
import { abilityFor, logistic, slipChance } from './update.ts';

/** Published, never met, in no mock that can still be sat: the caller sees to that. */
export type Candidate = { id: string; family: string; item: ScoredItem; skills: Skills };

const width = 0.14;
const chanceShare = 0.3;
const logisticVariance = 2.89;

/** What is half known, much asked, little known about, and not practised just now, is worth most. */
export function needOf(state: LearnerState, paper: Paper, topic: string, day: number): number {
  const measure = state.measures[paper.measure];
  const area = state.skills.get(areaOf(topic)) ?? newRow('area');
  const own = state.skills.get(topic) ?? newRow('topic');
  const known = logistic(1.1 * (measure.mean + area.mean + own.mean - 0.1));
  const doubt = Math.sqrt(varianceOn(own, 'topic', day) + varianceOn(area, 'area', day));
  const spent = 1 + 0.6 * countOn(own, day) + 0.5 * recentOn(own, day);
  return (((paper.topics.get(topic) ?? 0) + 0.002) * known * (1 - known) * (1 + doubt)) / spent;
}

type Ability = ReturnType<typeof abilityFor>;

const chanceAt = ({ mean, variance }: Ability, item: ScoredItem): number => {
  const slope = item.a / Math.sqrt(1 + (item.a ** 2 * (item.bSd ** 2 + variance)) / logisticVariance);
  return item.c + (1 - item.c - slipChance) * logistic(slope * (mean - item.b));
};

/** The chance of a right answer, averaged over what is not known of the learner and the question. */
export const chanceOf = (
  state: LearnerState,
  measure: Measure,
  { item, skills }: Pick<Candidate, 'item' | 'skills'>,
  day: number,
): number => chanceAt(abilityFor(state, { measure, skills, day }), item);

/**
 * The candidate worth most, with a little chance so that no two days are alike; null where there is none. Candidates that
 * share one `skills` are reckoned together: a bank has thousands of questions and a few hundred kinds of them.
 */
export function pickNext<C extends Candidate>(
  state: LearnerState,
  paper: Paper,
  candidates: Iterable<C>,
  day: number,
  random: () => number,
  target = usualTarget,
): C | null {
  const { measure } = paper;
  const needs = new Map<string, number>();
  const need = (topic: string): number => {
    const known = needs.get(topic);
    if (known !== undefined) return known;
    const found = needOf(state, paper, topic, day);
    needs.set(topic, found);
    return found;
  };
  const kinds = new Map<Skills, { worth: number; ability: Ability }>();
  const kindOf = (skills: Skills) => {
    const known = kinds.get(skills);
    if (known) return known;
    const worth = skills.topics.reduce((sum, { key, weight }) => sum + weight * need(key), 0);
    const kind = { worth, ability: abilityFor(state, { measure, skills, day }) };
    kinds.set(skills, kind);
    return kind;
  };
  let best: { candidate: C; value: number } | null = null;
  for (const candidate of candidates) {
    const { worth, ability } = kindOf(candidate.skills);
    const miss = chanceAt(ability, candidate.item) - target;
    const value = worth * Math.exp(-(miss * miss) / (2 * width * width)) * (1 + chanceShare * random());
    if (best === null || value > best.value) best = { candidate, value };
  }
  return best?.candidate ?? null;
}

/** As if its topics had just been practised: what is served and not yet answered lowers their need, and nothing else. */
export function practised(state: LearnerState, { topics }: Skills, day: number): LearnerState {
  const skills = new Map(state.skills);
  for (const { key, weight } of topics) {
    const own: Row = skills.get(key) ?? newRow('topic');
    skills.set(key, {
      ...own,
      variance: varianceOn(own, 'topic', day),
      today: countOn(own, day) + weight,
      recent: recentOn(own, day) + weight,
      day,
    });
  }
  return { ...state, skills };
}
