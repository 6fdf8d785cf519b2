/** An answer to the stream counts once, for its own question and at its own time, however late it arrives. */
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { dayMs } from '#core/duration.ts';
import type { Question } from '#core/questions/kinds.ts';
import { inTransaction } from '#server/db/tx.ts';
import { withdrawServed } from '#server/domains/learner/stream/store.ts';
import { recordAnswers } from '#server/domains/learning/answers/service.ts';
import { contentOfExams } from '#tests/api/example-exams.ts';
import { begin, bodyFor, failureOf, goOn, openStream, type Served, wrong } from './stream-session.ts';

const { harness, learner, pass, nameOf, rightTo, answer } = await openStream();

describe('an answer', () => {
  const answersOf = async (userId: string) => {
    const { rows } = await harness.db.execute<{ at: string }>(
      sql`select answered_at as at from question_answers where user_id = ${userId}`,
    );
    return rows.map(({ at }) => new Date(at));
  };

  test('counts once however often it arrives, and as evidence', async () => {
    const { call, id } = await learner();
    const { served } = await begin(call);
    const [one] = served as [Served];
    pass(60_000);
    const send = () =>
      call('POST /api/questions/{id}/check', {
        params: { id: one.questionId },
        body: bodyFor(one, rightTo(one)),
      });
    const told = await Promise.all([send(), send(), send()]);
    expect(told.map(({ correct }) => correct)).toEqual([true, true, true]);
    expect(await answersOf(id)).toHaveLength(1);
    const { measures } = await call('GET /api/learner');
    expect(measures.find(({ measure }) => measure === one.measure)?.answers).toBe(1);
  });

  test('that waited for the network is dated when it was given, and never before the question was', async () => {
    const { call, id } = await learner();
    const { served } = await begin(call);
    const begun = harness.deps.now();
    pass(60 * 60_000);
    const [one, other] = served as [Served, Served];
    const send = (which: Served, ago: number) =>
      call('POST /api/questions/{id}/check', {
        params: { id: which.questionId },
        body: { ...bodyFor(which, rightTo(which)), ago },
      });
    await send(one, 10 * 60_000);
    await send(other, 10 * 60 * 60_000);
    const [first, second] = await answersOf(id);
    expect(harness.deps.now().getTime() - (first?.getTime() ?? 0)).toBe(10 * 60_000);
    expect(second).toEqual(begun);
  });

  test('that was kept for days is dated when it was given, and took a day at most', async () => {
    const { call, id } = await learner();
    const [one] = (await begin(call)).served as [Served];
    pass(5 * dayMs);
    const { spent: _, ...body } = bodyFor(one, rightTo(one));
    await call('POST /api/questions/{id}/check', {
      params: { id: one.questionId },
      body: { ...body, ago: 4 * dayMs },
    });
    const [at] = await answersOf(id);
    expect(harness.deps.now().getTime() - (at?.getTime() ?? 0)).toBe(4 * dayMs);
    const { rows } = await harness.db.execute<{ ms: number }>(
      sql`select spent_ms as ms from question_answers where user_id = ${id}`,
    );
    expect(rows[0]?.ms).toBe(dayMs);
  });

  test('after the key was told is never the first one, whatever its age is said to be', async () => {
    const { call, id } = await learner();
    const [one] = (await begin(call)).served as [Served];
    pass(10 * 60_000);
    const check = (body: object) =>
      call('POST /api/questions/{id}/check', {
        params: { id: one.questionId },
        body: { answer: wrong, opened: one.opened, ...body },
      });
    await check({});
    pass(60_000);
    // Neither as what was served, nor without that.
    await check({ ...bodyFor(one, rightTo(one)), ago: 9 * 60_000 });
    pass(60_000);
    await check({ answer: rightTo(one), ago: 10 * 60_000 });
    const { rows } = await harness.db.execute<{ correct: boolean }>(
      sql`select correct from question_answers where user_id = ${id} order by answered_at, id`,
    );
    expect(rows.map(({ correct }) => correct)).toEqual([false, true, true]);
  });

  test('that comes after a later one is counted, and is not the last one', async () => {
    const { call, id } = await learner();
    const [one] = (await begin(call)).served as [Served];
    const { rows } = await harness.db.execute<{ id: string }>(
      sql`select current_version_id::text as id from questions where id = ${one.questionId}`,
    );
    const question = contentOfExams()
      .sources.flatMap(({ questions }) => questions)
      .find((each) => each.id === nameOf(one));
    const begun = harness.deps.now().getTime();
    const file = (days: number, correct: boolean) =>
      inTransaction(harness.db, (tx) =>
        recordAnswers(tx, [
          {
            ...{ userId: id, questionId: one.questionId, versionId: rows[0]?.id ?? '' },
            question: question as Question,
            ...{ answer: [String(days)], correct, spentMs: null, source: 'bank', recordId: null },
            at: new Date(begun + days * dayMs),
          },
        ]),
      );
    await file(0, false);
    await file(5, true);
    await file(2, false);
    const { rows: own } = await harness.db.execute(sql`
      select attempts, last_answer, last_correct from user_questions where user_id = ${id}`);
    expect(own).toEqual([{ attempts: 3, last_answer: ['5'], last_correct: true }]);
    const { rows: mistakes } = await harness.db.execute(sql`
      select wrong_count from wrong_books where user_id = ${id}`);
    expect(mistakes).toEqual([{ wrong_count: 2 }]);
  });

  test('stays one when its question is withdrawn at the same moment', async () => {
    const { call } = await learner();
    const { served } = await begin(call);
    const [one, other] = served as [Served, Served];
    await answer(call, one);
    await withdrawServed(harness.db, [one.id, other.id]);
    const { rows } = await harness.db.execute<{ state: string }>(
      sql`select state from stream_questions where id in (${one.id}, ${other.id}) order by place`,
    );
    expect(rows.map(({ state }) => state)).toEqual(['answered', 'withdrawn']);
  });

  test('of somebody else is refused and kept apart; without a login nothing is taken for sent', async () => {
    const { call } = await learner();
    const { served, session } = await begin(call);
    const [one] = served as [Served];
    const other = await learner();
    const options = { params: { id: one.questionId }, body: bodyFor(one, rightTo(one)) };
    expect(await failureOf(other.call('POST /api/questions/{id}/check', options))).toBe('FORBIDDEN');
    expect(await answersOf(other.id)).toEqual([]);
    expect(await failureOf(harness.client()('POST /api/questions/{id}/check', options))).toBe(
      'LOGIN_REQUIRED',
    );
    expect(await failureOf(goOn(other.call, session.id))).toBe('NOT_FOUND');
    expect(await failureOf(other.call('GET /api/stream/{id}', { params: { id: session.id } }))).toBe(
      'NOT_FOUND',
    );
    const params = { id: session.id, servedId: one.id };
    const said = { params, body: { remark: 'not-now' as const } };
    expect(await failureOf(other.call('PUT /api/stream/{id}/questions/{servedId}', said))).toBe('FORBIDDEN');
  });

  test('to something else than was served is refused', async () => {
    const { call } = await learner();
    const { served } = await begin(call);
    const [one, other] = served as [Served, Served];
    const body = bodyFor(other, ['A']);
    expect(
      await failureOf(call('POST /api/questions/{id}/check', { params: { id: one.questionId }, body })),
    ).toBe('NOT_FOUND');
  });
});
