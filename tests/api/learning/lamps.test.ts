import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { insertAnswers } from './learner-work.ts';
import { daysLater, hoursLater, now, openToday } from './today-learner.ts';

const { harness, me, today, setGoal, start, sitMock } = await openToday();
const { db, setNow } = harness;

describe('lamps', () => {
  test('of days before they were counted are lit too', async () => {
    for (const back of [1, 2, 40])
      await insertAnswers(harness, me.id, { at: daysLater(-back), n: 6, measure: 'verbal', ms: 120_000 });
    await insertAnswers(harness, me.id, { at: daysLater(-5), n: 2, measure: 'verbal', ms: 120_000 });
    const { lamps } = await today();
    expect(lamps).toMatchObject({ total: 3, streak: 2 });
    expect(lamps.days.filter(({ state }) => state === 'lit').map(({ day }) => day)).toEqual([
      '2026-10-07',
      '2026-11-14',
      '2026-11-15',
    ]);
  });

  test('are lit by answers that arrive late from a device that was offline', async () => {
    await today();
    setNow(daysLater(3));
    expect((await today()).lamps.total).toBe(0);
    await insertAnswers(harness, me.id, { at: daysLater(1), n: 6, measure: 'verbal', ms: 120_000 });
    expect((await today()).lamps.days.find(({ day }) => day === '2026-11-17')?.state).toBe('lit');
  });

  test('are never lost, whatever becomes of the work', async () => {
    await start();
    const { tasks } = await today();
    const tick = (isDone: boolean) =>
      me.call('PUT /api/study-plan/tasks/{id}', { params: { id: tasks[0]?.id ?? '' }, body: { isDone } });
    await tick(true);
    expect((await today()).lamps.total).toBe(1);
    await tick(false);
    expect((await today()).lamps.total).toBe(1);
  });
});

describe('where one stands', () => {
  const rowsOf = async () => {
    const { rows } = await db.execute(
      sql`select day, measure, answers from learner_days where user_id = ${me.id} order by day, measure`,
    );
    return rows;
  };

  test('is reckoned once a day, not after every answer', async () => {
    await insertAnswers(harness, me.id, { at: daysLater(-1), n: 6, measure: 'quant' });
    const before = await today();
    await insertAnswers(harness, me.id, { at: now, n: 9, measure: 'verbal' });
    expect((await today()).score).toEqual(before.score);
    expect(await rowsOf()).toHaveLength(1);
    setNow(daysLater(1));
    expect((await today()).score.measures[0]?.answers).toBeGreaterThan(0);
    expect((await rowsOf()).map(({ day }) => day)).toEqual(['2026-11-16', '2026-11-17', '2026-11-17']);
  });

  test('is reckoned again after a mock exam', async () => {
    await today();
    await insertAnswers(harness, me.id, { at: now, n: 6, measure: 'quant' });
    expect(await rowsOf()).toEqual([]);
    await sitMock(hoursLater(1));
    setNow(hoursLater(2));
    await today();
    expect(await rowsOf()).toHaveLength(1);
  });

  test('is reckoned again when the mock exam is graded, though it was looked at between', async () => {
    await today();
    await sitMock(hoursLater(1), { gradedAt: null });
    setNow(hoursLater(2));
    await setGoal({ minutes: 35, isStarted: true });
    await today();
    await insertAnswers(harness, me.id, { at: hoursLater(1), n: 6, measure: 'quant' });
    await db.execute(
      sql`update records set status = 'graded', graded_at = ${hoursLater(3)} where user_id = ${me.id}`,
    );
    setNow(hoursLater(4));
    await today();
    expect(await rowsOf()).toHaveLength(1);
  });
});

describe('moments', () => {
  test('are told once, one a day, until they are seen', async () => {
    await start();
    await today();
    await expect(
      me.call('GET /api/moments/{kind}', { params: { kind: 'first-mock' } }),
    ).rejects.toMatchObject({ status: 404 });
    await sitMock(hoursLater(1));
    setNow(hoursLater(2));
    expect((await today()).moment).toEqual({ kind: 'first-mock', n: 1, name: null });
    expect((await today()).moment?.kind).toBe('first-mock');
    expect(await me.call('GET /api/moments/{kind}', { params: { kind: 'first-mock' } })).toMatchObject({
      day: '2026-11-16',
      to: '/user/exam-results',
      isSeen: false,
    });
    await me.call('PUT /api/moments/{kind}/seen', { params: { kind: 'first-mock' }, body: {} });
    expect((await today()).moment).toBeNull();
    setNow(daysLater(1));
    await sitMock(daysLater(1));
    expect((await today()).moment).toBeNull();
  });

  test('are none for a mock exam that was broken off', async () => {
    await start();
    await sitMock(hoursLater(1), { by: 'exit' });
    setNow(hoursLater(2));
    expect((await today()).moment).toBeNull();
    await sitMock(hoursLater(2), { by: 'server' });
    setNow(hoursLater(3));
    expect((await today()).moment?.kind).toBe('first-mock');
  });

  test('of lamps from before: the highest alone', async () => {
    for (let back = 1; back <= 31; back += 1)
      await insertAnswers(harness, me.id, { at: daysLater(-back), n: 6, measure: 'verbal', ms: 120_000 });
    expect((await today()).moment).toMatchObject({ kind: 'lamps-30', n: 30 });
    await me.call('PUT /api/moments/{kind}/seen', { params: { kind: 'lamps-30' }, body: {} });
    setNow(daysLater(1));
    expect((await today()).moment).toBeNull();
  });
});
