/**
 * How far somebody is in each lesson, on this device: for visitors the only place where it is kept, for who is logged in
 * until the server has it. Each record belongs to one account, or to nobody, whose it is until somebody logs in.
 */
import { attempt } from '#app/browser-storage.ts';
import type { Tried } from '#core/lessons/progress.ts';

export type KeptProgress = {
  place: string;
  answers: Readonly<Record<string, Tried>>;
  /** Whether a check was answered right, by its place. */
  checks: Readonly<Record<string, boolean>>;
  seconds: number;
  startedAt: string;
  updatedAt: string;
  /** How much of the lesson lies behind, for the overview, which does not know its places. */
  share: number;
};

/** Null is a visitor. */
export type Owner = string | null;

const prefix = 'beacon.lesson';
const keyOf = (owner: Owner, slug: string): string => `${prefix}.${owner ?? '-'}.${slug}`;

const isRecord = (one: unknown): one is Record<string, unknown> =>
  typeof one === 'object' && one !== null && !Array.isArray(one);

const isTried = (one: unknown): boolean =>
  isRecord(one) && typeof one.tries === 'number' && typeof one.solved === 'boolean';

/** Somebody else's hand, or an older version of ours, may have written what is found. */
export const isKeptProgress = (one: unknown): one is KeptProgress =>
  isRecord(one) &&
  [one.place, one.startedAt, one.updatedAt].every((text) => typeof text === 'string') &&
  [one.seconds, one.share].every(Number.isFinite) &&
  isRecord(one.answers) &&
  Object.values(one.answers).every(isTried) &&
  isRecord(one.checks) &&
  Object.values(one.checks).every((isRight) => typeof isRight === 'boolean');

function read(key: string): KeptProgress | null {
  const kept: unknown = attempt(() => JSON.parse(localStorage.getItem(key) ?? 'null'), null);
  return isKeptProgress(kept) ? kept : null;
}

export const findKept = (owner: Owner, slug: string): KeptProgress | null => read(keyOf(owner, slug));

export function keep(owner: Owner, slug: string, progress: KeptProgress): void {
  attempt(() => localStorage.setItem(keyOf(owner, slug), JSON.stringify(progress)), undefined);
}

export function forget(owner: Owner, slug: string): void {
  attempt(() => localStorage.removeItem(keyOf(owner, slug)), undefined);
}

/** All of an owner, by slug. */
export function listKept(owner: Owner): Map<string, KeptProgress> {
  const own = keyOf(owner, '');
  const keys = attempt(() => Object.keys(localStorage), []).filter((key) => key.startsWith(own));
  return new Map(
    keys.flatMap((key): [string, KeptProgress][] => {
      const kept = read(key);
      return kept ? [[key.slice(own.length), kept]] : [];
    }),
  );
}
