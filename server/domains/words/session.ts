/** What a session asks: composed from what is due, what was kept, and the next words of the deck. */
import { makeChoices, makePairDrill, partnersOf } from '#core/words/drills.ts';
import type { WordEntry } from '#core/words/entry.ts';
import { type CardKind, kindFor } from '#core/words/kinds.ts';
import { isLeech, type Memory } from '#core/words/memory.ts';
import { fillSession, longestSession } from '#core/words/session.ts';
import type { Deps } from '#server/deps.ts';
import { getDeck, type OpenDeck } from './deck.ts';
import { findSettings } from './settings-store.ts';
import {
  type CardRow,
  countCards,
  countStartedSince,
  isAmongWords,
  isKeptRow,
  isLeechRow,
  listDue,
  listKeptNew,
  listTouched,
} from './store.ts';

export type SessionAsked = {
  minutes: number;
  level?: number | undefined;
  group?: string | undefined;
  only?: 'due' | 'new' | 'leeches' | 'kept' | undefined;
  /** When the learner's day began. */
  since: Date;
  now: Date;
  /** Questions that are closed to the learner: words that were met there wait. */
  except: readonly string[];
};

type Candidate = {
  word: string;
  entry: WordEntry | null;
  row: CardRow | null;
  kind: CardKind;
  isNew: boolean;
};

/** For whoever is not logged in: a taste of the first level. */
const wordsToTry = 8;

export function composeTrial() {
  const deck = getDeck();
  const items = deck.entries.slice(0, wordsToTry).map((entry, place) => {
    // Every other one shows what else a card can ask.
    const kind: CardKind = place % 4 === 3 ? 'choose' : 'recognize';
    return presentItem(deck, { word: entry.word, entry, row: null, kind, isNew: true });
  });
  return { items, retention: 0.9 as const, dueLeft: 0, newLeft: 0 };
}

export async function composeSession({ db }: Deps, userId: string, asked: SessionAsked) {
  const deck = getDeck();
  const { now, since, except, minutes, only } = asked;
  const settings = await findSettings(db, userId);
  const within = wordsWithin(deck, asked);
  const rows =
    only === 'new'
      ? []
      : await listDue(
          db,
          userId,
          { now, limit: longestSession, except },
          only === 'leeches'
            ? isLeechRow
            : only === 'kept'
              ? isKeptRow
              : within && isAmongWords(within.map(({ word }) => word)),
        );
  const due = rows.map((row) => candidateOf(deck, row));
  // Whoever picks a group or a level asks for its words, whatever the day's number says.
  const started = within ? 0 : await countStartedSince(db, userId, since);
  const newLeft = within ? longestSession : Math.max(0, settings.newPerDay - started);
  const fresh =
    only === 'due' || only === 'leeches'
      ? []
      : await listFresh({ db }, userId, asked, settings.startLevel, newLeft);
  const taken = fillSession(due, fresh, minutes);
  const counts = await countCards(db, userId, now, except);
  const takenNew = taken.filter(({ isNew }) => isNew).length;
  return {
    items: taken.map((candidate) => presentItem(deck, candidate)),
    retention: settings.retention,
    dueLeft: Math.max(0, counts.due - (taken.length - takenNew)),
    newLeft: within ? 0 : newLeft - takenNew,
  };
}

function wordsWithin(deck: OpenDeck, { level, group }: SessionAsked): readonly WordEntry[] | undefined {
  if (group !== undefined)
    return (deck.groups.get(group)?.members ?? []).flatMap(({ word }) => deck.find(word) ?? []);
  return level === undefined ? undefined : deck.ofLevel(level);
}

async function listFresh(
  { db }: Pick<Deps, 'db'>,
  userId: string,
  asked: SessionAsked,
  startLevel: number,
  newLeft: number,
): Promise<Candidate[]> {
  const deck = getDeck();
  if (newLeft === 0) return [];
  const within = wordsWithin(deck, asked);
  const kept = within ? [] : await listKeptNew(db, userId, newLeft, asked.except);
  const own = kept.map((row) => candidateOf(deck, row));
  if (asked.only === 'kept') return own;
  const touched = await listTouched(db, userId);
  // From the level where the learner begins; what lies before it comes last.
  const course = within ?? [
    ...deck.entries.filter(({ level }) => level >= startLevel),
    ...deck.entries.filter(({ level }) => level < startLevel),
  ];
  const fresh: Candidate[] = [];
  for (const entry of course) {
    if (own.length + fresh.length >= Math.min(newLeft, longestSession)) break;
    if (!touched.has(entry.word))
      fresh.push({ word: entry.word, entry, row: null, kind: 'recognize', isNew: true });
  }
  return [...own, ...fresh];
}

function candidateOf(deck: OpenDeck, row: CardRow): Candidate {
  const entry = deck.find(row.word) ?? null;
  const kind = kindFor({
    memory: row.memory,
    entry,
    hasPairs: entry !== null && partnersOf(entry, deck).length > 0,
  });
  return { word: row.word, entry, row, kind, isNew: row.memory === null };
}

function presentItem(deck: OpenDeck, { word, entry, row, kind }: Candidate) {
  const memory: Memory | null = row?.memory ?? null;
  const turn = memory?.reviews ?? 0;
  const drill = kind === 'pairs' && entry ? makePairDrill(entry, deck, turn) : null;
  const own = row && { gloss: row.gloss, note: row.note, questionId: row.questionId };
  return {
    word,
    // Where the deck has no six words that are safe beside one another, the sentence asks.
    kind: kind === 'pairs' && drill === null ? ('choose' as const) : kind,
    memory,
    isLeech: isLeech(memory),
    entry,
    own,
    groups: deck.groupsOf(word).map(({ id, title, members }) => ({
      id,
      title,
      words: members.map((member) => member.word),
    })),
    choices:
      entry && (kind === 'choose' || (kind === 'pairs' && !drill)) ? makeChoices(entry, deck, turn) : [],
    drill: drill && {
      ...drill,
      glosses: drill.words.flatMap((one) => {
        const sense = deck.find(one)?.senses[0];
        return sense ? [{ word: one, zh: sense.zh, en: sense.en }] : [];
      }),
    },
  };
}
