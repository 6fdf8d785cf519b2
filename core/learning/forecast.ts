/** Today's total with its band, its course over the weeks, and where practice at this pace leads: told only as a range. */
import { groupBy } from '#core/group-by.ts';
import { highest, lowest, type Measure, scaleOf } from '#core/scoring/scale.ts';
import { mondayOf } from './day-bounds.ts';
import { highestScore, lowestScore } from './plan/effort.ts';

/** One measure on one day, in points of the scale; `sd` with the doubt about the bank's own scale. */
export type MeasureDay = { day: string; measure: Measure; score: number; sd: number; answers: number };

/** Wider than this is not told. */
const shownSd = 4;

export const isTold = ({ sd, answers }: Pick<MeasureDay, 'sd' | 'answers'>): boolean =>
  answers > 0 && sd <= shownSd;

const clamp = (total: number): number => Math.min(highestScore, Math.max(lowestScore, Math.round(total)));

/** Of both measures, where both may be told: a band of 68 %. */
export function totalOf(rows: readonly MeasureDay[]): { low: number; high: number; mid: number } | null {
  const of = (wanted: Measure) => rows.find(({ measure }) => measure === wanted);
  const [verbal, quant] = [of('verbal'), of('quant')];
  if (!verbal || !quant || !isTold(verbal) || !isTold(quant)) return null;
  const mid = verbal.score + quant.score;
  const sd = Math.hypot(verbal.sd, quant.sd);
  return { low: clamp(mid - sd), high: clamp(mid + sd), mid: clamp(mid) };
}

/** The last one known of each week. */
export function chartOf(rows: readonly MeasureDay[]) {
  const byDay = groupBy(rows, ({ day }) => day);
  const weeks = new Map<string, { low: number; high: number; mid: number }>();
  for (const day of [...byDay.keys()].sort()) {
    const total = totalOf(byDay.get(day) ?? []);
    if (total) weeks.set(mondayOf(day), total);
  }
  return [...weeks].map(([week, total]) => ({ week, ...total }));
}

/** Learned less than it seems while one practises, as the simulation has it. */
const keptShare = 0.85;
const leastAnswers = 200;
/** Further ahead nobody has looked. */
const maxWeeks = 12;

export type Pace = { pace: number; answers: number; plannedAnswers: number };

/** From the low end of today's band to where the planned answers lead its high end; null with fewer answers than a pace needs. */
export function forecastOf(
  rows: readonly MeasureDay[],
  paces: Record<Measure, Pace>,
  weeks: number,
): { weeks: number; low: number; high: number } | null {
  const today = totalOf(rows);
  if (!today || weeks < 1 || paces.verbal.answers + paces.quant.answers < leastAnswers) return null;
  const gain = (measure: Measure): number => {
    const score = rows.find((row) => row.measure === measure)?.score ?? lowest;
    const { pace, plannedAnswers } = paces[measure];
    const points = keptShare * Math.max(0, pace) * plannedAnswers * scaleOf[measure].sd;
    return Math.min(highest - Math.min(highest, score), points);
  };
  return {
    weeks: Math.min(weeks, maxWeeks),
    low: today.low,
    high: clamp(today.high + gain('verbal') + gain('quant')),
  };
}

/** Weeks ahead that a forecast looks: to the exam, and never further than anybody has looked. */
export const forecastWeeks = (daysLeft: number | null): number =>
  daysLeft === null ? 8 : Math.min(maxWeeks, Math.floor(daysLeft / 7));
