import { beforeAll, describe, expect, test } from 'vitest';
import { bankTexts } from '#core/bank-text.ts';
import { inTransaction } from '#server/db/tx.ts';
import { attemptsData } from '#server/domains/attempts/service.ts';
import { importExams } from '#server/domains/exams/import.ts';
import { createOwnSet } from '#server/domains/exams/own-sets.ts';
import { ownSetsData } from '#server/domains/exams/service.ts';
import { atPace } from '#tests/api/pace.ts';
import { answer, begin, errorOf, exerciseOf, move, takeExam } from '../candidate.ts';
import { importExamples } from './example-bank.ts';
import {
  answerTo,
  contentOfExams,
  type ExampleExams,
  importExampleExams,
  mockSource,
  practiceSources,
} from './example-exams.ts';
import { openHarness } from './harness.ts';
import { makePerson } from './people.ts';

const harness = await openHarness();
const { deps, pool, client } = harness;
const visitor = client();
let exams: ExampleExams;
beforeAll(async () => {
  exams = await importExampleExams(deps);
});

const all = () => [mockSource(), ...practiceSources];

describe('GET exams', () => {
  test('lists mock exams with their sections, a section of several modules as one', async () => {
    const { total, list } = await visitor('GET /api/exams', { query: { type: 'GREPREP' } });
    expect(total).toBe(1);
    expect(list).toMatchObject([
      { id: exams.mock, title: 'Example mock exam', limit: 3, count: 55, minutes: 118, mine: null },
    ]);
    expect(list[0]?.sections.map(({ id }) => id === null)).toEqual([false, false, false, true, true]);
  });

  test.each([
    [{ type: 'JIJING' }, 3],
    [{ type: 'JIJING', kind: 'monthly' }, 1],
    [{ topic: 'quant' }, 1],
    [{ topic: 'quant.arith.primes' }, 1],
    [{ topic: 'quant.arith.percent' }, 0],
    [{ form: 'essay' }, 2],
    [{ form: 'qc', type: 'JIJING' }, 1],
    // One was made for this level, the others are so on average.
    [{ difficulty: 3 }, 3],
    [{ difficulty: 5 }, 0],
  ] as const)('filters: %o gives %d', async (query, total) => {
    expect((await visitor('GET /api/exams', { query: { ...query } })).total).toBe(total);
  });

  test('pages, and gives the total alone for size 0', async () => {
    const query = { type: 'JIJING', size: 2, page: 2 } as const;
    expect((await visitor('GET /api/exams', { query })).list).toHaveLength(1);
    expect(await visitor('GET /api/exams', { query: { size: 0 } })).toMatchObject({ total: 4, list: [] });
  });

  test('speaks the caller’s language', async () => {
    const chinese = await client({ locale: 'zh_cn' })('GET /api/exams/{id}', {
      params: { id: exams.verbal },
    });
    expect(chinese).toMatchObject({ title: '练习 example-verbal-set', kind: 'form', canCheck: true });
    expect(chinese.topics).toEqual([
      { value: 'blank', label: '填空逻辑' },
      { value: 'blank.contrast', label: '转折对比' },
    ]);
  });

  test('tells a user what they have done with each', async () => {
    const { call } = await makePerson(harness);
    const candidate = await begin(call, exams.quant);
    const mine = async () =>
      (await call('GET /api/exams', { query: { type: 'JIJING' } })).list.find(({ id }) => id === exams.quant)
        ?.mine;
    expect(await mine()).toEqual({
      submitted: 0,
      openRecordId: candidate.recordId,
      best: null,
      bestScores: null,
      reports: [],
    });
    await takeExam(
      candidate,
      atPace(harness, (form) => answerTo(form)),
    );
    await deps.background.drain();
    harness.setNow(null);
    expect(await mine()).toEqual({
      submitted: 1,
      openRecordId: null,
      best: 100,
      bestScores: null,
      reports: [
        {
          recordId: candidate.recordId,
          submittedAt: expect.any(String),
          total: null,
          percent: 100,
          isAnswered: true,
        },
      ],
    });
  });
});

test('GET exercises/filters gives every filter with its counts', async () => {
  const filters = await visitor('GET /api/exercises/filters');
  expect(filters.map(({ key }) => key)).toEqual(['kind', 'form', 'difficulty', 'topic']);
  const [kind, form] = filters;
  expect(kind?.options).toEqual([
    { value: 'form', label: 'By question type', count: 1 },
    { value: 'monthly', label: 'New this month', count: 1 },
    { value: 'must-do', label: 'Must do', count: 1 },
  ]);
  expect(form?.options.map(({ value }) => value)).toEqual([
    'tc1',
    'tc2',
    'tc3',
    'se',
    'rc-one',
    'rc-many',
    'rc-sentence',
    'qc',
    'mc-one',
    'mc-many',
    'numeric',
    'essay',
  ]);
});

describe('the import', () => {
  test('a second time changes nothing', async () => {
    expect(await importExams(deps, all())).toEqual({
      added: 0,
      changed: 0,
      retired: 0,
      unchanged: 4,
      faults: [],
    });
  });

  test.each([
    ['a question that does not exist', { questions: ['nothing'] }, /no question nothing/],
    ['a question of another measure', { questions: ['example-qc-0'] }, /is quant, not verbal/],
    ['a question twice', { questions: ['example-tc1-0', 'example-tc1-0'] }, /is in the exam twice/],
    [
      'a passage whose questions stand apart',
      { questions: ['example-rc-one-0', 'example-tc1-0', 'example-rc-many-0'] },
      /stand apart/,
    ],
    ['neither questions nor modules', { questions: undefined }, /one of them/],
  ])('leaves an exam out that has %s, and takes the others', async (_, change, reason) => {
    const section = { measure: 'verbal', minutes: null, ...change };
    const faulty = { ...practiceSources[0], id: 'faulty', sections: [section] };
    const result = await importExams(deps, [...all(), faulty]);
    const fault = { item: 'faulty', reason: expect.stringMatching(reason) };
    expect(result).toMatchObject({ added: 0, unchanged: 4, retired: 0, faults: [fault] });
    expect((await visitor('GET /api/exams')).total).toBe(4);
  });

  test.each([
    [
      'too few questions',
      (mock: ReturnType<typeof mockSource>) => mock.sections[1]?.questions?.pop(),
      /12 questions, not 11/,
    ],
    [
      'another time',
      (mock: ReturnType<typeof mockSource>) => Object.assign(mock.sections[2]!, { minutes: 35 }),
      /21 minutes, not 35/,
    ],
    [
      'no cuts',
      (mock: ReturnType<typeof mockSource>) => Object.assign(mock, { cuts: {} }),
      /cuts are needed/,
    ],
    [
      'a section less',
      (mock: ReturnType<typeof mockSource>) => mock.sections.pop(),
      /5 sections, this one 4/,
    ],
  ])('holds a mock exam to the shape of the test: %s', async (_, spoil, reason) => {
    const mock = mockSource();
    spoil(mock);
    const result = await importExams(deps, [mock, ...practiceSources]);
    expect(JSON.stringify(result.faults)).toMatch(reason);
    // What was imported before stays, and can be taken.
    expect(result).toMatchObject({ retired: 0, unchanged: 3 });
    expect((await visitor('GET /api/exams', { query: { type: 'GREPREP' } })).total).toBe(1);
  });

  test('a change of composition is a new edition; who is in the middle goes on with the old one', async () => {
    const { call } = await makePerson(harness);
    const old = await begin(call, exams.quant);
    await move(old, 'continue');
    const before = old.record.exercises.map(({ id }) => id);
    const [verbalSet, quantSet, ...rest] = practiceSources;
    const section = { measure: 'quant', minutes: 10, questions: ['example-qc-18', 'example-mc-one-18'] };
    const changed = [mockSource(), verbalSet, { ...quantSet, sections: [section] }, ...rest];
    expect(await importExams(deps, changed)).toMatchObject({ added: 0, changed: 1 });
    await answer(old, ['C']);
    const again = await call('GET /api/records/{recordId}', { params: old });
    expect(again.exercises.map(({ id }) => id)).toEqual(before);
    const fresh = await begin((await makePerson(harness)).call, exams.quant);
    await move(fresh, 'continue');
    expect(fresh.record.exercises).toHaveLength(2);
    await importExams(deps, all());
  });

  test('a new version of a question reaches new attempts alone', async () => {
    const old = await begin((await makePerson(harness)).call, exams.verbal);
    await move(old, 'continue');
    const stem = bankTexts({ zh_cn: 'A better stem', en: 'A better stem' });
    await importExamples(
      deps,
      contentOfExams((_, copy) => (copy === 19 ? { stem } : {})),
    );
    await importExams(deps, all());
    const still = await old.call('GET /api/records/{recordId}', { params: old });
    expect(still.exercises[0]?.question.stem.en).not.toBe('A better stem');
    const fresh = await begin((await makePerson(harness)).call, exams.verbal);
    await move(fresh, 'continue');
    expect(exerciseOf(fresh).question.stem.en).toBe('A better stem');
  });

  test('an exam that is gone is retired: no new attempts, but who has begun finishes', async () => {
    const candidate = await begin((await makePerson(harness)).call, exams.essays);
    expect(await importExams(deps, all().slice(0, 3))).toMatchObject({ retired: 1 });
    expect((await visitor('GET /api/exams')).total).toBe(3);
    const late = (await makePerson(harness)).call('POST /api/users-exams', {
      body: { examId: exams.essays },
    });
    expect(await errorOf(late)).toBe('NOT_FOUND');
    expect(await takeExam(candidate, () => ['Mine.'])).toContain(candidate.recordId);
    expect(await importExams(deps, all())).toMatchObject({ changed: 1 });
  });
});

async function makeOwnSet(ownerId: string): Promise<string> {
  const { rows } = await pool.query(
    `select id::text from questions where status = 'published' and reserved_for is null order by id limit 5`,
  );
  return createOwnSet(deps, {
    ownerId,
    title: { zh_cn: '我的练习', en: 'My practice' },
    questionIds: rows.map(({ id }) => id),
    minutes: null,
    canCheck: true,
  });
}

describe('a set that somebody made', () => {
  test('is taken like any other, and is there for nobody else', async () => {
    const owner = await makePerson(harness);
    const examId = await makeOwnSet(owner.id);
    const candidate = await begin(owner.call, examId);
    expect(candidate.record.exam.title).toBe('My practice');
    await takeExam(candidate, (form) => answerTo(form));
    const other = await makePerson(harness);
    expect(await errorOf(other.call('GET /api/exams/{id}', { params: { id: examId } }))).toBe('NOT_FOUND');
    expect(await errorOf(other.call('POST /api/users-exams', { body: { examId } }))).toBe('NOT_FOUND');
    expect((await owner.call('GET /api/exams')).list.map(({ id }) => id)).not.toContain(examId);
  });
});

test('an account that is deleted takes its attempts along', async () => {
  const person = await makePerson(harness);
  const candidate = await begin(person.call, exams.verbal);
  await takeExam(candidate, (form) => answerTo(form));
  await deps.background.drain();
  expect(JSON.stringify(await attemptsData.read(deps.db, person.id))).toContain(candidate.recordId);
  await inTransaction(deps.db, (tx) => attemptsData.erase(tx, person.id, deps.now()));
  const { rows } = await pool.query(
    `select (select count(*) from records where user_id = $1) + (select count(*) from record_answers where record_id = $2)
       + (select count(*) from record_events where record_id = $2) as left`,
    [person.id, candidate.recordId],
  );
  expect(rows[0].left).toBe('0');
});

test('and after them the sets that the person made, whole', async () => {
  const [person, other] = [await makePerson(harness), await makePerson(harness)];
  const examId = await makeOwnSet(person.id);
  await makeOwnSet(other.id);
  await takeExam(await begin(person.call, examId), (form) => answerTo(form));
  await deps.background.drain();
  expect(await ownSetsData.read(deps.db, person.id)).toMatchObject([
    { id: examId, title: { en: 'My practice' } },
  ]);
  await inTransaction(deps.db, async (tx) => {
    for (const { erase } of [attemptsData, ownSetsData]) await erase(tx, person.id, deps.now());
  });
  expect(await ownSetsData.read(deps.db, person.id)).toEqual([]);
  const { rows } = await pool.query('select count(*)::int as left from exam_sections where exam_id = $1', [
    examId,
  ]);
  expect(rows[0].left).toBe(0);
  expect(await ownSetsData.read(deps.db, other.id)).toHaveLength(1);
});
