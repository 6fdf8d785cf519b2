/** How a lesson stands: what is open, what was tried, which checks are answered; and what this device keeps of it. */
import type { ShownCheck } from '#app/lessons/lesson-reply.ts';
import { isDone, type Tried } from '#core/lessons/progress.ts';
import type { KeptProgress } from './kept-progress.ts';

export type Standing = {
  /** How many places are open. */
  opened: number;
  answers: Readonly<Record<string, Tried>>;
  checks: readonly ShownCheck[];
};

/** A check about an essay task is a small question of the lesson: it is answered once that one is done. */
export const isCheckAnswered = (
  { ask, isAnswered }: ShownCheck,
  answers: Readonly<Record<string, Tried>>,
): boolean => isAnswered || (ask !== null && isDone(answers[ask.key]));

export const areChecksAnswered = ({ checks, answers }: Omit<Standing, 'opened'>): boolean =>
  checks.every((check) => isCheckAnswered(check, answers));

/** With all checks answered the end is open, too. */
export function countOpened(
  places: readonly string[],
  place: string | null,
  done: Omit<Standing, 'opened'>,
): number {
  if (areChecksAnswered(done)) return places.length;
  return Math.max(0, places.indexOf(place ?? 'hook')) + 1;
}

/** With what this device knows of the checks beyond `checks`. */
export const withChecked = (
  checks: readonly ShownCheck[],
  known: Readonly<Record<string, boolean>>,
): readonly ShownCheck[] =>
  checks.map((check) => {
    const isRight = known[check.key];
    return isRight === undefined || check.isAnswered ? check : { ...check, isAnswered: true, isRight };
  });

/** Whether each check was answered right, by its place. */
export const checkedOf = (checks: readonly ShownCheck[]): Record<string, boolean> =>
  Object.fromEntries(checks.flatMap(({ key, isRight }) => (isRight === null ? [] : [[key, isRight]])));

/** What is kept of it. The last of the places is the end, which is nowhere to go on from. */
export function keptOf(
  places: readonly string[],
  { opened, answers, checks }: Standing,
  times: Pick<KeptProgress, 'seconds' | 'startedAt' | 'updatedAt'>,
): KeptProgress {
  const last = places.length - 2;
  const at = Math.min(opened - 1, last);
  return {
    ...times,
    place: places[at] ?? 'hook',
    answers,
    checks: checkedOf(checks),
    share: areChecksAnswered({ checks, answers }) ? 1 : at / (last + 1),
  };
}
