/** What is believed of a learner as the database keeps it. */
import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { type LearnerState, newLearner } from '#core/learner/state.ts';
import type { Queryable, Transaction } from '#server/db/tx.ts';
import { learnerFolds, learnerMeasures, learnerSkills } from './tables.ts';

export type Fold = typeof learnerFolds.$inferSelect;

/** Of whoever has no rows yet. No model has this number, so that it is folded at once. */
const neverFolded = { model: 0, evidence: [], answers: 0, digest: '', storedAnswers: 0, timeZone: '' };

/** Who folds for this learner goes first; the others wait, and then find it done. */
export async function lockFold(tx: Transaction, userId: string, now: Date): Promise<Fold> {
  await tx
    .insert(learnerFolds)
    .values({ userId, ...neverFolded, foldedAt: now })
    .onConflictDoNothing();
  const [fold] = await tx.select().from(learnerFolds).where(eq(learnerFolds.userId, userId)).for('update');
  if (!fold) throw new Error('a fold that was just put in is gone');
  return fold;
}

export async function findFold(db: Queryable, userId: string): Promise<Fold | null> {
  const [fold] = await db.select().from(learnerFolds).where(eq(learnerFolds.userId, userId));
  return fold ?? null;
}

export async function findState(db: Queryable, userId: string): Promise<LearnerState> {
  const measures = await db.select().from(learnerMeasures).where(eq(learnerMeasures.userId, userId));
  const skills = await db.select().from(learnerSkills).where(eq(learnerSkills.userId, userId));
  const state = newLearner(0);
  for (const { userId: _owner, measure, ...row } of measures)
    state.measures[measure] = { ...row, isSolid: false };
  return { ...state, skills: new Map(skills.map(({ userId: _owner, skill, ...row }) => [skill, row])) };
}

/** Every column as it was to be put in. */
const asGiven = (table: PgTable) =>
  Object.fromEntries(
    Object.entries(getTableColumns(table)).map(([key, { name }]) => [
      key,
      sql`excluded.${sql.identifier(name)}`,
    ]),
  );

/** `before`: what the tables hold; only rows that have changed since are written. */
export async function saveState(
  tx: Transaction,
  fold: Fold,
  state: LearnerState,
  before: LearnerState | null,
): Promise<void> {
  const { userId } = fold;
  if (before === null) await deleteRows(tx, userId);
  const { verbal, quant } = state.measures;
  await tx
    .insert(learnerMeasures)
    .values([
      { userId, measure: 'verbal', ...verbal },
      { userId, measure: 'quant', ...quant },
    ])
    .onConflictDoUpdate({
      target: [learnerMeasures.userId, learnerMeasures.measure],
      set: asGiven(learnerMeasures),
    });
  const skills = [...state.skills]
    .filter(([skill, row]) => before?.skills.get(skill) !== row)
    .map(([skill, row]) => ({ userId, skill, ...row }));
  if (skills.length > 0)
    await tx
      .insert(learnerSkills)
      .values(skills)
      .onConflictDoUpdate({
        target: [learnerSkills.userId, learnerSkills.skill],
        set: asGiven(learnerSkills),
      });
  await tx.update(learnerFolds).set(fold).where(eq(learnerFolds.userId, userId));
}

async function deleteRows(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(learnerMeasures).where(eq(learnerMeasures.userId, userId));
  await tx.delete(learnerSkills).where(eq(learnerSkills.userId, userId));
}

export async function deleteLearner(tx: Transaction, userId: string): Promise<void> {
  await deleteRows(tx, userId);
  await tx.delete(learnerFolds).where(eq(learnerFolds.userId, userId));
}
