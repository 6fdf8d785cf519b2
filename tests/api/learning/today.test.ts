import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { readToday } from '#server/domains/coach/today/service.ts';
import { insertAnswers } from './learner-work.ts';
import { daysLater, now, openToday } from './today-learner.ts';

const { harness, me, today, setGoal, start, experienced, review } = await openToday();
const { db, deps, setNow, pool } = harness;

const kinds = (tasks: readonly { work: { kind: string } }[]) => tasks.map(({ work }) => work.kind);

describe('with nothing known', () => {
  test('the next step is the first run, and no score is told', async () => {
    const found = await today();
    expect(found).toMatchObject({
      day: '2026-11-16',
      state: 'no-goal',
      next: { kind: 'start', to: '/start' },
      tasks: [],
      exam: null,
      target: null,
      forecast: null,
      changes: [],
      replanned: null,
      moment: null,
      score: { total: null, measures: [{ answers: 0, missing: 25, score: null }, { missing: 25 }] },
      lamps: { streak: 0, total: 0, todayMinutes: 0, isTodayLit: false },
    });
    expect(found.lamps.days).toHaveLength(91);
    expect(found.chart).toEqual([]);
  });

  test('the first day with a goal begins with the diagnostic, 35 minutes in all', async () => {
    await start();
    const { state, tasks, next } = await today();
    expect(state).toBe('first');
    expect(kinds(tasks)[0]).toBe('diagnostic');
    expect(tasks.reduce((sum, { minutes }) => sum + minutes, 0)).toBeLessThanOrEqual(35);
    expect(next).toMatchObject({ kind: 'diagnostic', to: '/stream?mode=diagnostic', amount: 16 });
  });
});

describe('tasks are done by work', () => {
  test('sixteen answers anywhere are the diagnostic, and light the lamp', async () => {
    await start();
    await today();
    await insertAnswers(harness, me.id, { at: now, n: 8, measure: 'verbal', ms: 1000 });
    expect((await today()).tasks[0]).toMatchObject({ done: 8, state: 'open' });
    await insertAnswers(harness, me.id, { at: now, n: 8, measure: 'quant', ms: 1000 });
    const { tasks, lamps, next } = await today();
    expect(tasks[0]).toMatchObject({ done: 16, state: 'done' });
    expect(lamps).toMatchObject({ total: 1, streak: 1, isTodayLit: true });
    expect(next?.kind).toBe('words');
  });

  test('a diagnostic that was done before the day was looked at is done, and the day no longer for it', async () => {
    await start();
    await insertAnswers(harness, me.id, { at: now, n: 8, measure: 'verbal' });
    await insertAnswers(harness, me.id, { at: now, n: 8, measure: 'quant' });
    const { tasks, lamps } = await today();
    expect(kinds(tasks)).toEqual(['diagnostic', 'words']);
    expect(tasks[0]?.state).toBe('done');
    expect(lamps.isTodayLit).toBe(true);
  });

  test('real reviews of words tick the words', async () => {
    await experienced();
    await start();
    const words = (await today()).tasks.find(({ work }) => work.kind === 'words');
    if (!words) throw new Error('no words');
    await review(words.amount - 1);
    expect((await today()).tasks.find(({ id }) => id === words.id)?.state).toBe('open');
    await review(1);
    expect((await today()).tasks.find(({ id }) => id === words.id)?.state).toBe('done');
  });

  test('a real answer to a question counts for its measure', async () => {
    await experienced();
    await start();
    await today();
    const { list } = await me.call('GET /api/questions', { query: { form: ['tc1'], size: 1 } });
    const params = { id: list[0]?.id ?? '' };
    await me.call('POST /api/questions/{id}/check', { params, body: { answer: ['A'], spent: 30_000 } });
    const stream = (await today()).tasks.find(
      ({ work }) => work.kind === 'stream' && work.measure === 'verbal',
    );
    expect(stream?.done).toBe(1);
    expect(stream?.to).toBe(`/stream?measure=verbal&n=${(stream?.amount ?? 0) - 1}`);
  });

  test('a finished lesson ticks its task', async () => {
    await experienced();
    await setGoal({ targetScore: { verbal: 158, quant: 166 }, minutes: 90, isStarted: true });
    const lesson = (await today()).tasks.find(({ work }) => work.kind === 'lesson');
    if (lesson?.work.kind !== 'lesson') throw new Error('no lesson');
    expect(lesson.name).toMatch(/^Lesson /);
    await db.execute(sql`
      insert into lessons_begun (user_id, lesson, place, answers, drawn, results, seconds, started_at, updated_at, finished_at)
      values (${me.id}, ${lesson.reason.code === 'worth' ? lesson.reason.tag : ''}, 'card', '{}', '[]', '[]', 300, ${now}, ${now}, ${now})`);
    expect((await today()).tasks.find(({ id }) => id === lesson.id)).toMatchObject({
      done: 1,
      state: 'done',
    });
  });

  test('answers of a topic that arrive a day late fill the topic of their day, and not its stream as well', async () => {
    await experienced();
    await start();
    await today();
    const { rows } = await db.execute<{ path: string }>(sql`
      select t.path from tags t join question_tags qt on qt.tag_id = t.id join questions q on q.id = qt.question_id
      where q.exercise_type = 'quant' and q.status = 'published' and t.path like 'quant%' limit 1`);
    const tag = rows[0]?.path ?? '';
    const task = (id: string, work: object) => ({
      ...{ id, work, minutes: 15, amount: 10, done: 0, state: 'open' },
      ...{ reason: { code: 'plan' }, to: '/' },
    });
    const tasks = [
      task('20261116-1', { kind: 'topic', tag }),
      task('20261116-2', { kind: 'stream', measure: 'quant' }),
    ];
    await db.execute(sql`
      update study_days set tasks = ${JSON.stringify(tasks)}::jsonb where user_id = ${me.id} and day = '2026-11-16'`);
    await db.execute(sql`
      insert into question_answers (user_id, question_id, version_id, answer, correct, spent_ms, source, answered_at)
      select ${me.id}, q.id, q.current_version_id, '["A"]', true, 1000, 'bank', ${now}
      from generate_series(1, 10), lateral (
        select q.id, q.current_version_id from questions q join question_tags qt on qt.question_id = q.id
        join tags t on t.id = qt.tag_id where t.path = ${tag} and q.exercise_type = 'quant' limit 1) q`);
    setNow(daysLater(1));
    await today();
    const { rows: kept } = await db.execute<{ done: number[] }>(sql`
      select array_agg((task ->> 'done')::int order by task ->> 'id') as done
      from study_days, jsonb_array_elements(tasks) task where user_id = ${me.id} and day = '2026-11-16'`);
    expect(kept[0]?.done).toEqual([10, 0]);
  });

  test('ten minutes of answering light the day without any task', async () => {
    await insertAnswers(harness, me.id, { at: now, n: 5, measure: 'quant', ms: 120_000 });
    expect((await today()).lamps).toMatchObject({ isTodayLit: true, todayMinutes: 10 });
  });

  test('all done: nothing is asked, and tomorrow is told', async () => {
    await start();
    const { tasks } = await today();
    for (const { id } of tasks)
      await me.call('PUT /api/study-plan/tasks/{id}', { params: { id }, body: { isDone: true } });
    const done = await today();
    expect(done).toMatchObject({ state: 'done', next: null });
    expect(done.tomorrow.length).toBeGreaterThan(0);
  });
});

describe('the day', () => {
  test('is made once, however many devices look at once, and does not jump while one works', async () => {
    await experienced();
    await start();
    const looks = await Promise.all(Array.from({ length: 6 }, today));
    const first = looks[0]?.tasks.map(({ id, work, amount }) => ({ id, work, amount }));
    for (const { tasks } of looks)
      expect(tasks.map(({ id, work, amount }) => ({ id, work, amount }))).toEqual(first);
    await insertAnswers(harness, me.id, { at: now, n: 20, measure: 'verbal' });
    await review(3);
    const after = await today();
    expect(after.tasks.map(({ id, work, amount }) => ({ id, work, amount }))).toEqual(first);
  });

  test('is the learner’s own: in New York, and until four in the morning', async () => {
    await setGoal({ timeZone: 'America/New_York', isStarted: true, minutes: 30 });
    // Half past three at night.
    setNow(new Date('2026-11-17T08:30:00Z'));
    const late = await today();
    expect(late.day).toBe('2026-11-16');
    await insertAnswers(harness, me.id, {
      at: new Date('2026-11-17T08:45:00Z'),
      n: 16,
      measure: 'verbal',
      ms: 60_000,
    });
    expect((await today()).lamps).toMatchObject({ isTodayLit: true, todayMinutes: 16 });
    setNow(new Date('2026-11-17T09:00:00Z'));
    const next = await today();
    expect(next.day).toBe('2026-11-17');
    expect(next.lamps).toMatchObject({ isTodayLit: false, todayMinutes: 0, streak: 1, total: 1 });
  });

  test('keeps what is done when the goal changes, and makes the rest anew', async () => {
    await experienced();
    await start();
    const words = (await today()).tasks.find(({ work }) => work.kind === 'words');
    await me.call('PUT /api/study-plan/tasks/{id}', {
      params: { id: words?.id ?? '' },
      body: { isDone: true },
    });
    await setGoal({ minutes: 90, stress: 'quant' });
    const { tasks } = await today();
    expect(tasks.find(({ id }) => id === words?.id)?.state).toBe('elsewhere');
    expect(kinds(tasks).filter((kind) => kind === 'words')).toHaveLength(1);
    expect(tasks.some(({ reason }) => reason.code === 'stressed')).toBe(true);
    expect(new Set(tasks.map(({ id }) => id)).size).toBe(tasks.length);
  });

  test('of rest has one light task', async () => {
    await experienced();
    await start();
    await setGoal({ daysOff: ['2026-11-16'] });
    expect(await today()).toMatchObject({ state: 'rest', tasks: [{ work: { kind: 'words' } }] });
  });

  test.each([
    ['2026-11-17', 'eve', 'prepare'],
    ['2026-11-16', 'exam-day', undefined],
    ['2026-11-10', 'past', 'official-score'],
  ])('with the exam on %s is %s', async (examDate, state, kind) => {
    await experienced();
    await setGoal({ examDate, isStarted: true });
    const found = await today();
    expect(found.state).toBe(state);
    expect(found.next?.kind).toBe(kind);
  });

  test('after the exam asks for the score until it is told, then for the next goal', async () => {
    await experienced();
    await setGoal({ examDate: '2026-11-10', isStarted: true });
    const tell = (day: string) =>
      me.call('POST /api/learner/official-scores', { body: { verbal: 158, quant: 166, writing: null, day } });
    // Of an exam before, told before this one.
    setNow(daysLater(-20));
    await tell('2026-09-01');
    setNow(now);
    expect((await today()).next?.kind).toBe('official-score');
    await tell('2026-11-10');
    expect(await today()).toMatchObject({ state: 'past', next: { kind: 'start', to: '/start' } });
  });

  test('costs two statements of its own, and one for the inbox, when nothing has changed', async () => {
    await experienced();
    await start();
    await today();
    const asked: string[] = [];
    const plain = pool.query.bind(pool);
    pool.query = ((...args: Parameters<typeof plain>) => {
      asked.push(JSON.stringify(args[0]));
      return plain(...args);
    }) as typeof pool.query;
    try {
      await today();
    } finally {
      pool.query = plain as typeof pool.query;
    }
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(3);
  });
});

describe('missed days', () => {
  test('are re-planned already, told kindly, and begun with something short', async () => {
    await experienced();
    await start();
    await today();
    await review(60);
    expect((await today()).replanned).toBeNull();
    // Nothing is late on the next morning.
    setNow(daysLater(1));
    expect(await today()).toMatchObject({ state: 'normal', replanned: null });
    setNow(daysLater(4));
    const back = await today();
    expect(back.state).toBe('back');
    expect(back.replanned?.missedDays).toBe(3);
    expect(back.replanned?.dropped).toBeGreaterThan(0);
    expect(back.tasks.reduce((sum, { minutes }) => sum + minutes, 0)).toBeLessThanOrEqual(26);
    expect(back.next?.minutes).toBeLessThanOrEqual(10);
    expect(back.tasks.every(({ state }) => state === 'open')).toBe(true);
  });

  test('are not those of rest', async () => {
    await experienced();
    await start();
    await setGoal({ daysOff: ['2026-11-17', '2026-11-18', '2026-11-19'] });
    await today();
    await review(60);
    setNow(daysLater(4));
    expect(await today()).toMatchObject({ state: 'normal', replanned: null });
  });
});

test('a day that ends while it is being made is shown as the one that was asked for', async () => {
  await start();
  const end = new Date('2026-11-16T20:00:00Z').getTime();
  let asked = 0;
  // The first look falls before four in the morning, all later ones after it.
  const ticking = { ...deps, now: () => new Date(end - 1 + asked++) };
  expect((await readToday(ticking, me.id, 'en')).day).toBe('2026-11-16');
});

test('letters ask for the same day as the page', async () => {
  await start();
  const { unread: _, ...page } = await today();
  expect(await readToday(deps, me.id, 'en')).toEqual(page);
});
