/**
 * How much work lies between two scores, and what that means for the days there are. The figures are assumptions by
 * which days are filled, not statistics; pages that show them say so.
 */

/** Specification, section 2: the five options of the form, in its order. */
export const stages = ['scratch', 'self-studied', 'practised', 'studied', 'studied-and-practised'] as const;

export type Stage = (typeof stages)[number];

export const lowestScore = 260;
export const highestScore = 340;

/** Hours for one point at this height: the higher, the dearer. */
const hoursPerPoint: readonly { below: number; hours: number }[] = [
  { below: 300, hours: 2.5 },
  { below: 310, hours: 4 },
  { below: 320, hours: 6 },
  { below: 330, hours: 10 },
  { below: highestScore, hours: 20 },
];

/** What each stage still has to get to know, and the score it is taken to stand at where none is given. */
const ofStage: Record<Stage, { firstHours: number; assumedScore: number }> = {
  scratch: { firstHours: 40, assumedScore: 290 },
  'self-studied': { firstHours: 25, assumedScore: 298 },
  practised: { firstHours: 18, assumedScore: 305 },
  studied: { firstHours: 15, assumedScore: 305 },
  'studied-and-practised': { firstHours: 8, assumedScore: 312 },
};

export const assumedScore = (stage: Stage): number => ofStage[stage].assumedScore;

export function hoursBetween(stage: Stage, from: number, to: number): number {
  let hours = ofStage[stage].firstHours;
  for (let score = from; score < to; score += 1) hours += hoursAt(score);
  return hours;
}

const hoursAt = (score: number): number => hoursPerPoint.find(({ below }) => score < below)?.hours ?? 20;

/** The score that so many hours can carry to, from here. */
export function scoreWithin(stage: Stage, from: number, hours: number): number {
  let left = hours - ofStage[stage].firstHours;
  let score = from;
  while (score < highestScore && left >= hoursAt(score)) {
    left -= hoursAt(score);
    score += 1;
  }
  return score;
}

/** Minutes of a study day: what is easy to keep up, and what nobody should be asked for. */
export const easyMinutes = 120;
export const maxMinutes = 210;
const leastMinutes = 45;

export const studyDaysIn = (days: number): number => Math.max(1, Math.floor((days * 6) / 7));

export type Verdict = {
  /** `reached`: the target is not above the last score. `beyond`: no honest plan reaches it in this time. */
  kind: 'reached' | 'comfortable' | 'demanding' | 'beyond';
  /** Of a study day; six of them in a week. */
  minutes: number;
  hoursNeeded: number;
  hoursPlanned: number;
  /** What the time there is can carry to. */
  reachable: number;
  /** Months that the target would take at a demanding pace; null where it is more than the form offers. */
  monthsNeeded: number | null;
};

type Question = { stage: Stage; baseline: number; target: number; days: number };

export function judge({ stage, baseline, target, days }: Question): Verdict {
  const studyDays = studyDaysIn(days);
  const hoursNeeded = hoursBetween(stage, baseline, Math.max(baseline, target));
  const wanted = roundTo5((hoursNeeded * 60) / studyDays);
  const minutes = Math.min(maxMinutes, Math.max(leastMinutes, wanted));
  const hoursPlanned = Math.round((minutes * studyDays) / 60);
  const kind =
    target <= baseline
      ? 'reached'
      : wanted > maxMinutes
        ? 'beyond'
        : wanted > easyMinutes
          ? 'demanding'
          : 'comfortable';
  const reachable = Math.max(baseline, scoreWithin(stage, baseline, (maxMinutes * studyDays) / 60));
  const monthsNeeded = Math.ceil((hoursNeeded * 60) / maxMinutes / studyDaysIn(30));
  return {
    kind,
    minutes,
    hoursNeeded: Math.round(hoursNeeded),
    hoursPlanned,
    reachable: kind === 'beyond' ? Math.min(target - 1, reachable) : reachable,
    monthsNeeded: monthsNeeded > 6 ? null : monthsNeeded,
  };
}

export const roundTo5 = (minutes: number): number => Math.round(minutes / 5) * 5;
