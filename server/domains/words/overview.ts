/** The deck as its pages show it: levels with one's own progress, groups, entries. */

import { standingOf } from '#core/words/memory.ts';
import { minutesFor } from '#core/words/session.ts';
import type { Queryable } from '#server/db/tx.ts';
import type { Deps, Viewer } from '#server/deps.ts';
import { notFound } from '#server/http/errors.ts';
import { getDeck } from './deck.ts';
import { findOwnWord } from './kept.ts';
import { presentRow } from './presented.ts';
import { findSettings } from './settings-store.ts';
import { countCards, countStartedSince, listStandings } from './store.ts';

const wordsNamed = 6;
const groupsNamed = 9;

export async function describeDeck({ db }: Deps, viewer: Viewer | null, since: Date, now: Date) {
  const deck = getDeck();
  const tallies = viewer ? await tallyLevels(db, viewer.id, now) : null;
  return {
    total: deck.entries.length,
    groups: deck.groups.size,
    someGroups: someGroups(),
    levels: deck.sizes.map((words, at) => ({
      level: at + 1,
      words,
      first: deck
        .ofLevel(at + 1)
        .slice(0, wordsNamed)
        .map(({ word }) => word),
      own: tallies && (tallies[at] ?? null),
    })),
    own: viewer && (await describeOwn(db, viewer.id, since, now)),
  };
}

/** Taken from the whole list in equal steps, so that every part of speech is among them. */
function someGroups() {
  const groups = listGroups();
  const step = Math.max(1, Math.floor(groups.length / groupsNamed));
  return groups.filter((_, at) => at % step === 0).slice(0, groupsNamed);
}

async function describeOwn(db: Queryable, userId: string, since: Date, now: Date) {
  const { all: _, ...counts } = await countCards(db, userId, now);
  const settings = await findSettings(db, userId);
  const newLeft = Math.max(0, settings.newPerDay - (await countStartedSince(db, userId, since)));
  const { newPerDay, startLevel, testedAt, estimate } = settings;
  return {
    ...counts,
    dueMinutes: minutesFor(counts.due, 0),
    newPerDay,
    newLeft,
    startLevel,
    testedAt,
    knownEstimate: estimate && { low: estimate.low, known: estimate.known, high: estimate.high },
  };
}

async function tallyLevels(db: Queryable, userId: string, now: Date) {
  const deck = getDeck();
  const tallies = deck.sizes.map(() => ({ learning: 0, settled: 0, due: 0 }));
  for (const { word, memory, dueAt, pausedAt } of await listStandings(db, userId)) {
    const tally = tallies[(deck.find(word)?.level ?? 0) - 1];
    const standing = standingOf(memory);
    if (!tally || standing === 'new') continue;
    tally[standing]++;
    if (pausedAt === null && dueAt !== null && dueAt <= now) tally.due++;
  }
  return tallies;
}

export async function describeLevel({ db }: Deps, level: number, viewer: Viewer | null, now: Date) {
  const entries = getDeck().ofLevel(level);
  const own = viewer
    ? new Map(
        (
          await listStandings(
            db,
            viewer.id,
            entries.map(({ word }) => word),
          )
        ).map((row) => [row.word, row]),
      )
    : null;
  return {
    level,
    words: entries.map((entry) => {
      const row = own?.get(entry.word);
      return {
        ...presentRow(entry),
        standing: own ? standingOf(row?.memory ?? null) : null,
        isDue: row ? row.pausedAt === null && row.dueAt !== null && row.dueAt <= now : false,
      };
    }),
  };
}

export function listGroups(searchKey = '') {
  const key = searchKey.toLowerCase();
  return [...getDeck().groups.values()]
    .map(({ id, title, pos, members }) => ({ id, title, pos, words: members.map(({ word }) => word) }))
    .filter(
      ({ title, words }) =>
        title.zh_cn.includes(key) ||
        title.en.toLowerCase().includes(key) ||
        words.some((word) => word.includes(key)),
    );
}

export function describeGroup(id: string) {
  const deck = getDeck();
  const group = deck.groups.get(id);
  if (!group) throw notFound();
  const opposite = group.opposite === null ? undefined : deck.groups.get(group.opposite);
  return {
    ...group,
    pairs: group.pairs.map(([one, other]): [string, string] => [one, other]),
    opposite: opposite ? { id: opposite.id, title: opposite.title } : null,
    rows: group.members.flatMap(({ word, sense }) => {
      const entry = deck.find(word);
      return entry ? [presentRow(entry, sense)] : [];
    }),
  };
}

export async function describeEntry({ db }: Deps, word: string, viewer: Viewer | null, now: Date) {
  const deck = getDeck();
  const entry = deck.find(word);
  if (!entry) throw notFound();
  const mates = deck.ofLevel(entry.level);
  const place = mates.indexOf(entry);
  const named = [...entry.synonyms, ...entry.antonyms, ...entry.family].map((one) => one.word);
  return {
    entry,
    groups: deck.groupsOf(word).map((group) => ({
      ...group,
      pairs: group.pairs.map(([one, other]): [string, string] => [one, other]),
    })),
    known: [...new Set(named.filter((one) => deck.find(one)))],
    previous: mates[place - 1]?.word ?? null,
    next: mates[place + 1]?.word ?? null,
    own: viewer && (await findOwnWord(db, viewer.id, word, now)),
  };
}
