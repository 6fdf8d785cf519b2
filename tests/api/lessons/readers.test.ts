/** What the staff see of a lesson's readers: sums, and nobody in particular. */
import { beforeEach, expect, test } from 'vitest';
import type { Client } from '#contract/client.ts';
import { setLessons } from '#server/domains/lessons/service.ts';
import { exampleLesson } from '#tests/api/example-lessons.ts';
import { openHarness } from '#tests/api/harness.ts';
import { makePerson, type Person } from '#tests/api/people.ts';
import { errorOf } from '#tests/candidate.ts';

const harness = await openHarness();
const { pool } = harness;
const editor = await makePerson(harness, { role: 'editor' });
const params = { slug: 'blank-contrast' };

beforeEach(async () => {
  setLessons([exampleLesson('blank.cause'), exampleLesson('blank.contrast')]);
  await pool.query('truncate lessons_begun, lesson_tallies');
});

type Answers = { key: string; tries: number; solved: boolean }[];
const save = ({ call }: { call: Client }, place: string, answers: Answers = []) =>
  call('PUT /api/lessons/{slug}/progress', { params, body: { place, answers } });

const readers = async () => (await editor.call('GET /api/staff/lessons')).list;

test('each reader stands in one place, and is counted once', async () => {
  const [one, other] = [await makePerson(harness), await makePerson(harness)];
  await save(one, 'hook');
  await save(one, 'step-2');
  await save(one, 'step-1');
  await save(other, 'step-2');
  const [first, second] = await readers();
  expect(first).toEqual({
    slug: 'blank-contrast',
    title: 'Lesson blank.contrast',
    readers: 2,
    finished: 0,
    stop: { place: 'step-2', readers: 2 },
    hardest: null,
  });
  expect(second).toMatchObject({ slug: 'blank-cause', readers: 0, stop: null });
});

test('what most miss at first is told from thirty readers on', async () => {
  const people: Person[] = [];
  for (let n = 0; n < 30; n += 1) people.push(await makePerson(harness));
  const answer = async (person: Person, tries: number) =>
    save(person, 'step-2', [
      { key: 'hook', tries: 1, solved: true },
      { key: 'step-1', tries, solved: true },
    ]);
  await Promise.all(people.slice(1).map((person, n) => answer(person, n < 20 ? 2 : 1)));
  expect((await readers())[0]?.hardest).toBeNull();
  // All at once and each twice: the sums stay right.
  await Promise.all(people.flatMap((person) => [save(person, 'step-1'), save(person, 'hook')]));
  await answer(people[0] as Person, 1);
  expect((await readers())[0]).toMatchObject({
    readers: 30,
    hardest: { key: 'step-1', readers: 30, share: 20 / 30 },
  });
});

test('sums stay when a reader leaves, and hold no name', async () => {
  const one = await makePerson(harness);
  await save(one, 'card');
  await pool.query('delete from lessons_begun where user_id = $1', [one.id]);
  expect((await readers())[0]?.readers).toBe(1);
  const { rows } = await pool.query(
    `select column_name as name from information_schema.columns where table_name = 'lesson_tallies'`,
  );
  expect(rows.map(({ name }) => name).sort()).toEqual(['key', 'lesson', 'missed', 'readers']);
});

test('is for teachers and editors, not for support', async () => {
  const look = async (role: 'teacher' | 'support') =>
    errorOf((await makePerson(harness, { role })).call('GET /api/staff/lessons'));
  expect(await look('support')).toBe('FORBIDDEN');
  await expect(
    (await makePerson(harness, { role: 'teacher' })).call('GET /api/staff/lessons'),
  ).resolves.toBeTruthy();
});
