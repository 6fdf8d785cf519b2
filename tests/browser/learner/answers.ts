/** Answers as weeks of practice leave them: reading thirty questions would take a browser an hour. */
import pino from 'pino';
import { openDatabase } from '#server/db/pool.ts';

type Answers = {
  email: string;
  /** The path of a topic. */
  topic: string;
  many: number;
  /** Of ten, how many are right. */
  rightOfTen: number;
  daysAgo: number;
};

/** First answers to open questions of these topics, read and counted. */
export async function giveAnswers(all: readonly Answers[]): Promise<void> {
  const database = await openDatabase({
    log: pino({ level: 'silent' }),
    onProgress: () => {},
    dataDir: process.env.TEST_DATA_DIR ?? '',
    databaseUrl: process.env.DATABASE_URL,
    poolSize: 1,
  });
  try {
    for (const { email, topic, many, rightOfTen, daysAgo } of all)
      await database.pool.query(
        `insert into question_answers
           (user_id, question_id, version_id, answer, correct, source, answered_at, spent_ms, counts)
         select u.id, q.id, q.current_version_id, '["A"]', (row_number() over (order by q.id)) % 10 < $4, 'bank',
           now() - make_interval(days => $5) - make_interval(mins => (row_number() over (order by q.id))::integer),
           80000, true
         from users u, questions q
         where u.email = $1 and q.status = 'published'
           and q.id in (select question_id from question_tags qt join tags t on t.id = qt.tag_id
                        where t.path = $2 and qt.position = 0)
           and q.exercise_type in ('verbal', 'quant')
           and not exists (select from question_answers a where a.user_id = u.id and a.question_id = q.id)
         order by q.id limit $3`,
        [email, topic, many, rightOfTen, daysAgo],
      );
  } finally {
    await database.close();
  }
}
