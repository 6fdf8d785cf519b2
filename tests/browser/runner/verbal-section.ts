/** A section of a mock exam in the browser, and what the server is made to believe of its time. */
import type { Page } from '@playwright/test';
import pino from 'pino';
import { openDatabase } from '#server/db/pool.ts';
import { type Candidate, openFlow, press, type Started } from '#tests/browser/candidate.ts';

/** To the first question of the first section that has several: the essay is left behind. */
export async function openVerbal(page: Page, candidate: Candidate): Promise<Started> {
  const started = await candidate.start('GREPREP');
  await openFlow(page, started);
  await press(page, 'continue', 'exercise');
  await press(page, 'next', 'pause');
  await press(page, 'continue', 'before');
  await press(page, 'continue', 'exercise');
  return started;
}

/** The exercise ids of the section in order, and which of them the server holds an answer to. */
export async function stored(candidate: Candidate, recordId: string): Promise<boolean[]> {
  const { exercises, answers } = await candidate.getRecord(recordId);
  return exercises.map(({ id }) => (answers[id]?.answer ?? []).some((part) => part !== ''));
}

/** Lets the server believe that so much of the current section is left. */
export const leaveTime = (recordId: string, seconds: number): Promise<void> =>
  changeDatabase(
    `update record_sections s set elapsed_ms = e.standard_time * 60000 - $2
     from exam_sections e
     where s.record_id = $1 and e.id = s.section_id and s.stage = 'open'`,
    [recordId, seconds * 1000],
  );

/** Lets the server believe that it has not heard of the attempt for so long. */
export const beSilent = (recordId: string, seconds: number): Promise<void> =>
  changeDatabase(
    `update records set last_sign = now() - $2 * interval '1 second',
       running_since = least(running_since, now() - $2 * interval '1 second') where id = $1`,
    [recordId, seconds],
  );

async function changeDatabase(statement: string, values: unknown[]): Promise<void> {
  const database = await openDatabase({
    log: pino({ level: 'silent' }),
    onProgress: () => {},
    dataDir: process.env.TEST_DATA_DIR ?? '',
    databaseUrl: process.env.DATABASE_URL,
    poolSize: 1,
  });
  try {
    await database.pool.query(statement, values);
  } finally {
    await database.close();
  }
}
