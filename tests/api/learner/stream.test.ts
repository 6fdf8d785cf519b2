/** The stream serves what is open, fresh and wanted, each answer counts once, and the diagnostic is gone on with anywhere. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Calls } from '#contract/all.ts';
import type { Client } from '#contract/client.ts';
import { dayMs } from '#core/duration.ts';
import type { Difficulty, Question } from '#core/questions/kinds.ts';
import { keyOf } from '#core/questions/public-view.ts';
import { inTransaction } from '#server/db/tx.ts';
import { withdrawServed } from '#server/domains/learner/stream/store.ts';
import { recordAnswers } from '#server/domains/learning/answers/service.ts';
import { tidy } from '#server/jobs/tidy.ts';
import {
  contentOfExams,
  type ExampleExams,
  importExampleExams,
  siblingCopy,
} from '#tests/api/example-exams.ts';
import { type Harness, openHarness } from '#tests/api/harness.ts';
import { makePerson } from '#tests/api/people.ts';
import { readCodes } from '#tests/api/question-codes.ts';

let harness: Harness;
let exams: ExampleExams;
let keys: Map<string, string[]>;
let families: Map<string, string | undefined>;
let codeOf: (id: string) => string;

/** Questions of every level; the last five number boxes are variants of one another. */
const change = ({ form }: { form: string }, copy: number) => ({
  difficulty: ((copy % 5) + 1) as Difficulty,
  ...(form === 'numeric' && copy >= 15 && { family: 'twins' }),
});

beforeAll(async () => {
  harness = await openHarness();
  exams = await importExampleExams(harness.deps, change);
  const questions = contentOfExams(change).sources.flatMap((source) => source.questions);
  ({ codeOf } = await readCodes(harness.db));
  keys = new Map(questions.map((one) => [one.id, keyOf(one)]));
  families = new Map(questions.map(({ id, family }) => [id, family]));
});
beforeEach(() => harness.setNow(new Date('2026-11-16T02:00:00Z')));
afterAll(() => harness.close());

const learner = () => makePerson(harness);

type Standing = Calls['POST /api/stream']['reply'];
type Served = Standing['served'][number];
type Wanted = NonNullable<Calls['POST /api/stream']['options']['body']>;

const begin = (call: Client, body: Wanted = {}) => call('POST /api/stream', { body });
const goOn = (call: Client, id: string) => call('POST /api/stream/{id}/questions', { params: { id } });

const pass = (ms: number) => harness.setNow(new Date(harness.deps.now().getTime() + ms));
const nameOf = ({ questionId }: Served) => codeOf(questionId);
const rightTo = (served: Served) => keys.get(nameOf(served)) ?? [];
const familyOf = (served: Served) => families.get(nameOf(served)) ?? nameOf(served);
const wrong = ['Z'];

const bodyFor = ({ id, opened }: Served, answer: string[]) => ({
  answer,
  spent: 50_000,
  opened,
  servedId: id,
});

/** As the page does it, a minute after the question was given. */
async function answer(call: Client, served: Served, given = rightTo(served)) {
  pass(60_000);
  const params = { id: served.questionId };
  return call('POST /api/questions/{id}/check', { params, body: bodyFor(served, given) });
}

/** To the end, one question after the other. */
async function practise(call: Client, body: Wanted, give: (served: Served) => string[] = rightTo) {
  let standing = await begin(call, body);
  const met: Served[] = [];
  while (standing.served.length > 0) {
    const [next] = standing.served as [Served];
    met.push(next);
    await answer(call, next, give(next));
    standing = await goOn(call, standing.session.id);
  }
  return { met, standing, id: standing.session.id };
}

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: { error: string }) => error.error,
  );

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
