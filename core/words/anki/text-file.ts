/** Notes as a table that a spreadsheet opens, and from a table or a text export of Anki back. */

import type { Memory } from '../memory.ts';
import { type Heading, readRows, tagsIn, writeRows } from './csv.ts';
import {
  createUnread,
  type IncomingNote,
  type IncomingRead,
  isHeading,
  type Mapping,
  pickFields,
  readPair,
} from './foreign.ts';
import { textOf, tidyText } from './html.ts';
import { fieldNames, type OutgoingNote } from './note.ts';

const columns = fieldNames.filter((name) => name !== 'Sound');
/** To be looked at; what is to be taken back goes by package. */
const progressColumns = ['Due', 'LastReview', 'Reviews', 'Lapses'] as const;

type Choice = { withProgress: boolean };

export function writeCsv(notes: readonly OutgoingNote[], { withProgress }: Choice): string {
  const heading = ['Guid', ...columns, 'Tags', ...(withProgress ? progressColumns : [])];
  const rows = notes.map(({ guid, fields, tags, memory }) => [
    guid,
    ...columns.map((name) => fields[name] ?? ''),
    tags.join(' '),
    ...(withProgress ? progressOf(memory) : []),
  ]);
  return writeRows([heading, ...rows]);
}

const progressOf = (memory: Memory | null): string[] =>
  memory ? [memory.due, memory.last, String(memory.reviews), String(memory.lapses)] : ['', '', '', ''];

export type TextLimits = { maxNotes: number; maxNoteChars: number };

/** What the bytes say: UTF-8, UTF-16 by its mark, and GB 18030, in which spreadsheets in China write. */
export function decodeText(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  // In no other encoding does a text have a zero in it.
  if (bytes.includes(0)) return null;
  for (const encoding of ['utf-8', 'gb18030']) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
    }
  }
  return null;
}

export function readText(text: string, { maxNotes, maxNoteChars }: TextLimits): IncomingRead {
  const read = readRows(text, maxNotes + 1);
  if (!read) return { kind: 'refused', reason: 'many' };
  const { heading } = read;
  const hasNames = heading.columns === null && read.rows[0] !== undefined && isHeading(read.rows[0]);
  const rows = hasNames ? read.rows.slice(1) : read.rows;
  if (rows.length === 0) return { kind: 'refused', reason: 'no-text' };
  const names = heading.columns ?? (hasNames ? (read.rows[0] ?? []) : []);
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const layout = layOut(heading, names, Math.min(width, 100));

  const unread = createUnread();
  const notes: IncomingNote[] = [];
  for (const cells of rows) {
    if (cells.reduce((sum, cell) => sum + cell.length, 0) > maxNoteChars) {
      unread.add('long', null, cells[layout.wordColumn] ?? '');
      continue;
    }
    const plain = cells.map((cell) => (heading.isHtml ? textOf(cell) : tidyText(cell)));
    const word = plain[layout.wordColumn] ?? '';
    const meaning = layout.meaningColumn === null ? '' : (plain[layout.meaningColumn] ?? '');
    const pair = readPair(word, meaning);
    if (!pair) {
      unread.add(word === '' ? 'empty' : 'no-word', null, word);
      continue;
    }
    notes.push({
      guid: cellOf(plain, layout.guidColumn) || null,
      noteType: cellOf(plain, heading.noteTypeColumn) || null,
      deck: cellOf(plain, heading.deckColumn) || null,
      fields: Object.fromEntries(layout.fields.map(({ name, column }) => [name, plain[column] ?? ''])),
      ...pair,
      tags: [...heading.tags, ...tagsIn(cellOf(plain, layout.tagsColumn))],
      cards: [],
    });
  }
  return {
    kind: 'read',
    notes,
    notUnderstood: unread.list(),
    mappings: [{ ...layout.mapping, notes: notes.length }],
  };
}

const cellOf = (cells: readonly string[], column: number | null): string =>
  column === null ? '' : (cells[column - 1] ?? '');

/** Which column is what. Those of the guid, the tags and the like are no fields. */
function layOut(heading: Heading, names: readonly string[], width: number) {
  const named = (name: string): number | null => {
    const found = names.findIndex((one) => one.trim().toLowerCase() === name);
    return found === -1 ? null : found + 1;
  };
  const guidColumn = heading.guidColumn ?? named('guid');
  const tagsColumn = heading.tagsColumn ?? named('tags');
  const others = [guidColumn, tagsColumn, heading.noteTypeColumn, heading.deckColumn];
  const fields = Array.from({ length: width }, (_, column) => ({
    name: names[column]?.trim() || `#${column + 1}`,
    column,
  })).filter(({ column }) => !others.includes(column + 1));
  const picked = pickFields(fields.map(({ name }) => name));
  const wordColumn = fields[picked.word]?.column ?? 0;
  const meaningField = picked.meaning === null ? undefined : fields[picked.meaning];
  const mapping: Mapping = {
    noteType: null,
    word: fields[picked.word]?.name ?? '#1',
    meaning: meaningField?.name ?? null,
    isByName: picked.isByName,
    notes: 0,
  };
  return { guidColumn, tagsColumn, fields, wordColumn, meaningColumn: meaningField?.column ?? null, mapping };
}
