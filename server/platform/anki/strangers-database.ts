/** A stranger's SQLite database, opened so that nothing in it can act: plain columns of plain tables are all that is read. */
import { constants, type DatabaseSync, type SQLOutputValue } from 'node:sqlite';

type Row = Record<string, SQLOutputValue>;

export type StrangersTables = {
  has: (table: string) => boolean;
  count: (table: string) => number;
  read: (table: string, columns: readonly string[]) => Row[];
  /** One row after the other, for tables that may be long. */
  each: (table: string, columns: readonly string[]) => Iterable<Row>;
};

/** Anki's collation of names, which SQLite does not have: not even a plain select finds its way without it. */
const foreignCollation = /\bcollate\s+unicase\b/gi;

const start = 'SQLite format 3\0';

/** Null for what is no database, or has an unusual shape where a plain table should be. */
export function openStranger(db: DatabaseSync, bytes: Buffer): StrangersTables | null {
  if (bytes.length < 512 || bytes.toString('latin1', 0, 16) !== start) return null;
  // A journal of its own would have to lie beside it; 1 says that there is none.
  bytes[18] = 1;
  bytes[19] = 1;
  db.deserialize(bytes);
  cutCollation(db);
  // From here on nothing can be changed, and only what is named below is read.
  db.exec('pragma query_only = on; pragma trusted_schema = off; pragma cell_size_check = on');
  const plain = new Set(
    db
      .prepare("select name, sql from sqlite_master where type = 'table'")
      .all()
      .flatMap(({ name, sql }) => (/^\s*create\s+table\b/i.test(String(sql)) ? [String(name)] : [])),
  );
  const { SQLITE_OK, SQLITE_DENY, SQLITE_SELECT, SQLITE_READ, SQLITE_FUNCTION, SQLITE_PRAGMA } = constants;
  db.setAuthorizer((action, first, second) => {
    if (action === SQLITE_SELECT) return SQLITE_OK;
    if (action === SQLITE_READ) return first !== null && plain.has(first) ? SQLITE_OK : SQLITE_DENY;
    if (action === SQLITE_FUNCTION) return second === 'count' ? SQLITE_OK : SQLITE_DENY;
    return action === SQLITE_PRAGMA && first === 'table_xinfo' ? SQLITE_OK : SQLITE_DENY;
  });

  const select = (table: string, columns: readonly string[]) => {
    if (!plain.has(table)) throw faultOf(`no plain table ${table}`);
    // A column that computes itself would run what its author wrote.
    const known = new Map(
      db
        .prepare(`pragma table_xinfo("${table}")`)
        .all()
        .map(({ name, hidden }) => [name, hidden]),
    );
    const strange = columns.find((column) => known.get(column) !== 0);
    if (strange) throw faultOf(`no plain column ${strange} in ${table}`);
    const statement = db.prepare(
      `select ${columns.map((column) => `"${column}"`).join(', ')} from "${table}"`,
    );
    // Ids are large, and one beyond what a number holds exactly would stop the reading.
    statement.setReadBigInts(true);
    return statement;
  };
  return {
    has: (table) => plain.has(table),
    count: (table) => Number(db.prepare(`select count(*) as count from "${table}"`).get()?.count ?? 0),
    read: (table, columns) => select(table, columns).all(),
    each: (table, columns) => select(table, columns).iterate(),
  };
}

/** In the same shape as SQLite's own, so that both mean one thing to whoever reads the file. */
const faultOf = (message: string): Error => Object.assign(new Error(message), { code: 'ERR_SQLITE_ERROR' });

/** The schema is a table like any other, once it may be written; nothing is run by it. */
function cutCollation(db: DatabaseSync): void {
  const entries = db.prepare("select rowid, sql from sqlite_master where sql like '%unicase%'").all();
  if (entries.length === 0) return;
  db.enableDefensive(false);
  db.exec('pragma writable_schema = on');
  const update = db.prepare('update sqlite_master set sql = ? where rowid = ?');
  for (const { rowid, sql } of entries) update.run(String(sql).replace(foreignCollation, ''), rowid ?? null);
  // Read anew, or the old schema would still be in use.
  db.exec('pragma writable_schema = reset');
  db.enableDefensive(true);
}
