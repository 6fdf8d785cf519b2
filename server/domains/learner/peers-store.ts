/** Other people's rows, many at once and without their names. */
import { and, eq, inArray } from 'drizzle-orm';
import { areaOf, measureOf } from '#core/learner/skills.ts';
import { type LearnerState, newLearner } from '#core/learner/state.ts';
import { isAmong } from '#server/db/columns.ts';
import type { Queryable } from '#server/db/tx.ts';
import { learnerMeasures, learnerSkills } from './tables.ts';

/** What is believed of these people for one topic alone: its own row, its area's and the measure's. */
export async function listStatesFor(
  db: Queryable,
  topic: string,
  userIds: readonly string[],
): Promise<LearnerState[]> {
  const measures = await db
    .select()
    .from(learnerMeasures)
    .where(and(isAmong(learnerMeasures.userId, userIds), eq(learnerMeasures.measure, measureOf(topic))));
  const skills = await db
    .select()
    .from(learnerSkills)
    .where(and(isAmong(learnerSkills.userId, userIds), inArray(learnerSkills.skill, [topic, areaOf(topic)])));
  const byUser = Map.groupBy(skills, ({ userId }) => userId);
  return measures.map(({ userId, measure, ...row }) => {
    const state = newLearner(0);
    state.measures[measure] = { ...row, isSolid: false };
    const own = (byUser.get(userId) ?? []).map(
      ({ userId: _owner, skill, ...rest }) => [skill, rest] as const,
    );
    return { ...state, skills: new Map(own) };
  });
}
