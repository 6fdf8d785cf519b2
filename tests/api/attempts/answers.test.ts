import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { firstSeq } from '#core/exam/outgoing.ts';
import { applyEvent } from '#server/domains/attempts/apply-event.ts';
import { importExampleExams } from '#tests/api/example-exams.ts';
import { openHarness } from '#tests/api/harness.ts';
import { makePerson } from '#tests/api/people.ts';
import { answer, begin, type Candidate, errorOf, exerciseOf, move, read } from '#tests/candidate.ts';

const harness = await openHarness();
const { pool, deps } = harness;
const exams = await importExampleExams(deps);

async function opened(examId = exams.quant): Promise<Candidate> {
  const candidate = await begin((await makePerson(harness)).call, examId);
  await move(candidate, 'continue');
  return candidate;
}

type Given = { answer: string[]; seq?: number; spent?: number; tab?: string; index?: number };

const save = ({ call, recordId, record }: Candidate, { index = 0, ...given }: Given) =>
  call('PUT /api/exercises/{exerciseId}/answer', {
    params: { exerciseId: record.exercises[index]?.id ?? '' },
    body: { recordId, type: 'math', ...given },
  });

const stored = async (candidate: Candidate, index = 0) =>
  (await read(candidate)).answers[candidate.record.exercises[index]?.id ?? ''];

const events = async (candidate: Candidate) =>
  (
    await pool.query('select no, kind, answer, data from record_events where record_id = $1 order by no', [
      candidate.recordId,
    ])
  ).rows;

describe('saving an answer', () => {
  test('stores what was sent and says how much time is left', async () => {
    const candidate = await opened();
    const reply = await save(candidate, { answer: ['C'], seq: 1, spent: 4000 });
    expect(reply).toMatchObject({ seq: 1, answer: null, isTaken: false });
    expect(reply.timeLeft).toBeGreaterThan(590);
    expect(await stored(candidate)).toEqual({ answer: ['C'], seq: 1, spent: 4000 });
  });

  test('“an older seq changes nothing and is answered with what is stored”', async () => {
    const candidate = await opened();
    await save(candidate, { answer: ['B'], seq: 7 });
    expect(await save(candidate, { answer: ['A'], seq: 6 })).toMatchObject({ seq: 7, answer: ['B'] });
    expect(await save(candidate, { answer: ['A'], seq: 7 })).toMatchObject({ seq: 7, answer: ['B'] });
    expect(await stored(candidate)).toMatchObject({ answer: ['B'], seq: 7 });
  });

  test('without a seq counts as the newest', async () => {
    const candidate = await opened();
    await save(candidate, { answer: ['B'], seq: 7 });
    expect(await save(candidate, { answer: ['A'] })).toMatchObject({ seq: 8 });
    expect(await stored(candidate)).toMatchObject({ answer: ['A'], seq: 8 });
  });

  test('in any order ends with the highest number, also when all arrive at once', async () => {
    const candidate = await opened();
    const seqs = [5, 3, 9, 1, 8, 2, 7, 4, 6];
    const letter = (seq: number) => 'ABCD'.charAt(seq % 4);
    await Promise.all(seqs.map((seq) => save(candidate, { answer: [letter(seq)], seq })));
    expect(await stored(candidate)).toMatchObject({ answer: [letter(9)], seq: 9 });
  });

  test('of many people at once is each their own, and nobody waits for an attempt that is held', async () => {
    const candidates = await Promise.all(Array.from({ length: 6 }, () => opened()));
    const [held, closed, ...others] = candidates as [Candidate, Candidate, ...Candidate[]];
    await closed.call('PUT /api/records/{recordId}/save', { params: closed, body: {} });
    const holder = await pool.connect();
    try {
      await holder.query('begin');
      await holder.query('select from records where id = $1 for update', [held.recordId]);
      const late = save(held, { answer: ['D'], seq: 1 });
      const letters = ['A', 'B', 'C', 'D'];
      await Promise.all([
        ...others.map((candidate, at) => save(candidate, { answer: [letters[at] ?? ''], seq: at + 1 })),
        save(closed, { answer: ['B'], seq: 9 }),
      ]);
      for (const [at, candidate] of others.entries()) {
        expect(await stored(candidate)).toMatchObject({ answer: [letters[at]], seq: at + 1 });
        expect((await events(candidate)).filter(({ kind }) => kind === 'answer')).toHaveLength(1);
      }
      await holder.query('commit');
      expect(await late).toMatchObject({ seq: 1, isTaken: false });
    } finally {
      holder.release();
    }
    expect(await stored(held)).toMatchObject({ answer: ['D'], seq: 1 });
    expect(await stored(closed)).toMatchObject({ answer: ['B'], seq: 9 });
  });

  test('keeps an essay whole, with every character a person can type', async () => {
    const candidate = await opened(exams.essays);
    const essay = 'Line one.\n\n\tIndented “quotes” — 中文 😀 \\ {"a":1} '.repeat(500);
    await answer(candidate, [essay]);
    expect(await stored(candidate)).toMatchObject({ answer: [essay] });
    const [last] = (await events(candidate)).slice(-1);
    expect(last).toMatchObject({ kind: 'answer', answer: null, data: { length: essay.length } });
  });

  test('may take an answer back', async () => {
    const candidate = await opened();
    await save(candidate, { answer: ['B'], seq: 1 });
    await save(candidate, { answer: [], seq: 2 });
    expect(await stored(candidate)).toMatchObject({ answer: [], seq: 2 });
  });

  test('is refused for an exercise of another section or exam, and for bad input', async () => {
    const candidate = await opened();
    const strange = { ...candidate, record: { ...candidate.record, exercises: [{ id: '999999' }] } };
    expect(await errorOf(save(strange as Candidate, { answer: ['A'], seq: 1 }))).toBe('NOT_FOUND');
    expect(await errorOf(save(candidate, { answer: Array(21).fill('A'), seq: 1 }))).toBe('INVALID_INPUT');
    expect(await errorOf(save(candidate, { answer: ['A'], seq: 0 }))).toBe('INVALID_INPUT');
  });

  test('of a section that is behind is refused with SECTION_CLOSED', async () => {
    const candidate = await opened(exams.mock);
    const essay = exerciseOf(candidate);
    await move(candidate, 'next');
    const late = candidate.call('PUT /api/exercises/{exerciseId}/answer', {
      params: { exerciseId: essay.id },
      body: { recordId: candidate.recordId, type: 'write', answer: ['Too late.'], seq: 5 },
    });
    expect(await errorOf(late)).toBe('SECTION_CLOSED');
    await move(candidate, 'continue');
    await move(candidate, 'continue');
    expect(candidate.state).toMatchObject({ sectionIndex: 1, screen: 'exercise' });
  });

  test('while the attempt is saved keeps the answer', async () => {
    const candidate = await opened();
    await candidate.call('PUT /api/records/{recordId}/save', { params: candidate, body: {} });
    await save(candidate, { answer: ['D'], seq: 3 });
    expect(await stored(candidate)).toMatchObject({ answer: ['D'], seq: 3 });
    expect(await read(candidate)).toMatchObject({ screen: 'save', isRunning: false });
  });

  test('leaves a trace of every change', async () => {
    const candidate = await opened();
    await save(candidate, { answer: ['A'], seq: 1 });
    await save(candidate, { answer: ['B'], seq: 2 });
    await save(candidate, { answer: ['A'], seq: 1 });
    const answers = (await events(candidate)).filter(({ kind }) => kind === 'answer');
    expect(answers.map((event) => event.answer)).toEqual([['A'], ['B']]);
  });
});

describe('the short way and the long way', () => {
  const anyAnswers = fc.array(
    fc.record({
      index: fc.nat(3),
      letter: fc.constantFrom('A', 'B', 'C'),
      seq: fc.integer({ min: 1, max: 12 }),
      spent: fc.nat(9000),
      // A silence that stops the clock, time that is up, and a tab that does not act.
      wait: fc.constantFrom(0, 1000, 61_000, 400_000),
      tab: fc.constantFrom('mine' as const, 'other' as const, 'none' as const),
    }),
    { maxLength: 12 },
  );

  test('give the same attempt and the same answers, whatever is sent', { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(anyAnswers, async (given) => {
        const now = new Date('2026-11-15T08:00:00Z');
        harness.setNow(now);
        const [short, long] = [await opened(), await opened()];
        let at = now.getTime();
        for (const { index, letter, seq, spent, wait, tab: whose } of given) {
          at += wait;
          harness.setNow(new Date(at));
          const tabOf = ({ tab }: Candidate) => ({ mine: tab, other: 'another-tab', none: undefined })[whose];
          const tab = tabOf(short);
          await save(short, { index, answer: [letter], seq, spent, ...(tab && { tab }) }).catch(() => null);
          const exerciseId = long.record.exercises[index]?.id ?? '';
          const event = { kind: 'answer', exerciseId, answer: [letter], seq, spentMs: spent } as const;
          await applyEvent(deps, { userId: null, now: new Date(at) }, long.recordId, {
            ...event,
            answer: [letter],
            tab: tabOf(long),
          });
        }
        const row = `select status, screen, running_since, last_sign, expires_at, interruptions
                     from records where id = $1`;
        const answers = `select section_no, answer, seq, spent_ms, elapsed_ms, is_seen, saved_at
                         from record_answers where record_id = $1 order by exercise_id`;
        const trace = `select kind, at, answer, data from record_events where record_id = $1 order by no`;
        for (const query of [answers, trace, row]) {
          const [one, two] = [
            await pool.query(query, [short.recordId]),
            await pool.query(query, [long.recordId]),
          ];
          expect(one.rows).toEqual(two.rows);
        }
      }),
      { numRuns: 25 },
    );
    harness.setNow(null);
  });
});

describe('two tabs', () => {
  test('a second one is told that the first acts, and may take over; the first then stands still', async () => {
    const one = await opened();
    const two = { ...one, tab: 'tab-number-two' };
    const lease = (tab: string, takeOver: boolean) =>
      one.call('PUT /api/records/{recordId}/lease', { params: one, body: { tab, takeOver } });
    expect((await read(two)).lease.holder).toBe('other');
    expect(await errorOf(lease(two.tab, false))).toBe('RECORD_TAKEN');
    expect((await lease(two.tab, true)).lease).toEqual({ epoch: 2, holder: 'mine' });
    expect(await errorOf(move(one, 'next'))).toBe('RECORD_TAKEN');
    const heartbeat = one.call('PUT /api/records/{recordId}/heartbeat', {
      params: one,
      body: { tab: one.tab },
    });
    expect(await errorOf(heartbeat)).toBe('RECORD_TAKEN');
    expect(await move(two, 'next')).toBe('done');
  });

  test('what the first still had to send is kept, but not over an answer of the second', async () => {
    const one = await opened();
    const two = 'tab-number-two';
    await one.call('PUT /api/records/{recordId}/lease', { params: one, body: { tab: two, takeOver: true } });
    await save(one, { answer: ['B'], seq: firstSeq(2), tab: two });
    const overtaken = await save(one, { answer: ['A'], seq: firstSeq(1) + 4, tab: one.tab });
    expect(overtaken).toMatchObject({ isTaken: true, seq: firstSeq(2), answer: ['B'] });
    const kept = await save(one, { index: 1, answer: ['A'], seq: firstSeq(1) + 5, tab: one.tab });
    expect(kept).toMatchObject({ isTaken: true, answer: null });
    expect(await stored(one, 1)).toMatchObject({ answer: ['A'] });
  });

  test('the same tab after a reload goes on without being asked', async () => {
    const one = await opened();
    const again = await one.call('PUT /api/records/{recordId}/lease', {
      params: one,
      body: { tab: one.tab, takeOver: false },
    });
    expect(again).toMatchObject({ lease: { epoch: 1, holder: 'mine' }, isRunning: true });
  });
});

describe('specification, section 7: the calls with the payloads it lists, and no more', () => {
  /** A caller that knows nothing but the specification: no tab, no seq, no body where none is shown. */
  async function stranger(examId: string) {
    const { token } = await makePerson(harness);
    const send = async (method: string, path: string, body?: unknown) => {
      const headers = {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      };
      const response = await harness.api.request(`/api/${path}`, {
        method,
        headers,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return { status: response.status, ...((await response.json()) as { code: number; data: never }) };
    };
    const started = await send('POST', 'users-exams', { examId });
    const { recordId } = started.data as { recordId: string };
    const from = { screen: 'before', sectionIndex: 0, exerciseIndex: 0 };
    await send('PUT', `records/${recordId}/move`, { move: 'continue', from });
    const { data } = await send('GET', `records/${recordId}`);
    const { exercises } = data as { exercises: { id: string; question_type: string }[] };
    return { send, recordId, exercise: exercises[0] ?? { id: '', question_type: '' } };
  }

  test('“PUT /exercises/{exerciseId}/answer: answer (array), recordId, type”', async () => {
    const { send, recordId, exercise } = await stranger(exams.quant);
    const body = { answer: ['B'], recordId, type: exercise.question_type };
    expect(await send('PUT', `exercises/${exercise.id}/answer`, body)).toMatchObject({
      status: 200,
      code: 0,
      data: { seq: 1 },
    });
    expect((await send('GET', `records/${recordId}`)).data).toMatchObject({
      answers: { [exercise.id]: { answer: ['B'] } },
    });
  });

  test('“PUT /exercises/{exerciseId}/mark: recordId, type; reply data.data.marked”', async () => {
    const { send, recordId, exercise } = await stranger(exams.quant);
    const toggle = async () =>
      (await send('PUT', `exercises/${exercise.id}/mark`, { recordId, type: exercise.question_type })).data;
    expect(await toggle()).toEqual({ marked: true });
    expect(await toggle()).toEqual({ marked: false });
  });

  test('“PUT /records/{recordId}/timeout: no body shown”: before its time it ends nothing', async () => {
    const { send, recordId } = await stranger(exams.quant);
    expect(await send('PUT', `records/${recordId}/timeout`)).toMatchObject({
      status: 200,
      data: { next: 'exercise', status: 'open' },
    });
  });

  test('“PUT /records/{recordId}/exit: no body shown” submits', async () => {
    const { send, recordId } = await stranger(exams.quant);
    expect((await send('PUT', `records/${recordId}/exit`)).data).toEqual({
      recordId,
      resultPath: `/exercises/${recordId}/result`,
    });
  });

  test('“POST /exams/{id}/finish: recordId” and “GET records/{id}/results”', async () => {
    const { send, recordId } = await stranger(exams.quant);
    expect(await send('POST', `exams/${exams.quant}/finish`, { recordId })).toMatchObject({ code: 0 });
    expect(await send('GET', `records/${recordId}/results`)).toMatchObject({ status: 200, code: 0 });
    expect(await send('GET', 'records/exercises')).toMatchObject({ data: { total: 1 } });
  });

  test('“PUT records/{id}/restart” opens a new attempt', async () => {
    const { send, recordId } = await stranger(exams.quant);
    const { data } = await send('PUT', `records/${recordId}/restart`);
    expect(data).toMatchObject({ screen: 'before' });
    expect((data as { recordId: string }).recordId).not.toBe(recordId);
  });
});
