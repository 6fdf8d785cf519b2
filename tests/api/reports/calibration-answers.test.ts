/** Which answers a calibration is made of, and that reading them piece by piece finds what one look at all of them does. */
import { expect, test } from 'vitest';
import { isScored } from '#core/questions/kinds.ts';
import { fitItems } from '#core/scoring/fit.ts';
import { guessingFloor, startOf } from '#core/scoring/item.ts';
import { pack } from '#core/scoring/packed.ts';
import { readingMs } from '#core/scoring/rate.ts';
import { calibrate } from '#server/domains/calibration/calibrate.ts';
import { findForms } from '#server/domains/questions/service.ts';
import { importExampleExams } from '#tests/api/example-exams.ts';
import { openHarness } from '#tests/api/harness.ts';

const { deps, pool } = await openHarness();
await importExampleExams(deps);

/** More than come from the cursor at once; again and again, hurried, beside a key that was mended, or counting for nobody. */
async function answerAtRandom(people: number): Promise<void> {
  await pool.query(`
    insert into question_versions (question_id, version, checksum, public, secret, created_at)
    select id, 1000, 'mended', '{}', '{"key": ["another"]}', now() from questions
    where exercise_type in ('verbal', 'quant') and id % 3 = 0`);
  await pool.query(
    `insert into users (nickname, created_at) select 'candidate', now() from generate_series(1, $1::int)`,
    [people],
  );
  await pool.query(`
    select setseed(0.5);
    insert into question_answers
      (user_id, question_id, version_id, answer, correct, spent_ms, source, answered_at, counts)
    select u.id, v.question_id, v.id, '["A"]', random() < 0.3 + 0.1 * (u.id % 5),
      case when random() < 0.9 then (random() * 20000)::int end, 'bank',
      timestamptz '2026-11-01' + (random() * 5)::int * interval '1 hour', random() < 0.9
    from users u, question_versions v
    join questions q on q.id = v.question_id and q.exercise_type in ('verbal', 'quant'), generate_series(1, 2)
    where random() < 0.6`);
}

type First = { userId: string; questionId: string; measure: string; correct: boolean };

/** In one statement, which holds everything at once. */
async function listFirstAnswers(): Promise<First[]> {
  const { rows } = await pool.query<First>(
    `select user_id::text as "userId", question_id::text as "questionId", measure, correct from (
       select distinct on (a.user_id, a.question_id) a.*, q.exercise_type as measure
       from question_answers a
       join questions q on q.id = a.question_id and q.exercise_type in ('verbal', 'quant') and q.status = 'published'
       join question_versions v on v.id = a.version_id
       join question_versions c on c.id = q.current_version_id
       where a.correct is not null and (not a.counts or a.spent_ms is null or a.spent_ms >= $1)
         and v.secret -> 'key' is not distinct from c.secret -> 'key'
         and v.secret -> 'value' is not distinct from c.secret -> 'value'
       order by a.user_id, a.question_id, a.answered_at, a.id
     ) first where counts order by user_id, question_id`,
    [readingMs],
  );
  return rows;
}

test('everybody’s first answers to the key there is, and the fit of all of them at once', async () => {
  await answerAtRandom(60);
  const first = await listFirstAnswers();
  const stored = (await pool.query('select count(*)::int as n from question_answers')).rows[0].n;
  expect(stored).toBeGreaterThan(10_000);
  expect(first.length).toBeLessThan(0.8 * stored);

  const done = await calibrate(deps);
  const { rows: found } = await pool.query(
    `select question_id::text as id, a, b, b_sd as "bSd", responses from calibrated_items where calibration_id = $1`,
    [done?.id],
  );
  expect(found).toHaveLength(done?.items ?? 0);
  expect(done?.people).toBe(new Set(first.map(({ userId }) => userId)).size);
  for (const measure of ['verbal', 'quant']) {
    const answers = first.filter((answer) => answer.measure === measure);
    const ids = [...new Set(answers.map(({ questionId }) => questionId))];
    const forms = await findForms(deps.db, ids);
    const priors = ids.map((id) => {
      const known = forms.get(id);
      if (!known || !isScored(known.form)) throw new Error('no such question');
      return { ...startOf(known), c: guessingFloor(known.form, known.choices) };
    });
    const packed = answers.map(({ questionId, userId, correct }, k) =>
      pack(ids.indexOf(questionId), correct, answers[k - 1]?.userId !== userId),
    );
    const { items } = fitItems(priors, [Int32Array.from(packed)]);
    ids.forEach((id, j) => {
      const { a, b, bSd, responses } = found.find((item) => item.id === id);
      expect(responses).toBe(items[j]?.responses);
      expect([a, b, bSd].map((value) => value.toFixed(9))).toEqual(
        [items[j]?.a, items[j]?.b, items[j]?.bSd].map((value) => value?.toFixed(9)),
      );
    });
  }
});
