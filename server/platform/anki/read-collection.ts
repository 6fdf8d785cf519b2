/**
 * Reads notes, cards and reviews out of Anki's collection, old (schema 11) or new (15 to 18). The database lies in memory;
 * views, triggers, virtual tables and computed columns of its own are never run, for only plain tables are read.
 */
import { DatabaseSync } from 'node:sqlite';
import {
  createUnread,
  type IncomingCard,
  type IncomingNote,
  type IncomingRead,
  type Mapping,
  pickFields,
  readPair,
} from '#core/words/anki/foreign.ts';
import { textOf } from '#core/words/anki/html.ts';
import { noteType as ownType, type PastReview } from '#core/words/anki/note.ts';
import { memoryOfCard, type ReadCard } from '#core/words/anki/state.ts';
import type { PackageLimits } from './package-limits.ts';
import { numberOf, readMessage } from './protobuf.ts';
import { openStranger, type StrangersTables } from './strangers-database.ts';

export function readCollection(bytes: Buffer, limits: PackageLimits): IncomingRead {
  const db = new DatabaseSync(':memory:', { allowExtension: false, enableForeignKeyConstraints: false });
  try {
    const tables = openStranger(db, bytes);
    return tables ? readTables(tables, limits) : { kind: 'refused', reason: 'broken' };
  } catch (error) {
    // Whatever SQLite says of it (no such table, malformed, not a database), to its sender it is one thing.
    if ((error as NodeJS.ErrnoException).code === 'ERR_SQLITE_ERROR')
      return { kind: 'refused', reason: 'broken' };
    throw error;
  } finally {
    db.close();
  }
}

type NoteType = { name: string; isCloze: boolean; fields: string[] };

function readTables(tables: StrangersTables, limits: PackageLimits): IncomingRead {
  const [collection] = tables.read('col', ['crt', 'ver', 'models', 'decks']);
  if (!collection) return { kind: 'refused', reason: 'broken' };
  if (tables.count('notes') > limits.maxNotes || tables.count('cards') > limits.maxNotes * 10)
    return { kind: 'refused', reason: 'many' };
  const isNew = tables.has('notetypes');
  const types = isNew ? readTypeTables(tables) : readTypeJson(String(collection.models));
  const decks = isNew ? readDeckTable(tables) : readDeckJson(String(collection.decks));
  if (!types || !decks) return { kind: 'refused', reason: 'broken' };
  const cards = readCards(tables, Number(collection.crt), limits);

  const unread = createUnread();
  const mappings = new Map<number, Mapping>();
  const notes: IncomingNote[] = [];
  for (const row of tables.each('notes', ['id', 'guid', 'mid', 'tags', 'flds'])) {
    const type = types.get(Number(row.mid));
    const flds = String(row.flds ?? '');
    if (!type || type.isCloze || flds.length > limits.maxNoteChars) {
      // What Anki writes above pictures to be guessed is a text with gaps, too.
      unread.add(
        type && !type.isCloze ? 'long' : 'cloze',
        type?.name ?? null,
        textOf(flds.slice(0, 200).split('\x1f')[0] ?? ''),
      );
      continue;
    }
    const isOwn = Number(row.mid) === ownType.id && type.name.startsWith(ownType.name);
    const texts = flds.split('\x1f').map((field) => textOf(field, { keepsMarks: isOwn }));
    const picked = pickFields(type.fields);
    const first = texts[picked.word] ?? '';
    const pair = readPair(first, picked.meaning === null ? '' : (texts[picked.meaning] ?? ''));
    if (!pair) {
      unread.add(first === '' ? 'empty' : 'no-word', type.name, first);
      continue;
    }
    const mapping = mappings.get(Number(row.mid)) ?? {
      noteType: type.name,
      word: type.fields[picked.word] ?? '',
      meaning: picked.meaning === null ? null : (type.fields[picked.meaning] ?? null),
      isByName: picked.isByName,
      notes: 0,
    };
    mappings.set(Number(row.mid), { ...mapping, notes: mapping.notes + 1 });
    const ofNote = cards.get(Number(row.id));
    notes.push({
      guid: String(row.guid),
      noteType: type.name,
      deck: (ofNote && decks.get(ofNote.deckId)) ?? null,
      fields: Object.fromEntries(type.fields.map((name, place) => [name, texts[place] ?? ''])),
      ...pair,
      tags: String(row.tags ?? '')
        .split(/\s+/)
        .filter((tag) => tag !== ''),
      cards: ofNote?.cards.sort((a, b) => a.ord - b.ord) ?? [],
    });
  }
  return { kind: 'read', notes, notUnderstood: unread.list(), mappings: [...mappings.values()] };
}

/** A type without a name or fields is none that could be shown, and Anki has no such thing. */
function readTypeJson(text: string): Map<number, NoteType> | null {
  const models = readJson(text);
  if (!models) return null;
  return new Map(
    Object.entries(models).map(([id, model]) => {
      const { name, type, flds } = model as { name?: unknown; type?: unknown; flds?: unknown };
      const fields = Array.isArray(flds) ? flds : [];
      return [
        Number(id),
        {
          name: String(name ?? ''),
          isCloze: type === 1,
          fields: fields.map((field: { name?: unknown } | null) => String(field?.name ?? '')),
        },
      ];
    }),
  );
}

function readTypeTables(tables: StrangersTables): Map<number, NoteType> {
  const types = new Map<number, NoteType>();
  for (const { id, name, config } of tables.read('notetypes', ['id', 'name', 'config'])) {
    const values = config instanceof Uint8Array ? readMessage(config) : null;
    types.set(Number(id), {
      name: String(name),
      isCloze: values !== null && numberOf(values, 1) === 1,
      fields: [],
    });
  }
  const fields = tables.read('fields', ['ntid', 'ord', 'name']);
  for (const { ntid, name } of fields.sort((a, b) => Number(a.ord) - Number(b.ord)))
    types.get(Number(ntid))?.fields.push(String(name));
  return types;
}

function readDeckJson(text: string): Map<number, string> | null {
  const decks = readJson(text);
  if (!decks) return null;
  return new Map(
    Object.entries(decks).map(([id, deck]) => [Number(id), String((deck as { name?: unknown }).name ?? '')]),
  );
}

/** The new tables part the levels of a deck's name by a sign that is no letter. */
const readDeckTable = (tables: StrangersTables): Map<number, string> =>
  new Map(
    tables
      .read('decks', ['id', 'name'])
      .map(({ id, name }) => [Number(id), String(name).replaceAll('\x1f', '::')]),
  );

function readJson(text: string): Record<string, object> | null {
  try {
    const value: unknown = JSON.parse(text);
    const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isRecord && Object.values(value).every((one) => typeof one === 'object' && one !== null)
      ? (value as Record<string, object>)
      : null;
  } catch {
    return null;
  }
}

type CardsOfNote = { deckId: number; cards: IncomingCard[] };

const cardColumns = [
  'type',
  'queue',
  'due',
  'ivl',
  'factor',
  'reps',
  'lapses',
  'left',
  'odue',
  'odid',
] as const;

function readCards(
  tables: StrangersTables,
  epochSeconds: number,
  limits: PackageLimits,
): Map<number, CardsOfNote> {
  const maxOfCard = tables.count('revlog') > limits.maxReviews ? 1 : limits.maxReviewsOfCard;
  const reviews = readReviews(tables, maxOfCard);
  const notes = new Map<number, CardsOfNote>();
  for (const row of tables.each('cards', ['id', 'nid', 'did', 'ord', 'data', ...cardColumns])) {
    const numbers = Object.fromEntries(cardColumns.map((name) => [name, Number(row[name]) || 0]));
    const card = { ...numbers, data: String(row.data ?? '') } as ReadCard;
    const ofCard = reviews.get(Number(row.id)) ?? [];
    const note = notes.get(Number(row.nid)) ?? { deckId: Number(row.odid) || Number(row.did), cards: [] };
    note.cards.push({
      ord: Number(row.ord) || 0,
      memory: memoryOfCard(card, { epochSeconds, lastReviewAt: ofCard.at(-1)?.at ?? null }),
      isSuspended: card.queue === -1,
      reviews: ofCard,
    });
    notes.set(Number(row.nid), note);
  }
  return notes;
}

/** By card, in the order of time. What was not answered with one of the four buttons, such as a new date, is no review. */
function readReviews(tables: StrangersTables, maxOfCard: number): Map<number, PastReview[]> {
  const reviews = new Map<number, PastReview[]>();
  // The id is the time, and the order of the table.
  for (const { id, cid, ease, time } of tables.each('revlog', ['id', 'cid', 'ease', 'time'])) {
    const grade = Number(ease);
    if (grade !== 1 && grade !== 2 && grade !== 3 && grade !== 4) continue;
    if (!(Number(id) > 0 && Number(id) < 8e15)) continue;
    const ofCard = reviews.get(Number(cid)) ?? [];
    ofCard.push({ at: new Date(Number(id)), grade, ms: Math.max(0, Number(time) || 0) });
    if (ofCard.length > maxOfCard) ofCard.shift();
    reviews.set(Number(cid), ofCard);
  }
  return reviews;
}
