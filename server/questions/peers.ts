/** How everybody does on a question, where enough people have answered it to say so. */
import { and, gte, inArray } from 'drizzle-orm';
import type { Queryable } from '#server/db/tx.ts';
import { questionStats } from './tables.ts';

/** With fewer first answers a share is off by more than ten points as often as not. */
const fewest = 20;

/** The share of first answers that were right, by question; one that few have answered is absent. */
export async function findPeerAccuracy(
  db: Queryable,
  questionIds: readonly string[],
): Promise<Map<string, number>> {
  if (questionIds.length === 0) return new Map();
  const rows = await db
    .select({ id: questionStats.questionId, accuracy: questionStats.accuracy })
    .from(questionStats)
    .where(and(inArray(questionStats.questionId, [...questionIds]), gte(questionStats.attempts, fewest)));
  return new Map(rows.flatMap(({ id, accuracy }) => (accuracy === null ? [] : [[id, accuracy] as const])));
}
