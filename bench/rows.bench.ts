/**
 * What a row of each table that grows by events takes on disk, its indexes included, with values as learners leave them:
 * `npm run bench -- rows [ROWS]`. docs/operations.md reckons a month from these.
 */
import { openTestDatabase } from '#tests/api/database.ts';

/** Of one person each hundred rows; `n` counts them. */
const fills: Record<string, string> = {
  question_answers: `insert into question_answers
      (user_id, question_id, version_id, answer, correct, spent_ms, source, record_id, answered_at)
    select n / 100, n % 5000, n % 5000, '["B"]', n % 3 > 0, 45000 + n % 60000, 'bank',
      case when n % 4 = 0 then n / 40 end, now() + n * interval '1 second'`,
  user_questions: `insert into user_questions
      (user_id, question_id, attempts, correct, timed, time_ms, last_answer, last_correct, last_at)
    select n / 100, n % 5000, 1, 1, 1, 45000, '["B"]', n % 3 > 0, now() + n * interval '1 second'`,
  wrong_books: `insert into wrong_books
      (user_id, question_id, source, last_answer, first_wrong_at, last_wrong_at, card, due_at)
    select n / 100, n % 5000, 'bank', '["B"]', now(), now(),
      '{"due": "2026-11-17T08:00:00.000Z", "reps": 2, "lapses": 1, "stability": 3.17, "difficulty": 5.28, "state": 2}',
      now() + n * interval '1 second'`,
  stream_questions: `insert into stream_questions
      (id, session_id, user_id, place, question_id, reason, predicted, state, correct, spent_ms, served_at, settled_at)
    select gen_random_uuid(), md5((n / 20)::text)::uuid, n / 100, n % 20, n % 5000, 'weak', 0.61, 'answered', true,
      45000, now(), now()`,
  records: `insert into records (user_id, exam_id, exam_type, edition, status, extra_percent, screen, section_index,
      exercise_index, started_at, submitted_at, submitted_by, graded_at, correct, score, event_count)
    select n / 100, n, 'JIJING', 1, 'graded', 100, 'exercise', 0, 19, now(), now(), 'finish', now(), 14, 70, 60`,
  record_sections: `insert into record_sections
      (record_id, no, section_id, stage, elapsed_ms, closed_by, closed_at, correct)
    select n / 5, n % 5, n % 400, 'closed', 1080000, 'candidate', now(), 9`,
  record_answers: `insert into record_answers
      (user_id, record_id, exercise_id, section_no, answer, seq, spent_ms, elapsed_ms, is_seen, saved_at, correct)
    select n / 100, n / 20, n % 20, 1, '{B}', 1000001, 45000, 45000, true, now(), true`,
  record_events: `insert into record_events (user_id, record_id, no, kind, at, tab, exercise_id, answer, data)
    select n / 100, n / 60, n % 60, case n % 2 when 0 then 'answer' else 'move' end, now() + n * interval '1 millisecond',
      'c56a4180-65aa-42ec-a945-5fd21dec0538', n % 20, case n % 2 when 0 then '{B}'::text[] end,
      case n % 2 when 0 then '{"seq": 1000001}'
      else '{"from": {"screen": "exercise", "sectionIndex": 0, "exerciseIndex": 3}, "move": "next"}' end::jsonb`,
  word_reviews: `insert into word_reviews (user_id, id, word, kind, grade, at, ms, received_at)
    select n / 100, gen_random_uuid(), 'perspicacious', 'meaning', 3, now(), 4000, now()`,
  view_logs: `insert into view_logs (uuid, platform, name, path, params, query, created_at, received_at)
    select 'c56a4180-65aa-42ec-a945-5fd21dec0538', 'GRE', 'question', '/questions/V-2041', '{"number": "V-2041"}', '{}',
      now(), now() + n * interval '1 millisecond'`,
  sessions: `insert into sessions (token_hash, user_id, created_at, expires_at, last_seen_at, user_agent, address)
    select sha256(n::text::bytea), n, now(), now(), now(),
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
      '203.0.113.7'`,
};

export async function run([wanted = '200000']: string[]): Promise<void> {
  const { pool, close } = await openTestDatabase();
  const client = await pool.connect();
  try {
    // Nothing here is anybody's: keys to other tables are not looked at.
    await client.query('set session_replication_role = replica; set statement_timeout = 0');
    console.log('table                bytes a row   of it indexes');
    for (const [table, fill] of Object.entries(fills)) {
      await client.query(`${fill} from generate_series(1, $1::int) n`, [Number(wanted)]);
      await client.query(`vacuum analyze ${table}`);
      const { rows } = await client.query(
        `select sum(pg_total_relation_size(part)) as whole, sum(pg_indexes_size(part)) as indexes
         from (select $1::regclass union select inhrelid from pg_inherits where inhparent = $1::regclass) as parts (part)`,
        [table],
      );
      const [{ whole, indexes }] = rows;
      const each = (bytes: string) => String(Math.round(Number(bytes) / Number(wanted))).padStart(9);
      console.log(`${table.padEnd(20)}${each(whole)}${each(indexes)}`);
    }
  } finally {
    client.release();
    await close();
  }
}
