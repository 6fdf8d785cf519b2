/** Packages as other programs write them, and as nobody should: for tests. */
import { DatabaseSync } from 'node:sqlite';
import { zstdCompressSync } from 'node:zlib';
import { writeZip } from '#server/platform/zip.ts';

const columns = {
  col: 'id integer primary key, crt, mod, scm, ver, dty, usn, ls, conf, models, decks, dconf, tags',
  notes: 'id integer primary key, guid, mid, mod, usn, tags, flds, sfld, csum, flags, data',
  cards:
    'id integer primary key, nid, did, ord, mod, usn, type, queue, due, ivl, factor, reps, lapses, left, odue, odid, flags, data',
  revlog: 'id integer primary key, cid, usn, ease, ivl, lastIvl, factor, time, type',
};

export type ForeignNote = { id: number; guid: string; mid: number; tags?: string; fields: string[] };

const models = {
  1: { name: 'Basic', type: 0, flds: [{ name: 'Front' }, { name: 'Back' }] },
  2: { name: 'Cloze', type: 1, flds: [{ name: 'Text' }, { name: 'Extra' }] },
};
const decks = { 1: { name: 'Default' }, 7: { name: 'GRE::3000' } };

type Shape = {
  isNew?: boolean;
  notes?: readonly ForeignNote[];
  /** Runs at the end, for what a stranger may do to a database. */
  spoil?: string;
};

/** A collection with one card for each note, due in ten days of its own count. */
export function makeCollection({ isNew = false, notes = [], spoil = '' }: Shape): Uint8Array {
  const db = new DatabaseSync(':memory:', { defensive: false });
  for (const [table, list] of Object.entries(columns)) db.exec(`create table ${table} (${list})`);
  db.prepare("insert into col values (1, 1789000000, 0, 0, ?, 0, 0, 0, '{}', ?, ?, '{}', '{}')").run(
    isNew ? 18 : 11,
    isNew ? '' : JSON.stringify(models),
    isNew ? '' : JSON.stringify(decks),
  );
  if (isNew) addNewTables(db);
  const addNote = db.prepare("insert into notes values (?, ?, ?, 0, 0, ?, ?, '', 0, 0, '')");
  const addCard = db.prepare(
    "insert into cards values (?, ?, 7, 0, 0, 0, 2, 2, 10, 4, 2500, 3, 0, 0, 0, 0, 0, '')",
  );
  for (const { id, guid, mid, tags = '', fields } of notes) {
    addNote.run(id, guid, mid, tags, fields.join('\x1f'));
    addCard.run(id, id);
  }
  if (spoil) db.exec(spoil);
  const bytes = db.serialize();
  db.close();
  return bytes;
}

/** SQLite makes no table with a collation that it does not know, so it is written in afterwards. */
function addNewTables(db: DatabaseSync): void {
  db.exec(`
    create table notetypes (id integer primary key, name text not null collate nocase, mtime_secs, usn, config blob);
    create unique index idx_notetypes_name on notetypes (name);
    create table fields (ntid integer, ord integer, name text not null collate nocase, config blob, primary key (ntid, ord)) without rowid;
    create unique index idx_fields_name_ntid on fields (name, ntid);
    create table decks (id integer primary key, name text not null collate nocase, mtime_secs, usn, common blob, kind blob);
  `);
  // The first field of the protobuf says whether it is a cloze.
  const addType = db.prepare('insert into notetypes values (?, ?, 0, 0, ?)');
  const addField = db.prepare("insert into fields values (?, ?, ?, x'')");
  for (const [id, { name, type, flds }] of Object.entries(models)) {
    addType.run(Number(id), name, type === 1 ? Buffer.from([8, 1]) : Buffer.from([26, 1, 32]));
    flds.forEach((field, ord) => void addField.run(Number(id), ord, field.name));
  }
  db.exec("insert into decks values (7, 'GRE' || char(31) || '3000', 0, 0, x'', x'')");
  db.exec(
    "pragma writable_schema = on; update sqlite_master set sql = replace(sql, 'collate nocase', 'COLLATE unicase'); pragma writable_schema = off",
  );
}

const pack = (files: Record<string, Uint8Array>): Uint8Array =>
  writeZip(Object.entries(files).map(([name, bytes]) => ({ name, bytes, isPacked: true })));

export const packages = {
  anki2: (collection: Uint8Array) => pack({ 'collection.anki2': collection, media: Buffer.from('{}') }),
  /** Beside it lies an old collection that says only that one needs a newer program. */
  anki21: (collection: Uint8Array) =>
    pack({
      'collection.anki2': makeCollection({
        notes: [{ id: 1, guid: 'x', mid: 1, fields: ['Please update', ''] }],
      }),
      'collection.anki21': collection,
      media: Buffer.from('{}'),
    }),
  anki21b: (collection: Uint8Array) =>
    pack({
      meta: Buffer.from([8, 3]),
      'collection.anki21b': zstdCompressSync(collection),
      'collection.anki2': Buffer.from('old'),
      media: zstdCompressSync(Buffer.from([10, 3, 10, 1, 120])),
    }),
  of: pack,
};
