/**
 * Questions of a mock exam are closed: to everybody until they have submitted it, and to who is taking it together with
 * all that is like them. Every endpoint whose reply can carry a question is asked, by everybody.
 */
import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { endpoints } from '#contract/all.ts';
import type { Client } from '#contract/client.ts';
import { routeOf } from '#contract/endpoint.ts';
import { setLessons } from '#server/domains/lessons/service.ts';
import { findDailyId } from '#server/domains/questions/daily.ts';
import { answerTo, codeOf } from '#tests/api/example-exams.ts';
import { exampleLesson } from '#tests/api/example-lessons.ts';
import { forgetLimits } from '#tests/api/people.ts';
import { errorOf, exerciseOf } from '#tests/candidate.ts';
import { everyone, openReservedBank, type Who } from './reserved-bank.ts';

const bank = await openReservedBank();
const { harness, api, client, visitor, exams, idOf, wordById, known, paper, siblings } = bank;
const { kept, sibling, free, people, records, practice, saved, keptExercise, share, open } = bank;
const { closedTo, tokenOf, ask, wordsIn } = bank;

beforeEach(() => forgetLimits(harness));

/** How each endpoint is asked for what its caller may not have. The caller's own open exam is told apart below. */
const cases: Record<string, (who: Who) => [path: string, init?: { method?: string; body?: unknown }][]> = {
  'GET /api/questions': () => [
    ['/api/questions?size=100'],
    ['/api/questions?size=100&page=2'],
    ['/api/questions?size=100&page=3'],
    [`/api/questions?searchKey=${wordById.get(kept)}`],
    [`/api/questions?searchKey=${wordById.get(kept)}&sortKey=hot`],
    ['/api/questions?type=fill&tag=1&size=100&sortKey=accuracy'],
    ['/api/questions?status=wrong&size=100'],
    ['/api/questions?status=collected&size=100'],
  ],
  'GET /api/questions/{id}': () => [
    ...[...siblings].map((id): [string] => [`/api/questions/${id}?reveal=true`]),
    [`/api/questions/${free}?reveal=true`],
  ],
  'POST /api/questions/{id}/check': () =>
    [kept, sibling].map((id) => [
      `/api/questions/${id}/check`,
      { method: 'POST', body: { answer: answerTo('tc1') } },
    ]),
  'GET /api/search': () => [
    [`/api/search?searchKey=${wordById.get(kept)}`],
    [`/api/search?searchKey=${wordById.get(sibling)}`],
    ['/api/search?searchKey=example&size=100'],
  ],
  'GET /api/search/complete': () => [
    ['/api/search/complete?searchKey=kepta'],
    ['/api/search/complete?searchKey=example%20kepta'],
  ],
  'GET /api/collections': () => [['/api/collections?size=100'], ['/api/collections?type=fill&size=100']],
  'GET /api/notes': () => [
    ['/api/notes?size=100'],
    ['/api/notes?type=fill&searchKey=note'],
    [`/api/notes?questionId=${kept}`],
  ],
  'GET /api/questions/daily': () => [['/api/questions/daily']],
  'POST /api/notes': () => [
    ['/api/notes', { method: 'POST', body: { questionId: kept, body: 'What is the key?' } }],
  ],
  'PUT /api/notes/{id}': () => [['/api/notes/1', { method: 'PUT', body: { body: 'Another note' } }]],
  'GET /api/comments': () => [[`/api/comments?questionId=${kept}`], ['/api/comments?size=100']],
  'POST /api/comments': (who) =>
    closedTo[who].size === 0
      ? []
      : [['/api/comments', { method: 'POST', body: { questionId: kept, body: 'What is the key?' } }]],
  'PUT /api/comments/{id}': () => [['/api/comments/1', { method: 'PUT', body: { body: 'Another' } }]],
  'GET /api/words/entries/{word}': () => [['/api/words/entries/verbose']],
  'GET /api/words/lookup': () => [[`/api/words/lookup?form=verbose&questionId=${kept}`]],
  'GET /api/words/session': () => [['/api/words/session?minutes=60']],
  'GET /api/words/kept': () => [['/api/words/kept?size=100']],
  'PUT /api/words/kept/{word}': () => [['/api/words/kept/verbose', { method: 'PUT', body: { note: 'n' } }]],
  'POST /api/words/kept': () => [
    ['/api/words/kept', { method: 'POST', body: { words: [{ word: 'vague', questionId: kept }] } }],
  ],
  'GET /api/lessons/{slug}': () => [['/api/lessons/blank-contrast'], ['/api/lessons/arith-primes']],
  'PUT /api/lessons/{slug}/progress': () => [
    ['/api/lessons/blank-contrast/progress', { method: 'PUT', body: { place: 'check-1' } }],
  ],
  'POST /api/stream': () => [
    ['/api/stream', { method: 'POST', body: { n: 100 } }],
    ['/api/stream', { method: 'POST', body: { n: 100, measure: 'verbal' } }],
    ['/api/stream', { method: 'POST', body: { mode: 'diagnostic' } }],
  ],
  // They show what was served above, less what an exam that was begun since has closed (tests/api/learner/stream.test.ts).
  'POST /api/stream/{id}/questions': () => [],
  'PUT /api/stream/{id}/questions/{servedId}': () => [],
  'PUT /api/stream/{id}': () => [],
  'GET /api/stream/{id}': () => [],
  'GET /api/learner/topics/{path}': () => [
    ['/api/learner/topics/blank.contrast'],
    ['/api/learner/topics/blank'],
  ],
  'GET /api/wrong-books': () => [['/api/wrong-books?size=100&state=all']],
  'POST /api/exercises/custom': () => [
    ['/api/exercises/custom', { method: 'POST', body: { questionIds: [kept] } }],
  ],
  // The open exam's own record is what the runner shows; here are the others.
  'GET /api/records/{recordId}': (who) => [
    ...(who === 'running'
      ? ([[`/api/records/${practice.recordId}`], [`/api/records/${records.running}`]] as [string][])
      : []),
  ],
  // An attempt that was saved before the exam began is gone on with: its questions come with the reply.
  'PUT /api/records/{recordId}/move': (who) =>
    who === 'running'
      ? [
          [
            `/api/records/${saved.recordId}/move`,
            {
              method: 'PUT',
              body: {
                tab: saved.tab,
                move: 'continue',
                from: { screen: 'save', sectionIndex: 0, exerciseIndex: 0 },
              },
            },
          ],
        ]
      : [],
  'POST /api/exercises/{exerciseId}/check': (who) => [
    ...(who === 'running'
      ? ([
          [
            `/api/exercises/${exerciseOf(practice).id}/check`,
            { method: 'POST', body: { recordId: practice.recordId, tab: practice.tab } },
          ],
        ] as [string, { method: string; body: unknown }][])
      : []),
  ],
  'GET /api/records/{id}/results': (who) =>
    who === 'running' ? [[`/api/records/${records.running}/results`]] : [],
  'GET /api/records/{id}/items/{exerciseId}': (who) =>
    who === 'running' ? [[`/api/records/${records.running}/items/${keptExercise}`]] : [],
  // The task of an essay that somebody has written stays with it.
  'GET /api/records/{id}/essays': () => [],
  'GET /api/shared-reports/{token}': () => [[`/api/shared-reports/${share.token}`]],
  'GET /api/exams/{id}/pdf': (who) =>
    closedTo[who].size === 0
      ? []
      : [[`/api/exams/${exams.mock}/pdf`], [`/api/exams/${exams.mock}/pdf?part=key`]],
  // Made of the same reply as the report on the page.
  'GET /api/records/{id}/pdf': () => [],
  'GET /api/shared-reports/{token}/pdf': () => [],
  // Made of practice sets, which hold no such question; see the bank's gate.
  'GET /api/materials/{id}/pdf': () => [],
  // The deck, which holds no sentence of such a question; see the bank's gate.
  'GET /api/words': () => [],
  'GET /api/words/levels/{level}': () => [],
  // The cards of lessons, which hold no question.
  'GET /api/lessons/cards.pdf': () => [],
  // Of one's own words without the sentence of a closed question, as `GET /api/words/kept` above.
  'GET /api/words/prints': () => [],
  'GET /api/words/groups': () => [],
  'GET /api/words/groups/{id}': () => [],
  'GET /api/words/settings': () => [],
  'PUT /api/words/settings': () => [],
  'GET /api/words/level-test': () => [],
  'POST /api/words/level-test': () => [],
  'POST /api/words/reviews': () => [],
  'DELETE /api/words/kept/{word}': () => [],
};

/** What a reply has that holds something of a question. */
const shapes =
  /"#\/\$defs\/(?:Question|ExerciseQuestion|Stimulus|QuestionRow|Analysis|StimulusNotes|Highlighted)"|"(?:stem|prompt|questionId|sentence|excerpt)":/;

test('there is a case for every endpoint whose reply can carry a question', () => {
  const carriers = endpoints.flatMap(({ endpoint }) => {
    // Staff work with the bank itself.
    if (endpoint.access === 'desk') return [];
    const schema = z.toJSONSchema(endpoint.reply as z.ZodType, { unrepresentable: 'any' });
    const isCarrier = endpoint.produces === 'application/pdf' || shapes.test(JSON.stringify(schema));
    return isCarrier ? [routeOf(endpoint)] : [];
  });
  expect(carriers.filter((route) => !(route in cases))).toEqual([]);
});

describe.each(everyone)('to the %s', (who) => {
  test.each(Object.keys(cases))('%s gives nothing that is closed', async (route) => {
    // Completion is the same for everybody, and made of what visitors may see.
    const closed = route === 'GET /api/search/complete' ? paper : closedTo[who];
    for (const [path, init] of cases[route]?.(who) ?? []) {
      const { text } = await ask(who, path, init);
      expect(wordsIn(text, closed), `${path} ${text.slice(0, 300)}`).toEqual([]);
      for (const id of closed)
        if (path.includes(`/questions/${id}?`) || path.includes(`/questions/${id}/`))
          expect(text, path).not.toContain('SECRET');
    }
  });

  test('lists, counts and filters tell of the same questions', async () => {
    const token = tokenOf(who);
    const call = client(token ? { token } : {});
    const total = known.length - closedTo[who].size;
    const first = await call('GET /api/questions', { query: { size: 1 } });
    const filters = await call('GET /api/questions/filters');
    expect(first.total).toBe(total);
    expect(filters.total).toBe(total);
    const sum = (list: readonly { count: number }[]) => list.reduce((all, { count }) => all + count, 0);
    expect(sum(filters.types)).toBe(total);
    expect(sum(filters.forms)).toBe(total);
    const ids = [];
    for (const page of [1, 2, 3])
      ids.push(
        ...(await call('GET /api/questions', { query: { size: 100, page } })).list.map(({ id }) => id),
      );
    expect(ids).toHaveLength(total);
    if (who === 'visitor') return;
    // Three were kept by everybody: one of the paper, its variant, and another.
    const own = [kept, sibling, free].filter((id) => !closedTo[who].has(id));
    const collected = await call('GET /api/collections');
    expect([collected.total, collected.unsorted]).toEqual([own.length, own.length]);
    expect((await call('GET /api/notes')).total).toBe(own.length);
    expect((await call('GET /api/comments')).total).toBe(own.length);
    const wrong = (await call('GET /api/wrong-books', { query: { size: 100 } })).list;
    expect(wrong.filter(({ question }) => closedTo[who].has(question.id))).toEqual([]);
    const isKeptOpen = !closedTo[who].has(kept);
    const book = await call('GET /api/words/kept');
    const words = book.list.map(({ word }) => word).filter((word) => word !== 'vague');
    expect(words.sort()).toEqual(isKeptOpen ? ['florid', 'verbose'] : ['florid']);
    expect(book.counts.all).toBe(book.list.length);
    const statuses = await call('GET /api/questions', { query: { status: 'collected' } });
    expect(statuses.total).toBe(own.length);
    const counted = Object.fromEntries(filters.statuses.map(({ value, count }) => [value, count]));
    expect(counted.collected).toBe(own.length);
    const unseen = await call('GET /api/questions', { query: { status: 'unseen', size: 1 } });
    expect(counted.unseen).toBe(unseen.total);
  });
});

test('no day has a question that is kept for an exam', async () => {
  const drawn = new Set<string | null>();
  for (let n = 0; n < 400; n++)
    drawn.add(await findDailyId(harness.deps.db, new Date(Date.UTC(2026, 0, n, 12))));
  expect(drawn.size).toBeGreaterThan(5);
  for (const id of drawn) expect(paper.has(id ?? '')).toBe(false);
});

describe('the checks of a lesson', () => {
  const lesson = exampleLesson('blank.contrast', {
    checks: [
      { question: codeOf('tc1', 0) },
      { question: codeOf('tc1', 16) },
      { family: 'secret-family-tc1-0' },
      { family: 'secret-family-tc1-0' },
    ],
  });
  const idsOf = async (call: Client) => {
    setLessons([lesson]);
    const { checks } = await call('GET /api/lessons/{slug}', { params: { slug: 'blank-contrast' } });
    return checks.map(({ questionId }) => questionId);
  };

  test('are open ones: a kept question is none, and of a family the others are drawn', async () => {
    for (const call of [visitor, people.other.call])
      expect(await idsOf(call)).toEqual([null, free, sibling, null]);
  });

  test('are all there for who has submitted the exam, and none of its kin for who is taking it', async () => {
    expect(await idsOf(people.submitted.call)).toEqual([kept, free, sibling, null]);
    expect(await idsOf(people.running.call)).toEqual([null, free, null, null]);
  });
});

describe('who is refused hears why, in their language, and where to go', () => {
  const path = `/exams/before?id=${exams.mock}`;

  test('before the submission', async () => {
    const get = (locale: 'en' | 'zh_cn') =>
      client({ locale })('GET /api/questions/{id}', { params: { id: kept } });
    await expect(get('en')).rejects.toMatchObject({ status: 403, error: 'QUESTION_RESERVED', path });
    await expect(get('en')).rejects.toThrow(/Example mock exam.*submitted/);
    await expect(get('zh_cn')).rejects.toThrow(/模考示例.*交卷/);
    const check = { params: { id: kept }, body: { answer: answerTo('tc1') } };
    for (const call of [visitor, people.other.call])
      expect(await errorOf(call('POST /api/questions/{id}/check', check))).toBe('QUESTION_RESERVED');
    expect(
      await errorOf(
        people.other.call('POST /api/exercises/custom', { body: { questionIds: [kept, idOf('se', 0)] } }),
      ),
    ).toBe('QUESTION_RESERVED');
    const body = { words: [{ word: 'vague', questionId: kept }] };
    expect(await errorOf(people.other.call('POST /api/words/kept', { body }))).toBe('QUESTION_RESERVED');
    expect((await ask('other', `/api/exams/${exams.mock}/pdf`)).text).toContain('QUESTION_RESERVED');
  });

  test('while the exam is open, for variants and earlier sittings too', async () => {
    for (const { call } of [people.running, people.beginner])
      for (const id of [kept, sibling]) {
        const get = call('GET /api/questions/{id}', { params: { id } });
        await expect(get).rejects.toMatchObject({ error: 'QUESTION_WITHHELD', path });
      }
    const { call } = people.running;
    const params = { id: records.running, exerciseId: keptExercise };
    const item = call('GET /api/records/{id}/items/{exerciseId}', { params });
    expect(await errorOf(item)).toBe('QUESTION_WITHHELD');
    for (const part of ['paper', 'key'])
      expect((await ask('running', `/api/exams/${exams.mock}/pdf?part=${part}`)).text).toContain(
        'QUESTION_WITHHELD',
      );
    expect((await ask('running', `/api/records/${practice.recordId}`)).text).toContain('QUESTION_WITHHELD');
  });

  test('a set of chosen questions is made of those that are open', async () => {
    const body = { questionIds: [kept, free] };
    expect(await people.other.call('POST /api/exercises/custom', { body })).toMatchObject({ count: 1 });
  });
});

describe('what stays as it was', () => {
  test('the exam itself shows its questions to who takes it', async () => {
    for (const { call, recordId, tab } of Object.values(open)) {
      // On a busy machine the calls above take more than a minute, and a candidate who is silent sees no question.
      await call('PUT /api/records/{recordId}/heartbeat', { params: { recordId }, body: { tab } });
      const record = await call('GET /api/records/{recordId}', { params: { recordId }, query: { tab } });
      expect(wordsIn(JSON.stringify(record), paper)).not.toEqual([]);
    }
  });

  test('who has submitted finds, opens and explains every question of it', async () => {
    const { call } = people.submitted;
    const word = wordById.get(kept) ?? '';
    expect((await call('GET /api/search', { query: { searchKey: word } })).questions.total).toBe(1);
    expect(await call('GET /api/questions/{id}', { params: { id: kept } })).toMatchObject({
      key: answerTo('tc1'),
    });
    const report = await call('GET /api/records/{id}/results', { params: { id: records.submitted } });
    expect(report.items.find(({ questionId }) => questionId === kept)).toMatchObject({
      stem: expect.stringContaining(word),
      key: expect.any(String),
    });
    expect(report.words.length).toBeGreaterThan(0);
  });

  test('a report keeps its scores while it keeps its questions back', async () => {
    const report = await people.running.call('GET /api/records/{id}/results', {
      params: { id: records.running },
    });
    const own = report.items.filter(({ questionId }) => siblings.has(questionId));
    expect(own).toHaveLength(55);
    expect(own.every(({ key, given }) => key === null && given === null)).toBe(true);
    expect(report).toMatchObject({ words: [], count: 54, scores: { verbal: expect.anything() } });
  });

  test('a practice attempt that is held back still takes the answers of its browser', async () => {
    const { call, recordId, tab } = practice;
    const { id: exerciseId, question_type: type } = exerciseOf(practice);
    const body = { recordId, tab, type, answer: answerTo('tc1'), seq: 1_000_001, spent: 1000 };
    const saved = call('PUT /api/exercises/{exerciseId}/answer', { params: { exerciseId }, body });
    expect(await saved).toMatchObject({ seq: 1_000_001 });
  });

  test('nor is one that was saved taken up again, and nothing is told by a download', async () => {
    const { call, recordId, tab } = practice;
    await call('PUT /api/records/{recordId}/save', { params: { recordId }, body: { tab } });
    const from = { screen: 'save', sectionIndex: 0, exerciseIndex: 0 } as const;
    const goOn = call('PUT /api/records/{recordId}/move', {
      params: { recordId },
      body: { tab, move: 'continue', from },
    });
    await expect(goOn).rejects.toMatchObject({ status: 403, error: 'QUESTION_WITHHELD' });
    const download = await api.request('/api/users/data', {
      headers: { authorization: `Bearer ${people.running.token}` },
    });
    expect(download.status).toBe(403);
  });

  test('everything comes back with the submission', async () => {
    const { call, recordId, tab } = open.running;
    await call('PUT /api/records/{recordId}/exit', { params: { recordId }, body: { tab } });
    expect(await call('GET /api/questions/{id}', { params: { id: sibling } })).toMatchObject({ id: sibling });
    expect(await call('GET /api/questions/{id}', { params: { id: kept } })).toMatchObject({
      key: answerTo('tc1'),
    });
    const params = { id: records.running, exerciseId: keptExercise };
    expect(await call('GET /api/records/{id}/items/{exerciseId}', { params })).toMatchObject({
      questionId: kept,
    });
  });
});
