/** A goal as its form holds it: texts while they are typed, what is wrong with them, and what they change. */
import type { Calls } from '#contract/all.ts';

export type Goal = Calls['GET /api/users/goal']['reply'];
type GoalChange = NonNullable<Calls['PUT /api/users/goal']['options']['body']>;

export type GoalDraft = {
  verbal: string;
  quant: string;
  writing: string;
  examDate: string;
  minutes: number;
  weekdays: readonly number[];
  stress: Goal['stress'];
  daysOff: readonly string[];
  timeZone: string;
};

export function draftOfGoal(goal: Goal): GoalDraft {
  const { targetScore, examDate, minutes, weekdays, stress, daysOff, timeZone } = goal;
  const text = (score: number | null | undefined) => (score == null ? '' : String(score));
  return {
    verbal: text(targetScore?.verbal),
    quant: text(targetScore?.quant),
    writing: text(targetScore?.writing),
    examDate: examDate ?? '',
    minutes,
    weekdays,
    stress,
    daysOff,
    timeZone,
  };
}

const scoreOf = (text: string): number | null => (text.trim() === '' ? null : Number(text));

const isMeasure = (text: string): boolean => {
  const score = scoreOf(text);
  return score === null || (Number.isInteger(score) && score >= 130 && score <= 170);
};

const isWriting = (text: string): boolean => {
  const score = scoreOf(text);
  return score === null || (Number.isInteger(score * 2) && score >= 0 && score <= 6);
};

/** In the order of the form. A date that has passed may stay where it was. */
export function findFaults(draft: GoalDraft, goal: Goal, today: string): Set<keyof GoalDraft> {
  const faults = new Set<keyof GoalDraft>();
  if (!isMeasure(draft.verbal)) faults.add('verbal');
  if (!isMeasure(draft.quant)) faults.add('quant');
  if (!isWriting(draft.writing)) faults.add('writing');
  if (draft.examDate && draft.examDate <= today && draft.examDate !== goal.examDate) faults.add('examDate');
  return faults;
}

/** Only what differs: what another tab changed meanwhile stays changed. */
export function changedFrom(goal: Goal, draft: GoalDraft): GoalChange {
  const scores = {
    verbal: scoreOf(draft.verbal),
    quant: scoreOf(draft.quant),
    writing: scoreOf(draft.writing),
  };
  const hasTarget = Object.values(scores).some((score) => score !== null);
  const wanted = {
    targetScore: hasTarget ? scores : null,
    examDate: draft.examDate || null,
    minutes: draft.minutes,
    weekdays: [...draft.weekdays],
    stress: draft.stress,
    daysOff: [...draft.daysOff],
    timeZone: draft.timeZone,
  };
  const differs = (name: keyof typeof wanted) => JSON.stringify(wanted[name]) !== JSON.stringify(goal[name]);
  return Object.fromEntries(Object.entries(wanted).filter(([name]) => differs(name as keyof typeof wanted)));
}

/** Where most learners live; a zone that is none of these comes from the browser or the account. */
const usualZones = [
  'Asia/Shanghai',
  'Asia/Hong_Kong',
  'Asia/Taipei',
  'Asia/Singapore',
  'Asia/Tokyo',
  'Asia/Seoul',
  'Asia/Kolkata',
  'Asia/Dubai',
  'Europe/London',
  'Europe/Paris',
  'Europe/Berlin',
  'Europe/Moscow',
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'America/Toronto',
  'America/Vancouver',
  'America/Sao_Paulo',
  'Australia/Sydney',
  'Pacific/Auckland',
];

export const zonesWith = (...own: (string | null)[]): string[] => [
  ...new Set([...usualZones, ...own.filter((zone) => zone !== null)]),
];
