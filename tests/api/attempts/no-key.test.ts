/** “Correct answers, analyses and hints leave the server only through publicView(): in a mock exam after grading.” */
import { expect, test } from 'vitest';
import { createClient } from '#contract/client.ts';
import { forms } from '#core/questions/kinds.ts';
import { sweep } from '#server/domains/attempts/sweeper.ts';
import { answerTo, importExampleExams } from '#tests/api/example-exams.ts';
import { openHarness } from '#tests/api/harness.ts';
import { makePerson } from '#tests/api/people.ts';
import { answer, begin, type Candidate, exerciseOf, finish, move } from '#tests/candidate.ts';

const harness = await openHarness();
const { api, deps } = harness;
const exams = await importExampleExams(deps);

/** What no reply about an open question may have, at any depth. */
const secretNames =
  /^(key|keys|secret|analysis|steps|notes|correct|misconceptions?|misses|family|clued|translation|module|tags|difficulty|seconds|questionId|versionId|score)$/;

/** Where the names appear, and every text that carries the mark of the example bank's secrets. */
function findSecrets(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return value.includes('SECRET') ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    ...(secretNames.test(name) ? [`${path}.${name}`] : []),
    ...findSecrets(inner, `${path}.${name}`),
  ]);
}

/** A client that keeps every reply, refusals too. */
function listening(token: string) {
  const replies: { call: string; body: unknown }[] = [];
  const call = createClient({
    locale: 'en',
    token,
    fetch: async (url, init) => {
      const response = await api.request(url, init);
      const body: unknown = await response.clone().json();
      replies.push({ call: `${init.method} ${url}`, body });
      return response;
    },
  });
  return { call, replies };
}

async function everyCall(candidate: Candidate) {
  const { call, recordId, tab, examId } = candidate;
  const params = { recordId };
  const { id: exerciseId, question_type: type } = exerciseOf(candidate);
  const mark = { params: { exerciseId }, body: { recordId, type, tab } };
  await call('PUT /api/exercises/{exerciseId}/mark', mark);
  await call('POST /api/exercises/{exerciseId}/check', { params: { exerciseId }, body: { recordId } }).catch(
    () => null,
  );
  await call('PUT /api/records/{recordId}/heartbeat', { params, body: { tab, elapsed: 3 } });
  await call('PUT /api/records/{recordId}/lease', { params, body: { tab } });
  await call('PUT /api/records/{recordId}/timeout', { params, body: { tab } });
  await call('PUT /api/records/{recordId}/save', { params, body: { tab } });
  candidate.state = await call('GET /api/records/{recordId}', { params, query: { tab } });
  await move(candidate, 'continue');
  await move(candidate, 'help');
  await move(candidate, 'return');
  if (type !== 'write') {
    await move(candidate, 'review');
    await move(candidate, 'return');
  }
  await move(candidate, 'exit');
  await move(candidate, 'continue');
  await call('POST /api/users-exams', { body: { examId } });
  await call('POST /api/exams/{id}/finish', { params: { id: examId }, body: { recordId: '999999' } }).catch(
    () => null,
  );
  const record = await call('GET /api/records/{recordId}', { params, query: { tab } });
  for (const { id } of record.sections) {
    if (id) {
      const one = call('GET /api/records/{recordId}', { params, query: { sectionId: id } });
      await one.catch(() => null);
    }
  }
}

test('no reply of a running mock exam holds a key, an analysis or a hint', { timeout: 120_000 }, async () => {
  const person = await makePerson(harness);
  const { call, replies } = listening(person.token);
  const candidate = await begin(call, exams.mock);
  const shown = new Set<string>();
  for (;;) {
    if (candidate.state.screen !== 'exercise') {
      if ((await move(candidate, 'continue')) === 'confirm') break;
      continue;
    }
    const { question } = exerciseOf(candidate);
    shown.add(question.form);
    await answer(candidate, answerTo(question.form, shown.size % 2 === 0));
    if (candidate.state.exerciseIndex === 0) await everyCall(candidate);
    if ((await move(candidate, 'next')) === 'confirm') break;
  }
  await sweep(deps);
  expect([...shown].sort()).toEqual([...forms].sort());
  const calls = new Set(replies.map((reply) => reply.call.replace(/\d+|\?.*/g, '')));
  expect(calls.size).toBeGreaterThanOrEqual(11);
  expect(replies.length).toBeGreaterThan(150);
  const leaks = replies.flatMap(({ call: name, body }) =>
    findSecrets(body).map((path) => `${name}: ${path}`),
  );
  expect(leaks).toEqual([]);
  await finish(candidate);
});

test('the finder finds what it looks for', () => {
  expect(findSecrets({ data: [{ question: { key: ['A'] } }, { a: 'a SECRET why' }] })).toEqual([
    '.data.0.question.key',
    '.data.1.a',
  ]);
});

test('in practice only the question that was checked gives its key', async () => {
  const person = await makePerson(harness);
  const { call, replies } = listening(person.token);
  const candidate = await begin(call, exams.verbal);
  await move(candidate, 'continue');
  const { id } = exerciseOf(candidate);
  await answer(candidate, ['A']);
  await call('POST /api/exercises/{exerciseId}/check', {
    params: { exerciseId: id },
    body: { recordId: candidate.recordId },
  });
  const record = await call('GET /api/records/{recordId}', { params: candidate });
  expect(Object.keys(record.checked)).toEqual([id]);
  const others = replies
    .filter((reply) => !reply.call.includes('/check'))
    .map(({ body }) => {
      const { checked: _, ...data } = (body as { data: Record<string, unknown> }).data;
      return findSecrets(data);
    });
  expect(others.flat()).toEqual([]);
});
