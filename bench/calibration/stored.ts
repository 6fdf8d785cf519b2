/**
 * The night's work on answers that are in the database: how long it takes and how much memory its process needs, which
 * must not grow with the answers.
 *
 * Measured on two cores that others used as well: 1 million in 27 s (9 s on a processor), 10 million in 120 s (80 s), 396
 * MB each. Before, when all answers were held in memory, 1 million took 442 MB and 57 s (9 s), most of it the database's
 * sort in one statement, which its limit cut off beyond two or three million.
 */
import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import {
  addressOf,
  type CalibrationAnswer,
  type CalibrationTask,
} from '#server/domains/calibration/nightly.ts';
import type { Answered, Asked } from '#server/platform/child-worker.ts';
import { openTestDatabase } from '#tests/api/database.ts';

const questions = 5000;
const answersOfPerson = 60;
const worker = join(import.meta.dirname, '../../server/domains/calibration/worker.ts');

async function fillQuestions(client: pg.PoolClient): Promise<void> {
  // Nothing here is anybody's: keys to other tables are not looked at, and only the index that is read is kept.
  await client.query(`set session_replication_role = replica; set statement_timeout = 0;
    drop index question_answers_question, question_answers_version, question_answers_once, question_answers_time;
    alter table question_answers set unlogged`);
  await client.query(
    `insert into questions (id, code, form, question_type, exercise_type, difficulty, seconds, tag_ids,
       current_version_id, created_at, source) overriding system value
     select n, 'bench-' || n, case n % 2 when 0 then 'tc1' else 'qc' end, case n % 2 when 0 then 'fill' else 'math' end,
       case n % 2 when 0 then 'verbal' else 'quant' end, 1 + n % 5, 90, '{}', n, now(), 'bench'
     from generate_series(1, $1::int) n`,
    [questions],
  );
  await client.query(
    `insert into question_versions (id, question_id, version, checksum, public, secret, created_at)
       overriding system value
     select n, n, 1, '', '{}', '{"key": ["A"]}', now() from generate_series(1, $1::int) n`,
    [questions],
  );
}

/** People answer in bursts of twenty at a time, a few people at once, each question near the ability of who answers. */
async function fillAnswers(client: pg.PoolClient, firstPerson: number, lastPerson: number): Promise<void> {
  await client.query(
    `insert into user_ratings (user_id, measure, mean, variance, responses)
     select u, m, sin(u * 0.7) + sin(u * 1.3), 0.1, 30
     from generate_series($1::int, $2::int) u, unnest(array['verbal', 'quant']) m`,
    [firstPerson, lastPerson],
  );
  await client.query(
    `insert into question_answers (user_id, question_id, version_id, answer, correct, spent_ms, source, answered_at)
     select u, q, q, case when is_right then '["A"]' else wrong end::jsonb, is_right, spent, 'bank',
       timestamptz '2026-01-01' + (u / 500) * interval '1 hour' + k * interval '1 minute'
     from (
       select u, k, q, random() < 0.2 + 0.8 / (1 + exp(-1.2 * (sin(u * 0.7) + sin(u * 1.3) - (q % 5 - 2) * 0.8))) as is_right,
         (array['["B"]', '["C"]', '["D"]', '["E"]'])[1 + (u * 7 + k * 13) % 4] as wrong,
         (2000 + random() * 100000)::int as spent
       from (select u, k, 1 + (u * 1009 + k * 37) % $3 as q
             from generate_series($1::int, $2::int) u, generate_series(0, $4::int - 1) k) drawn
     ) answered
     order by u / 500, k / 20, u, k`,
    [firstPerson, lastPerson, questions, answersOfPerson],
  );
}

type Cost = { seconds: number; cpuSeconds: number; peakMb: number; people: number; items: number };

async function calibrateBeside(task: CalibrationTask): Promise<Cost> {
  const startedAt = performance.now();
  const child = fork(worker, { env: {}, serialization: 'advanced' });
  const read = (file: string) => readFileSync(`/proc/${child.pid}/${file}`, 'latin1');
  try {
    const { answer } = await new Promise<Answered<CalibrationAnswer>>((resolve, reject) => {
      child.once('message', resolve as (message: unknown) => void);
      child.once('exit', (code) => reject(new Error(`the program ended with ${code}`)));
      child.send({ no: 1, task } satisfies Asked<CalibrationTask>);
    });
    if (answer.kind === 'failed') throw new Error(answer.reason);
    if (!answer.calibrated) throw new Error('there was nothing to calibrate');
    const { people, items } = answer.calibrated;
    // The most it ever held, and user and system time in hundredths of a second.
    const peakMb = Number(/^VmHWM:\s*(\d+) kB$/m.exec(read('status'))?.[1] ?? 0) / 1024;
    const [user = 0, system = 0] = read('stat').split(') ')[1]?.split(' ').slice(11, 13).map(Number) ?? [];
    const seconds = (performance.now() - startedAt) / 1000;
    return { seconds, cpuSeconds: (user + system) / 100, peakMb, people, items };
  } finally {
    child.kill();
  }
}

/** A tenth of them first, so that what grows is seen. */
export async function runStored(answers: number): Promise<void> {
  const { pool, close } = await openTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'beacon-calibration-'));
  const client = await pool.connect();
  try {
    await fillQuestions(client);
    let people = 0;
    for (const wanted of [answers / 10, answers]) {
      const upTo = Math.ceil(wanted / answersOfPerson);
      await fillAnswers(client, people + 1, upTo);
      await client.query('vacuum analyze question_answers, user_ratings');
      people = upTo;
      const cost = await calibrateBeside({ database: await addressOf(pool), dataDir, now: new Date() });
      console.log(
        `${(people * answersOfPerson).toLocaleString('en')} answers of ${cost.people} people to ${cost.items} questions: ` +
          `${cost.seconds.toFixed(0)} s, ${cost.cpuSeconds.toFixed(0)} s of it on a processor, at most ${cost.peakMb.toFixed(0)} MB`,
      );
    }
  } finally {
    client.release();
    await rm(dataDir, { recursive: true, force: true });
    await close();
  }
}
