/** Calibration on the real database: ratings at once, the nightly refit, doubts about keys, and reports that stay. */
import { expect, onTestFinished, test } from 'vitest';
import { seeded } from '#core/random.ts';
import { normal } from '#core/scoring/simulate.ts';
import { inTransaction } from '#server/db/tx.ts';
import { calibrate } from '#server/domains/calibration/calibrate.ts';
import { calibrateIfDue, createCalibrator } from '#server/domains/calibration/nightly.ts';
import { countFirstAnswers, recordAnswers } from '#server/domains/learning/answers/service.ts';
import { importContent } from '#server/domains/questions/import.ts';
import { getVersions } from '#server/domains/questions/service.ts';
import { answerTo, contentOfExams, importExampleExams } from '#tests/api/example-exams.ts';
import { openHarness } from '#tests/api/harness.ts';
import { makePerson } from '#tests/api/people.ts';
import { begin, takeExam } from '#tests/candidate.ts';

const harness = await openHarness();
const { deps, pool, setNow } = harness;
const exams = await importExampleExams(deps);
const wholeBank = { timeout: 120_000 };

async function sitMock() {
  const person = await makePerson(harness);
  const candidate = await begin(person.call, exams.mock);
  await takeExam(candidate, (form) => answerTo(form, true));
  const read = () => person.call('GET /api/records/{id}/results', { params: { id: candidate.recordId } });
  return { person, candidate, read };
}

async function ratingOf(questionId: string) {
  const { rows } = await pool.query('select * from question_ratings where question_id = $1', [questionId]);
  return rows[0];
}

/** People of all abilities answer this question at their desks. */
async function answerByMany(people: number, choose: (theta: number, random: () => number) => string[]) {
  const { rows } = await pool.query(
    `select q.id::text, q.current_version_id::text as version from questions q
     where q.form = 'tc1' and q.status = 'published' order by q.id limit 12`,
  );
  const versions = await getVersions(
    deps.db,
    rows.map(({ version }) => version),
  );
  const random = seeded(5);
  const [target, ...others] = rows;
  for (let index = 0; index < people; index += 1) {
    const person = await makePerson(harness);
    const theta = normal(random);
    const answers = [...others, target].map(({ id, version }) => {
      const versioned = versions.get(version);
      if (versioned?.question.form !== 'tc1') throw new Error('no such question');
      const { question } = versioned;
      const key = question.secret.key;
      const isRight = random() < 1 / (1 + Math.exp(-1.5 * theta));
      const wrong = [question.blanks[0]?.options.find((option) => option.id !== key[0])?.id ?? ''];
      const answer = id === target.id ? choose(theta, random) : isRight ? key : wrong;
      return {
        ...{ userId: person.id, questionId: id, versionId: version, question, answer },
        correct: answer[0] === key[0],
        spentMs: 30_000,
        source: 'bank' as const,
        recordId: null,
        at: new Date(),
      };
    });
    await inTransaction(deps.db, (tx) => recordAnswers(tx, answers));
    await countFirstAnswers(deps);
  }
  const question = versions.get(target.version)?.question;
  if (question?.form !== 'tc1') throw new Error('no such question');
  return { id: target.id as string, key: question.secret.key[0] ?? '' };
}

test('a first answer moves the question and the person once it is counted; a second or an unread one moves nothing', async () => {
  const person = await makePerson(harness);
  const { rows } = await pool.query(
    `select id::text, current_version_id::text as version from questions where form = 'qc' order by id limit 1`,
  );
  const { id, version } = rows[0];
  const question = (await getVersions(deps.db, [version])).get(version)?.question;
  if (question?.form !== 'qc') throw new Error('no such question');
  const give = (spentMs: number) =>
    inTransaction(deps.db, (tx) =>
      recordAnswers(tx, [
        {
          ...{ userId: person.id, questionId: id, versionId: version, question, answer: question.secret.key },
          ...{ correct: true, spentMs, source: 'bank', recordId: null, at: new Date() },
        },
      ]),
    );
  await give(20_000);
  await countFirstAnswers(deps);
  const first = await ratingOf(id);
  expect(first).toMatchObject({ responses: 1 });
  expect(first.variance).toBeLessThan(0.49);
  const mine = await pool.query('select measure, mean, responses from user_ratings where user_id = $1', [
    person.id,
  ]);
  expect(mine.rows).toMatchObject([{ measure: 'quant', responses: 1 }]);
  expect(mine.rows[0].mean).toBeGreaterThan(0);
  await give(20_000);
  await countFirstAnswers(deps);
  expect(await ratingOf(id)).toEqual(first);

  // The takers of example exams answer faster than anybody reads.
  const { person: hasty } = await sitMock();
  expect((await pool.query('select 1 from user_ratings where user_id = $1', [hasty.id])).rowCount).toBe(0);
});

test(
  'the night finds what the answers say, notes a key they contradict, and leaves old reports alone',
  wholeBank,
  async () => {
    const { read } = await sitMock();
    const before = await read();

    const probe = await answerByMany(0, () => []);
    // Those who know more agree on the first option that is not the key.
    const rival = probe.key === 'A' ? 'B' : 'A';
    const target = await answerByMany(80, (theta, random) =>
      random() < 1 / (1 + Math.exp(-2 * (theta + 0.5))) ? [rival] : [probe.key],
    );
    expect(await ratingOf(target.id)).toMatchObject({ responses: 80 });

    const done = await calibrate(deps);
    expect(done?.doubts).toBe(1);
    const { rows } = await pool.query(
      'select a, b, b_sd, responses from calibrated_items where calibration_id = $1 and question_id = $2',
      [done?.id, target.id],
    );
    expect(rows[0]).toMatchObject({ responses: 80 });
    expect(rows[0].b_sd).toBeLessThan(0.6);

    const editor = await makePerson(harness, { role: 'editor' });
    const { list } = await editor.call('GET /api/staff/key-doubts');
    expect(list).toMatchObject([{ questionId: target.id, reason: 'rival', rival: JSON.stringify([rival]) }]);
    const settle = { params: { questionId: target.id }, body: { note: 'the key is right' } };
    await editor.call('PUT /api/staff/key-doubts/{questionId}', settle);
    expect(await editor.call('GET /api/staff/key-doubts')).toMatchObject({ total: 0 });

    expect((await read()).scores).toEqual(before.scores);
    const later = await sitMock();
    await later.read();
    const { rows: after } = await pool.query('select calibration_id::text as id from records where id = $1', [
      later.candidate.recordId,
    ]);
    expect(after[0].id).toBe(done?.id);

    // Settled stays settled while the question is the same.
    await pool.query(
      'delete from calibrations where id not in (select calibration_id from records where calibration_id is not null)',
    );
    await pool.query('update calibrations set responses = 0');
    expect((await calibrate(deps))?.doubts).toBe(0);
  },
);

test('nothing new is answered with nothing, and only the night is for it', wholeBank, async () => {
  // Of two processes one does it, each in a program of its own.
  const calibrators = [createCalibrator(deps), createCalibrator(deps)];
  onTestFinished(async () => {
    setNow(null);
    for (const calibrator of calibrators) await calibrator.close();
  });
  const askAll = () => Promise.all(calibrators.map((calibrator) => calibrateIfDue(deps, calibrator)));
  expect(await calibrate(deps)).toBeNull();
  setNow(new Date('2027-01-10T08:00:00Z'));
  expect(await askAll()).toEqual([null, null]);
  setNow(new Date('2027-01-10T19:30:00Z'));
  expect(await askAll()).toEqual([null, null]);
  await pool.query('update calibrations set responses = 0');
  expect((await askAll()).filter(Boolean)).toHaveLength(1);
});

test(
  'what a panel says is where a question starts from; a report keeps the levels it was scored by, and says so',
  wholeBank,
  async () => {
    const { read } = await sitMock();
    const before = await read();
    expect(before.doubts).not.toContain('older-levels');

    const rated = { level: 1.5, spread: 0.5 };
    const content = contentOfExams((question) =>
      question.exercise_type === 'quant'
        ? ({ secret: { ...question.secret, rated } } as Partial<typeof question>)
        : {},
    );
    await importContent(deps, content);
    const { rows } = await pool.query(
      `select q.id::text, q.current_version_id::text as version from questions q
     left join question_ratings r on r.question_id = q.id where q.form = 'qc' and r.question_id is null
     order by q.id limit 1`,
    );
    const { id, version } = rows[0];
    const question = (await getVersions(deps.db, [version])).get(version)?.question;
    if (question?.form !== 'qc') throw new Error('no such question');
    const person = await makePerson(harness);
    await inTransaction(deps.db, (tx) =>
      recordAnswers(tx, [
        {
          ...{ userId: person.id, questionId: id, versionId: version, question, answer: question.secret.key },
          ...{ correct: true, spentMs: 20_000, source: 'bank', recordId: null, at: new Date() },
        },
      ]),
    );
    await countFirstAnswers(deps);
    // From b = 0.8 × (1.5 − 3) = −1.2 and 0.5² down by one right answer, and not from the label's 0 and 0.7².
    const { mean, variance } = await ratingOf(id);
    expect(mean).toBeLessThan(-1.2);
    expect(mean).toBeGreaterThan(-1.4);
    expect(variance).toBeLessThan(0.25);

    const after = await read();
    expect(after.scores).toEqual(before.scores);
    expect(after.doubts).toContain('older-levels');
    expect(after.isUnreliable).toBe(before.isUnreliable);
  },
);
