/**
 * Questions of a mock exam are closed: to everybody until they have submitted it, and to who is taking it together with
 * all that is like them. Every endpoint whose reply can carry a question is asked, by everybody.
 */

import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { endpoints } from '#contract/all.ts';
import { routeOf } from '#contract/endpoint.ts';
import { bankTexts } from '#core/bank-text.ts';
import { type Form, forms, type Question } from '#core/questions/kinds.ts';
import { importExams } from '#server/domains/exams/import.ts';
import { forgetBank } from '#server/domains/questions/bank.ts';
import {
  answerTo,
  codeOf,
  importExampleExams,
  mockSource,
  practiceSources,
  siblingCopy,
} from '#tests/api/example-exams.ts';
import { openHarness } from '#tests/api/harness.ts';
import { forgetLimits, makePerson, type Person } from '#tests/api/people.ts';
import { begin, type Candidate, errorOf, exerciseOf, move, takeExam } from '#tests/candidate.ts';

const letters = 'abcdefghijklmnopqrst';

/** A word that stands in the stem of one question and nowhere else. */
const wordOf = (form: Form, copy: number) => `kept${letters[forms.indexOf(form)]}${letters[copy]}x`;

const harness = await openHarness();
const { api, client, deps, pool } = harness;
const visitor = client();
const exams = await importExampleExams(deps, (question: Question, copy: number) => ({
  stem: bankTexts({
    en: `${question.stem.en} ${wordOf(question.form, copy)}`,
    zh_cn: `${question.stem.zh_cn} ${wordOf(question.form, copy)}`,
  }),
}));

const { rows: known } = await pool.query<{ id: string; code: string }>('select id, code from questions');
const idOf = (form: Form, copy: number) => known.find(({ code }) => code === codeOf(form, copy))?.id ?? '';
const wordById = new Map(
  forms.flatMap((form) => Array.from(letters, (_, copy) => [idOf(form, copy), wordOf(form, copy)] as const)),
);
const { rows: asked } = await pool.query<{ id: string }>(
  `select distinct question_id as id from exam_items i join exam_sections s on s.id = i.section_id
   where s.exam_id = $1`,
  [exams.mock],
);
const paper = new Set(asked.map(({ id }) => id));
const siblings = new Set([...paper, ...forms.map((form) => idOf(form, siblingCopy))]);

const [kept, sibling, free] = [idOf('tc1', 0), idOf('tc1', siblingCopy), idOf('tc1', 16)];

/** The bank as it was before its mock exams kept their questions: what people have from then is theirs, but closed. */
async function keepThings({ call }: Person) {
  await pool.query('update questions set reserved_for = null').catch(() => null);
  forgetBank();
  for (const questionId of [kept, sibling, free]) {
    await call('POST /api/collections', { body: { questionId } });
    await call('POST /api/notes', { body: { questionId, body: `My note ${wordById.get(questionId)}` } });
    await call('POST /api/comments', { body: { questionId, body: `I say ${wordById.get(questionId)}` } });
    await call('POST /api/questions/{id}/check', {
      params: { id: questionId },
      body: { answer: answerTo('tc1', false) },
    });
  }
  const words = [
    { word: 'verbose', questionId: kept },
    { word: 'florid', questionId: free },
  ];
  await call('POST /api/word-books', { body: { words } });
  await importExams(deps, [mockSource(), ...practiceSources]);
}

async function submitMock(person: Person): Promise<string> {
  const candidate = await begin(person.call, exams.mock);
  await takeExam(candidate, (form) => answerTo(form, false));
  await deps.background.drain();
  return candidate.recordId;
}

const people = {
  other: await makePerson(harness),
  submitted: await makePerson(harness),
  running: await makePerson(harness),
  beginner: await makePerson(harness),
  teacher: await makePerson(harness, { role: 'teacher' }),
};
for (const person of Object.values(people)) await keepThings(person);
const records = { submitted: await submitMock(people.submitted), running: await submitMock(people.running) };

/** Made while everything was open: a practice attempt at the paper's own questions. */
const practice = await (async () => {
  const body = { questionIds: [kept, free] };
  const { examId } = await people.running.call('POST /api/exercises/custom', { body });
  const candidate = await begin(people.running.call, examId);
  await move(candidate, 'continue');
  return candidate;
})();
const { exerciseId: keptExercise } = await pool
  .query<{ exerciseId: string }>(
    `select i.id as "exerciseId" from record_answers a join exam_items i on i.id = a.exercise_id
     where a.record_id = $1 and i.question_id = $2`,
    [records.running, kept],
  )
  .then(({ rows }) => rows[0] ?? { exerciseId: '0' });
const share = await people.submitted.call('POST /api/records/{id}/share', {
  params: { id: records.submitted },
  body: { hideScores: false, showEssay: true, showAnswers: true },
});

const open: Record<'running' | 'beginner', Candidate> = {
  running: await begin(people.running.call, exams.mock),
  beginner: await begin(people.beginner.call, exams.mock),
};
for (const candidate of Object.values(open)) await move(candidate, 'continue');

type Who = 'visitor' | keyof typeof people;

const closedTo: Record<Who, ReadonlySet<string>> = {
  visitor: paper,
  other: paper,
  submitted: new Set(),
  running: siblings,
  beginner: siblings,
  teacher: new Set(),
};
const everyone = Object.keys(closedTo) as Who[];

const tokenOf = (who: Who): string | null => (who === 'visitor' ? null : people[who].token);

async function ask(who: Who, path: string, init: { method?: string; body?: unknown } = {}) {
  const token = tokenOf(who);
  const response = await api.request(`http://localhost${path}`, {
    method: init.method ?? 'GET',
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(init.body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(init.body !== undefined && { body: JSON.stringify(init.body) }),
  });
  const text = await response.text();
  expect(response.status, `${path} ${text.slice(0, 200)}`).not.toBe(500);
  return { status: response.status, text };
}

const wordsIn = (text: string, ids: ReadonlySet<string>) =>
  [...ids].flatMap((id) => (text.includes(wordById.get(id) ?? '?') ? [wordById.get(id)] : []));

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
  'GET /api/word-books': () => [['/api/word-books?size=100&state=all']],
  'POST /api/word-books': () => [
    ['/api/word-books', { method: 'POST', body: { words: [{ word: 'vague', questionId: kept }] } }],
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
  'PUT /api/records/{recordId}/move': () => [],
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
  // Words of the site's content, not of the bank.
  'GET /api/words': () => [],
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
    const book = await call('GET /api/word-books', { query: { state: 'all' } });
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
    expect(await errorOf(people.other.call('POST /api/word-books', { body }))).toBe('QUESTION_RESERVED');
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
