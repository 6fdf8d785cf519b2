/**
 * Whether the schema can be distributed by person with Citus: which table would be what, and each one's keys against
 * Citus' rules. `node scripts/run.mjs citus` tells it of the database of DATABASE_URL, or of a fresh one.
 *
 * The rules (docs.citusdata.com, Creating and Modifying Distributed Objects): every unique key of a distributed table
 * holds the distribution column; a foreign key leads from a distributed table to a reference table, or to another
 * distributed one where both sides hold the column; from a reference table to reference or local tables alone; from a
 * local one to local and reference tables. Distributed tables have no triggers.
 */
import pg from 'pg';
import { openTestDatabase } from '#tests/api/database.ts';
import { type Kind, leaving, type Manifest, manifest } from './citus-tables.ts';

export type Table = {
  name: string;
  columns: string[];
  /** Primary and unique ones, by name. */
  uniqueKeys: { name: string; columns: string[] }[];
  foreignKeys: { name: string; columns: string[]; to: string; toColumns: string[] }[];
  triggers: string[];
};

/** Tables as the database has them; of a partitioned one the whole. */
export async function readTables(db: Pick<pg.Client, 'query'>): Promise<Table[]> {
  const { rows } = await db.query<Table>(`
    select c.relname as name,
      (select array_agg(attname::text) from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped)
        as columns,
      (select coalesce(jsonb_agg(jsonb_build_object('name', i.indexrelid::regclass::text, 'columns', array(
         select attname from pg_attribute a where a.attrelid = c.oid and a.attnum = any(i.indkey)))), '[]')
       from pg_index i where i.indrelid = c.oid and i.indisunique) as "uniqueKeys",
      (select coalesce(jsonb_agg(jsonb_build_object('name', k.conname, 'to', k.confrelid::regclass::text,
         'columns', array(select attname from unnest(k.conkey) with ordinality as n (num, place)
                          join pg_attribute a on a.attrelid = k.conrelid and a.attnum = n.num order by place),
         'toColumns', array(select attname from unnest(k.confkey) with ordinality as n (num, place)
                            join pg_attribute a on a.attrelid = k.confrelid and a.attnum = n.num order by place))), '[]')
       from pg_constraint k where k.conrelid = c.oid and k.contype = 'f') as "foreignKeys",
      array(select tgname::text from pg_trigger t where t.tgrelid = c.oid and not t.tgisinternal) as triggers
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    order by c.relname`);
  return rows;
}

const column = 'user_id';

/** What stands in the way of distributing this table by person, given what the others are. */
export function findHindrances(
  table: Table,
  kindOf: (name: string) => Kind | undefined,
  passing: readonly string[] = leaving,
): string[] {
  if (!table.columns.includes(column)) return [`has no ${column}`];
  const keys = table.uniqueKeys
    .filter(({ name, columns }) => !columns.includes(column) && !passing.includes(name))
    .map(({ name, columns }) => `the key ${name} (${columns.join(', ')}) is without ${column}`);
  const references = table.foreignKeys.flatMap(({ name, columns, to, toColumns }) => {
    if (kindOf(to) === 'reference') return [];
    if (kindOf(to) !== 'distributed')
      return [`${name} leads to ${to}, which is neither reference nor distributed`];
    const isAligned = columns.some((own, place) => own === column && toColumns[place] === column);
    return isAligned ? [] : [`${name} leads to ${to} without ${column} on both sides`];
  });
  const triggers = table.triggers
    .filter((name) => !passing.includes(name))
    .map((name) => `has the trigger ${name}`);
  return [...keys, ...references, ...triggers];
}

/** Where the manifest and the schema contradict each other or Citus; empty where all is well. */
export function findFaults(
  tables: readonly Table[],
  kinds: Manifest = manifest,
  passing: readonly string[] = leaving,
): string[] {
  const kindOf = (name: string) => kinds[name];
  const known = new Set(tables.map(({ name }) => name));
  const gone = Object.keys(kinds)
    .filter((name) => !known.has(name))
    .map((name) => `${name}: is not in the schema any more; take it off the manifest`);
  const faults = tables.flatMap((table) => {
    const { name, foreignKeys } = table;
    const hindrances = findHindrances(table, kindOf, passing);
    const kind = kindOf(name);
    if (!kind) return [`${name}: is not in the manifest; say what it would be`];
    if (kind === 'distributed') return hindrances.map((hindrance) => `${name}: ${hindrance}`);
    // So that the list only ever shrinks.
    if (kind === 'waiting')
      return hindrances.length > 0 ? [] : [`${name}: nothing stands in its way; list it as distributed`];
    return foreignKeys
      .filter(({ to }) => kindOf(to) === 'distributed')
      .map(({ name: key, to }) => `${name}: ${key} leads to the distributed ${to}`);
  });
  const names = tables.flatMap(({ uniqueKeys, triggers }) => [
    ...uniqueKeys.map(({ name }) => name),
    ...triggers,
  ]);
  const past = passing
    .filter((name) => !names.includes(name))
    .map((name) => `${name}: is gone; take it off the list of what leaves`);
  return [...gone, ...faults, ...past];
}

async function readSchema(): Promise<Table[]> {
  const { DATABASE_URL } = process.env;
  if (!DATABASE_URL) {
    const { pool, close } = await openTestDatabase();
    return readTables(pool as unknown as pg.Client).finally(close);
  }
  const client = new pg.Client(DATABASE_URL);
  await client.connect();
  return readTables(client).finally(() => client.end());
}

export async function run(): Promise<void> {
  const tables = await readSchema();
  for (const kind of ['distributed', 'reference', 'local', 'waiting'] as const) {
    const some = tables.filter(({ name }) => manifest[name] === kind);
    console.log(`${kind}, ${some.length}:`);
    for (const table of some) {
      const why = kind === 'waiting' ? `: ${findHindrances(table, (name) => manifest[name]).join('; ')}` : '';
      console.log(`  ${table.name}${why}`);
    }
  }
  const faults = findFaults(tables);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}
