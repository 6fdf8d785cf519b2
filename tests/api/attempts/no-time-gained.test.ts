/** What somebody who writes their own browser gains in a mock exam: nothing. */
import { afterEach, describe, expect, test } from 'vitest';
import { sweep } from '#server/domains/attempts/sweeper.ts';
import { answerTo, importExampleExams } from '#tests/api/example-exams.ts';
import { openHarness } from '#tests/api/harness.ts';
import { makePerson } from '#tests/api/people.ts';
import {
  answer,
  begin,
  type Candidate,
  errorOf,
  exerciseOf,
  finish,
  move,
  read,
  takeExam,
} from '#tests/candidate.ts';

const harness = await openHarness();
const { deps, pool } = harness;
const exams = await importExampleExams(deps);
const startedAt = Date.parse('2026-11-15T08:00:00Z');
const at = (seconds: number) => harness.setNow(new Date(startedAt + seconds * 1000));

afterEach(async () => {
  await deps.background.drain();
  harness.setNow(null);
  await pool.query(`update records set status = 'dropped', running_since = null where status = 'open'`);
});

/** A mock exam in its first verbal section (18 minutes), at second 0. */
async function openedVerbal(): Promise<Candidate> {
  at(0);
  const candidate = await begin((await makePerson(harness)).call, exams.mock);
  for (const step of ['continue', 'exitSection', 'continue', 'continue', 'continue'] as const)
    await move(candidate, step);
  expect(candidate.state).toMatchObject({ sectionIndex: 1, screen: 'exercise', timeLeft: 1080 });
  return candidate;
}

const heartbeat = ({ call, tab, recordId }: Candidate, elapsed?: number) =>
  call('PUT /api/records/{recordId}/heartbeat', { params: { recordId }, body: { tab, elapsed } });
const save = ({ call, tab, recordId }: Candidate) =>
  call('PUT /api/records/{recordId}/save', { params: { recordId }, body: { tab } });
const report = ({ call, recordId }: Candidate) =>
  call('GET /api/records/{id}/results', { params: { id: recordId } });
/** As a tab that does not act, which needs no clock of its own. */
const answerAs = (candidate: Candidate, tab: string, index = 0) =>
  candidate.call('PUT /api/exercises/{exerciseId}/answer', {
    params: { exerciseId: candidate.record.exercises[index]?.id ?? '' },
    body: { recordId: candidate.recordId, type: 'fill', answer: ['A'], seq: 900 + index, tab },
  });

/** A browser that is there, up to this second. */
async function work(candidate: Candidate, from: number, to: number) {
  for (let second = from; second <= to; second += 20) {
    at(second);
    await heartbeat(candidate);
  }
  at(to);
}

describe('questions are read while the clock runs', () => {
  test('a saved section hides them and takes no answer until it is resumed', async () => {
    const candidate = await openedVerbal();
    await answer(candidate, ['A']);
    at(30);
    await save(candidate);
    expect(await read(candidate)).toMatchObject({ exercises: [], stimuli: [], math: {} });
    expect(await errorOf(answer(candidate, ['B']))).toBe('SECTION_PAUSED');
    expect(await errorOf(answerAs(candidate, 'another-tab'))).toBe('SECTION_PAUSED');
    const mark = candidate.call('PUT /api/exercises/{exerciseId}/mark', {
      params: { exerciseId: exerciseOf(candidate).id },
      body: { recordId: candidate.recordId, type: 'fill' },
    });
    expect(await errorOf(mark)).toBe('SECTION_PAUSED');
    at(7200);
    candidate.state = { ...candidate.state, screen: 'save' };
    await move(candidate, 'continue');
    expect(candidate.state).toMatchObject({ screen: 'exercise', isRunning: true, timeLeft: 1050 });
    expect(candidate.record.exercises).toHaveLength(12);
    expect(candidate.record.answers[exerciseOf(candidate).id]).toMatchObject({ answer: ['A'] });
    await answer(candidate, ['B']);
  });

  test('a silent section hides them until its tab is back, which sets the clock going', async () => {
    const candidate = await openedVerbal();
    at(59);
    expect((await read(candidate)).exercises).toHaveLength(12);
    at(60);
    expect(await read(candidate)).toMatchObject({ exercises: [], isRunning: false });
    expect(await errorOf(answerAs(candidate, 'another-tab'))).toBe('SECTION_PAUSED');
    at(100);
    const lease = { params: candidate, body: { tab: candidate.tab, takeOver: false } };
    expect(await candidate.call('PUT /api/records/{recordId}/lease', lease)).toMatchObject({
      isRunning: true,
      timeLeft: 1080,
    });
    expect((await read(candidate)).exercises).toHaveLength(12);
  });

  test('a section that has ended is closed to its reader too, until the exam is submitted', async () => {
    const candidate = await openedVerbal();
    const { sectionId } = candidate.state;
    await move(candidate, 'exitSection');
    expect((await read(candidate)).exercises).toEqual([]);
    const behind = candidate.call('GET /api/records/{recordId}', {
      params: candidate,
      query: { sectionId: sectionId ?? '' },
    });
    expect((await behind).exercises).toEqual([]);
  });

  test('practice is put aside and taken up as before', async () => {
    at(0);
    const candidate = await begin((await makePerson(harness)).call, exams.quant);
    await move(candidate, 'continue');
    await save(candidate);
    expect((await read(candidate)).exercises).toHaveLength(4);
    await answer(candidate, ['A']);
  });
});

describe('silence', () => {
  test('is free for three minutes of the whole exam; then the clock goes on by itself', async () => {
    const candidate = await openedVerbal();
    at(100);
    expect(await heartbeat(candidate)).toMatchObject({ timeLeft: 1080, forgiven: 100 });
    at(300);
    await sweep(deps);
    expect(await read(candidate)).toMatchObject({
      isRunning: true,
      timeLeft: 960,
      forgiven: 180,
      exercises: [],
    });
    expect(await heartbeat(candidate)).toMatchObject({ timeLeft: 960, interruptions: 2 });
    at(500);
    expect(await heartbeat(candidate)).toMatchObject({ timeLeft: 760, forgiven: 180, interruptions: 3 });
  });

  test('ends the section when its time is over, and the exam waits before the next one', async () => {
    const candidate = await openedVerbal();
    at(180 + 1080 + 14);
    await sweep(deps);
    expect(await read(candidate)).toMatchObject({ screen: 'exercise', timeLeft: 0 });
    at(180 + 1080 + 15);
    await sweep(deps);
    expect(await read(candidate)).toMatchObject({ screen: 'pause', sectionIndex: 1 });
    at(86_400);
    await sweep(deps);
    candidate.state = await read(candidate);
    await move(candidate, 'continue');
    expect(candidate.state).toMatchObject({ screen: 'before', sectionIndex: 2, timeLeft: 1260 });
  });

  test('in which somebody worked costs that time and leaves the allowance whole', async () => {
    const candidate = await openedVerbal();
    at(600);
    expect(await heartbeat(candidate, 600)).toMatchObject({ timeLeft: 480, forgiven: 0, interruptions: 1 });
  });

  test('looks the same whether or not the server has swept', async () => {
    const candidate = await openedVerbal();
    for (const second of [120, 400, 1300]) {
      at(second);
      const before = await read(candidate);
      await sweep(deps);
      expect(await read(candidate)).toEqual(before);
    }
  });

  test('is told in the report, with the time that did not count', async () => {
    const candidate = await openedVerbal();
    at(100);
    await heartbeat(candidate);
    await candidate.call('PUT /api/records/{recordId}/exit', { params: candidate, body: {} });
    expect(await report(candidate)).toMatchObject({ interruptions: 1, forgivenMs: 100_000 });
    expect((await report(candidate)).doubts).toContain('interrupted');
  });
});

describe('late answers', () => {
  test('are taken for five minutes after the server has ended a section, and no longer', async () => {
    const candidate = await openedVerbal();
    await work(candidate, 0, 1080);
    at(1080 + 15 + 299);
    await answer(candidate, ['A']);
    at(1080 + 15 + 301);
    expect(await errorOf(answer(candidate, ['B']))).toBe('SECTION_CLOSED');
    expect(await read(candidate)).toMatchObject({ screen: 'pause' });
  });

  test('make the estimate unreliable where they used more than the allowance', async () => {
    const candidate = await openedVerbal();
    await work(candidate, 0, 1080);
    at(1080 + 15 + 200);
    await answer(candidate, ['A']);
    await candidate.call('PUT /api/records/{recordId}/exit', { params: candidate, body: {} });
    expect(await report(candidate)).toMatchObject({ lateAnswers: 1, isUnreliable: true });
    expect((await report(candidate)).doubts).toContain('late-answers');
  });

  test('in practice have the same bound', async () => {
    at(0);
    const candidate = await begin((await makePerson(harness)).call, exams.quant);
    await move(candidate, 'continue');
    await work(candidate, 0, 600);
    at(615 + 299);
    await answer(candidate, ['A']);
    at(615 + 301);
    expect(await errorOf(answer(candidate, ['B']))).toBe('RECORD_CLOSED');
  });
});

describe('starting again', () => {
  test('after questions were shown is told in the report, and counts for nothing but oneself', async () => {
    const { call } = await makePerson(harness);
    const seen = await begin(call, exams.mock);
    await move(seen, 'continue');
    await call('PUT /api/records/{recordId}/restart', { params: seen });
    const again = await begin(call, exams.mock);
    expect(again.recordId).not.toBe(seen.recordId);
    await call('PUT /api/records/{recordId}/exit', { params: again, body: {} });
    expect(await report(again)).toMatchObject({ seenBefore: 1, isUnreliable: true });
    expect((await report(again)).doubts).toContain('seen-before');
  });

  test('before anything was shown is as good as never', async () => {
    const { call } = await makePerson(harness);
    const unseen = await begin(call, exams.mock);
    await call('PUT /api/records/{recordId}/restart', { params: unseen });
    const again = await begin(call, exams.mock);
    await call('PUT /api/records/{recordId}/exit', { params: again, body: {} });
    expect(await report(again)).toMatchObject({ seenBefore: 0 });
    expect((await report(again)).doubts).not.toContain('seen-before');
  });
});

describe('a script that says it took its time', () => {
  /** Everything right, within seconds and on the spot, each answer with a minute and a half that was never spent. */
  async function sitByScript(spent: number) {
    const { call, id } = await makePerson(harness);
    const candidate = await begin(call, exams.mock);
    for (let section = 0; section < 5; section += 1) {
      await move(candidate, 'continue');
      for (const { id: exerciseId, question_type, question } of candidate.record.exercises)
        await call('PUT /api/exercises/{exerciseId}/answer', {
          params: { exerciseId },
          body: {
            ...{ recordId: candidate.recordId, type: question_type, answer: answerTo(question.form) },
            ...{ seq: 1, spent },
          },
        });
      if (section < 4)
        for (const step of ['exitSection', 'continue', 'continue'] as const) await move(candidate, step);
    }
    await finish(candidate);
    await deps.background.drain();
    return { candidate, id, call };
  }

  test('is hurried whatever it says: no question has more time than the server saw', async () => {
    const { candidate } = await sitByScript(90_000);
    const { doubts, isUnreliable, items, spentMs } = await report(candidate);
    expect(doubts).toContain('hurried');
    expect(isUnreliable).toBe(true);
    expect(items.reduce((sum, item) => sum + item.spentMs, 0)).toBeLessThanOrEqual(spentMs + items.length);
  });

  test('feeds neither statistics nor ratings nor the night, and is nobody’s best', async () => {
    const sums = 'select coalesce(sum(attempts), 0)::int as n from question_stats';
    const before = (await pool.query(sums)).rows[0].n;
    const { call, id, candidate } = await sitByScript(90_000);
    expect((await pool.query(sums)).rows[0].n).toBe(before);
    expect((await pool.query('select from user_ratings where user_id = $1', [id])).rowCount).toBe(0);
    const kept = await pool.query(
      'select count(*)::int as n, bool_or(counts) as counts from question_answers where user_id = $1',
      [id],
    );
    // Their own history has it all the same.
    expect(kept.rows[0]).toEqual({ n: 55, counts: false });
    const { mine } = await call('GET /api/exams/{id}', { params: { id: exams.mock } });
    expect(mine).toMatchObject({ submitted: 1, best: null, bestScores: null });
    const { rows } = await pool.query('select is_credible from records where id = $1', [candidate.recordId]);
    expect(rows[0]).toEqual({ is_credible: false });
  });

  test('in a practice set is not its best either', async () => {
    const { call } = await makePerson(harness);
    const candidate = await begin(call, exams.verbal);
    await takeExam(candidate, (form) => answerTo(form, true));
    await deps.background.drain();
    const { mine } = await call('GET /api/exams/{id}', { params: { id: exams.verbal } });
    expect(mine).toMatchObject({ submitted: 1, best: null });
  });
});

test('who sits the exam at a human pace feeds everything', async () => {
  at(0);
  const { call, id } = await makePerson(harness);
  const candidate = await begin(call, exams.mock);
  let second = 0;
  for (;;) {
    const { state } = candidate;
    if (state.screen !== 'exercise') {
      if ((await move(candidate, 'continue')) === 'confirm') break;
      continue;
    }
    for (let step = 0; step < 4; step += 1) {
      second += 18 + (second % 3);
      at(second);
      await heartbeat(candidate);
    }
    await answer(candidate, answerTo(exerciseOf(candidate).question.form, second % 3 > 0));
    if ((await move(candidate, 'next')) === 'confirm') break;
  }
  await finish(candidate);
  await deps.background.drain();
  const { doubts, isUnreliable } = await report(candidate);
  expect({ doubts, isUnreliable }).toEqual({ doubts: [], isUnreliable: false });
  const kept = await pool.query(
    'select count(*)::int as n, bool_and(counts) as counts from question_answers where user_id = $1',
    [id],
  );
  expect(kept.rows[0]).toEqual({ n: 55, counts: true });
  expect((await pool.query('select from user_ratings where user_id = $1', [id])).rowCount).toBe(2);
  const { mine } = await call('GET /api/exams/{id}', { params: { id: exams.mock } });
  expect(mine?.bestScores).not.toBeNull();
});
