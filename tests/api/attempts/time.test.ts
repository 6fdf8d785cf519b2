import { afterEach, describe, expect, test } from 'vitest';
import { startSweeper, sweep } from '#server/domains/attempts/sweeper.ts';
import { importExampleExams } from '#tests/api/example-exams.ts';
import { openHarness } from '#tests/api/harness.ts';
import { makePerson } from '#tests/api/people.ts';
import { answer, begin, type Candidate, errorOf, exerciseOf, move, read } from '#tests/candidate.ts';

const harness = await openHarness();
const { deps, pool } = harness;
const exams = await importExampleExams(deps);
const startedAt = Date.parse('2026-11-15T08:00:00Z');
/** Sessions begin when their people do, so the clock is set only after that. */
const at = (seconds: number) => harness.setNow(new Date(startedAt + seconds * 1000));

/** What one test leaves open is none of the next one's business. */
afterEach(async () => {
  harness.setNow(null);
  await pool.query(`update records set status = 'dropped', running_since = null where status = 'open'`);
});

async function opened(examId: string, sections = 0): Promise<Candidate> {
  at(0);
  const candidate = await begin((await makePerson(harness)).call, examId);
  for (let index = 0; index < sections; index += 1) {
    for (const step of ['continue', 'exitSection', 'continue', 'continue'] as const)
      await move(candidate, step);
  }
  await move(candidate, 'continue');
  return candidate;
}

const heartbeat = ({ call, tab, recordId }: Candidate, elapsed?: number) =>
  call('PUT /api/records/{recordId}/heartbeat', { params: { recordId }, body: { tab, elapsed } });

const timeout = ({ call, tab, recordId }: Candidate, elapsed?: number) =>
  call('PUT /api/records/{recordId}/timeout', { params: { recordId }, body: { tab, elapsed } });

/** A browser that is there, up to this second. */
async function work(candidate: Candidate, from: number, to: number) {
  for (let second = from; second < to; second += 20) {
    at(second);
    await heartbeat(candidate);
  }
  at(to);
}

describe('time belongs to the server', () => {
  test('replies carry what is left', async () => {
    const candidate = await opened(exams.quant);
    expect(candidate.state).toMatchObject({ timeLeft: 600, elapsed: 0, isRunning: true });
    at(45);
    expect(await heartbeat(candidate)).toMatchObject({ timeLeft: 555, elapsed: 45, questionElapsed: 45 });
    await move(candidate, 'next');
    at(50);
    expect(await read(candidate)).toMatchObject({ timeLeft: 550, elapsed: 50, questionElapsed: 5 });
  });

  test('save stops the clock; the attempt goes on a day later on another device', async () => {
    const candidate = await opened(exams.quant);
    at(30);
    await answer(candidate, ['C']);
    const saved = await candidate.call('PUT /api/records/{recordId}/save', { params: candidate, body: {} });
    expect(saved).toMatchObject({ screen: 'save', isRunning: false, timeLeft: 570 });
    at(86_400);
    await sweep(deps);
    const device = await begin(candidate.call, exams.quant);
    expect(device.recordId).toBe(candidate.recordId);
    expect(device.record).toMatchObject({
      screen: 'save',
      returnTo: 'exercise',
      timeLeft: 570,
      interruptions: 0,
    });
    await move(device, 'continue');
    expect(device.state).toMatchObject({ screen: 'exercise', isRunning: true, timeLeft: 570 });
    expect(Object.values((await read(device)).answers)).toMatchObject([{ answer: ['C'] }]);
  });

  test('no call takes a time of day from the browser, so a wrong clock there changes nothing', async () => {
    const candidate = await opened(exams.quant);
    at(10);
    const claims = [0, 5, 86_400, 1_000_000];
    for (const claim of claims) expect(await heartbeat(candidate, claim)).toMatchObject({ elapsed: 10 });
    expect(await timeout(candidate, 1_000_000)).toMatchObject({ next: 'exercise', timeLeft: 590 });
  });
});

describe('a vanished browser', () => {
  test('is forgiven: the segment ends at the last heartbeat, and the attempt stays open', async () => {
    const candidate = await opened(exams.quant);
    await work(candidate, 0, 100);
    at(3600);
    expect(await sweep(deps)).toMatchObject({ swept: 1 });
    expect(await sweep(deps)).toMatchObject({ swept: 0 });
    expect(await read(candidate)).toMatchObject({
      screen: 'exercise',
      isRunning: false,
      elapsed: 80,
      timeLeft: 520,
      interruptions: 1,
      lease: { holder: 'mine' },
    });
    expect(await heartbeat(candidate)).toMatchObject({ isRunning: true, timeLeft: 520 });
  });

  test('that went on without a connection has its time counted', async () => {
    const candidate = await opened(exams.quant);
    at(200);
    expect(await heartbeat(candidate, 200)).toMatchObject({
      elapsed: 200,
      isRunning: true,
      interruptions: 1,
    });
  });

  test('shows the same whether or not the server has swept', async () => {
    const candidate = await opened(exams.quant);
    at(3600);
    const before = await read(candidate);
    await sweep(deps);
    expect(await read(candidate)).toEqual(before);
  });

  test('leaves its attempt to another tab without a question', async () => {
    const candidate = await opened(exams.quant);
    at(3600);
    const other = { ...candidate, tab: 'tab-number-two' };
    expect((await read(other)).lease.holder).toBe('free');
    const lease = await candidate.call('PUT /api/records/{recordId}/lease', {
      params: candidate,
      body: { tab: other.tab, takeOver: false },
    });
    expect(lease.lease.holder).toBe('mine');
  });
});

describe('time up', () => {
  test('reported by the browser: the section ends, and pause follows', async () => {
    const candidate = await opened(exams.mock, 1);
    await work(candidate, 0, 1080);
    await answer(candidate, ['A']);
    expect(await timeout(candidate)).toMatchObject({
      next: 'pause',
      screen: 'pause',
      pauseLeft: 60,
      isRunning: false,
    });
    expect(await timeout(candidate)).toMatchObject({ next: 'pause' });
    expect(await errorOf(answer(candidate, ['B']))).toBe('SECTION_CLOSED');
  });

  test('of an essay that is not the last: the next question', async () => {
    const candidate = await opened(exams.essays);
    await work(candidate, 0, 1800);
    const reply = await timeout(candidate);
    expect(reply).toMatchObject({ next: 'exercise', exerciseIndex: 1, timeLeft: 1800, isRunning: true });
    expect(reply.exerciseId).not.toBe(candidate.state.exerciseId);
  });

  test('in the last section: the attempt is submitted', async () => {
    const candidate = await opened(exams.quant);
    await work(candidate, 0, 600);
    const resultPath = `/exercises/${candidate.recordId}/result`;
    expect(await timeout(candidate)).toMatchObject({ next: 'result', resultPath });
    expect(await timeout(candidate)).toMatchObject({ next: 'result', resultPath });
  });

  test('an answer within 15 s is still taken, by the long way', async () => {
    const candidate = await opened(exams.quant);
    await work(candidate, 0, 600);
    at(614);
    expect(await answer(candidate, ['D'])).toMatchObject({ timeLeft: 0 });
  });

  test('not reported within 15 s: the sweeper ends the section', async () => {
    const candidate = await opened(exams.mock, 1);
    await work(candidate, 0, 1080);
    at(1094);
    await sweep(deps);
    expect((await read(candidate)).screen).toBe('exercise');
    at(1095);
    await sweep(deps);
    const { screen, sections, interruptions } = await read(candidate);
    expect({ screen, interruptions }).toEqual({ screen: 'pause', interruptions: 0 });
    expect(sections[1]).toMatchObject({ stage: 'closed', elapsed: 1080 });
  });

  test('with the browser closed near the end of the last section: what it still held is taken, then submitted', async () => {
    const candidate = await opened(exams.quant);
    await work(candidate, 0, 580);
    at(640);
    await sweep(deps);
    expect(await read(candidate)).toMatchObject({ screen: 'sectionEnd', status: 'open', isRunning: false });
    at(900);
    await answer(candidate, ['B']);
    at(615 + 600);
    await sweep(deps);
    await deps.background.drain();
    const { rows } = await pool.query(
      'select r.status, submitted_by, a.answer from records r join record_answers a on a.record_id = r.id where r.id = $1 and a.exercise_id = $2',
      [candidate.recordId, exerciseOf(candidate).id],
    );
    expect(rows[0]).toEqual({ status: 'graded', submitted_by: 'server', answer: ['B'] });
  });
});

describe('the sweeper', () => {
  test('grades what was submitted when grading was cut off', async () => {
    const candidate = await opened(exams.quant);
    // As a kill between the commit and the grading leaves it.
    await pool.query(
      `update records set status = 'submitted', submitted_at = $2, submitted_by = 'finish',
      running_since = null where id = $1`,
      [candidate.recordId, new Date(startedAt)],
    );
    at(10);
    expect(await sweep(deps)).toMatchObject({ graded: 0 });
    at(40);
    expect(await sweep(deps)).toMatchObject({ graded: 1 });
    expect((await read(candidate)).status).toBe('graded');
  });

  test('finishes what it is doing when it is closed', async () => {
    const sweeper = startSweeper(deps);
    await sweeper.close();
  });
});
