/** Grading and counting: every answer once, whoever dies in between and however many do it at once. */
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { choicesOf } from '#core/questions/choices-of.ts';
import { rulesOf } from '#core/questions/forms/registry.ts';
import { isScored, typesOfForm } from '#core/questions/kinds.ts';
import { guessingFloor } from '#core/scoring/item.ts';
import { guessedItem, type Rating, rate, unknownPerson } from '#core/scoring/rate.ts';
import type { Deps } from '#server/deps.ts';
import { gradeRecord } from '#server/domains/attempts/grading/grading.ts';
import { countFirstAnswers } from '#server/domains/learning/answers/service.ts';
import { getVersions } from '#server/domains/questions/service.ts';
import { answerTo, importExampleExams } from '#tests/api/example-exams.ts';
import { openHarness } from '#tests/api/harness.ts';
import { makePerson } from '#tests/api/people.ts';
import { answer, begin, exerciseOf, move } from '#tests/candidate.ts';

// Whole exams are taken here, and one is graded some forty times.
vi.setConfig({ testTimeout: 180_000 });

const harness = await openHarness();
const { deps, pool } = harness;
const exams = await importExampleExams(deps);

afterEach(async () => {
  await deps.background.drain();
  await pool.query('delete from uncounted_answers');
});

/** A mock exam up to the submission, at a pace at which it may count for others; nobody has graded it yet. */
async function sit(isRight: (step: number) => boolean): Promise<{ recordId: string; userId: string }> {
  const { call, id: userId } = await makePerson(harness);
  const candidate = await begin(call, exams.mock);
  for (let step = 0; ; step += 1) {
    const isExercise = candidate.state.screen === 'exercise';
    if (isExercise) await answer(candidate, answerTo(exerciseOf(candidate).question.form, isRight(step)));
    if ((await move(candidate, isExercise ? 'next' : 'continue')) === 'confirm') break;
  }
  const { recordId } = candidate;
  await pool.query('update record_answers set elapsed_ms = 66000 where record_id = $1', [recordId]);
  await pool.query(
    `update record_sections s set elapsed_ms = 66000 * (select count(*) from record_answers a
       where a.record_id = s.record_id and a.section_no = s.no) where record_id = $1`,
    [recordId],
  );
  await submit(recordId);
  return { recordId, userId };
}

const submit = (recordId: string) =>
  pool.query(
    `update records set status = 'submitted', submitted_at = now(), submitted_by = 'finish', running_since = null
     where id = $1`,
    [recordId],
  );

/** The same product on connections of its own, as another process has it; `before` sees each statement come. */
function another(before: (client: pg.PoolClient) => Promise<void> = async () => undefined): Deps {
  const watched = new Proxy(pool, {
    get(target, name) {
      const value = Reflect.get(target, name, target);
      if (name !== 'connect') return typeof value === 'function' ? value.bind(target) : value;
      return async () => {
        const client = await target.connect();
        return new Proxy(client, {
          get(one, key) {
            const value = Reflect.get(one, key, one);
            if (key !== 'query') return typeof value === 'function' ? value.bind(one) : value;
            return async (...given: Parameters<typeof client.query>) => {
              await before(one);
              return one.query(...given);
            };
          },
        });
      };
    },
  });
  return {
    ...deps,
    db: drizzle({ client: watched }),
    log: { ...deps.log, warn: () => undefined } as Deps['log'],
  };
}

type Stats = {
  attempts: number;
  correct: number;
  timed: number;
  timeMs: number;
  choices: Record<string, number>;
};

async function readStats(): Promise<Map<string, Stats>> {
  const { rows } = await pool.query<Stats & { id: string }>(
    `select question_id as id, attempts, correct, timed, time_ms::int as "timeMs", choices from question_stats
     where attempts > 0 order by question_id`,
  );
  return new Map(rows.map(({ id, ...stats }) => [id, stats]));
}

/** What one answer after the other makes of everybody's figures, counted here from the history alone. */
async function expectedFigures() {
  const { rows } = await pool.query(
    `select distinct on (user_id, question_id) id, user_id as "userId", question_id as "questionId",
            version_id as "versionId", answer, correct, spent_ms as "spentMs", counts
     from question_answers order by user_id, question_id, answered_at, id`,
  );
  const first = rows.filter(({ counts }) => counts).sort((a, b) => Number(a.id) - Number(b.id));
  const versions = await getVersions(deps.db, [...new Set(first.map(({ versionId }) => versionId))]);
  const stats = new Map<string, Stats>();
  const items = new Map<string, Rating>();
  const people = new Map<string, Rating>();
  for (const { userId, questionId, versionId, answer: given, correct, spentMs } of first) {
    const question = versions.get(versionId)?.question;
    if (!question) throw new Error('no such version');
    const one = stats.get(questionId) ?? { attempts: 0, correct: 0, timed: 0, timeMs: 0, choices: {} };
    stats.set(questionId, one);
    one.attempts += 1;
    one.correct += correct ? 1 : 0;
    one.timed += 1;
    one.timeMs += spentMs;
    for (const choice of rulesOf(question.form).countAs(question, given, correct === true))
      one.choices[choice] = (one.choices[choice] ?? 0) + 1;
    if (!isScored(question.form)) continue;
    const person = `${userId} ${typesOfForm[question.form].exercise_type}`;
    const moved = rate(
      people.get(person) ?? unknownPerson,
      items.get(questionId) ?? guessedItem({ difficulty: question.difficulty, rated: question.secret.rated }),
      guessingFloor(question.form, choicesOf(question, versions.get(versionId)?.stimulus)),
      correct === true,
    );
    people.set(person, moved.person);
    items.set(questionId, moved.item);
  }
  return { stats, items, people };
}

async function expectAllCounted() {
  const expected = await expectedFigures();
  const stats = await readStats();
  expect(Object.fromEntries(stats)).toEqual(Object.fromEntries(expected.stats));
  const { rows: items } = await pool.query('select question_id as id, mean, variance from question_ratings');
  expect(items).toHaveLength(expected.items.size);
  for (const { id, mean, variance } of items) {
    expect(mean).toBeCloseTo(expected.items.get(id)?.mean ?? 99, 10);
    expect(variance).toBeCloseTo(expected.items.get(id)?.variance ?? 99, 10);
  }
  const { rows: people } = await pool.query(
    `select user_id || ' ' || measure as key, mean from user_ratings order by 1`,
  );
  expect(people).toHaveLength(expected.people.size);
  for (const { key, mean } of people) expect(mean).toBeCloseTo(expected.people.get(key)?.mean ?? 99, 10);
  expect((await pool.query('select from uncounted_answers')).rowCount).toBe(0);
}

const countOf = async (text: string, id: string) =>
  Number((await pool.query(`select count(*) as n from ${text} = $1`, [id])).rows[0].n);

async function expectGradedOnce({ recordId, userId }: { recordId: string; userId: string }) {
  const { rows } = await pool.query('select status, correct, is_credible from records where id = $1', [
    recordId,
  ]);
  const right = await countOf('record_answers where correct and record_id', recordId);
  expect(rows).toEqual([{ status: 'graded', correct: right, is_credible: true }]);
  expect(await countOf('question_answers where record_id', recordId)).toBe(55);
  expect(await countOf('user_questions where attempts = 1 and user_id', userId)).toBe(55);
  expect(await countOf('wrong_books where wrong_count = 1 and user_id', userId)).toBe(54 - right);
  expect(await countOf('messages where user_id', userId)).toBe(1);
  expect(await countOf('essays where record_id', recordId)).toBe(1);
}

/** Another process, or this one's own job, may have the turn just now. */
const countAll = () =>
  expect
    .poll(async () => {
      await countFirstAnswers(deps);
      return (await pool.query('select from uncounted_answers')).rowCount;
    })
    .toBe(0);

describe('everybody’s figures', () => {
  test('are what one answer after the other makes of them', async () => {
    for (const every of [2, 3]) await gradeRecord(deps, (await sit((step) => step % every > 0)).recordId);
    await countAll();
    await expectAllCounted();
  });

  test('know of two gradings at once, and of two who count at once, every answer once', async () => {
    const sat = await Promise.all([sit((step) => step % 4 > 1), sit((step) => step % 5 > 1)]);
    const [one, other] = [another(), another()];
    await Promise.all(
      sat.flatMap(({ recordId }) => [gradeRecord(one, recordId), gradeRecord(other, recordId)]),
    );
    await Promise.all([countFirstAnswers(one), countFirstAnswers(other), countFirstAnswers(deps)]);
    await countAll();
    for (const each of sat) await expectGradedOnce(each);
    const { stats } = await expectedFigures();
    expect(Object.fromEntries(await readStats())).toEqual(Object.fromEntries(stats));
  });

  test('are without a rating of somebody who went before they were counted, and still have the answers', async () => {
    const { recordId, userId } = await sit((step) => step % 3 > 0);
    const quiet = { ...deps, background: { ...deps.background, run: () => undefined } };
    await gradeRecord(quiet, recordId);
    const before = [...(await readStats()).values()].reduce((sum, { attempts }) => sum + attempts, 0);
    await pool.query('update uncounted_answers set user_id = null where user_id = $1', [userId]);
    await countAll();
    const after = [...(await readStats()).values()].reduce((sum, { attempts }) => sum + attempts, 0);
    expect(after - before).toBe(55);
    expect(await countOf('user_ratings where user_id', userId)).toBe(0);
  });
});

test('a connection that dies before any statement leaves nothing half done, and the next one does it', async () => {
  const sat = await sit((step) => step % 3 > 0);
  const before = await readStats();
  // Only the failing one is under way: nothing is counted in the background.
  const background = { ...deps.background, run: () => undefined };
  const work = async (process: Deps) => {
    await gradeRecord(process, sat.recordId);
    await countFirstAnswers(process);
  };
  let deaths = 0;
  for (let step = 0; step < 200; step += 1) {
    let statement = 0;
    const dying = another(async (client) => {
      statement += 1;
      if (statement !== step + 1) return;
      deaths += 1;
      const { processID } = client as unknown as { processID: number };
      client.on('error', () => undefined);
      const gone = new Promise((settle) => client.once('end', settle));
      await pool.query('select pg_terminate_backend($1)', [processID]);
      await gone;
    });
    const isDone = await work({ ...dying, background }).then(
      () => true,
      () => false,
    );
    // Either the whole grading is there or nothing of it, and an answer is counted or waits, never both or neither.
    const waiting = await countOf('uncounted_answers where user_id', sat.userId);
    const attempts = (stats: Map<string, Stats>) =>
      [...stats.values()].reduce((sum, one) => sum + one.attempts, 0);
    const counted = attempts(await readStats()) - attempts(before);
    const stored = await countOf('question_answers where record_id', sat.recordId);
    expect(waiting + counted).toBe(stored);
    expect([0, 55]).toContain(stored);
    if (isDone) break;
  }
  // Begin, the grading's statements, commit, and the same for counting; the limit above was never reached.
  expect(deaths).toBeGreaterThan(15);
  expect(deaths).toBeLessThan(40);
  await expectGradedOnce(sat);
  const { stats } = await expectedFigures();
  expect(Object.fromEntries(await readStats())).toEqual(expect.objectContaining(Object.fromEntries(stats)));
});

test('what still waits for its turn when the process is to end is left to the next one', async () => {
  const sat = [];
  for (let index = 0; index < 4; index += 1) {
    const candidate = await begin((await makePerson(harness)).call, exams.verbal);
    await submit(candidate.recordId);
    sat.push(candidate);
  }
  let isStopping = false;
  const ending: Deps = { ...another(), isStopping: () => isStopping };
  const all = sat.map(({ recordId }) => gradeRecord(ending, recordId));
  isStopping = true;
  await Promise.all(all);
  const ids = sat.map(({ recordId }) => recordId);
  const statuses = async () =>
    (
      await pool.query(
        'select status from records where id = any($1::bigint[]) order by array_position($1::bigint[], id)',
        [ids],
      )
    ).rows.map(({ status }) => status);
  expect(await statuses()).toEqual(['graded', 'submitted', 'submitted', 'submitted']);
  for (const id of ids) await gradeRecord(deps, id);
  expect(await statuses()).toEqual(['graded', 'graded', 'graded', 'graded']);
});
