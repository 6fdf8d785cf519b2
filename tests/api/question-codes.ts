/** What the bank calls the questions of a test's database: replies name them by their numbers alone. */
import { sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/tx.ts';

/** Of the questions that are there now. */
export async function readCodes(db: Queryable) {
  const { rows } = await db.execute<{ id: string; code: string; number: string }>(
    sql`select id::text, code, number from questions`,
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  const byCode = new Map(rows.map((row) => [row.code, row]));
  const byNumber = new Map(rows.map((row) => [row.number, row]));
  return {
    idOf: (code: string) => byCode.get(code)?.id ?? '',
    numberOf: (code: string) => byCode.get(code)?.number ?? '',
    codeOf: (id: string) => byId.get(id)?.code ?? '',
    codeOfNumber: (number: string) => byNumber.get(number)?.code ?? '',
    codes: (list: readonly { id: string }[]) => list.map(({ id }) => byId.get(id)?.code ?? ''),
  };
}
