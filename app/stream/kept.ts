/**
 * What this browser keeps of the stream: answers until the server has them, and the session that is under way. Written at
 * once and read by every tab; each thing belongs to one account and is never sent for another.
 */
import { attempt } from '#app/browser-storage.ts';
import type { Calls } from '#contract/all.ts';
import type { Answer } from '#core/questions/kinds.ts';

export type Standing = Calls['POST /api/stream']['reply'];
export type StreamSession = Standing['session'];
export type Asked = Standing['asked'][number];
export type Served = Standing['served'][number];
export type Summary = Calls['GET /api/stream/{id}']['reply'];
export type Remark = Calls['PUT /api/stream/{id}/questions/{servedId}']['options']['body']['remark'];

/** An answer, or what was said in place of one. */
export type KeptDeed = {
  sessionId: string;
  servedId: string;
  questionId: string;
  spent: number;
  /** By this device's clock, in milliseconds. */
  at: number;
} & ({ answer: Answer; opened: string } | { remark: Remark });

export type Result = {
  state: 'answered' | 'passed' | 'skipped';
  /** Null until the server has told. */
  correct: boolean | null;
  spentMs: number;
};

export type KeptSession = {
  /** What was asked for, so that the same address finds it where there is no network. */
  address: string;
  session: StreamSession;
  asked: readonly Asked[];
  served: readonly Served[];
  math: Standing['math'];
  results: Readonly<Record<string, Result>>;
  summary: Summary | null;
};

const prefix = 'beacon.stream/';
const deedsOf = (owner: string): string => `${prefix}${owner}/deed/`;
const sessionOf = (owner: string): string => `${prefix}${owner}/session`;

const read = (key: string): unknown => attempt(() => JSON.parse(localStorage.getItem(key) ?? 'null'), null);

/** Where a browser forbids storage, or has no more room: as long as the page is open. */
const unstored = new Map<string, KeptDeed>();

export function keepDeed(owner: string, deed: KeptDeed): void {
  const key = deedsOf(owner) + deed.servedId;
  const isStored = attempt(() => {
    localStorage.setItem(key, JSON.stringify(deed));
    return true;
  }, false);
  if (!isStored) unstored.set(key, deed);
}

const isDeed = (one: unknown): one is KeptDeed =>
  typeof one === 'object' && one !== null && 'servedId' in one && 'at' in one;

/** This one alone: something else that was done about the same question stays. */
export function dropDeed(owner: string, { servedId, at }: KeptDeed): void {
  const key = deedsOf(owner) + servedId;
  if (unstored.get(key)?.at === at) unstored.delete(key);
  const stored = read(key);
  if (isDeed(stored) && stored.at === at) attempt(() => localStorage.removeItem(key), undefined);
}

/** Whether something waits that is lost with the page. */
export const hasUnstored = (owner: string): boolean =>
  [...unstored.keys()].some((key) => key.startsWith(deedsOf(owner)));

/** In the order in which they were done. */
export function listDeeds(owner: string): KeptDeed[] {
  const isOwn = (key: string) => key.startsWith(deedsOf(owner));
  const stored = attempt(() => Object.keys(localStorage), [])
    .filter(isOwn)
    .map(read)
    .filter(isDeed);
  const others = [...unstored].flatMap(([key, deed]) => (isOwn(key) ? [deed] : []));
  return [...stored, ...others].sort((one, other) => one.at - other.at);
}

/** The last one alone: an older one is asked from the server. */
export function keepSession(owner: string, kept: KeptSession): void {
  attempt(() => localStorage.setItem(sessionOf(owner), JSON.stringify(kept)), undefined);
}

export function findKeptSession(owner: string): KeptSession | null {
  const kept = read(sessionOf(owner)) as KeptSession | null;
  return kept?.session && Array.isArray(kept.served) ? kept : null;
}
