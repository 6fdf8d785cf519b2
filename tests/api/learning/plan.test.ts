/** The study plan: seen by anyone, kept by a user, planned again when days slip. */
import { describe, expect, test } from 'vitest';
import { openHarness } from '#tests/api/harness.ts';
import { makePerson } from '#tests/api/people.ts';

const harness = await openHarness();
const { client, setNow } = harness;
const input = { stage: 'self-studied', months: 3, previous: 312, target: 324 } as const;
const start = new Date('2026-11-15T04:00:00Z');

describe('a visitor', () => {
  test('sees a plan at once', async () => {
    setNow(start);
    const plan = await client()('GET /api/study-plan/preview', { query: input });
    expect(plan).toMatchObject({ starts: '2026-11-15', examDay: '2027-02-15', isKept: false, moved: 0 });
    expect(plan.tasks.length).toBeGreaterThan(200);
    expect(plan.tasks.every(({ to }) => to.startsWith('/'))).toBe(true);
  });

  test.each([
    ['a stage that the form does not offer', { stage: 'expert' }, 'stage'],
    ['seven months', { months: 7 }, 'months'],
    ['no target', { target: undefined }, 'target'],
    ['a target above 340', { target: 341 }, 'target'],
    ['a last score below 260', { previous: 100 }, 'previous'],
  ])('is told what is wrong with %s', async (_, wrong, field) => {
    await expect(
      client()('GET /api/study-plan/preview', { query: { ...input, ...wrong } as never }),
    ).rejects.toMatchObject({ status: 400, fields: { [field]: expect.any(String) } });
  });

  test('without a last score leaves it out', async () => {
    const { previous: _, ...rest } = input;
    expect(await client()('GET /api/study-plan/preview', { query: rest })).toMatchObject({ baseline: 298 });
  });
});

describe('a user', () => {
  test('takes the same plan from two tabs at once', async () => {
    const { call } = await makePerson(harness);
    const plans = await Promise.all([1, 2, 3, 4].map(() => call('PUT /api/study-plan', { body: input })));
    expect(new Set(plans.map(({ examDay }) => examDay)).size).toBe(1);
  });

  test('has none, keeps one, and makes another in its place', async () => {
    setNow(start);
    const { call } = await makePerson(harness);
    expect(await call('GET /api/study-plan')).toBeNull();
    await call('PUT /api/study-plan', { body: input });
    expect(await call('GET /api/study-plan')).toMatchObject({ isKept: true, input });
    await call('PUT /api/study-plan/tasks/{id}', { params: { id: 'd1-1' }, body: { isDone: true } });
    await call('PUT /api/study-plan', { body: { ...input, months: 1 } });
    const plan = await call('GET /api/study-plan');
    expect(plan?.examDay).toBe('2026-12-15');
    expect(plan?.tasks.some(({ isDone }) => isDone)).toBe(false);
    await call('DELETE /api/study-plan');
    expect(await call('GET /api/study-plan')).toBeNull();
  });

  test('ticks a task off and takes the tick back', async () => {
    setNow(start);
    const { call } = await makePerson(harness);
    await call('PUT /api/study-plan', { body: input });
    const done = async () =>
      (await call('GET /api/study-plan'))?.tasks.filter(({ isDone }) => isDone).map(({ id }) => id);
    const tick = (isDone: boolean, id = 'd2-1') =>
      call('PUT /api/study-plan/tasks/{id}', { params: { id }, body: { isDone } });
    await tick(true);
    await tick(true);
    expect(await done()).toEqual(['d2-1']);
    await tick(false);
    expect(await done()).toEqual([]);
    await expect(tick(true, 'd999-1')).rejects.toMatchObject({ status: 404 });
  });

  test('who loses three days finds the work on coming days, and what was done where it was', async () => {
    setNow(start);
    const { call } = await makePerson(harness);
    const first = await call('PUT /api/study-plan', { body: input });
    const doneId = first.tasks.find(({ day }) => day === '2026-11-15')?.id ?? '';
    await call('PUT /api/study-plan/tasks/{id}', { params: { id: doneId }, body: { isDone: true } });
    setNow(new Date('2026-11-18T04:00:00Z'));
    const plan = await call('GET /api/study-plan');
    expect(plan?.moved).toBeGreaterThan(0);
    expect(plan?.tasks.find(({ id }) => id === doneId)).toMatchObject({ day: '2026-11-15', isDone: true });
    expect(plan?.tasks.filter(({ isDone, day }) => !isDone && day < '2026-11-18')).toEqual([]);
  });
});
