/**
 * Others, without shame: how many practise, and how people with a like target stand on a topic. By the model, never by
 * accuracy, which an adaptive stream makes the same for everybody; nothing at all below thirty people.
 */

import { LRUCache } from 'lru-cache';
import { dayMs } from '#core/duration.ts';
import type { levels } from '#core/learner/map.ts';
import { levelOf } from '#core/learner/mastery.ts';
import { homeTimeZone } from '#core/learning/goal.ts';
import { perDatabase } from '#server/db/per-database.ts';
import type { Database } from '#server/db/pool.ts';
import type { Deps } from '#server/deps.ts';
import { listByTarget } from '#server/domains/accounts/service.ts';
import { countAnswering } from '#server/domains/questions/service.ts';
import { dayOf } from './days.ts';
import { listStatesFor } from './peers-store.ts';

const leastPeople = 30;
/** A thousand say the same as all of them, and cost the same however many there are. */
const mostPeople = 1000;
/** Points by which a target may differ from one's own. */
const likeTarget = 5;

type Standing = { n: number } & Record<(typeof levels)[number], number>;

type Ask = { db: Database; now: Date };

/** Old figures are handed out while new ones are counted: whoever asks waits for them once in the life of a process. */
const remembered = { allowStale: true, ignoreFetchAbort: true } as const;

const standings = perDatabase(
  () =>
    new LRUCache<string, { standing: Standing | null }, Ask & { topic: string; target: number }>({
      ...remembered,
      max: 5000,
      ttl: 6 * 3_600_000,
      fetchMethod: async (_key, _stale, { context }) => ({ standing: await countStanding(context) }),
    }),
);

async function countStanding({
  db,
  now,
  topic,
  target,
}: Ask & { topic: string; target: number }): Promise<Standing | null> {
  const people = await listByTarget(db, [target - likeTarget, target + likeTarget], mostPeople);
  if (people.length < leastPeople) return null;
  // People of many zones: a day more or less changes nobody's level.
  const day = dayOf(now, homeTimeZone);
  const known = (await listStatesFor(db, topic, people))
    .map((state) => levelOf(state, topic, day))
    .filter((level) => level !== 'unknown');
  if (known.length < leastPeople) return null;
  const share = (wanted: (typeof levels)[number]) =>
    known.filter((level) => level === wanted).length / known.length;
  return {
    n: known.length,
    weak: share('weak'),
    building: share('building'),
    good: share('good'),
    solid: share('solid'),
  };
}

/** Null without a target, and below thirty people of whom this topic is known. */
export async function findStanding(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  topic: string,
  target: number | null,
): Promise<Standing | null> {
  if (target === null) return null;
  const context = { db, now: now(), topic, target };
  return (await standings(db).forceFetch(`${target} ${topic}`, { context })).standing;
}

const practising = perDatabase(
  () =>
    new LRUCache<'all', number, Ask>({
      ...remembered,
      max: 1,
      ttl: 10 * 60_000,
      fetchMethod: (_key, _stale, { context: { db, now } }) =>
        countAnswering(db, new Date(now.getTime() - dayMs)),
    }),
);

/** Who answered anything within the last day; null below thirty. */
export async function countPractised({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number | null> {
  const n = await practising(db).forceFetch('all', { context: { db, now: now() } });
  return n < leastPeople ? null : n;
}

/** Tests change who there is and look at once. */
export function forgetPeers(db: Database): void {
  standings(db).clear();
  practising(db).clear();
}
