/** The stream serves what is open, fresh and wanted, and takes what is said beside a question. */
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Client } from '#contract/client.ts';
import { dayMs } from '#core/duration.ts';
import { tidy } from '#server/jobs/tidy.ts';
import { siblingCopy } from '#tests/api/example-exams.ts';
import { begin, goOn, openStream, type Served, type Standing, wrong } from './stream-session.ts';

const { harness, exams, learner, pass, nameOf, familyOf, answer, practise } = await openStream();

describe('what is served', () => {
  test('is never reserved, never the same twice, and never comes with its key', async () => {
    const { call } = await learner();
    const { rows } = await harness.db.execute<{ id: string }>(
      sql`select id::text from questions where reserved_for is not null`,
    );
    const reserved = new Set(rows.map(({ id }) => id));
    expect(reserved.size).toBeGreaterThan(50);
    const { met, standing } = await practise(call, { n: 30 });
    expect(met).toHaveLength(30);
    expect(met.filter(({ questionId }) => reserved.has(questionId))).toEqual([]);
    expect(new Set(met.map(({ questionId }) => questionId)).size).toBe(30);
    expect(JSON.stringify(met)).not.toMatch(/SECRET|predicted|secret-family/);
    expect(standing.session.endedAt).not.toBeNull();
  });

  test('alternates between the measures; what stands under one passage comes together', async () => {
    const { call } = await learner();
    const { met } = await practise(call, { n: 14 });
    const turns = met.filter(({ reason }) => reason !== 'passage').map(({ measure }) => measure);
    expect(turns).toEqual(turns.map((_, place) => (place % 2 === 0 ? 'verbal' : 'quant')));
    for (const [place, one] of met.entries())
      if (one.reason === 'passage') expect(met[place - 1]?.stimulus?.id).toBe(one.stimulus?.id);
  });

  test('is what the filters want', async () => {
    const { call } = await learner();
    const quant = await practise(call, { n: 6, measure: 'quant' });
    expect(quant.met.map(({ measure }) => measure)).toEqual(Array(6).fill('quant'));
    const form = await practise(call, { n: 3, form: 'se' });
    expect(form.met.map(({ question }) => question.form)).toEqual(Array(3).fill('se'));
    const topic = await practise(call, { n: 3, tag: 'reading' });
    expect(topic.met.map(({ question }) => question.tags[0])).toEqual(Array(3).fill('reading.inference'));
    expect(topic.standing.session.tag?.name).toBe('Reading skill');
    expect((await begin(call, { tag: 'quant.no-such' })).served).toEqual([]);
  });

  test('ends after about so many minutes', async () => {
    const { call } = await learner();
    // Fifty seconds an answer.
    const { met, standing } = await practise(call, { minutes: 5 });
    expect(met).toHaveLength(6);
    expect(standing.session).toMatchObject({ questions: null, minutes: 5 });
  });

  test('waits in the browser: five at first, the same ones when asked again, in two tabs at once', async () => {
    const { call } = await learner();
    const { session, served } = await begin(call);
    expect(served).toHaveLength(5);
    const [one, other] = await Promise.all([goOn(call, session.id), goOn(call, session.id)]);
    const idsOf = (standing: { served: Served[] }) => standing.served.map(({ id }) => id);
    expect(idsOf(one)).toEqual(served.map(({ id }) => id));
    expect(idsOf(other)).toEqual(idsOf(one));
    await answer(call, served[0] as Served);
    const [next, same] = await Promise.all([goOn(call, session.id), goOn(call, session.id)]);
    expect(idsOf(next)).toHaveLength(5);
    expect(idsOf(same)).toEqual(idsOf(next));
  });

  test('leaves a family alone for three days', async () => {
    const { call } = await learner();
    const twins = (met: Served[]) => met.filter((one) => Number(nameOf(one).split('-').at(-1)) >= 15);
    const first = await practise(call, { n: 10, form: 'numeric' });
    expect(twins(first.met)).toHaveLength(1);
    expect((await begin(call, { form: 'numeric' })).served).toEqual([]);
    pass(4 * dayMs);
    expect(twins((await practise(call, { n: 10, form: 'numeric' })).met)).toHaveLength(1);
  });

  test('holds nothing that resembles a mock exam which is being taken', async () => {
    const { call } = await learner();
    const sibling = `example-mc-many-${siblingCopy}`;
    const { served, session } = await begin(call, { form: 'mc-many', n: 5 });
    expect(served.map(nameOf)).toContain(sibling);
    await call('POST /api/users-exams', { body: { examId: exams.mock } });
    const now = await goOn(call, session.id);
    expect(now.served.map(nameOf)).not.toContain(sibling);
  });

  test('mixes in mistakes that are due, one in seven at most', async () => {
    const { call } = await learner();
    const { met } = await practise(call, { n: 4, measure: 'quant' }, () => wrong);
    pass(3 * dayMs);
    const { met: next } = await practise(call, { n: 14 });
    const due = next.flatMap(({ reason }, place) => (reason === 'due' ? [place] : []));
    expect(due.length).toBeGreaterThan(0);
    for (const [n, place] of due.entries()) expect((n + 1) / (place + 1)).toBeLessThanOrEqual(0.15);
    // By family: in place of a mistake that has variants, one of them comes.
    const known = new Set(met.map(familyOf));
    expect(due.every((place) => known.has(familyOf(next[place] as Served)))).toBe(true);
    const ids = new Set(met.map(({ questionId }) => questionId));
    expect(next.filter(({ questionId, reason }) => ids.has(questionId) && reason !== 'due')).toEqual([]);
  });

  test('comes again after a month where nothing new is left, and says so', async () => {
    const { call, id } = await learner();
    const { met } = await practise(call, { n: 20, form: 'mc-many' });
    expect((await begin(call, { form: 'mc-many' })).served).toEqual([]);
    pass(31 * dayMs);
    // A login does not last a month.
    const later = harness.client({ token: harness.signIn({ id }) });
    const { served } = await begin(later, { form: 'mc-many' });
    expect(served.map(({ reason }) => reason)).toContain('again');
    expect(met.map(({ questionId }) => questionId)).toContain(served[0]?.questionId);
  });
});

describe('a session in which nothing was answered', () => {
  test('is gone on with by whoever asks for the same', async () => {
    const { call } = await learner();
    const first = await begin(call, { measure: 'quant', n: 5 });
    pass(60_000);
    const again = await begin(call, { measure: 'quant', n: 5 });
    expect(again.session.id).toBe(first.session.id);
    expect(again.served.map(({ id }) => id)).toEqual(first.served.map(({ id }) => id));
    expect(new Date(again.session.startedAt)).toEqual(harness.deps.now());
    for (const other of [{ n: 5 }, { measure: 'quant', n: 6 }, { measure: 'quant', minutes: 5 }] as const)
      expect((await begin(call, other)).session.id).not.toBe(first.session.id);
    await answer(call, first.served[0] as Served);
    expect((await begin(call, { measure: 'quant', n: 5 })).session.id).not.toBe(first.session.id);
  });

  test('is thrown away after a month; what was answered or given up stays', async () => {
    const { call, id } = await learner();
    const left = await begin(call, { measure: 'verbal' });
    const answered = await begin(call, { measure: 'quant' });
    await answer(call, answered.served[0] as Served);
    const passed = await begin(call, { n: 3 });
    await call('PUT /api/stream/{id}/questions/{servedId}', {
      params: { id: passed.session.id, servedId: passed.served[0]?.id ?? '' },
      body: { remark: 'passed' },
    });
    const idsOf = async () => {
      const { rows } = await harness.db.execute<{ id: string }>(
        sql`select id from stream_sessions where user_id = ${id} order by started_at`,
      );
      return rows.map((row) => row.id);
    };
    await tidy(harness.deps);
    expect(await idsOf()).toHaveLength(3);
    pass(31 * dayMs);
    await tidy(harness.deps);
    expect(await idsOf()).toEqual([answered.session.id, passed.session.id]);
    const { rows } = await harness.db.execute(
      sql`select from stream_questions where session_id = ${left.session.id}`,
    );
    expect(rows).toEqual([]);
  });
});

describe('what is said beside a question', () => {
  const remark = (
    call: Client,
    { session }: Standing,
    one: Served | undefined,
    said: 'not-now' | 'too-easy' | 'too-hard' | 'passed',
  ) =>
    call('PUT /api/stream/{id}/questions/{servedId}', {
      params: { id: session.id, servedId: one?.id ?? '' },
      body: { remark: said },
    });

  test('not now: it is passed over, is no answer, and does not come back in this session', async () => {
    const { call } = await learner();
    const first = await begin(call, { n: 3, measure: 'quant' });
    const skipped = first.served[0] as Served;
    const after = await remark(call, first, skipped, 'not-now');
    expect(after.served.map(({ id }) => id)).not.toContain(skipped.id);
    expect(after.served).toHaveLength(3);
    let standing = after;
    while (standing.served.length > 0) {
      expect(standing.served[0]?.questionId).not.toBe(skipped.questionId);
      await answer(call, standing.served[0] as Served);
      standing = await goOn(call, standing.session.id);
    }
    expect(standing.asked.map(({ state }) => state).toSorted()).toEqual([
      'answered',
      'answered',
      'answered',
      'skipped',
    ]);
  });

  test('too easy and too hard: what waits is chosen anew, and the session remembers', async () => {
    const { call } = await learner();
    const predictedOf = async (standing: Standing) => {
      const { rows } = await harness.db.execute<{ mean: number }>(sql`
        select avg(predicted)::float8 as mean from stream_questions
        where session_id = ${standing.session.id} and state = 'open'`);
      return rows[0]?.mean ?? 0;
    };
    const first = await begin(call, { measure: 'quant' });
    const harder = await remark(call, first, first.served[0], 'too-easy');
    const hard = await predictedOf(harder);
    expect(harder.served.map(({ id }) => id)).not.toContain(first.served[1]?.id);
    // There is chance in every choice: the two ends are compared, of two people of whom nothing is known.
    const { call: callOfOther } = await learner();
    const other = await begin(callOfOther, { measure: 'quant' });
    expect(other.served).toHaveLength(5);
    const easier = await remark(callOfOther, other, other.served[0], 'too-hard');
    expect(hard).toBeLessThan(await predictedOf(easier));
  });

  test('no idea: it counts as asked, is no answer, and never comes again', async () => {
    const { call, id } = await learner();
    const first = await begin(call, { n: 1, measure: 'quant' });
    const after = await remark(call, first, first.served[0], 'passed');
    expect(after.session.endedAt).not.toBeNull();
    expect(after.asked[0]).toMatchObject({ state: 'passed', correct: null });
    const { rows } = await harness.db.execute(sql`select from question_answers where user_id = ${id}`);
    expect(rows).toHaveLength(0);
    pass(5 * dayMs);
    const { met } = await practise(call, { n: 30, measure: 'quant' });
    expect(met.map(({ questionId }) => questionId)).not.toContain(first.served[0]?.questionId);
  });
});

test('the summary tells what moved and when mistakes come back', async () => {
  const { call } = await learner();
  const { id } = await practise(call, { n: 8, measure: 'quant' }, () => wrong);
  const told = await call('GET /api/stream/{id}', { params: { id } });
  expect(told.asked.map(({ correct }) => correct)).toEqual(Array(8).fill(false));
  expect(told.asked.every(({ spentMs }) => spentMs === 50_000)).toBe(true);
  expect(told.moved).toMatchObject([
    { before: 'unknown', asked: 8, answers: 8, tag: { path: 'quant.arith.primes' } },
  ]);
  expect(told.moved[0]?.after).not.toBe('unknown');
  expect(told.mistakes).toHaveLength(8);
  expect(told.mistakes.every(({ dueAt }) => new Date(dueAt) > harness.deps.now())).toBe(true);
  const next = await practise(call, { n: 1, measure: 'quant' });
  const after = await call('GET /api/stream/{id}', { params: { id: next.id } });
  expect(after.moved[0]?.before).toBe(told.moved[0]?.after);
});

test('what one takes along has the sessions and what they asked, without what was expected of it', async () => {
  const { call, id } = await learner();
  const { session, served } = await begin(call);
  await answer(call, served[0] as Served);
  const { streamData } = await import('#server/domains/learner/stream/service.ts');
  const told = JSON.stringify(await streamData.read(harness.db, id));
  expect(told).toContain(session.id);
  expect(told).toContain('"state":"answered"');
  expect(told).not.toMatch(/predicted|target/);
});
