/** What happened on the way, from the events of an attempt: the answers that were saved, and the moves. */
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { MadeMove } from '#core/report/visits.ts';
import type { Queryable } from '#server/db/tx.ts';
import { recordEvents } from './tables.ts';

export type SavedStep = { answer: string[]; at: number };

export type History = { answers: Map<string, SavedStep[]>; moves: MadeMove[] };

export async function findHistory(db: Queryable, recordId: string): Promise<History> {
  const rows = await db
    .select()
    .from(recordEvents)
    .where(and(eq(recordEvents.recordId, recordId), inArray(recordEvents.kind, ['answer', 'move'])))
    .orderBy(asc(recordEvents.no));
  const history: History = { answers: new Map(), moves: [] };
  for (const { kind, exerciseId, answer, at, data } of rows) {
    if (kind === 'move') {
      history.moves.push({ ...(data as Pick<MadeMove, 'move' | 'from'>), exerciseId });
    } else if (exerciseId !== null && answer !== null) {
      const known = history.answers.get(exerciseId) ?? [];
      history.answers.set(exerciseId, [...known, { answer, at: at.getTime() }]);
    }
  }
  return history;
}
