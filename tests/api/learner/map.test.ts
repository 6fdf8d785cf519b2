/** The mastery map: what is known is shown, what is not is not, and every level has its answers behind it. */

import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { dayAt, numberOfDay } from '#core/learning/day.ts';
import { homeTimeZone } from '#core/learning/goal.ts';
import { importExampleExams } from '#tests/api/example-exams.ts';
import { openHarness } from '#tests/api/harness.ts';
import { makePerson, type Person } from '#tests/api/people.ts';

const harness = await openHarness();
const { db, deps, setNow } = harness;
await importExampleExams(deps);
const dayMs = 86_400_000;

const openQuestions = async (person: Person, tag: string) =>
  (await person.call('GET /api/questions', { query: { tag: [tag], size: 100 } as never })).list;

/** Answers as the page gives them: read, and then checked. */
async function answer(person: Person, id: string, right: boolean) {
  const { rows } = await db.execute<{ key: string[] }>(sql`
    select secret -> 'key' as key from question_versions v join questions q on q.current_version_id = v.id
    where q.id = ${id}`);
  const key = rows[0]?.key ?? [];
  const wrong = key.map((one) => (one === 'B' ? 'C' : 'B'));
  const now = deps.now();
  setNow(new Date(now.getTime() - 60_000));
  const { opened } = await person.call('GET /api/questions/{id}', {
    params: { id },
    query: { reveal: 'false' as never },
  });
  setNow(now);
  await person.call('POST /api/questions/{id}/check', {
    params: { id },
    body: { answer: right ? key : wrong, spent: 60_000, ...(opened && { opened }) },
  });
}

const tilesOf = (map: Awaited<ReturnType<typeof readMap>>) => map.areas.flatMap(({ topics }) => topics);
const readMap = (person: Person) => person.call('GET /api/learner/map');
const tileAt = async (person: Person, path: string) => {
  const found = tilesOf(await readMap(person)).find(({ tag }) => tag.path === path);
  if (!found) throw new Error(`no tile ${path}`);
  return found;
};

const someTopic = async (person: Person): Promise<string> => {
  const tiles = tilesOf(await readMap(person));
  for (const { tag } of tiles) if ((await openQuestions(person, tag.path)).length >= 5) return tag.path;
  throw new Error('no topic with five open questions');
};

/** What many answers would have left behind. */
async function know(person: Person, path: string, mean: number, unseenDays = 0, answers = 12) {
  await readMap(person);
  const day = numberOfDay(dayAt(deps.now(), homeTimeZone)) - unseenDays;
  await db.execute(sql`
    insert into learner_skills (user_id, skill, mean, variance, answers, today, recent, day, is_solid)
    values (${person.id}, ${path}, ${mean}, 0.02, ${answers}, 0, 1, ${day}, false)
    on conflict (user_id, skill) do update set mean = excluded.mean, variance = excluded.variance,
      answers = excluded.answers, day = excluded.day`);
  await db.execute(sql`update learner_measures set variance = 0.02 where user_id = ${person.id}`);
}

test('without an answer every topic of the exam is there and unknown', async () => {
  const person = await makePerson(harness);
  const map = await readMap(person);
  expect(map.answers).toBe(0);
  const tiles = tilesOf(map);
  expect(tiles.length).toBeGreaterThan(2);
  for (const tile of tiles)
    expect(tile).toMatchObject({
      level: 'unknown',
      isFading: false,
      trend: null,
      points: null,
      unseenDays: null,
    });
  const verbal = map.areas.filter(({ measure }) => measure === 'verbal').flatMap(({ topics }) => topics);
  expect(verbal.reduce((sum, { questions }) => sum + questions, 0)).toBeCloseTo(27, 4);
});

test('a level comes with the fifth answer, and the answers stand behind it with their times', async () => {
  const person = await makePerson(harness);
  const path = await someTopic(person);
  const questions = (await openQuestions(person, path)).slice(0, 5);
  const read = () => person.call('GET /api/learner/topics/{path}', { params: { path } });
  for (const [place, { id }] of questions.entries()) {
    const before = await read();
    expect(before.level).toBe('unknown');
    expect(before.range).toBeNull();
    expect(before.answers).toBe(place);
    await answer(person, id, place > 0);
  }
  const topic = await read();
  expect(topic.level).not.toBe('unknown');
  expect(topic).toMatchObject({
    answers: 5,
    right: 4,
    isUnsure: true,
    isFading: false,
    unseenDays: 0,
    mistakes: 1,
  });
  expect(topic.evidence.map(({ questionId }) => questionId)).toEqual(questions.map(({ id }) => id).reverse());
  expect(topic.evidence.at(-1)).toMatchObject({ isRight: false, spentMs: 60_000, isOpen: true });
  const { low, middle, high } = topic.range ?? { low: 9, middle: 9, high: 9 };
  expect(low).toBeLessThan(middle);
  expect(middle).toBeLessThan(high);
  expect(topic.history).toEqual([]);
});

test('the way here has a level for each week from the first answer on', async () => {
  const person = await makePerson(harness);
  const path = await someTopic(person);
  const now = deps.now();
  try {
    for (const [place, { id }] of (await openQuestions(person, path)).slice(0, 5).entries()) {
      setNow(new Date(now.getTime() - (22 - place) * dayMs));
      await answer(person, id, true);
    }
  } finally {
    setNow(null);
  }
  const { history, unseenDays } = await person.call('GET /api/learner/topics/{path}', { params: { path } });
  expect(history).toHaveLength(4);
  expect(history[0]?.level).toBe('unknown');
  expect(history.at(-1)?.level).not.toBe('unknown');
  expect(unseenDays).toBe(18);
});

test('what is known fades after three weeks, and what is weak is worth points', async () => {
  const person = await makePerson(harness);
  const path = await someTopic(person);
  await know(person, path, 0.8, 20);
  expect(await tileAt(person, path)).toMatchObject({ level: 'good', isFading: false, isUnsure: false });
  await know(person, path, 0.8, 21);
  expect(await tileAt(person, path)).toMatchObject({ isFading: true, unseenDays: 21 });
  await know(person, path, -0.5);
  const weak = await tileAt(person, path);
  expect(weak.level).toBe('weak');
  expect(weak.points).toBeGreaterThan(0);
  expect(((weak.points ?? 0) * 2) % 1).toBe(0);
  // Nothing is promised of what is not known.
  for (const tile of tilesOf(await readMap(person)))
    if (tile.level === 'unknown') expect(tile.points).toBeNull();
  await know(person, path, 2.5);
  expect(await tileAt(person, path)).toMatchObject({ level: 'solid', points: null });
});

test('a topic that the exam does not ask is not there, and names come in both languages', async () => {
  const person = await makePerson(harness);
  await expect(
    person.call('GET /api/learner/topics/{path}', { params: { path: 'quant.nothing' } }),
  ).rejects.toMatchObject({ status: 404 });
  await expect(
    person.call('GET /api/learner/topics/{path}', { params: { path: 'blank' } }),
  ).rejects.toMatchObject({ status: 404 });
  const path = await someTopic(person);
  const english = await person.call('GET /api/learner/topics/{path}', { params: { path } });
  const chinese = await harness.client({ locale: 'zh_cn', token: person.token })(
    'GET /api/learner/topics/{path}',
    { params: { path } },
  );
  expect(chinese.tag.name).toBe(english.otherName);
  expect(english.tag.name).toBe(chinese.otherName);
});
