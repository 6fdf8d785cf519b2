/** A session of the stream: how long it goes on, when it is over, and what "too easy" changes. */
import { dayMs } from '#core/duration.ts';

export const streamModes = ['stream', 'diagnostic'] as const;
export type StreamMode = (typeof streamModes)[number];

/**
 * `open`: served and waiting. `passed`: given up, which is no answer. `skipped`: not now. `withdrawn`: never seen, since
 * something that suits better took its place.
 */
export const servedStates = ['open', 'answered', 'passed', 'skipped', 'withdrawn'] as const;
export type ServedState = (typeof servedStates)[number];

/** Questions of a session that nobody gave a length. */
export const usualQuestions = 10;

/** The chance of success at which most is learned. */
export const usualTarget = 0.72;

/** Told beside a question. */
export const remarks = ['not-now', 'too-easy', 'too-hard'] as const;
export type Remark = (typeof remarks)[number];

/** The chance of success that is aimed at from then on. */
const targets: Record<Exclude<Remark, 'not-now'>, number> = { 'too-easy': 0.62, 'too-hard': 0.82 };

export const targetAfter = (remark: Remark, target = usualTarget): number =>
  remark === 'not-now' ? target : targets[remark];

type Length = { questions: number | null; minutes: number | null };
type Asked = { state: ServedState; spentMs: number | null };

export const countsAsAsked = ({ state }: Pick<Asked, 'state'>): boolean =>
  state === 'answered' || state === 'passed';

/** With less time than this no other question is begun. */
const leastLeftMs = 45_000;

export function isOver({ questions, minutes }: Length, asked: readonly Asked[]): boolean {
  const done = asked.filter(countsAsAsked);
  if (questions !== null && done.length >= questions) return true;
  if (minutes === null) return false;
  const spentMs = done.reduce((sum, one) => sum + (one.spentMs ?? 0), 0);
  return minutes * 60_000 - spentMs < leastLeftMs;
}

/** How many more are to be served, so that `ahead` wait; null: as many as fit. */
export function countAhead(length: Length, asked: readonly Asked[], ahead: number): number {
  if (isOver(length, asked)) return 0;
  const open = asked.filter(({ state }) => state === 'open').length;
  const done = asked.filter(countsAsAsked).length;
  const left = length.questions === null ? ahead : length.questions - done;
  return Math.max(0, Math.min(ahead, left) - open);
}

/** An answer that was kept on a device is believed to be no older; a clock that was far off would say more. */
export const longestAgoMs = 24 * dayMs;
