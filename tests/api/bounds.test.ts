/** Numbers at the edge of what a column or a number can hold are refused by name, not by a failure. */
import { expect, test } from 'vitest';
import { begin, exerciseOf, move } from '../candidate.ts';
import { findOpenQuestion } from './access-fixtures.ts';
import { importExampleExams } from './example-exams.ts';
import { openHarness } from './harness.ts';
import { makePerson } from './people.ts';

const harness = await openHarness();
const { verbal } = await importExampleExams(harness.deps);
const person = await makePerson(harness);
const questionId = await findOpenQuestion(person.call);

async function put(path: string, body: object): Promise<number> {
  const response = await harness.api.request(path, {
    method: 'PUT',
    headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return response.status;
}

test.each([2_147_483_648, Number.MAX_SAFE_INTEGER, -1, 1e300])(
  'the revision %d of a note',
  async (revision) => {
    const { id } = await person.call('POST /api/notes', { body: { questionId, body: 'mine' } });
    expect(await put(`/api/notes/${id}`, { body: 'changed', revision })).toBe(400);
  },
);

test('the number of an answer, and the answer without one that follows it', async () => {
  const candidate = await begin(person.call, verbal);
  await move(candidate, 'continue');
  const { recordId, tab } = candidate;
  const { id } = exerciseOf(candidate);
  const save = (seq?: number) =>
    put(`/api/exercises/${id}/answer`, { recordId, tab, type: 'fill', answer: ['A'], seq });
  expect(await save(Number.MAX_SAFE_INTEGER)).toBe(400);
  expect(await save(4_000_000_000_000_000)).toBe(200);
  expect(await save()).toBe(200);
  expect(await save()).toBe(200);
});
