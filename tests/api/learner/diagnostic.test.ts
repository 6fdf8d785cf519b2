/** The diagnostic: sixteen questions that tell nothing before their end, gone on with anywhere. */
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { begin, goOn, openStream, type Served, type Standing, wrong } from './stream-session.ts';

const { harness, learner, rightTo, answer, practise } = await openStream();

describe('the diagnostic', () => {
  test('has sixteen questions in turn, of no exam, and tells no verdict before its end', async () => {
    const { call } = await learner();
    const first = await begin(call, { mode: 'diagnostic' });
    expect(first.session.questions).toBe(16);
    expect(first.served).toHaveLength(2);
    let standing: Standing = first;
    let n = 0;
    while (standing.served.length > 0) {
      expect(standing.asked.every(({ correct }) => correct === null)).toBe(true);
      await answer(call, standing.served[0] as Served);
      standing = await goOn(call, standing.session.id);
      n += 1;
    }
    expect(n).toBe(16);
    const measures = standing.asked.map(({ measure }) => measure);
    expect(measures).toEqual(measures.map((_, place) => (place % 2 === 0 ? 'verbal' : 'quant')));
    expect(standing.asked.every(({ correct }) => correct === true)).toBe(true);
    const params = { id: standing.session.id };
    const told = await call('GET /api/stream/{id}', { params });
    expect(told.measures).toMatchObject([{ answers: 8 }, { answers: 8 }]);
    expect(told.measures.every(({ band, missing }) => (band === null) === missing > 0)).toBe(true);
    const more = await call('PUT /api/stream/{id}', { params, body: { wanted: 'more' } });
    const twice = await call('PUT /api/stream/{id}', { params, body: { wanted: 'more' } });
    expect([more.session.questions, twice.session.questions]).toEqual([24, 24]);
    expect(more.served).toHaveLength(2);
  });

  test('gets harder for who is right than for who is wrong', async () => {
    const meanOf = async (give: (served: Served) => string[]) => {
      const { met } = await practise((await learner()).call, { mode: 'diagnostic' }, give);
      return met.reduce((sum, { question }) => sum + question.difficulty, 0) / met.length;
    };
    expect(await meanOf(rightTo)).toBeGreaterThan((await meanOf(() => wrong)) + 0.5);
  });

  test('is one, though two devices begin it at once; an old one is not taken up beside it', async () => {
    const { call } = await learner();
    const begun = await Promise.all([1, 2, 3, 4].map(() => begin(call, { mode: 'diagnostic' })));
    expect(new Set(begun.map(({ session }) => session.id)).size).toBe(1);
    const params = { id: begun[0]?.session.id ?? '' };
    await call('PUT /api/stream/{id}', { params, body: { wanted: 'end' } });
    await harness.db.execute(sql`update stream_sessions set questions = 0 where id = ${params.id}`);
    const next = await begin(call, { mode: 'diagnostic' });
    expect(next.session.id).not.toBe(params.id);
    const more = await call('PUT /api/stream/{id}', { params, body: { wanted: 'more' } });
    expect(more.session.endedAt).not.toBeNull();
    expect((await begin(call, { mode: 'diagnostic' })).session.id).toBe(next.session.id);
  });

  test('is gone on with on another device, and is shorter with a score from elsewhere', async () => {
    const { call } = await learner();
    const lastScore = { verbal: 152, quant: 160, kind: 'official' as const, day: null };
    await call('PUT /api/users/goal', { body: { lastScore } });
    const first = await begin(call, { mode: 'diagnostic' });
    expect(first.session.questions).toBe(10);
    await answer(call, first.served[0] as Served);
    const again = await begin(call, { mode: 'diagnostic' });
    expect(again.session.id).toBe(first.session.id);
    expect(again.asked.filter(({ state }) => state === 'answered')).toHaveLength(1);
    expect(again.served[0]?.id).toBe(first.served[1]?.id);
    // An ordinary session is another one.
    expect((await begin(call)).session.id).not.toBe(first.session.id);
  });
});
