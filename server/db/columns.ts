/** Column types and conditions that every domain's tables share. */
import { type Column, type SQL, sql } from 'drizzle-orm';
import { customType, timestamp } from 'drizzle-orm/pg-core';

/** An id: bigint in the database, a string in the code and in JSON, so that no digit is ever lost on the way. */
export const id = customType<{ data: string; driverData: string }>({ dataType: () => 'bigint' });

/** A table's own id, which the database gives. */
export const identity = () => id().primaryKey().default(sql`default`);

/** One parameter however many there are: a list of them written out is limited to some ten thousand. */
export const isAmong = (column: Column, ids: readonly string[]): SQL =>
  sql`${column} = any(${sql.param(ids)}::bigint[])`;

/** Undefined where there are none, so that a statement without them stays as it is. */
export const isNoneOf = (column: Column, ids: readonly string[]): SQL | undefined =>
  ids.length === 0 ? undefined : sql`${column} <> all(${sql.param(ids)}::bigint[])`;

export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

export const moment = (name: string) => timestamp(name, { withTimezone: true });
