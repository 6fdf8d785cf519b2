/** Lessons over the API: what everybody reads, and how far each learner is. */
import { beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '#contract/client.ts';
import { dayMs } from '#core/duration.ts';
import { keyOf } from '#core/questions/public-view.ts';
import { setLessons } from '#server/domains/lessons/service.ts';
import { exampleContent, exampleQuestions, importExamples } from '#tests/api/example-bank.ts';
import { exampleLessons } from '#tests/api/example-lessons.ts';
import { openHarness } from '#tests/api/harness.ts';
import { makePerson, type Person } from '#tests/api/people.ts';
import { errorOf } from '#tests/candidate.ts';

const harness = await openHarness();
const { client, deps, pool, setNow } = harness;
/** Of each family three: one by its code, two more to be drawn. */
const examples = ['', '-2', '-3'].flatMap((copy) => exampleQuestions(({ id }) => ({ id: `${id}${copy}` })));
await importExamples(deps, exampleContent(examples));
const visitor = client();

const open = (call: Client, slug = 'blank-contrast') => call('GET /api/lessons/{slug}', { params: { slug } });
type Body = Parameters<typeof save>[1];
const save = (
  call: Client,
  body: {
    place?: string;
    answers?: { key: string; tries: number; solved: boolean }[];
    seconds?: number;
    startedAt?: string;
    learnerId?: string;
  },
  slug = 'blank-contrast',
) => call('PUT /api/lessons/{slug}/progress', { params: { slug }, body: { place: 'hook', ...body } });

async function codesOf(ids: (string | null)[]): Promise<(string | undefined)[]> {
  const { rows } = await pool.query<{ id: string; code: string }>('select id::text, code from questions');
  return ids.map((id) => rows.find((row) => row.id === id)?.code);
}

async function answer(call: Client, questionId: string | null, isRight = true) {
  const [code] = await codesOf([questionId]);
  const question = examples.find(({ id }) => id === code);
  if (!question || !questionId) throw new Error(`there is no question ${questionId}`);
  const key = keyOf(question) as string[];
  await call('POST /api/questions/{id}/check', {
    params: { id: questionId },
    body: { answer: isRight ? key : key.map(() => 'F') },
  });
}

const inDays = (days: number): Date => new Date(Date.now() + days * dayMs);

let learner: Person;
beforeEach(async () => {
  setLessons(exampleLessons);
  setNow(null);
  learner = await makePerson(harness);
});

describe('the overview', () => {
  test('has the lessons that are there, by area', async () => {
    const { total, areas } = await visitor('GET /api/lessons');
    expect(total).toBe(4);
    expect(areas.map(({ area, lessons }) => [area, lessons.map(({ slug }) => slug)])).toEqual([
      ['blank', ['blank-contrast', 'blank-cause']],
      ['arith', ['arith-primes']],
      ['essay', ['essay-task']],
    ]);
    expect(areas[0]?.lessons[0]).toMatchObject({
      id: 'blank.contrast',
      title: { zh_cn: '课 blank.contrast', en: 'Lesson blank.contrast' },
      minutes: 9,
      worth: 1.5,
      own: null,
    });
  });

  test('has the learner’s own progress, and nobody else’s', async () => {
    await save(learner.call, { place: 'step-2' });
    const other = await makePerson(harness);
    const ownOf = async (call: Client) => (await call('GET /api/lessons')).areas[0]?.lessons[0]?.own;
    expect(await ownOf(learner.call)).toMatchObject({ place: 'step-2', finishedAt: null });
    expect(await ownOf(other.call)).toBeNull();
    expect(await ownOf(visitor)).toBeNull();
  });

  test('a bank without lessons has an empty one', async () => {
    setLessons([]);
    expect(await visitor('GET /api/lessons')).toEqual({ total: 0, areas: [] });
    expect(await errorOf(open(visitor))).toBe('NOT_FOUND');
  });
});

describe('a lesson', () => {
  test('is whole for a visitor, with its formulas and its neighbors', async () => {
    const { lesson, area, math, own, ...around } = await open(visitor, 'arith-primes');
    expect(lesson).toMatchObject({ slug: 'arith-primes', idea: { en: 'One idea.' } });
    expect(lesson.steps).toHaveLength(3);
    expect(lesson.hook).toEqual(exampleLessons[2]?.hook);
    expect(area).toBe('arith');
    expect(own).toBeNull();
    expect(math['x^2']).toContain('katex');
    expect(around.before.map(({ slug }) => slug)).toEqual(['blank-contrast']);
    expect(around.next).toEqual([]);
    expect(around.previousInArea).toBeNull();
    const first = await open(visitor);
    expect(first.next.map(({ id }) => id)).toEqual(['quant.arith.primes']);
    expect(first.nextInArea?.slug).toBe('blank-cause');
  });

  test('tells neither the key of a check nor its family', async () => {
    expect(JSON.stringify(await open(visitor))).not.toMatch(/secret/i);
  });

  test('that is not there is not found', async () => {
    expect(await errorOf(open(visitor, 'blank-absent'))).toBe('NOT_FOUND');
    expect(await errorOf(save(learner.call, {}, 'blank-absent'))).toBe('NOT_FOUND');
  });
});

describe('the checks', () => {
  const idsOf = async (call: Client, slug?: string) =>
    (await open(call, slug)).checks.map(({ questionId }) => questionId);

  test('are questions of the bank: by code, or drawn from a family, each once', async () => {
    const codes = await codesOf(await idsOf(visitor));
    expect(codes.slice(0, 2)).toEqual(['example-tc1', 'example-se']);
    expect(codes.slice(2).map((code) => code?.replace(/-\d$/, ''))).toEqual([
      'example-tc1',
      'example-tc2',
      'example-tc3',
    ]);
    const twice = await idsOf(visitor, 'arith-primes');
    expect(new Set(twice).size).toBe(5);
    // A family that the bank does not have.
    expect(twice[4]).toBeNull();
  });

  test('are the same for a visitor every time', async () => {
    expect(await idsOf(visitor)).toEqual(await idsOf(client({ locale: 'zh_cn' })));
  });

  test('are ones that the learner has not answered yet', async () => {
    for (let round = 0; round < 3; round += 1) {
      const [, , , drawn] = await idsOf(learner.call);
      const { mine } = await learner.call('GET /api/questions/{id}', { params: { id: drawn ?? '' } });
      expect(mine?.attempts).toBe(0);
      await answer(learner.call, drawn ?? null);
    }
    // Then the one that was answered longest ago.
    expect((await idsOf(learner.call))[3]).not.toBeNull();
  });

  test('stay as they were drawn once the lesson is begun, answered or not', async () => {
    const { checks } = await save(learner.call, {});
    const drawn = checks.map(({ questionId }) => questionId);
    expect(await idsOf(learner.call)).toEqual(drawn);
    await answer(learner.call, drawn[3] ?? null);
    await save(learner.call, { place: 'check-4' });
    expect(await idsOf(learner.call)).toEqual(drawn);
  });

  test('are drawn anew where a question was retired since', async () => {
    const before = (await save(learner.call, {})).checks[3]?.questionId;
    await pool.query(`update questions set status = 'retired' where id = $1`, [before]);
    try {
      const after = (await idsOf(learner.call))[3];
      expect(after).not.toBe(before);
      expect(after).not.toBeNull();
    } finally {
      await pool.query(`update questions set status = 'published' where id = $1`, [before]);
    }
  });

  test('count from when the lesson was begun', async () => {
    const [first] = await idsOf(learner.call);
    await answer(learner.call, first ?? null);
    const begun = inDays(1);
    setNow(begun);
    expect((await save(learner.call, {})).checks[0]).toMatchObject({ isAnswered: false, isRight: null });
    await answer(learner.call, first ?? null, false);
    expect((await save(learner.call, {})).checks[0]).toMatchObject({ isAnswered: true, isRight: false });
    // A device that began before it could say so.
    expect((await open(learner.call)).own?.startedAt).toBe(begun.toISOString());
    const earlier = inDays(-1).toISOString();
    const { own } = await save(learner.call, { startedAt: earlier });
    expect(own.startedAt).toBe(earlier);
  });

  test('finish the lesson when all are answered, right or wrong, and it stays finished', async () => {
    const { checks } = await save(learner.call, {});
    for (const [index, { questionId }] of checks.entries()) {
      expect((await save(learner.call, { place: 'check-5' })).own.finishedAt).toBeNull();
      await answer(learner.call, questionId, index > 0);
    }
    const [finished, later] = [inDays(1), inDays(2)];
    setNow(finished);
    const { own, checks: done } = await save(learner.call, { place: 'check-5' });
    expect(own).toMatchObject({ finishedAt: finished.toISOString(), share: 1 });
    expect(done.map(({ isRight }) => isRight)).toEqual([false, true, true, true, true]);
    setNow(later);
    expect((await save(learner.call, {})).own.finishedAt).toBe(finished.toISOString());
  });

  test('count in history and wrong-book like any other answer', async () => {
    const { checks } = await save(learner.call, {});
    await answer(learner.call, checks[0]?.questionId ?? null, false);
    const { list } = await learner.call('GET /api/wrong-books');
    expect(list.map(({ question }) => question.id)).toEqual([checks[0]?.questionId]);
  });

  test('about an essay task are answered in the lesson itself', async () => {
    const solved = [1, 2, 3, 4].map((n) => ({ key: `check-${n}`, tries: n === 1 ? 2 : 1, solved: true }));
    const first = await save(learner.call, { place: 'check-4', answers: solved }, 'essay-task');
    expect(first.own.finishedAt).toBeNull();
    expect(first.checks.map(({ isRight }) => isRight)).toEqual([false, true, true, true, null]);
    const opened = { key: 'check-5', tries: 3, solved: false };
    const last = await save(learner.call, { place: 'check-5', answers: [opened] }, 'essay-task');
    expect(last.own.finishedAt).not.toBeNull();
    expect(last.checks[4]).toMatchObject({ isAnswered: true, isRight: false });
  });
});

describe('progress', () => {
  const hook = { key: 'hook', tries: 1, solved: true };
  const late: Body = { place: 'hook', answers: [hook], seconds: 30 };
  const early: Body = {
    place: 'step-2',
    answers: [hook, { key: 'step-1', tries: 2, solved: true }],
    seconds: 200,
  };

  test('told twice, late and out of order comes to the same', async () => {
    const outcomes = [];
    for (const order of [
      [late, early],
      [early, late],
      [early, early, late, early],
    ]) {
      const { call } = await makePerson(harness);
      for (const one of order) await save(call, one);
      const { place, answers, seconds } = (await open(call)).own ?? {};
      outcomes.push({ place, answers, seconds });
    }
    expect(outcomes[0]).toEqual({ place: 'step-2', answers: early.answers, seconds: 200 });
    expect(outcomes[1]).toEqual(outcomes[0]);
    expect(outcomes[2]).toEqual(outcomes[0]);
  });

  test('of two devices at the same moment loses nothing', async () => {
    const keys = ['hook', 'step-1', 'step-2', 'step-3', 'trap-1'];
    const calls = keys.map((key, index) =>
      save(learner.call, { answers: [{ key, tries: 1, solved: true }], seconds: index * 10 }),
    );
    await Promise.all(calls);
    const { own } = await open(learner.call);
    expect(own?.answers.map(({ key }) => key)).toEqual(keys);
    expect(own?.seconds).toBe(40);
  });

  test('is for who is logged in, and for nobody else on their device', async () => {
    expect(await errorOf(save(visitor, {}))).toBe('LOGIN_REQUIRED');
    const other = await makePerson(harness);
    expect(await errorOf(save(learner.call, { learnerId: other.id }))).toBe('FORBIDDEN');
    expect((await save(learner.call, { learnerId: learner.id })).own.place).toBe('hook');
  });

  test('takes no clock for granted', async () => {
    setNow(new Date('2030-06-01T00:00:00Z'));
    const startOf = async (startedAt: string) => {
      const { call } = await makePerson(harness);
      return (await save(call, { startedAt })).own.startedAt;
    };
    expect(await startOf('2099-01-01T00:00:00Z')).toBe('2030-06-01T00:00:00.000Z');
    expect(await startOf('0001-01-01T00:00:00Z')).toMatch(/^2029-/);
  });

  test.each<[string, object]>([
    ['a place that no lesson has', { place: 'beyond' }],
    ['a key that no lesson has', { answers: [{ key: 'idea', tries: 1, solved: true }] }],
    ['too many tries', { answers: [{ key: 'hook', tries: 100, solved: true }] }],
    ['no try at all', { answers: [{ key: 'hook', tries: 0, solved: false }] }],
    ['time without end', { seconds: 1_000_001 }],
    ['too many answers', { answers: Array.from({ length: 31 }, () => hook) }],
  ])('refuses %s', async (_, body) => {
    expect(await errorOf(save(learner.call, body))).toBe('INVALID_INPUT');
  });

  test('a place and a key that this lesson lacks are passed over', async () => {
    const { own } = await save(learner.call, {
      place: 'step-9',
      answers: [{ key: 'trap-9', tries: 1, solved: true }],
    });
    expect(own).toMatchObject({ place: 'hook', answers: [] });
  });
});
