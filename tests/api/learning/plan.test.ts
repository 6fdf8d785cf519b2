/** The study plan: seen by anyone, and for a user made from the goal, always from today on. */
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { makePlan } from '#core/learning/plan/study-plan.ts';
import { importExampleExams } from '#tests/api/example-exams.ts';
import { openHarness } from '#tests/api/harness.ts';
import { insertAnswers, type Learner, makeLearner } from './learner-work.ts';

const harness = await openHarness();
await importExampleExams(harness.deps);
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
  const tick = (call: Learner['call'], id: string, isDone: boolean) =>
    call('PUT /api/study-plan/tasks/{id}', { params: { id }, body: { isDone } });

  test('has none without a goal; four answers set the goal, and the plan is on', async () => {
    setNow(start);
    const { call } = await makeLearner(harness);
    expect(await call('GET /api/study-plan')).toBeNull();
    const plan = await call('PUT /api/study-plan', { body: input });
    expect(plan).toMatchObject({
      today: '2026-11-15',
      exam: { date: '2027-02-15', daysLeft: 92 },
      target: { total: 324 },
      baseline: { total: 312, source: 'reported' },
      change: null,
      replanned: null,
    });
    expect(await call('GET /api/users/goal')).toMatchObject({
      targetScore: { verbal: 157, quant: 167 },
      examDate: '2027-02-15',
      minutes: plan.minutes,
      startedAt: expect.any(String),
    });
    expect(plan.days[0]?.day).toBe('2026-11-15');
    expect(plan.days.at(-1)).toMatchObject({ day: '2027-02-15', kind: 'exam', tasks: [] });
    expect(plan.days.filter(({ kind }) => kind === 'mock').length).toBeGreaterThan(4);
    for (const { tasks } of plan.days)
      for (const { to, reason, minutes } of tasks) {
        expect(to.startsWith('/')).toBe(true);
        expect(reason.code).toBeTruthy();
        expect(minutes).toBeGreaterThan(0);
      }
  });

  test('keeps the same plan from two tabs at once', async () => {
    setNow(start);
    const { call } = await makeLearner(harness);
    const plans = await Promise.all([1, 2, 3, 4].map(() => call('PUT /api/study-plan', { body: input })));
    expect(new Set(plans.map(({ exam }) => exam?.date)).size).toBe(1);
    expect(new Set(plans.map(({ days }) => JSON.stringify(days[0]?.tasks))).size).toBe(1);
  });

  test('says that a task was done elsewhere and takes it back; another’s task is not there', async () => {
    setNow(start);
    const { call } = await makeLearner(harness);
    const { days } = await call('PUT /api/study-plan', { body: input });
    const id = days[0]?.tasks[0]?.id ?? '';
    expect(await tick(call, id, true)).toEqual({ id, state: 'elsewhere' });
    expect((await call('GET /api/study-plan'))?.days[0]?.tasks[0]?.state).toBe('elsewhere');
    expect(await tick(call, id, false)).toEqual({ id, state: 'open' });
    const stranger = await makeLearner(harness);
    for (const wrong of [id, '20261115-99', 'd1-1', '99999999-1', '20260231-1', '00000101-1'])
      await expect(tick(stranger.call, wrong, true)).rejects.toMatchObject({ status: 404 });
  });

  test('is told what a changed goal did, and what of it only', async () => {
    setNow(start);
    const { call } = await makeLearner(harness);
    const before = await call('PUT /api/study-plan', { body: input });
    await call('PUT /api/users/goal', { body: { minutes: 120, examDate: '2027-04-15' } });
    const plan = await call('GET /api/study-plan');
    expect(plan?.minutes).toBe(120);
    expect(plan?.change?.lines).toContainEqual({ what: 'minutes', from: before.minutes, to: 120 });
    expect(plan?.change?.lines).toContainEqual({ what: 'exam', from: '2027-02-15', to: '2027-04-15' });
    expect(plan?.change?.lines.map(({ what }) => what)).not.toContain('target');
    setNow(new Date(start.getTime() + 8 * 86_400_000));
    expect((await call('GET /api/study-plan'))?.change).toBeNull();
  });

  test('puts the plan away, and a change of the goal brings it back', async () => {
    setNow(start);
    const { call } = await makeLearner(harness);
    await call('PUT /api/study-plan', { body: input });
    await call('DELETE /api/study-plan');
    expect(await call('GET /api/study-plan')).toBeNull();
    expect(await call('GET /api/today')).toMatchObject({ state: 'no-goal', tasks: [] });
    expect((await call('GET /api/users/goal')).examDate).toBe('2027-02-15');
    await call('PUT /api/users/goal', { body: { minutes: 25 } });
    expect((await call('GET /api/study-plan'))?.minutes).toBe(25);
  });

  test.each([
    ['was put away', 'DELETE'],
    ['led to an exam that is over', 'exam'],
  ])('begins anew with a plan that %s, and has missed nothing', async (_, how) => {
    setNow(start);
    const { call, id } = await makeLearner(harness);
    const startedOn = async () => {
      const { rows } = await harness.db.execute(
        sql`select started_on::text as day from plan_states where user_id = ${id}`,
      );
      return rows[0]?.day;
    };
    await call('PUT /api/study-plan', { body: input });
    if (how === 'exam') await call('PUT /api/users/goal', { body: { examDate: '2026-11-25' } });
    expect((await call('GET /api/study-plan'))?.today).toBe('2026-11-15');
    expect(await startedOn()).toBe('2026-11-15');
    if (how === 'DELETE') await call('DELETE /api/study-plan');
    setNow(new Date('2026-11-30T04:00:00Z'));
    await call('PUT /api/users/goal', { body: { examDate: '2027-03-01' } });
    expect(await call('GET /api/study-plan')).toMatchObject({ replanned: null });
    expect(await startedOn()).toBe('2026-11-30');
  });

  test('who loses three days finds the past as it was and the plan from today on', async () => {
    setNow(start);
    const { call, id } = await makeLearner(harness);
    await call('PUT /api/study-plan', { body: input });
    await insertAnswers(harness, id, { at: start, n: 16, measure: 'verbal' });
    await call('GET /api/today');
    setNow(new Date('2026-11-19T04:00:00Z'));
    const plan = await call('GET /api/study-plan');
    const dayOf = (day: string) => plan?.days.find((one) => one.day === day);
    expect(dayOf('2026-11-15')).toMatchObject({ isLit: true, tasks: [{ state: 'done' }] });
    expect(dayOf('2026-11-17')).toMatchObject({ isLit: false, tasks: [] });
    expect(dayOf('2026-11-19')?.tasks.length).toBeGreaterThan(0);
    expect(plan?.replanned?.missedDays).toBe(3);
  });

  test('with a plan of the former kind gets its target, date and minutes as the goal; ticks count for that day', async () => {
    setNow(start);
    const { call, id } = await makeLearner(harness);
    const former = makePlan({ ...input, previous: 312 }, '2026-11-14');
    const words = former.tasks.find(({ work, day }) => work.kind === 'words' && day === '2026-11-15');
    await harness.db.execute(
      sql`insert into study_plans values (${id}, ${JSON.stringify(former)}::jsonb, ${start})`,
    );
    await harness.db.execute(sql`insert into study_plan_ticks values (${id}, ${words?.id}, ${start})`);
    const plan = await call('GET /api/study-plan');
    expect(plan).toMatchObject({ exam: { date: '2027-02-14' }, target: { total: 324 } });
    expect(plan?.minutes).toBe(former.verdict.minutes);
    const today = plan?.days.find(({ day }) => day === '2026-11-15');
    expect(today?.tasks.find(({ work }) => work.kind === 'words')?.state).toBe('elsewhere');
    setNow(new Date(start.getTime() + 86_400_000));
    expect((await call('GET /api/today')).tasks.every(({ state }) => state === 'open')).toBe(true);
  });
});
