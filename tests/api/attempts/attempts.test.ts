import { describe, expect, test } from 'vitest';
import { answerTo, importExampleExams } from '#tests/api/example-exams.ts';
import { openHarness } from '#tests/api/harness.ts';
import { atPace } from '#tests/api/pace.ts';
import { makePerson } from '#tests/api/people.ts';
import { answer, begin, errorOf, exerciseOf, finish, move, read, takeExam } from '#tests/candidate.ts';

const harness = await openHarness();
const { pool, deps } = harness;
const exams = await importExampleExams(deps);
const person = () => makePerson(harness);
const start = (call: Awaited<ReturnType<typeof person>>['call'], examId: string) =>
  call('POST /api/users-exams', { body: { examId } });

describe('POST users-exams', () => {
  test('opens an attempt on the first section’s before screen', async () => {
    const { call } = await person();
    const place = await start(call, exams.mock);
    expect(place).toMatchObject({ screen: 'before', recordId: expect.any(String) });
    const record = await call('GET /api/records/{recordId}', { params: place });
    expect(record).toMatchObject({
      status: 'open',
      sectionId: place.sectionId,
      exerciseId: place.exerciseId,
      exam: { type: 'GREPREP', title: 'Example mock exam', limit: 3 },
      exercises: [],
      timeLeft: 1800,
      isRunning: false,
    });
    expect(record.sections.map(({ count, standard_time }) => [count, standard_time])).toEqual([
      [1, 30],
      [12, 18],
      [12, 21],
      [15, 23],
      [15, 26],
    ]);
  });

  test('“a second call while an attempt is open returns that attempt”, however many come at once', async () => {
    const { call } = await person();
    const places = await Promise.all(Array.from({ length: 10 }, () => start(call, exams.verbal)));
    expect(new Set(places.map(({ recordId }) => recordId)).size).toBe(1);
  });

  test('is not found for an exam that does not exist', async () => {
    const { call } = await person();
    expect(await errorOf(start(call, '999999'))).toBe('NOT_FOUND');
  });

  test('gives extra time where it is asked for, in a mock exam', async () => {
    const { call } = await person();
    const body = { extraTime: 1.5 } as const;
    const mock = await call('POST /api/users-exams', { body: { ...body, examId: exams.mock } });
    const set = await call('POST /api/users-exams', { body: { ...body, examId: exams.quant } });
    const [one, two] = [
      await call('GET /api/records/{recordId}', { params: mock }),
      await call('GET /api/records/{recordId}', { params: set }),
    ];
    expect([one.extraTime, one.timeLeft]).toEqual([1.5, 2700]);
    expect([two.extraTime, two.timeLeft]).toEqual([1, 600]);
  });
});

describe('a whole mock exam', () => {
  test.each([
    ['every answer right', true, 'hard', 54],
    ['every answer wrong', false, 'easy', 0],
  ] as const)('with %s leads to the %s modules', async (_, isRight, module, correct) => {
    const { call } = await person();
    const candidate = await begin(call, exams.mock);
    const path = await takeExam(candidate, (form) => answerTo(form, isRight));
    expect(path).toBe(`/result/${candidate.recordId}`);
    expect(candidate.acknowledged).toHaveLength(1 + 12 + 12 + 15 + 15);
    const { rows } = await pool.query(
      `select s.module from record_sections r join exam_sections s on s.id = r.section_id
       where r.record_id = $1 and s.module is not null`,
      [candidate.recordId],
    );
    expect(rows.map((row) => row.module)).toEqual([module, module]);
    await deps.background.drain();
    const { rows: graded } = await pool.query('select status, correct from records where id = $1', [
      candidate.recordId,
    ]);
    expect(graded[0]).toEqual({ status: 'graded', correct });
  });

  test('measures are routed apart: right in verbal and wrong in quant gives hard and easy', async () => {
    const { call } = await person();
    const candidate = await begin(call, exams.mock);
    await takeExam(candidate, (form, section) => answerTo(form, section === 1 || section === 3));
    const { rows } = await pool.query(
      `select s.measure, s.module, r.correct from record_sections r join exam_sections s on s.id = r.section_id
       where r.record_id = $1 order by r.no`,
      [candidate.recordId],
    );
    expect(rows.slice(1).map(({ measure, module }) => [measure, module])).toEqual([
      ['verbal', null],
      ['quant', null],
      ['verbal', 'hard'],
      ['quant', 'easy'],
    ]);
    expect([rows[1].correct, rows[2].correct]).toEqual([12, 0]);
  });

  test('tells the candidate nothing about modules, and shows no section before its time', async () => {
    const { call } = await person();
    const candidate = await begin(call, exams.mock);
    expect(JSON.stringify(candidate.record)).not.toMatch(/"module"|hard|easy/);
    const { sections } = await read(candidate);
    const ahead = call('GET /api/records/{recordId}', {
      params: candidate,
      query: { sectionId: sections[1]?.id ?? '' },
    });
    expect(await errorOf(ahead)).toBe('SECTION_AHEAD');
  });

  test('the order of the candidate’s questions is the same on every read', async () => {
    const { call } = await person();
    const candidate = await begin(call, exams.mock);
    await move(candidate, 'continue');
    const again = await read(candidate);
    expect(again.exercises).toEqual(candidate.record.exercises);
  });
});

describe('moving', () => {
  test('Next and Back go through the section, Review and Go To Question jump within it', async () => {
    const candidate = await begin((await person()).call, exams.quant);
    await move(candidate, 'continue');
    expect(candidate.record.exercises).toHaveLength(4);
    await move(candidate, 'next');
    await move(candidate, 'next');
    expect(candidate.state).toMatchObject({ exerciseIndex: 2, screen: 'exercise' });
    await move(candidate, 'back');
    expect(candidate.state.exerciseIndex).toBe(1);
    await move(candidate, 'review');
    const gone = await candidate.call('PUT /api/records/{recordId}/move', {
      params: candidate,
      body: {
        move: 'go',
        exerciseId: candidate.record.exercises[3]?.id,
        from: { screen: 'review', sectionIndex: 0, exerciseIndex: 1 },
      },
    });
    expect(gone).toMatchObject({ outcome: 'done', screen: 'exercise', exerciseIndex: 3 });
    const seen = await read(candidate);
    expect(seen.seen).toEqual(seen.exercises.map(({ id }) => id));
  });

  test('a move that was repeated because its reply got lost moves once', async () => {
    const candidate = await begin((await person()).call, exams.quant);
    await move(candidate, 'continue');
    const before = { ...candidate.state };
    await move(candidate, 'next');
    candidate.state = before;
    expect(await move(candidate, 'next')).toBe('elsewhere');
    expect(candidate.state.exerciseIndex).toBe(1);
  });

  test('the end asks for a confirmation and leaves the attempt open', async () => {
    const candidate = await begin((await person()).call, exams.quant);
    await move(candidate, 'continue');
    for (let times = 0; times < 3; times += 1) await move(candidate, 'next');
    expect(await move(candidate, 'next')).toBe('confirm');
    expect((await read(candidate)).status).toBe('open');
  });

  test('Go To Question without a question is bad input', async () => {
    const candidate = await begin((await person()).call, exams.quant);
    const from = { screen: 'review', sectionIndex: 0, exerciseIndex: 0 } as const;
    const call = candidate.call('PUT /api/records/{recordId}/move', {
      params: candidate,
      body: { move: 'go', from },
    });
    expect(await errorOf(call)).toBe('INVALID_INPUT');
  });
});

describe('marks', () => {
  test('“reply data.marked”: toggles, and takes a wish', async () => {
    const candidate = await begin((await person()).call, exams.quant);
    await move(candidate, 'continue');
    const { id, question_type: type } = exerciseOf(candidate);
    const mark = (marked?: boolean) =>
      candidate.call('PUT /api/exercises/{exerciseId}/mark', {
        params: { exerciseId: id },
        body: { recordId: candidate.recordId, type, marked },
      });
    expect(await mark()).toEqual({ marked: true });
    expect((await read(candidate)).marks).toEqual([id]);
    expect(await mark()).toEqual({ marked: false });
    expect(await mark(true)).toEqual({ marked: true });
    expect(await mark(true)).toEqual({ marked: true });
  });
});

describe('check-as-you-go', () => {
  test('shows key and analysis after an answer, and then keeps the answer', async () => {
    const candidate = await begin((await person()).call, exams.verbal);
    await move(candidate, 'continue');
    const { id, question } = exerciseOf(candidate);
    const check = () =>
      candidate.call('POST /api/exercises/{exerciseId}/check', {
        params: { exerciseId: id },
        body: { recordId: candidate.recordId },
      });
    expect(await errorOf(check())).toBe('FORBIDDEN');
    await answer(candidate, answerTo(question.form));
    const shown = await check();
    expect(shown).toMatchObject({
      correct: true,
      key: answerTo(question.form),
      questionId: expect.any(String),
      number: expect.stringMatching(/^[VQW]-\d{5}$/),
    });
    expect(JSON.stringify(shown.analysis)).toContain('SECRET');
    expect(await errorOf(answer(candidate, ['B']))).toBe('ANSWER_FIXED');
    const again = await read(candidate);
    expect(again.checked[id]).toEqual(shown);
    expect(Object.keys(again.checked)).toEqual([id]);
  });

  test.each(['mock', 'quant'] as const)('is refused in %s, which does not allow it', async (name) => {
    const candidate = await begin((await person()).call, exams[name]);
    await move(candidate, 'continue');
    const { id, question } = exerciseOf(candidate);
    await answer(candidate, answerTo(question.form));
    const check = candidate.call('POST /api/exercises/{exerciseId}/check', {
      params: { exerciseId: id },
      body: { recordId: candidate.recordId },
    });
    expect(await errorOf(check)).toBe('FORBIDDEN');
  });
});

describe('finishing', () => {
  test('answers a repeated finish with the first result', async () => {
    const candidate = await begin((await person()).call, exams.quant);
    await move(candidate, 'continue');
    const results = await Promise.all(Array.from({ length: 20 }, () => finish(candidate)));
    expect(new Set(results.map(({ resultPath }) => resultPath))).toEqual(
      new Set([`/exercises/${candidate.recordId}/result`]),
    );
    const { rows } = await pool.query(
      `select count(*)::int as count from record_events where record_id = $1 and kind = 'finish'`,
      [candidate.recordId],
    );
    expect(rows[0].count).toBe(1);
  });

  test('before the last section is refused; exit submits what is there', async () => {
    const candidate = await begin((await person()).call, exams.mock);
    await move(candidate, 'continue');
    expect(await errorOf(finish(candidate))).toBe('RECORD_UNFINISHED');
    await answer(candidate, ['Half an essay.']);
    const exit = () =>
      candidate.call('PUT /api/records/{recordId}/exit', {
        params: candidate,
        body: { tab: candidate.tab },
      });
    const path = `/result/${candidate.recordId}`;
    expect(await exit()).toEqual({ recordId: candidate.recordId, resultPath: path });
    expect((await exit()).resultPath).toBe(path);
    expect(await read(candidate)).toMatchObject({ resultPath: path, answers: expect.any(Object) });
  });

  test('“Submitted is terminal”: every change is refused with RECORD_CLOSED', async () => {
    const candidate = await begin((await person()).call, exams.quant);
    await move(candidate, 'continue');
    await finish(candidate);
    expect(await errorOf(answer(candidate, ['A']))).toBe('RECORD_CLOSED');
    expect(await errorOf(move(candidate, 'next'))).toBe('RECORD_CLOSED');
    const { call, tab } = candidate;
    const options = { params: candidate, body: { tab } };
    expect(await errorOf(call('PUT /api/records/{recordId}/heartbeat', options))).toBe('RECORD_CLOSED');
    expect(await errorOf(call('PUT /api/records/{recordId}/save', options))).toBe('RECORD_CLOSED');
  });

  test('is not found under another exam’s name', async () => {
    const candidate = await begin((await person()).call, exams.quant);
    await move(candidate, 'continue');
    expect(await errorOf(finish({ ...candidate, examId: exams.mock }))).toBe('NOT_FOUND');
  });

  test('a practice attempt is graded, listed and counted as mine', async () => {
    const { call } = await person();
    const candidate = await begin(call, exams.verbal);
    let count = 0;
    const choose = atPace(harness, (form) => {
      count += 1;
      return answerTo(form, count <= 5);
    });
    const path = await takeExam(candidate, choose);
    await deps.background.drain();
    harness.setNow(null);
    const { list } = await call('GET /api/records/exercises');
    expect(list).toMatchObject([
      { recordId: candidate.recordId, status: 'graded', total: 7, answered: 7, correct: 5, resultPath: path },
    ]);
    const exam = await call('GET /api/exams/{id}', { params: { id: exams.verbal } });
    expect(exam.mine).toMatchObject({ submitted: 1, openRecordId: null, best: 71.4, bestScores: null });
  });
});

describe('the submission limit', () => {
  test('“409 RECORD_LIMIT_REACHED at the limit”, and a restart does not get around it', async () => {
    const { call } = await person();
    const candidate = await begin(call, exams.essays);
    await takeExam(candidate, () => ['My essay.']);
    expect(await errorOf(start(call, exams.essays))).toBe('RECORD_LIMIT_REACHED');
    const restart = call('PUT /api/records/{recordId}/restart', { params: candidate });
    expect(await errorOf(restart)).toBe('RECORD_LIMIT_REACHED');
  });

  test('holds when twenty start and finish at once', async () => {
    const { call } = await person();
    const attempts = Array.from({ length: 20 }, async () => {
      try {
        const candidate = await begin(call, exams.mock);
        const { recordId, tab } = candidate;
        await call('PUT /api/records/{recordId}/exit', { params: { recordId }, body: { tab } });
        return recordId;
      } catch (thrown) {
        const { error } = thrown as { error: string };
        // The others took the attempt over, submitted it, or used the last one up.
        expect(['RECORD_LIMIT_REACHED', 'RECORD_TAKEN', 'RECORD_CLOSED']).toContain(error);
        return null;
      }
    });
    await Promise.all(attempts);
    for (let more = 0; more < 5; more += 1) {
      const left = await start(call, exams.mock).catch(() => null);
      if (left) await call('PUT /api/records/{recordId}/exit', { params: left, body: {} });
    }
    const { mine } = await call('GET /api/exams/{id}', { params: { id: exams.mock } });
    expect(mine).toMatchObject({ submitted: 3, openRecordId: null });
    expect(await errorOf(start(call, exams.mock))).toBe('RECORD_LIMIT_REACHED');
  });
});

describe('starting again', () => {
  test('drops an open attempt for a fresh one; the old one is closed to its tab', async () => {
    const { call } = await person();
    const candidate = await begin(call, exams.mock);
    await move(candidate, 'continue');
    await answer(candidate, ['Words I do not like.']);
    const fresh = await call('PUT /api/records/{recordId}/restart', { params: candidate });
    expect(fresh.recordId).not.toBe(candidate.recordId);
    expect(await errorOf(answer(candidate, ['More.']))).toBe('RECORD_DROPPED');
    expect(await errorOf(read(candidate))).toBe('RECORD_DROPPED');
    expect(await call('GET /api/records/{recordId}', { params: fresh })).toMatchObject({
      screen: 'before',
      answers: {},
      submitted: 0,
    });
  });

  test('asked twice for the same attempt gives one new attempt', async () => {
    const { call } = await person();
    const { recordId } = await start(call, exams.mock);
    const restart = () => call('PUT /api/records/{recordId}/restart', { params: { recordId } });
    const [one, two] = await Promise.all([restart(), restart()]);
    expect(one.recordId).toBe(two.recordId);
  });

  test('after a submitted attempt is another one within the limit', async () => {
    const { call } = await person();
    const candidate = await begin(call, exams.mock);
    await call('PUT /api/records/{recordId}/exit', { params: candidate, body: {} });
    const next = await call('PUT /api/records/{recordId}/restart', { params: candidate });
    expect(next.recordId).not.toBe(candidate.recordId);
    expect(await call('GET /api/records/{recordId}', { params: next })).toMatchObject({ submitted: 1 });
  });
});

test('nobody reaches another person’s attempt', async () => {
  const candidate = await begin((await person()).call, exams.quant);
  await move(candidate, 'continue');
  const { call } = await person();
  const stranger = { ...candidate, call };
  expect(await errorOf(read(stranger))).toBe('NOT_FOUND');
  expect(await errorOf(answer(stranger, ['A']))).toBe('NOT_FOUND');
  expect(await errorOf(move(stranger, 'next'))).toBe('NOT_FOUND');
  expect(await errorOf(finish(stranger))).toBe('NOT_FOUND');
});
