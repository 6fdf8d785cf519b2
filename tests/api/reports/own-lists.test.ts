/** Where reports are told of: the lists of exams and of results, and the inbox. */
import { expect, test, vi } from 'vitest';
import { answerTo, importExampleExams } from '#tests/api/example-exams.ts';
import { openHarness } from '#tests/api/harness.ts';
import { atPace } from '#tests/api/pace.ts';
import { makePerson } from '#tests/api/people.ts';
import { begin, takeExam } from '#tests/candidate.ts';

// Whole exams are taken.
vi.setConfig({ testTimeout: 120_000 });

const harness = await openHarness();
const exams = await importExampleExams(harness.deps);
const settle = () => harness.deps.background.drain();

type Person = Awaited<ReturnType<typeof makePerson>>;

async function sit(person: Person, examId: string): Promise<string> {
  const candidate = await begin(person.call, examId);
  await takeExam(
    candidate,
    atPace(harness, (form) => answerTo(form, true)),
  );
  await settle();
  harness.setNow(null);
  return candidate.recordId;
}

async function handInEmpty(person: Person, examId: string): Promise<string> {
  const { recordId } = await begin(person.call, examId);
  await person.call('PUT /api/records/{recordId}/exit', { params: { recordId }, body: {} });
  await settle();
  return recordId;
}

const ownOf = async (person: Person, id: string) =>
  (await person.call('GET /api/exams/{id}', { params: { id } })).mine;

const inboxOf = async (person: Person) => (await person.call('GET /api/messages', { query: {} })).list;

test('a mock exam and a set lead to each report by its score and day; an empty paper has none', async () => {
  const person = await makePerson(harness);
  const empty = await handInEmpty(person, exams.mock);
  const sat = await sit(person, exams.mock);
  const mine = await ownOf(person, exams.mock);
  expect(mine?.reports).toMatchObject([
    { recordId: sat, isAnswered: true, total: expect.any(Number), percent: null },
    { recordId: empty, isAnswered: false, total: null, percent: null },
  ]);
  const set = await sit(person, exams.verbal);
  expect((await ownOf(person, exams.verbal))?.reports).toMatchObject([
    { recordId: set, isAnswered: true, total: null, percent: 100 },
  ]);
  const { list } = await person.call('GET /api/results', { query: {} });
  const answered = new Map(list.map((row) => [row.recordId, row.answered]));
  expect([answered.get(empty), answered.get(sat)]).toEqual([0, 55]);
  const other = await makePerson(harness);
  expect((await ownOf(other, exams.mock))?.reports).toEqual([]);
});

test('the inbox tells once of the report of an exam that was sat, and of nothing else', async () => {
  const person = await makePerson(harness);
  await handInEmpty(person, exams.mock);
  await sit(person, exams.verbal);
  expect(await inboxOf(person)).toEqual([]);
  const recordId = await sit(person, exams.mock);
  await person.call('GET /api/records/{id}/results', { params: { id: recordId } });
  await settle();
  expect(await inboxOf(person)).toMatchObject([
    { title: 'Your report is ready: Example mock exam', link: `/result/${recordId}` },
  ]);
});
