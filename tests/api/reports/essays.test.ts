/** Essays through the API: graded after the submission whatever happens, a teacher's score, and a second opinion. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { middlingEssay, weakEssay } from '#core/essay/examples.ts';
import { startGrading } from '#server/domains/essays/queue.ts';
import { answerTo, importExampleExams } from '#tests/api/example-exams.ts';
import { openHarness } from '#tests/api/harness.ts';
import { makePerson, readCode } from '#tests/api/people.ts';
import { begin, errorOf, takeExam } from '#tests/candidate.ts';
import { type Asked, type HttpStub, openHttpStub } from '#tests/http-stub.ts';

/** What the stub answers as the model; a test sets it. */
let answer: (asked: Asked) => unknown = () => 500;
const model: HttpStub = await openHttpStub((asked) => answer(asked));
afterAll(() => model.close());

const harness = await openHarness();
const exams = await importExampleExams(harness.deps);
const withModel = {
  ...harness.deps,
  config: {
    ...harness.deps.config,
    essays: {
      hasGrammar: false,
      model: { url: `${model.origin}/v1`, key: 'secret', name: 'judge', seconds: 1 },
    },
  },
};

/** The first essay of a set is written, the second left empty. */
async function sit(text: string) {
  const person = await makePerson(harness);
  const candidate = await begin(person.call, exams.essays);
  let written = 0;
  await takeExam(candidate, () => [written++ === 0 ? text : '']);
  const read = () => person.call('GET /api/records/{id}/essays', { params: { id: candidate.recordId } });
  return { person, recordId: candidate.recordId, read };
}

/** What is in the background is done when this is. */
const settle = () => harness.deps.background.drain();

async function rowsOf(recordId: string) {
  const { rows } = await harness.pool.query<{
    grader: string;
    state: string;
    tries: number;
    version: string;
  }>(
    `select g.grader, g.state, g.tries, g.version from essay_grades g join essays e on e.id = g.essay_id
     where e.record_id = $1 and e.text <> '' order by g.grader`,
    [recordId],
  );
  return rows;
}

describe('an essay of a submitted attempt', () => {
  test('is graded without being asked for, and its evidence lies in the text', async () => {
    const person = await makePerson(harness);
    const candidate = await begin(person.call, exams.mock);
    const { recordId } = candidate;
    await takeExam(candidate, (form) => (form === 'essay' ? [middlingEssay.text] : answerTo(form)));
    await settle();
    const [essay, ...others] = await person.call('GET /api/records/{id}/essays', {
      params: { id: recordId },
    });
    expect(others).toEqual([]);
    expect(essay).toMatchObject({
      recordId,
      state: 'graded',
      teacher: null,
      second: null,
      hasGrammar: false,
    });
    expect(essay?.text).toBe(middlingEssay.text);
    expect(essay?.version).toBe('feature-1');
    expect(essay?.traits.map(({ trait }) => trait)).toEqual([
      'position',
      'development',
      'organisation',
      'language',
      'conventions',
    ]);
    if (!essay?.estimate || essay.estimate === 'NS') throw new Error('no estimate');
    expect(essay.estimate.high - essay.estimate.low).toBe(1);
  });

  test('speaks the caller’s language: marks, evidence and gates', async () => {
    const { person, recordId } = await sit(weakEssay.text);
    await settle();
    const params = { id: recordId };
    const [english] = await person.call('GET /api/records/{id}/essays', { params });
    const call = harness.client({ locale: 'zh_cn', token: person.token });
    const [chinese] = await call('GET /api/records/{id}/essays', { params });
    expect(english?.marks.length).toBeGreaterThan(10);
    expect(english?.marks.map(({ start }) => start)).toEqual(chinese?.marks.map(({ start }) => start));
    for (const mark of chinese?.marks ?? []) expect(mark.message).toMatch(/\p{Script=Han}/u);
    for (const mark of english?.marks ?? []) expect(mark.message).not.toMatch(/\p{Script=Han}/u);
    expect(chinese?.gates.map(({ text }) => text).join()).toMatch(/150 词/);
  });

  test('is told paragraph by paragraph, in the caller’s language', async () => {
    const { person, recordId } = await sit(middlingEssay.text);
    await settle();
    const params = { id: recordId };
    const [english] = await person.call('GET /api/records/{id}/essays', { params });
    const call = harness.client({ locale: 'zh_cn', token: person.token });
    const [chinese] = await call('GET /api/records/{id}/essays', { params });
    expect(english?.paragraphs[0]?.role).toBe('opening');
    expect(english?.paragraphs.at(-1)?.role).toBe('closing');
    expect(english?.paragraphs.reduce((sum, { words }) => sum + words, 0)).toBe(english?.words);
    for (const { notes } of chinese?.paragraphs ?? []) expect(notes.join()).toMatch(/\p{Script=Han}/u);
    for (const { notes } of english?.paragraphs ?? []) expect(notes.join()).not.toMatch(/\p{Script=Han}/u);
  });

  test('comes with a sample above its score: of another task, of its own where that has one, and none above six', async () => {
    const { person, recordId, read } = await sit(middlingEssay.text);
    await settle();
    expect((await read())[0]?.sample).toBeNull();
    const [essay] = await read();
    const { rows } = await harness.pool.query<Record<'own' | 'other' | 'ownNumber' | 'otherNumber', string>>(
      `select own.id::text as own, own.number as "ownNumber", other.id::text as other, other.number as "otherNumber"
       from exam_items i join questions own on own.id = i.question_id
       join questions other on other.id = (select min(q.id) from questions q
         where q.form = 'essay' and q.id <> own.id and q.reserved_for is null)
       where i.id = $1`,
      [essay?.exerciseId],
    );
    const { own = '', other = '', ownNumber, otherNumber } = rows[0] ?? {};
    const giveSample = (questionId: string, level: number) =>
      harness.pool.query(
        `with made as (
           insert into question_versions (question_id, version, checksum, public, secret, created_at)
           select v.question_id, v.version + 1, 'with a sample', v.public,
                  v.secret || jsonb_build_object('essay', $2::jsonb), v.created_at
           from question_versions v join questions q on q.current_version_id = v.id where q.id = $1
           returning id)
         update questions set current_version_id = (select id from made) where id = $1`,
        [
          questionId,
          JSON.stringify({ level, paragraphs: [{ text: 'So.', note: { en: 'Why', zh_cn: '因' } }] }),
        ],
      );
    await giveSample(other, 5);
    expect((await read())[0]?.sample).toMatchObject({ number: otherNumber, isSameTask: false, level: 5 });
    await giveSample(own, 6);
    expect((await read())[0]?.sample).toMatchObject({
      number: ownNumber,
      isSameTask: true,
      level: 6,
      paragraphs: [{ text: 'So.', note: 'Why' }],
    });
    const teacher = await makePerson(harness, { role: 'teacher' });
    await teacher.call('PUT /api/staff/essays/{id}/score', {
      params: { id: essay?.id ?? '' },
      body: { score: 6 },
    });
    const [scored] = await person.call('GET /api/records/{id}/essays', { params: { id: recordId } });
    expect(scored?.sample).toBeNull();
  });

  test('that was left empty has no score', async () => {
    const { read } = await sit('');
    await settle();
    const [essay] = await read();
    expect(essay).toMatchObject({ state: 'graded', estimate: 'NS', words: 0, marks: [], traits: [] });
  });

  test('is each of a set’s essays', async () => {
    const { read } = await sit(middlingEssay.text);
    await settle();
    expect((await read()).map(({ state, estimate }) => [state, estimate === 'NS'])).toEqual([
      ['graded', false],
      ['graded', true],
    ]);
  });

  test('is nobody else’s, and not there before the submission', async () => {
    const { recordId, person } = await sit(middlingEssay.text);
    const other = await makePerson(harness);
    const teacher = await makePerson(harness, { role: 'teacher' });
    const params = { id: recordId };
    expect(await errorOf(other.call('GET /api/records/{id}/essays', { params }))).toBe('NOT_FOUND');
    expect(await errorOf(teacher.call('GET /api/records/{id}/essays', { params }))).toBe('NOT_FOUND');
    const open = await begin(person.call, exams.mock);
    expect(
      await errorOf(person.call('GET /api/records/{id}/essays', { params: { id: open.recordId } })),
    ).toBe('NOT_FOUND');
  });
});

describe('grading that was cut off', () => {
  test('is taken up again by the next start, once, and tells the same', async () => {
    const { recordId, read } = await sit(middlingEssay.text);
    await settle();
    const before = await read();
    // As a crash in the middle leaves it: claimed, not graded.
    await harness.pool.query(
      `update essay_grades set state = 'waiting', result = null, version = null, graded_at = null,
       claimed_until = now() + interval '3 minutes' where essay_id = $1`,
      [before[0]?.id],
    );
    expect((await read())[0]).toMatchObject({ state: 'waiting', estimate: null });
    startGrading(harness.deps);
    await settle();
    // Somebody may still be at work on it.
    expect((await read())[0]?.state).toBe('waiting');
    harness.setNow(new Date(Date.now() + 200_000));
    startGrading(harness.deps);
    startGrading(harness.deps);
    await settle();
    harness.setNow(null);
    const [essay] = await read();
    expect(essay).toMatchObject({ state: 'graded', estimate: before[0]?.estimate ?? null });
    expect(await rowsOf(recordId)).toEqual([
      { grader: 'feature', state: 'graded', tries: 2, version: 'feature-1' },
    ]);
  });

  test('of an attempt from before there was a grader starts when its report is opened', async () => {
    const { recordId, read } = await sit(middlingEssay.text);
    await settle();
    await harness.pool.query('delete from essays where record_id = $1', [recordId]);
    expect((await read())[0]?.state).toBe('waiting');
    await settle();
    expect((await read())[0]?.state).toBe('graded');
  });

  test('is given up after three tries, and says so', async () => {
    const { recordId, read } = await sit(middlingEssay.text);
    await settle();
    await harness.pool.query(
      `update essay_grades set state = 'waiting', tries = 2, result = null where essay_id in
       (select id from essays where record_id = $1 and text <> '')`,
      [recordId],
    );
    const broken = {
      ...harness.deps,
      grammar: { check: () => Promise.reject(new Error('no')), close: async () => {} },
    };
    startGrading({ ...broken, log: harness.deps.log.child({}, { level: 'silent' }) });
    await settle();
    expect((await read())[0]).toMatchObject({ state: 'failed', estimate: null, traits: [] });
  });
});

describe('a teacher’s score', () => {
  test('stands before the estimate, names its giver, and is told to the writer', async () => {
    const { person, read } = await sit(middlingEssay.text);
    await settle();
    const [essay] = await read();
    const params = { id: essay?.id ?? '' };
    const teacher = await makePerson(harness, { role: 'teacher', nickname: 'Ms Gu' });
    const { list } = await teacher.call('GET /api/staff/essays', { query: { status: 'open' } });
    expect(list[0]).toMatchObject({ id: params.id, teacherScore: null, nickname: 'Lin' });
    const own = await teacher.call('GET /api/staff/essays', { query: { userId: person.id } });
    expect([own.total, own.list[0]?.id]).toEqual([1, params.id]);
    const opened = await teacher.call('GET /api/staff/essays/{id}', { params });
    expect(opened).toMatchObject({ userId: person.id, nickname: 'Lin', examTitle: list[0]?.examTitle });
    await teacher.call('PUT /api/staff/essays/{id}/score', {
      params,
      body: { score: 4.5, comment: 'Give one more example.' },
    });
    const [scored] = await read();
    expect(scored?.teacher).toMatchObject({
      score: 4.5,
      comment: 'Give one more example.',
      nickname: 'Ms Gu',
    });
    expect(scored?.estimate).toEqual(essay?.estimate);
    const inbox = await person.call('GET /api/messages', { query: {} });
    expect(inbox.list[0]?.body).toContain('4.5');
    await teacher.call('DELETE /api/staff/essays/{id}/score', { params });
    expect((await read())[0]?.teacher).toBeNull();
  });

  test.each([4.3, -1, 6.5])('of %s is refused', async (score) => {
    const { read } = await sit(middlingEssay.text);
    const [essay] = await read();
    const teacher = await makePerson(harness, { role: 'teacher' });
    const given = teacher.call('PUT /api/staff/essays/{id}/score', {
      params: { id: essay?.id ?? '' },
      body: { score },
    });
    expect(await errorOf(given)).toBe('INVALID_INPUT');
  });

  test('is no learner’s to give', async () => {
    const { person, read } = await sit(middlingEssay.text);
    const [essay] = await read();
    const params = { id: essay?.id ?? '' };
    expect(
      await errorOf(person.call('PUT /api/staff/essays/{id}/score', { params, body: { score: 6 } })),
    ).toBe('FORBIDDEN');
    expect(await errorOf(person.call('GET /api/staff/essays/{id}', { params }))).toBe('FORBIDDEN');
  });
});

describe('a second opinion', () => {
  const verdict = (level: number, quote = 'I mostly agree with this statement') => ({
    choices: [
      {
        message: {
          content: JSON.stringify({ level, comments: [{ quote, zh: '立场清楚。', en: 'Clear.' }] }),
        },
      },
    ],
  });

  /** Queued and graded as a process with a model would. */
  async function judge(text: string) {
    const { recordId, read } = await sit(text);
    await settle();
    await harness.pool.query(
      `insert into essay_grades (essay_id, grader) select id, 'model' from essays where record_id = $1 and text <> ''`,
      [recordId],
    );
    model.asked.length = 0;
    startGrading({ ...withModel, log: harness.deps.log.child({}, { level: 'silent' }) });
    await settle();
    return { recordId, essay: (await read())[0] };
  }

  beforeAll(() => harness.setNow(null));

  test('is asked for trait by trait, with the text and nothing about the writer', async () => {
    answer = () => verdict(2);
    const { essay, recordId } = await judge(middlingEssay.text);
    expect(model.asked).toHaveLength(5);
    for (const { path, headers, body } of model.asked) {
      expect(path).toBe('/v1/chat/completions');
      expect(headers.get('authorization')).toBe('Bearer secret');
      expect(body).toContain('such as washing machines');
      expect(body).not.toContain('example.com');
      expect(JSON.parse(body)).toMatchObject({ model: 'judge', temperature: 0 });
    }
    expect(essay?.second).toMatchObject({ estimate: { low: 1.5, middle: 2, high: 2.5 }, isFarApart: true });
    const { text, spans } = essay?.second?.traits[0]?.evidence[0] ?? { text: '', spans: [] };
    expect(text).toBe('Clear.');
    expect(essay?.text.slice(spans[0]?.start, spans[0]?.end)).toBe('I mostly agree with this statement');
    expect((await rowsOf(recordId)).map(({ grader, state }) => [grader, state])).toEqual([
      ['feature', 'graded'],
      ['model', 'graded'],
    ]);
  });

  test('that comes broken is asked for once more', async () => {
    let calls = 0;
    answer = () => {
      calls += 1;
      return calls <= 5
        ? { choices: [{ message: { content: 'I would say 4.' } }] }
        : verdict(4, 'not in the text');
    };
    const { essay } = await judge(middlingEssay.text);
    expect(model.asked).toHaveLength(10);
    expect(essay?.second?.estimate).toEqual({ low: 3.5, middle: 4, high: 4.5 });
    expect(essay?.second?.traits[0]?.evidence[0]?.spans).toEqual([]);
  });

  test('out of range is not believed, and the estimate stands without it', async () => {
    answer = () => verdict(60);
    const { essay, recordId } = await judge(middlingEssay.text);
    expect(essay).toMatchObject({ state: 'graded', second: null });
    expect((await rowsOf(recordId))[1]).toMatchObject({ grader: 'model', state: 'waiting', tries: 1 });
  });

  test('is asked of nobody where no model is configured', async () => {
    model.asked.length = 0;
    const { recordId } = await sit(middlingEssay.text);
    await settle();
    expect(model.asked).toEqual([]);
    expect((await rowsOf(recordId)).map(({ grader }) => grader)).toEqual(['feature']);
  });
});

test('whoever leaves takes the grades along, and leaves none behind', async () => {
  const { person, recordId } = await sit(middlingEssay.text);
  await settle();
  const headers = { authorization: `Bearer ${person.token}` };
  const data = await harness.api.request('http://localhost/api/users/data', { headers });
  expect(await data.text()).toContain('feature-1');
  await person.call('POST /api/auth/codes', { body: { email: person.email, purpose: 'verify' } });
  await person.call('POST /api/users/deletion', { body: { code: await readCode(harness, person.email) } });
  expect(await rowsOf(recordId)).toEqual([]);
});
