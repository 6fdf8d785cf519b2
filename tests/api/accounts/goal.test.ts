import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { usualGoal } from '#core/learning/goal.ts';
import { openHarness } from '#tests/api/harness.ts';
import { forgetLimits, makePerson } from '#tests/api/people.ts';

const harness = await openHarness();

beforeEach(() => forgetLimits(harness));

const targetScore = { verbal: 158, quant: 168, writing: 4 };

test('who has said nothing has the usual goal, and the first run ahead', async () => {
  const { call } = await makePerson(harness);
  expect(await call('GET /api/users/goal')).toEqual({ ...usualGoal, targetScore: null, examDate: null });
});

test('changes in any part and leaves the rest; the profile shows the same', async () => {
  const { call } = await makePerson(harness);
  await call('PUT /api/users/goal', { body: { targetScore, timeZone: 'europe/BERLIN' } });
  const goal = await call('PUT /api/users/goal', { body: { weekdays: [7, 1, 7], examDate: '2027-02-06' } });
  expect(goal).toMatchObject({
    targetScore,
    examDate: '2027-02-06',
    weekdays: [1, 7],
    timeZone: 'Europe/Berlin',
    minutes: usualGoal.minutes,
  });
  expect(await call('GET /api/users/info')).toMatchObject({ targetScore, examDate: '2027-02-06' });
  await call('PUT /api/users/profiles', { body: { examDate: null } });
  expect(await call('GET /api/users/goal')).toEqual({ ...goal, examDate: null });
});

test('the first run is gone through once', async () => {
  const { call } = await makePerson(harness);
  const { startedAt } = await call('PUT /api/users/goal', { body: { isStarted: true } });
  expect(startedAt).not.toBeNull();
  expect((await call('PUT /api/users/goal', { body: { isStarted: true, minutes: 30 } })).startedAt).toBe(
    startedAt,
  );
});

test('two tabs that change different parts at once both have their way', async () => {
  const { call } = await makePerson(harness);
  await Promise.all([
    call('PUT /api/users/goal', { body: { minutes: 90 } }),
    call('PUT /api/users/goal', { body: { stress: 'verbal' } }),
    call('PUT /api/users/goal', { body: { daysOff: ['2027-01-01'] } }),
  ]);
  expect(await call('GET /api/users/goal')).toMatchObject({
    minutes: 90,
    stress: 'verbal',
    daysOff: ['2027-01-01'],
  });
});

test.each([
  ['a zone that is none', { timeZone: 'Middle/Earth' }, 'timeZone'],
  ['an eighth weekday', { weekdays: [8] }, 'weekdays.0'],
  ['no weekday at all', { weekdays: [] }, 'weekdays'],
  ['a day of no minutes', { minutes: 0 }, 'minutes'],
  ['an exam in centuries', { examDate: '9999-12-31' }, 'examDate'],
  ['an exam in four years', { examDate: `${new Date().getUTCFullYear() + 4}-12-31` }, 'examDate'],
  ['a day off in centuries', { daysOff: ['9999-12-31'] }, 'daysOff.0'],
  [
    'a score of the last century',
    { lastScore: { verbal: 150, quant: 150, kind: 'official' as const, day: '1999-12-31' } },
    'lastScore.day',
  ],
])('is refused with %s', async (_, body, field) => {
  const { call } = await makePerson(harness);
  await expect(call('PUT /api/users/goal', { body })).rejects.toMatchObject({
    status: 400,
    fields: { [field]: expect.any(String) },
  });
});

test.each(['9999-12-31', `${new Date().getUTCFullYear() + 4}-12-31`])(
  'the profile refuses an exam on %s too',
  async (examDate) => {
    const { call } = await makePerson(harness);
    await expect(call('PUT /api/users/profiles', { body: { examDate } })).rejects.toMatchObject({
      status: 400,
      fields: { examDate: expect.any(String) },
    });
  },
);

test('a date that was kept before there were bounds is shown, planned in part, and can be mended', async () => {
  const { call, id } = await makePerson(harness);
  await harness.db.execute(sql`update users set exam_date = '9999-12-31' where id = ${id}`);
  expect(await call('GET /api/users/goal')).toMatchObject({ examDate: '9999-12-31' });
  const plan = await call('GET /api/study-plan');
  expect(plan?.days.length).toBeLessThanOrEqual(400);
  expect(plan?.exam?.daysLeft).toBeGreaterThan(2_000_000);
  expect(await call('PUT /api/users/goal', { body: { minutes: 30 } })).toMatchObject({ minutes: 30 });
  expect(await call('PUT /api/users/goal', { body: { examDate: null } })).toMatchObject({ examDate: null });
});
