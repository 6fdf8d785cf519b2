/** How well a topic is known, said only where it is known: unknown is a level of its own. */
import { normalBelow } from '#core/normal-curve.ts';
import { areaOf, measureOf } from './skills.ts';
import { type LearnerState, newRow, type Row, varianceOn } from './state.ts';

export type Mastery = 'unknown' | 'weak' | 'building' | 'good' | 'solid';

const leastAnswers = 5;
/** Abilities at which a medium question of the exam is right with a chance of 0.6, 0.7 and 0.8. */
export const marks = { sixty: 0.065, seventy: 0.51, eighty: 1.05 };
const sure = 0.8;
/** What has been reached is not lost by a hair. */
const keeps = 0.6;

export type TopicBelief = { mean: number; sd: number; answers: number };

const believe = (measure: Row, area: Row, own: Row, day: number): TopicBelief => ({
  mean: measure.mean + area.mean + own.mean,
  sd: Math.sqrt(
    varianceOn(measure, 'measure', day) + varianceOn(area, 'area', day) + varianceOn(own, 'topic', day),
  ),
  answers: own.answers,
});

export function topicBelief({ measures, skills }: LearnerState, topic: string, day: number): TopicBelief {
  return believe(
    measures[measureOf(topic)],
    skills.get(areaOf(topic)) ?? newRow('area'),
    skills.get(topic) ?? newRow('topic'),
    day,
  );
}

/** The level of a topic on a day, with what it was when it was last practised. */
export const levelOf = (state: LearnerState, topic: string, day: number): Mastery =>
  masteryOf(topicBelief(state, topic, day), state.skills.get(topic)?.isSolid ? 'solid' : 'unknown');

/** The topic's row with what it has become by the answer that moved all three. */
export const settleTopic = (measure: Row, area: Row, own: Row): Row => ({
  ...own,
  isSolid: masteryOf(believe(measure, area, own, own.day), own.isSolid ? 'solid' : 'unknown') === 'solid',
});

export function masteryOf({ mean, sd, answers }: TopicBelief, before: Mastery = 'unknown'): Mastery {
  if (answers < leastAnswers) return 'unknown';
  const isAbove = 1 - normalBelow((marks.eighty - mean) / sd);
  if (isAbove >= (before === 'solid' ? keeps : sure)) return 'solid';
  if (normalBelow((marks.sixty - mean) / sd) >= sure) return 'weak';
  return mean >= marks.seventy ? 'good' : 'building';
}

/** A topic is named as weak from three answers on, and where it most likely lies below the person's own mean. */
const namedAnswers = 3;
const namedSure = 0.85;

export function isNamedWeak(state: LearnerState, topic: string, day: number): boolean {
  const area = state.skills.get(areaOf(topic)) ?? newRow('area');
  const own = state.skills.get(topic) ?? newRow('topic');
  if (own.answers < namedAnswers) return false;
  const sd = Math.sqrt(varianceOn(area, 'area', day) + varianceOn(own, 'topic', day));
  return normalBelow(-(area.mean + own.mean) / sd) >= namedSure;
}
