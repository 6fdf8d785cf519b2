/** What a file changes among a learner's words. Nothing that is there is lost: notes stay, and the later memory of a word wins. */
import type { Memory } from '../memory.ts';
import type { IncomingNote } from './foreign.ts';
import { keptTag, wordOfGuid } from './note.ts';

/** A word as the deck knows it: its headword, and what it means where it has no entry to say so. */
export type Known = { word: string; isInDeck: boolean; gloss: string | null };

/** What the learner has of a word already. */
export type Held = { memory: Memory | null; isKept: boolean; hasNote: boolean };

export type PlannedWord = {
  word: string;
  gloss: string | null;
  isKept: boolean;
  note: string;
  /** Null where the learner's own is to stay, or there is none. */
  memory: Memory | null;
  isPaused: boolean;
};

export type ImportCounts = {
  /** Different words in the file; `ofDeck` of them have an entry with us, the others are the learner's own. */
  words: number;
  ofDeck: number;
  /** Not among the learner's words before. */
  added: number;
  /** Words whose progress is taken over, and those of which we know a later review. */
  progress: number;
  olderProgress: number;
  /** The learner's own on words, which come along. */
  notesTaken: number;
};

export type ImportPlan = {
  words: PlannedWord[];
  counts: ImportCounts;
  unexplained: IncomingNote[];
};

type Around = {
  known: (asked: string) => Known;
  held: ReadonlyMap<string, Held>;
  withProgress: boolean;
  now: Date;
};

const longestGloss = 200;
const longestNote = 500;

/** Cut so that no letter is cut in two. */
const cut = (text: string, length: number): string => text.slice(0, length).toWellFormed();

export function planImport(notes: readonly IncomingNote[], around: Around): ImportPlan {
  const found = new Map<string, PlannedWord & { isInDeck: boolean }>();
  const unexplained: IncomingNote[] = [];
  for (const note of notes) {
    const known = knownOf(note, around.known);
    const gloss = known.isInDeck
      ? null
      : cut(note.meaning.replaceAll('\n', '；'), longestGloss) || known.gloss;
    if (!known.isInDeck && !gloss) {
      unexplained.push(note);
      continue;
    }
    const { memory, isPaused } = memoryIn(note, around);
    const before = found.get(known.word);
    const isLater = memory !== null && (before?.memory ?? null) === null;
    found.set(known.word, {
      word: known.word,
      isInDeck: known.isInDeck,
      gloss: before?.gloss ?? gloss,
      isKept: (before?.isKept ?? false) || isKeptIn(note),
      note: before?.note || ownNoteIn(note),
      memory: isLater ? memory : (before?.memory ?? null),
      isPaused: isLater ? isPaused : (before?.isPaused ?? false),
    });
  }
  return weigh([...found.values()], unexplained, around.held);
}

/** By the guid where it is ours, for its reader may have written into the field. */
export const askedIn = (note: IncomingNote): string => wordOfGuid(note.guid ?? '') ?? note.word;

const knownOf = (note: IncomingNote, known: Around['known']): Known => known(askedIn(note));

/** Of our own files only what was kept; whoever brings another list wants all of it. */
const isKeptIn = (note: IncomingNote): boolean =>
  wordOfGuid(note.guid ?? '') === null || note.tags.includes(keptTag);

const ownNoteIn = (note: IncomingNote): string =>
  wordOfGuid(note.guid ?? '') === null ? '' : cut(note.fields.Notes ?? '', longestNote);

/** Of the first of its cards that was ever learned. A review in the future is a clock that was wrong. */
function memoryIn({ cards }: IncomingNote, { withProgress, now }: Around) {
  const card = cards.find(({ memory }) => memory !== null);
  if (!withProgress || !card?.memory) return { memory: null, isPaused: false };
  const last = Date.parse(card.memory.last) > now.getTime() ? now.toISOString() : card.memory.last;
  return { memory: { ...card.memory, last }, isPaused: card.isSuspended };
}

function weigh(
  found: readonly (PlannedWord & { isInDeck: boolean })[],
  unexplained: IncomingNote[],
  heldWords: ReadonlyMap<string, Held>,
): ImportPlan {
  const counts: ImportCounts = {
    words: found.length,
    ofDeck: 0,
    added: 0,
    progress: 0,
    olderProgress: 0,
    notesTaken: 0,
  };
  const words: PlannedWord[] = [];
  for (const { isInDeck, ...one } of found) {
    const held = heldWords.get(one.word);
    const isOlder = one.memory !== null && held?.memory != null && held.memory.last >= one.memory.last;
    const memory = isOlder ? null : one.memory;
    const isAdded = one.isKept && !held?.isKept;
    const note = held?.hasNote ? '' : one.note;
    counts.ofDeck += isInDeck ? 1 : 0;
    counts.added += isAdded ? 1 : 0;
    counts.progress += memory ? 1 : 0;
    counts.olderProgress += isOlder ? 1 : 0;
    counts.notesTaken += note === '' ? 0 : 1;
    if (isAdded || memory || note !== '') words.push({ ...one, memory, note });
  }
  return { words, counts, unexplained };
}
