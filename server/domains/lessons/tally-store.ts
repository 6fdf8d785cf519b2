/** How many readers there are of each part of a lesson, and no word about who they are. */
import { sql } from 'drizzle-orm';
import type { Counts, Tally } from '#core/lessons/tally.ts';
import type { Queryable, Transaction } from '#server/db/tx.ts';
import { lessonTallies } from './tables.ts';

/** All keys in one statement, in their order: two readers at once wait for one another and never in a circle. */
export async function addToTally(tx: Transaction, lesson: string, step: Tally): Promise<void> {
  if (step.size === 0) return;
  await tx
    .insert(lessonTallies)
    .values([...step].map(([key, counts]) => ({ lesson, key, ...counts })))
    .onConflictDoUpdate({
      target: [lessonTallies.lesson, lessonTallies.key],
      set: {
        readers: sql`${lessonTallies.readers} + excluded.readers`,
        missed: sql`${lessonTallies.missed} + excluded.missed`,
      },
    });
}

/** By lesson. */
export async function listTallies(db: Queryable): Promise<Map<string, Map<string, Counts>>> {
  const rows = await db.select().from(lessonTallies);
  return new Map(
    [...Map.groupBy(rows, ({ lesson }) => lesson)].map(([lesson, own]) => [
      lesson,
      new Map(own.map(({ key, readers, missed }) => [key, { readers, missed }])),
    ]),
  );
}
