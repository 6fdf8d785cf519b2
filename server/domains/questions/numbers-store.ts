/** From the name in an address to a question, and back. */
import { eq, inArray, sql } from 'drizzle-orm';
import { numberPattern } from '#core/questions/number.ts';
import { prepared } from '#server/db/statements/prepared.ts';
import type { Queryable } from '#server/db/tx.ts';
import { questions, shownNumber } from './tables.ts';

/** By its number, however it was typed, its id, or the code of the bank; null where no question is called so. */
export async function findQuestionId(db: Queryable, ref: string): Promise<string | null> {
  if (/^\d/.test(ref)) return ref;
  const number = ref.toUpperCase();
  const [found] = numberPattern.test(number)
    ? await idByNumber(db).execute({ number })
    : await db.select({ id: questions.id }).from(questions).where(eq(questions.code, ref));
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
