/** What is not taken, and what is said then; and calls that need say nothing. */
import { expect, test } from 'vitest';
import type { ApiError } from '#contract/client.ts';
import { answerTo, importExampleExams } from '#tests/api/example-exams.ts';
import { openHarness } from '#tests/api/harness.ts';
import { makePerson } from '#tests/api/people.ts';
import { answer, begin, errorOf, exerciseOf, move, read } from '#tests/candidate.ts';

const harness = await openHarness();
const exams = await importExampleExams(harness.deps);
const person = () => makePerson(harness);

const failure = (work: Promise<unknown>): Promise<ApiError> =>
  work.then(
    () => {
      throw new Error('it went through');
    },
    (thrown: ApiError) => thrown,
  );

test('an answer whose type is not the exercise’s is bad input, and so is a mark', async () => {
  const { call } = await person();
  const candidate = await begin(call, exams.verbal);
  await move(candidate, 'continue');
  const { id: exerciseId, question } = exerciseOf(candidate);
  const { recordId, tab } = candidate;
  const body = { recordId, tab, type: 'math' as const };
  const params = { exerciseId };
  const given = answerTo(question.form);
  const refused = await failure(
    call('PUT /api/exercises/{exerciseId}/answer', { params, body: { ...body, answer: given } }),
  );
  expect([refused.status, refused.error, Object.keys(refused.fields)]).toEqual([
    400,
    'INVALID_INPUT',
    ['type'],
  ]);
  expect(
    await errorOf(call('PUT /api/exercises/{exerciseId}/mark', { params, body: { ...body, marked: true } })),
  ).toBe('INVALID_INPUT');
  const { answers, marks } = await read(candidate);
  expect([answers, marks]).toEqual([{}, []]);
});

test('an option that does not exist is bad input, and what was stored stays', async () => {
  const { call } = await person();
  const candidate = await begin(call, exams.verbal);
  await move(candidate, 'continue');
  const { id, question } = exerciseOf(candidate);
  await answer(candidate, answerTo(question.form));
  for (const part of ['Z', 'a', '0', 'constructor']) {
    const refused = await failure(answer(candidate, [part]));
    expect([refused.error, Object.keys(refused.fields)]).toEqual(['INVALID_INPUT', ['answer']]);
  }
  expect((await read(candidate)).answers[id]?.answer).toEqual(answerTo(question.form));
  // To give an answer up is one.
  await answer(candidate, []);
  expect((await read(candidate)).answers[id]?.answer).toEqual([]);
});

test.each(['timeout', 'exit'] as const)(
  'PUT %s works without a body and without a content type',
  async (name) => {
    const { call, token } = await person();
    const { recordId } = await begin(call, exams.mock);
    const response = await harness.api.request(`http://localhost/api/records/${recordId}/${name}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(await response.json()).toMatchObject({ code: 0 });
    // The same from a client that announces a stream and then has nothing to say.
    const streamed = await harness.api.request(
      new Request(`http://localhost/api/records/${recordId}/${name}`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${token}` },
        body: new ReadableStream({ start: (controller) => controller.close() }),
        duplex: 'half',
      } as RequestInit),
    );
    expect(await streamed.json()).toMatchObject({ code: 0 });
  },
);

test('a body that is something else than JSON is refused as before', async () => {
  const { call, token } = await person();
  const { recordId } = await begin(call, exams.mock);
  const response = await harness.api.request(`http://localhost/api/records/${recordId}/exit`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'text/plain' },
    body: 'tab',
  });
  expect(response.status).toBe(415);
  expect((await call('GET /api/records/{recordId}', { params: { recordId } })).status).toBe('open');
});

test('a section that is still ahead says so, to who reads and to who answers', async () => {
  const { call } = await person();
  const candidate = await begin(call, exams.mock);
  const { sections } = candidate.record;
  const { recordId, tab } = candidate;
  const ahead = sections[1];
  expect(ahead?.exercises).toHaveLength(ahead?.count ?? -1);
  const reading = await failure(
    call('GET /api/records/{recordId}', { params: { recordId }, query: { sectionId: ahead?.id ?? '' } }),
  );
  expect(reading.error).toBe('SECTION_AHEAD');
  const params = { exerciseId: ahead?.exercises[0] ?? '' };
  const body = { recordId, tab, type: 'fill' as const };
  expect(
    await errorOf(call('PUT /api/exercises/{exerciseId}/answer', { params, body: { ...body, answer: [] } })),
  ).toBe('SECTION_AHEAD');
  expect(await errorOf(call('PUT /api/exercises/{exerciseId}/mark', { params, body }))).toBe('SECTION_AHEAD');
  // The current one has not been opened either.
  const [current] = sections;
  expect(
    await errorOf(
      call('PUT /api/exercises/{exerciseId}/answer', {
        params: { exerciseId: current?.exercises[0] ?? '' },
        body: { ...body, type: 'write', answer: ['Early.'] },
      }),
    ),
  ).toBe('SECTION_AHEAD');
  // A section of no such exam is not there at all.
  expect(
    await errorOf(
      call('GET /api/records/{recordId}', { params: { recordId }, query: { sectionId: '999999' } }),
    ),
  ).toBe('NOT_FOUND');
});

test('lists of sections carry the ids of their exercises, where the module is chosen', async () => {
  const { call } = await person();
  const { sections } = await call('GET /api/exams/{id}', { params: { id: exams.mock } });
  for (const { id, count, exercises } of sections) expect(exercises.length).toBe(id === null ? 0 : count);
  expect(sections.some(({ id }) => id === null)).toBe(true);
  const candidate = await begin(call, exams.verbal);
  await move(candidate, 'continue');
  expect(candidate.record.sections[0]?.exercises).toEqual(candidate.record.exercises.map(({ id }) => id));
});

test('an attempt that was given up says so, to its owner alone', async () => {
  const { call } = await person();
  const candidate = await begin(call, exams.verbal);
  await move(candidate, 'continue');
  const { recordId, tab } = candidate;
  await call('PUT /api/records/{recordId}/restart', { params: { recordId } });
  const params = { recordId };
  expect(await errorOf(call('GET /api/records/{recordId}', { params }))).toBe('RECORD_DROPPED');
  expect(await errorOf(call('PUT /api/records/{recordId}/heartbeat', { params, body: { tab } }))).toBe(
    'RECORD_DROPPED',
  );
  expect(await errorOf(answer(candidate, answerTo(exerciseOf(candidate).question.form)))).toBe(
    'RECORD_DROPPED',
  );
  const { call: other } = await person();
  expect(await errorOf(other('GET /api/records/{recordId}', { params }))).toBe('NOT_FOUND');
});

test('a tab that is left gives the attempt back: the next one need not take over', async () => {
  const { call } = await person();
  const { recordId, tab } = await begin(call, exams.verbal);
  const params = { recordId };
  const lease = (name: string, release = false) =>
    call('PUT /api/records/{recordId}/lease', { params, body: { tab: name, release } });
  expect(await errorOf(lease('tab-elsewhere'))).toBe('RECORD_TAKEN');
  expect((await lease(tab, true)).lease.holder).toBe('free');
  expect((await lease('tab-elsewhere')).lease.holder).toBe('mine');
  // Nobody gives back what another one holds.
  expect((await lease(tab, true)).lease.holder).toBe('other');
});
