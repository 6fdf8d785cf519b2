/** What happened on the way, from the events of an attempt: the answers that were saved, the moves, the pauses. */
import { findPauses, type Happened, type Pause } from '#core/report/pauses.ts';
import type { MadeMove } from '#core/report/visits.ts';
import type { Queryable } from '#server/db/tx.ts';
import type { Deps } from '#server/deps.ts';
import { keepMonths, listEvents } from './history-store.ts';
import type { RecordRow } from './store.ts';

export type SavedStep = { answer: string[]; at: number };

type History = {
  answers: Map<string, SavedStep[]>;
  moves: MadeMove[];
  pauses: Pause[];
  /** When the last answer to each exercise came. */
  savedAt: Map<string, number>;
};

export async function findHistory(db: Queryable, row: Pick<RecordRow, 'id' | 'startedAt'>): Promise<History> {
  const rows = await listEvents(db, row, ['answer', 'move', 'save']);
  const answers: History['answers'] = new Map();
  const savedAt: History['savedAt'] = new Map();
  const moves: MadeMove[] = [];
  const happened: Happened[] = [];
  for (const { kind, exerciseId, answer, at, data } of rows) {
    if (kind === 'save') {
      happened.push({ kind, at: at.getTime() });
    } else if (kind === 'move') {
      const made = data as Pick<MadeMove, 'move' | 'from'>;
      moves.push({ ...made, exerciseId });
      happened.push({ kind, at: at.getTime(), ...made });
    } else if (exerciseId !== null) {
      savedAt.set(exerciseId, at.getTime());
      // Of a long essay the event holds no text.
      if (answer === null) continue;
      const known = answers.get(exerciseId) ?? [];
      answers.set(exerciseId, [...known, { answer, at: at.getTime() }]);
    }
  }
  return { answers, moves, pauses: findPauses(happened), savedAt };
}

/** So many whole months are kept beside the present one; all of them where nobody has said how many. */
export const keepEventMonths = (
  deps: Pick<Deps, 'db' | 'log'>,
  months: number | null,
  now: Date,
): Promise<string[]> =>
  keepMonths(
    deps,
    now,
    months === null ? null : new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months)),
  );
