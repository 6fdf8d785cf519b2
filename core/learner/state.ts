/**
 * What is believed of a learner: an ability for each measure, an offset for each area and topic, and how fast the measure
 * rises with practice. Every row has a mean and a variance of its own; rows that nobody has touched are not stored.
 *
 * The constants were found by simulation on the real bank (docs/learner.md tells how, and when to estimate them anew).
 */
import type { Measure } from '#core/scoring/scale.ts';

export type Row = {
  mean: number;
  variance: number;
  /** The learner's day on which it last moved, in days since 1970. */
  day: number;
  /** Counted answers. */
  answers: number;
  /** Answers on that day, and answers fading with a week's half-life, both by their weight. */
  today: number;
  recent: number;
  /** Of a topic: it was solid when it was last practised, which is not lost by a hair (`mastery.ts`). */
  isSolid: boolean;
};

/** Ability gained with every counted answer, and how it goes together with the ability itself. */
export type MeasureRow = Row & { pace: number; paceVariance: number; covariance: number };

export type LearnerState = {
  measures: Record<Measure, MeasureRow>;
  /** Areas and topics by their tag. */
  skills: ReadonlyMap<string, Row>;
};

/** Unit: the standard deviation of ability in the population. Doubt comes back by `drift` a day, never beyond the start. */
const starts = {
  measure: { sd: 1, drift: 0.0002 },
  area: { sd: 0.25, drift: 0.0001 },
  topic: { sd: 0.45, drift: 0.002 },
} as const;

export type Level = keyof typeof starts;

const startPace = { pace: 0.0008, paceVariance: 0.0008 ** 2, covariance: 0 };
export const startVariance = (level: Level): number => starts[level].sd ** 2;

const untouched = { day: 0, answers: 0, today: 0, recent: 0, isSolid: false };

export const newRow = (level: 'area' | 'topic'): Row => ({
  mean: 0,
  variance: startVariance(level),
  ...untouched,
});

/** What is known of a measure before the first answer, as an ability and how far off it may be. */
export type Evidence = { measure: Measure; mean: number; sd: number };

/** The population is standard normal until a refit says otherwise; each piece of evidence draws the start towards it. */
function newMeasure(day: number, evidence: readonly Evidence[]): MeasureRow {
  const row = { ...untouched, mean: 0, variance: startVariance('measure'), day, ...startPace };
  for (const { mean, sd } of evidence) {
    const gain = row.variance / (row.variance + sd ** 2);
    row.mean += gain * (mean - row.mean);
    row.variance *= 1 - gain;
  }
  return row;
}

export function newLearner(day: number, evidence: readonly Evidence[] = []): LearnerState {
  const start = (wanted: Measure) =>
    newMeasure(
      day,
      evidence.filter(({ measure }) => measure === wanted),
    );
  return { measures: { verbal: start('verbal'), quant: start('quant') }, skills: new Map() };
}

/** The longer ago, the less is known; never less than of somebody new. */
export const varianceOn = ({ variance, day }: Row, level: Level, today: number): number =>
  Math.min(startVariance(level), variance + starts[level].drift * Math.max(0, today - day));

const halfLifeDays = 7;

export const recentOn = ({ recent, day }: Row, today: number): number =>
  recent * 2 ** (-Math.max(0, today - day) / halfLifeDays);

export const countOn = ({ today: count, day }: Row, today: number): number => (day === today ? count : 0);
