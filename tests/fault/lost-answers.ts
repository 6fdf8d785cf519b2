/** Compares what candidates were told is stored with what is in the database. */
import type pg from 'pg';
import { type DatabaseOptions, openDatabase } from '#server/db/pool.ts';
import type { Candidate } from '../candidate.ts';

export async function countLost(
  where: Pick<DatabaseOptions, 'dataDir' | 'databaseUrl'>,
  taken: readonly Candidate[],
): Promise<number> {
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const { pool, close } = await openDatabase({ ...where, log });
  const lost = await countLostIn(pool, taken);
  await close();
  return lost;
}

/** An acknowledged answer is there, or a newer one of the same candidate is. */
export async function countLostIn(pool: pg.Pool, taken: readonly Candidate[]): Promise<number> {
  let lost = 0;
  for (const { recordId, acknowledged } of taken) {
    const { rows } = await pool.query<{ exercise_id: string; seq: string; answer: string[] }>(
      'select exercise_id, seq, answer from record_answers where record_id = $1',
      [recordId],
    );
    const stored = new Map(rows.map((row) => [row.exercise_id, row]));
    for (const { exerciseId, seq, answer } of acknowledged) {
      const row = stored.get(exerciseId);
      const isThere = Number(row?.seq) === seq && JSON.stringify(row?.answer) === JSON.stringify(answer);
      if (!isThere && !(Number(row?.seq) > seq)) lost += 1;
    }
  }
  return lost;
}
