/**
 * How far somebody is in a lesson. What a browser tells may come twice, late, out of order and from two devices: the
 * merge takes the most of everything, so that every order of the same news gives the same.
 */
import type { Lesson } from './lesson.ts';

/** How often somebody has tried a small question, and whether they solved it. */
export type Tried = { tries: number; solved: boolean };

export type Progress = {
  /** The furthest place that was reached; null before the first. */
  place: string | null;
  answers: Readonly<Record<string, Tried>>;
  /** Spent on the lesson, as the device that knows most of it has counted. */
  seconds: number;
};

/** After so many misses a small question opens its answer, and the lesson goes on. */
export const triesToOpen = 3;

/** More tries say nothing more. */
export const maxTries = 99;

const numbered = (name: string, list: readonly unknown[]): string[] =>
  list.map((_, index) => `${name}-${index + 1}`);

/** The places of a lesson from its beginning to its end, by which one goes on where one left. */
export const placesOf = ({ steps, examples, traps, checks }: Lesson): string[] => [
  'hook',
  'idea',
  ...numbered('step', steps),
  ...numbered('example', examples),
  ...numbered('trap', traps),
  'card',
  ...numbered('check', checks),
];

/** The keys of the small questions, in their order. A check is one where it asks about a task. */
export const askKeysOf = ({ hook, steps, traps, checks }: Lesson): string[] => [
  hook.key,
  ...steps.map(({ ask }) => ask.key),
  ...traps.map(({ ask }) => ask.key),
  ...checks.flatMap((check) => ('ask' in check ? [check.ask.key] : [])),
];

export const nothingDone: Progress = { place: null, answers: {}, seconds: 0 };

/** What is known and what was told, together. Places and keys that the lesson does not have (any more) are left out. */
export function mergeProgress(lesson: Lesson, known: Progress, told: Progress): Progress {
  const places = placesOf(lesson);
  const rank = (place: string | null): number => (place === null ? -1 : places.indexOf(place));
  const furthest = Math.max(rank(known.place), rank(told.place));
  const answers = askKeysOf(lesson).flatMap((key): [string, Tried][] => {
    const [before, after] = [known.answers[key], told.answers[key]];
    if (!before && !after) return [];
    const tries = Math.max(before?.tries ?? 0, after?.tries ?? 0);
    return [[key, { tries, solved: (before?.solved ?? false) || (after?.solved ?? false) }]];
  });
  return {
    place: places[furthest] ?? null,
    answers: Object.fromEntries(answers),
    seconds: Math.max(known.seconds, told.seconds),
  };
}

/** Solved, or opened: the reader has gone on. */
export const isDone = (tried: Tried | undefined): boolean =>
  tried !== undefined && (tried.solved || tried.tries >= triesToOpen);

/** Whether the first answer failed. */
export const isMissed = ({ tries, solved }: Tried): boolean => tries > 1 || !solved;

/** How much of the way lies behind who has reached a place, from 0 to 1. The last place is the end only when finished. */
export function shareOf(lesson: Lesson, place: string | null, isFinished: boolean): number {
  if (isFinished) return 1;
  const places = placesOf(lesson);
  return place === null ? 0 : Math.max(0, places.indexOf(place)) / places.length;
}
