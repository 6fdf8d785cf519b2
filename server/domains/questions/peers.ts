/** How everybody does on a question, where enough people have answered it to say so. */
import { and, gte, inArray } from 'drizzle-orm';
import { fewestAnswers } from '#core/questions/crowd.ts';
import type { Queryable } from '#server/db/tx.ts';
import { presentStats } from './rows.ts';
import { questionStats } from './tables.ts';

export type Peers = { accuracy: number | null; averageMs: number | null };

/** The share of first answers that were right and the time they took, by question; one that few have answered is absent. */
export async function findPeers(db: Queryable, questionIds: readonly string[]): Promise<Map<string, Peers>> {
  if (questionIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(questionStats)
    .where(
      and(inArray(questionStats.questionId, [...questionIds]), gte(questionStats.attempts, fewestAnswers)),
    );
  return new Map(rows.map((row) => [row.questionId, presentStats(row)]));
}
