/** Official scores as the database keeps them. */
import { and, desc, eq, gte, sql } from 'drizzle-orm';
import type { Comparison } from '#core/scoring/anchor.ts';
import type { Measure } from '#core/scoring/scale.ts';
import type { Queryable, Transaction } from '#server/db/tx.ts';
import { officialScores } from './tables.ts';

type OfficialRow = typeof officialScores.$inferSelect;
export type OfficialScore = Pick<OfficialRow, 'day' | 'verbal' | 'quant' | 'writing'>;
export type Told = Pick<OfficialRow, 'toldVerbal' | 'toldQuant'>;

export const listOfficialScores = (db: Queryable, userId: string): Promise<OfficialRow[]> =>
  db.select().from(officialScores).where(eq(officialScores.userId, userId)).orderBy(desc(officialScores.day));

export const hasOfficialScoreSince = async (db: Queryable, userId: string, since: Date): Promise<boolean> =>
  (await db.$count(
    officialScores,
    and(eq(officialScores.userId, userId), gte(officialScores.createdAt, since)),
  )) > 0;

/** Null where there is one of that day already. */
export async function insertOfficialScore(
  db: Queryable,
  userId: string,
  score: OfficialScore & Told,
  now: Date,
): Promise<string | null> {
  const [row] = await db
    .insert(officialScores)
    .values({ userId, ...score, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning({ id: officialScores.id });
  return row?.id ?? null;
}

/** Says whether there was one to change. */
export async function updateOfficialScore(
  db: Queryable,
  userId: string,
  id: string,
  score: OfficialScore & Told,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(officialScores)
    .set({ ...score, updatedAt: now })
    .where(and(eq(officialScores.id, id), eq(officialScores.userId, userId)))
    .returning({ id: officialScores.id });
  return rows.length > 0;
}

export async function deleteOfficialScore(db: Queryable, userId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(officialScores)
    .where(and(eq(officialScores.id, id), eq(officialScores.userId, userId)))
    .returning({ id: officialScores.id });
  return rows.length > 0;
}

export async function deleteOfficialScores(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(officialScores).where(eq(officialScores.userId, userId));
}

/** More than this say nothing that these do not. */
const mostCompared = 5000;

export type Comparisons = { told: number; measures: Record<Measure, Comparison[]> };

/** Without anybody's name: one score for each person, the newest. */
export async function listComparisons(db: Queryable): Promise<Comparisons> {
  const told = await db.$count(officialScores);
  const rows = await db
    .selectDistinctOn([officialScores.userId], {
      verbal: officialScores.verbal,
      quant: officialScores.quant,
      toldVerbal: officialScores.toldVerbal,
      toldQuant: officialScores.toldQuant,
    })
    .from(officialScores)
    .where(sql`${officialScores.toldVerbal} is not null or ${officialScores.toldQuant} is not null`)
    .orderBy(desc(officialScores.userId), desc(officialScores.day))
    .limit(mostCompared);
  const of = (pairs: readonly (readonly [official: number, told: number | null])[]): Comparison[] =>
    pairs.flatMap(([official, said]) => (said === null ? [] : [{ official, told: said }]));
  return {
    told,
    measures: {
      verbal: of(rows.map((row) => [row.verbal, row.toldVerbal])),
      quant: of(rows.map((row) => [row.quant, row.toldQuant])),
    },
  };
}
