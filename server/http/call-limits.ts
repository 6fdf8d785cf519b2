/**
 * The table of contract/limits.ts, held: one call more for a network or an account, and the refusal where that is too many.
 *
 * Each process counts for itself and in memory: no answer waits for another machine to count it, and what is protected
 * is this process. With several of them a caller may have as many times the number as there are.
 */
import type { Context } from 'hono';
import { type LimitKind, limitKinds } from '#contract/limits.ts';
import type { Deps } from '#server/deps.ts';
import { tooManyRequests } from '#server/http/errors.ts';
import { networkOf } from '#server/http/limits.ts';
import { addressOf } from '#server/http/request-origin.ts';

type Needs = Pick<Deps, 'config' | 'metrics' | 'windows'>;

/** Said by a page of ours about the calls it makes in the process; nothing that a request carries can say it. */
export type Inside = {
  readonly isWithinPage?: true;
  /** The address of whoever has opened the page. */
  readonly openedBy?: string;
};

export const isWithinPage = (c: Context): boolean => (c.env as Inside | undefined)?.isWithinPage === true;

/** A page is counted as one, with all that it reads; what it searches or changes is counted beside. */
const isCounted = (c: Context, kind: LimitKind): boolean => !(isWithinPage(c) && kind === 'read');

/** Before anything is looked up: even finding out whose a token is costs a look into the database. */
export function limitNetwork(c: Context, deps: Needs, kind: LimitKind): void {
  if (isCounted(c, kind)) count(deps, kind, 'network', networkOf(addressOf(c, deps.config)));
}

export function limitUser(c: Context, deps: Needs, kind: LimitKind, userId: string): void {
  if (isCounted(c, kind)) count(deps, kind, 'user', userId);
}

/** What is no request of its own, such as a socket that is opened. */
export const limitAddress = (deps: Needs, kind: LimitKind, address: string): void =>
  count(deps, kind, 'network', networkOf(address));

function count({ config, metrics, windows }: Needs, kind: LimitKind, by: 'network' | 'user', id: string) {
  const seconds = windows(`${kind} ${by} ${id}`, limitKinds[kind][by] * config.limitFactor);
  if (seconds === 0) return;
  metrics.refusedCalls.inc({ kind, by });
  throw tooManyRequests(seconds);
}
