/** From the name in an address to a question, and back. */
import { eq, inArray, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { numberPattern } from '#core/questions/number.ts';
import { perDatabase } from '#server/db/per-database.ts';
import type { Database } from '#server/db/pool.ts';
import { prepared } from '#server/db/statements/prepared.ts';
import type { Queryable } from '#server/db/tx.ts';
import { questions, shownNumber } from './tables.ts';

/** A number stays with its question. Not for ever: a database that was set back may give it to another. */
const kept = perDatabase(() => new LRUCache<string, string>({ max: 10_000, ttl: 600_000 }));

/** By its number, however it was typed, its id, or the code of the bank; null where no question is called so. */
export async function findQuestionId(db: Database, ref: string): Promise<string | null> {
  if (/^\d/.test(ref)) return ref;
  const number = ref.toUpperCase();
  if (!numberPattern.test(number)) {
    const [found] = await db.select({ id: questions.id }).from(questions).where(eq(questions.code, ref));
    return found?.id ?? null;
  }
  const known = kept(db).get(number);
  if (known !== undefined) return known;
  const [found] = await idByNumber(db).execute({ number });
  if (found) kept(db).set(number, found.id);
  return found?.id ?? null;
}

const idByNumber = prepared((db) =>
  db
    .select({ id: questions.id })
    .from(questions)
    .where(eq(questions.number, sql.placeholder('number')))
    .prepare('find_question_id'),
);

/** By id. */
export async function findNumbers(db: Queryable, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: questions.id, number: shownNumber })
    .from(questions)
    .where(inArray(questions.id, [...ids]));
  return new Map(rows.map(({ id, number }) => [id, number]));
}
