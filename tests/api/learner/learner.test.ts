/** What is believed of a learner is a function of the answers: their order, their number and the moment of asking change nothing. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readLearner } from '#server/domains/learner/fold.ts';
import { setLessons } from '#server/domains/lessons/service.ts';
import { importExampleExams } from '#tests/api/example-exams.ts';
import { exampleLessons } from '#tests/api/example-lessons.ts';
import { type Harness, openHarness } from '#tests/api/harness.ts';
import { openLeveledBank } from '#tests/api/leveled-bank.ts';
import { makePerson } from '#tests/api/people.ts';

type Bank = Awaited<ReturnType<typeof openLeveledBank>>;

let bank: Bank;
let open: string[];

beforeAll(async () => {
  bank = await openLeveledBank();
  open = bank.codes(bank.all.list).filter((code) => code.startsWith('level-'));
});
afterAll(() => bank.harness.close());

const rowsOf = async (userId: string) => {
  const { db } = bank.harness;
  const { rows: measures } = await db.execute(
    sql`select * from learner_measures where user_id = ${userId} order by measure`,
  );
  const { rows: skills } = await db.execute(
    sql`select * from learner_skills where user_id = ${userId} order by skill`,
  );
  return { measures, skills };
};

/** As if nothing had ever been folded. */
async function foldedAnew(userId: string) {
  const { db, deps } = bank.harness;
  for (const table of ['learner_measures', 'learner_skills', 'learner_folds'])
    await db.execute(sql`delete from ${sql.identifier(table)} where user_id = ${userId}`);
  await readLearner(deps, userId, []);
  return rowsOf(userId);
}

const learner = () => makePerson(bank.harness);

const answerAll = async (call: Bank['visitor'], wanted: readonly string[], isRead = true) => {
  for (const [place, code] of wanted.entries())
    await bank.check(call, code, [place % 2 === 0 ? 'A' : 'B'], isRead ? 40_000 : 4000);
};

test('nobody is known before the first answer, and nothing is shown as known', async () => {
  const { call } = await learner();
  const { measures, topics } = await call('GET /api/learner');
  expect(measures).toEqual([
    { measure: 'verbal', answers: 0, score: null },
    { measure: 'quant', answers: 0, score: null },
  ]);
  expect(new Set(topics.map(({ level }) => level))).not.toContain('weak');
});

describe('the state', () => {
  test('is the same whether it was asked for after each answer or at the end', async () => {
    const { call, id } = await learner();
    for (const code of open) {
      await answerAll(call, [code]);
      await call('GET /api/learner');
    }
    const step = await rowsOf(id);
    expect(step.skills.length).toBeGreaterThan(1);
    expect(step).toEqual(await foldedAnew(id));
  });

  test('is the same when an answer arrives late', async () => {
    const { call, id } = await learner();
    await answerAll(call, open.slice(0, 3));
    await call('GET /api/learner');
    await answerAll(call, open.slice(3));
    // The last one was given on another device before all the others.
    await bank.harness.db.execute(sql`
      update question_answers set answered_at = answered_at - interval '3 days'
      where id = (select max(id) from question_answers where user_id = ${id})`);
    await call('GET /api/learner');
    expect(await rowsOf(id)).toEqual(await foldedAnew(id));
  });

  test('does not move by a second answer, or by one that was not read', async () => {
    const { call, id } = await learner();
    await answerAll(call, open.slice(0, 2));
    await call('GET /api/learner');
    const before = await rowsOf(id);
    await answerAll(call, open.slice(0, 2));
    await answerAll(call, open.slice(2, 3), false);
    const { measures } = await call('GET /api/learner');
    expect(await rowsOf(id)).toEqual(before);
    expect(measures[0]?.answers).toBe(2);
  });

  test('counts the learner’s own days: another time zone folds it anew, to the same rows as from nothing', async () => {
    const { call, id } = await learner();
    await answerAll(call, open);
    // Within a day of China, and on two days of New York.
    await bank.harness.db.execute(sql`
      update question_answers set answered_at = case when id % 2 = 0
        then '2026-11-10T08:30:00Z'::timestamptz else '2026-11-10T09:30:00Z'::timestamptz end
      where user_id = ${id}`);
    await call('GET /api/learner');
    const before = await foldedAnew(id);
    await call('PUT /api/users/goal', { body: { timeZone: 'America/New_York' } });
    await call('GET /api/learner');
    const after = await rowsOf(id);
    expect(after).not.toEqual(before);
    expect(after).toEqual(await foldedAnew(id));
  });

  test('begins from a score that was reported, and is folded anew when that changes', async () => {
    const { call, id } = await learner();
    await answerAll(call, open);
    await call('GET /api/learner');
    const plain = await rowsOf(id);
    const report = async (verbal: number | null) => {
      const lastScore = verbal === null ? null : { verbal, quant: 150, kind: 'official' as const, day: null };
      await call('PUT /api/users/goal', { body: { lastScore } });
      await call('GET /api/learner');
      return rowsOf(id);
    };
    const meanOf = ({ measures }: typeof plain) =>
      Number(measures.find(({ measure }) => measure === 'verbal')?.mean);
    expect(meanOf(await report(168))).toBeGreaterThan(meanOf(plain) + 0.2);
    expect(meanOf(await report(135))).toBeLessThan(meanOf(plain) - 0.2);
    expect(await report(null)).toEqual(plain);
  });

  test('is folded once by many who ask at once', async () => {
    const { call, id } = await learner();
    await answerAll(call, open);
    await Promise.all(Array.from({ length: 6 }, () => call('GET /api/learner')));
    expect(await rowsOf(id)).toEqual(await foldedAnew(id));
  });

  test('is folded again within a day when a key is mended', async () => {
    const { call, id } = await learner();
    await answerAll(call, open.slice(0, 2));
    await call('GET /api/learner');
    const before = await rowsOf(id);
    await bank.harness.db.execute(
      sql`update question_answers set correct = not correct where user_id = ${id}`,
    );
    const now = bank.harness.deps.now();
    bank.harness.setNow(new Date(now.getTime() + 25 * 3_600_000));
    try {
      await call('GET /api/learner');
    } finally {
      bank.harness.setNow(now);
    }
    const after = await rowsOf(id);
    expect(after).not.toEqual(before);
    expect(after).toEqual(await foldedAnew(id));
  });

  test('begins where the words of the level test say', async () => {
    const { call, id } = await learner();
    await answerAll(call, open.slice(0, 1));
    await call('GET /api/learner');
    const before = (await rowsOf(id)).measures;
    await bank.harness.db.execute(sql`
      insert into word_settings (user_id, new_per_day, retention, start_level, estimate, updated_at)
      values (${id}, 20, 0.9, 1, '{"low": 0, "known": 0, "high": 0, "startLevel": 1}', now())`);
    await call('GET /api/learner');
    const after = (await rowsOf(id)).measures;
    const mean = (rows: typeof before, place: number) => Number(rows[place]?.mean);
    expect(mean(after, 1)).toBeLessThan(mean(before, 1));
    expect(mean(after, 0)).toBe(mean(before, 0));
  });
});

describe('the score', () => {
  /** Sixty answers would take sixty questions: what they leave behind is enough. */
  async function wellKnown({ db, deps }: Harness, userId: string) {
    await readLearner(deps, userId, []);
    await db.execute(
      sql`update learner_measures set variance = 0.02, answers = 60 where user_id = ${userId} and measure = 'verbal'`,
    );
  }
  const verbalOf = async (call: Bank['visitor']) => (await call('GET /api/learner')).measures[0]?.score;

  test('is shown when it is known, with its bands around it', async () => {
    const harness = await openHarness();
    try {
      await importExampleExams(harness.deps);
      const { call, id } = await makePerson(harness);
      expect(await verbalOf(call)).toBeNull();
      await wellKnown(harness, id);
      const told = await verbalOf(call);
      if (!told) throw new Error('no score is told');
      const { score, band68, band95 } = told;
      expect(score).toBeGreaterThanOrEqual(band68[0]);
      expect(score).toBeLessThanOrEqual(band68[1]);
      expect(band95[1] - band95[0]).toBeGreaterThan(band68[1] - band68[0]);
      // The overview of lessons tells the level of a topic, to its learner alone.
      setLessons(exampleLessons);
      const levelOf = async (who: Bank['visitor']) =>
        (await who('GET /api/lessons')).areas
          .flatMap(({ lessons }) => lessons)
          .find((one) => one.id === 'blank.contrast')?.level;
      expect(await levelOf(call)).toBeNull();
      await harness.db.execute(sql`
        insert into learner_skills (user_id, skill, mean, variance, answers, today, recent, day, is_solid)
        values (${id}, 'blank.contrast', -3, 0.01, 9, 0, 9, 0, false)`);
      expect(await levelOf(call)).toBe('weak');
      expect(await levelOf(harness.client())).toBeNull();
      const { topics } = await call('GET /api/learner');
      const verbal = topics.filter(({ measure }) => measure === 'verbal');
      expect(verbal.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 6);
    } finally {
      await harness.close();
    }
  });

  test('is not told where there is no mock exam to tell it by', async () => {
    const { call, id } = await learner();
    await wellKnown(bank.harness, id);
    expect(await verbalOf(call)).toBeNull();
  });
});

test('an answer moves the rows of its own topics and their areas, and no others', async () => {
  const { call, id } = await learner();
  const code = bank.codes(bank.all.list).find((one) => one.includes('mc-one')) ?? '';
  await bank.check(call, code, ['A'], 60_000);
  await bank.check(call, 'level-1', ['A'], 60_000);
  await call('GET /api/learner');
  const rows = (await rowsOf(id)).skills.map(({ skill, recent }) => [skill, recent]);
  expect(Object.fromEntries(rows)).toEqual({
    blank: 1,
    'blank.contrast': 0.6,
    'blank.cause': 0.4,
    'quant.arith': 1,
    'quant.arith.primes': 1,
  });
});

test('goes with the account, and into what one takes along', async () => {
  const { call, id } = await learner();
  await answerAll(call, open);
  await call('GET /api/learner');
  const { personalData } = await import('#server/routes/personal-data.ts');
  const part = personalData.find(({ name }) => name === 'learner');
  expect(JSON.stringify(await part?.read(bank.harness.db, id))).toContain('blank.cause');
  await bank.harness.db.transaction((tx) => part?.erase(tx as never, id, new Date()) as Promise<void>);
  expect(await rowsOf(id)).toEqual({ measures: [], skills: [] });
});
