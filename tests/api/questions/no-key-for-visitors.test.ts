/** Design, section 5: keys and analyses leave the server only for those who may see them. Every reply is walked. */
import { beforeEach, describe, expect, test } from 'vitest';
import { endpoints } from '#contract/all.ts';
import { routeOf } from '#contract/endpoint.ts';
import { dayMs } from '#core/duration.ts';
import { forms, type Question } from '#core/questions/kinds.ts';
import { keyOf } from '#core/questions/public-view.ts';
import { exampleContent, exampleQuestions, importExamples } from '#tests/api/example-bank.ts';
import { openHarness } from '#tests/api/harness.ts';
import { forgetLimits, makePerson } from '#tests/api/people.ts';
import { readCodes } from '#tests/api/question-codes.ts';

const harness = await openHarness();
const { api, client, deps } = harness;

/** Formulas of an analysis would tell of it as much as its words. */
const questions = exampleQuestions(({ secret }) => ({
  secret: { ...secret, steps: [{ en: 'SECRET $7777x$', zh_cn: 'SECRET $7777x$' }] } as never,
}));
await importExamples(deps, exampleContent(questions));
const person = await makePerson(harness);
const names = await readCodes(harness.db);
const idOf = (question: Question) => names.idOf(question.id);
for (const question of questions) {
  const body = { answer: keyOf(question) };
  await person.call('POST /api/questions/{id}/check', { params: { id: idOf(question) }, body });
  await person.call('POST /api/notes', { body: { questionId: idOf(question), body: 'SECRET note' } });
}

const start = deps.now();
beforeEach(async () => {
  harness.setNow(start);
  await forgetLimits(harness);
});

async function ask(path: string, init: RequestInit = {}): Promise<string> {
  const response = await api.request(`http://localhost${path}`, init);
  expect(response.status, path).not.toBe(500);
  return response.text();
}

/** No word that only secrets hold, no field that holds a key, no formula of an analysis. */
function expectNothingSecret(text: string, where: string): void {
  expect(text, where).not.toMatch(/SECRET|7777x|secret-family/);
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [name, inner] of Object.entries(value)) {
      if (
        ['key', 'analysis', 'stimulusNotes', 'distribution', 'secret', 'family'].includes(name) &&
        where.includes('/questions/')
      )
        expect(name === 'key' && typeof inner === 'string' ? null : inner, `${where}: ${name}`).toBeNull();
      walk(inner);
    }
  };
  walk(JSON.parse(text).data);
}

/** The question of the day is open to everybody: on to a day that has another one. */
async function waitForAnotherDaily(id: string): Promise<void> {
  for (;;) {
    if ((await client()('GET /api/questions/daily'))?.id !== id) return;
    harness.setNow(new Date(harness.deps.now().getTime() + dayMs));
  }
}

describe('a visitor', () => {
  test.each(forms)('sees nothing secret of a question of the form %s', async (form) => {
    const question = questions.find((one) => one.form === form) as Question;
    const path = `/api/questions/${idOf(question)}`;
    await waitForAnotherDaily(idOf(question));
    for (const query of [
      '',
      '?reveal=true',
      '?reveal=1&lang=en',
      '?searchKey=SECRET',
      '?tag=1&sortKey=accuracy',
    ])
      expectNothingSecret(await ask(path + query), path + query);
    for (const answer of [keyOf(question), ['A'], [], ['', ''], ['SECRET']]) {
      const body = JSON.stringify({ answer });
      const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
      expectNothingSecret(await ask(`${path}/check`, init), `${path}/check`);
    }
  });

  const lists = [
    '/api/questions',
    '/api/questions/types',
    '/api/questions/filters',
    '/api/search',
    '/api/search/complete',
  ];
  const queries = [
    '',
    '?size=100',
    '?searchKey=SECRET',
    '?searchKey=步骤',
    '?searchKey=stem',
    '?searchKey=summary',
    '?searchKey=7777x',
  ];
  test.each(lists.flatMap((path) => queries.map((query) => path + query)))(
    'finds nothing secret in %s',
    async (path) => {
      expectNothingSecret(await ask(path), path);
    },
  );

  test.each(['SECRET', '步骤', '大意', '地衣', 'gloss', '骤'])(
    'finds no question by “%s”, which only its analysis says',
    async (searchKey) => {
      expect((await client()('GET /api/questions', { query: { searchKey } })).total).toBe(0);
      expect((await client()('GET /api/search', { query: { searchKey } })).questions.total).toBe(0);
    },
  );

  test('is offered no word that only an analysis holds', async () => {
    expect(await client()('GET /api/search/complete', { query: { searchKey: 'secr' } })).toEqual([]);
    expect(await client()('GET /api/search/complete', { query: { searchKey: 'glo' } })).toEqual([]);
  });

  test('meets no secret in any call that needs no parameters', async () => {
    const open = endpoints.filter(
      ({ endpoint }) => endpoint.method === 'GET' && !endpoint.params && !endpoint.produces,
    );
    for (const { endpoint } of open) {
      const text = await ask(endpoint.path);
      expect(text, routeOf(endpoint)).not.toMatch(/SECRET|7777x/);
    }
  });

  test('meets no secret in any call that names something, whatever it names', async () => {
    const { examId } = await person.call('POST /api/exercises/custom', { body: { filter: {}, count: 20 } });
    const { recordId } = await person.call('POST /api/users-exams', { body: { examId } });
    const ids = [...questions.map(idOf), examId, recordId];
    const named = endpoints.filter(({ endpoint }) => endpoint.method === 'GET' && endpoint.params);
    expect(named.length).toBeGreaterThan(3);
    for (const { endpoint } of named)
      for (const id of ids) {
        await waitForAnotherDaily(id);
        const text = await ask(endpoint.path.replaceAll(/\{\w+\}/g, id));
        expect(text, `${routeOf(endpoint)} ${id}`).not.toMatch(/SECRET|7777x/);
      }
  });
});

test('a logged-in person finds by the analysis what a visitor does not', async () => {
  const { total } = await person.call('GET /api/questions', { query: { searchKey: '步骤 SECRET' } });
  expect(total).toBe(questions.length);
  const { questions: hits } = await person.call('GET /api/search', { query: { searchKey: 'SECRET why' } });
  expect(hits.total).toBeGreaterThan(0);
  expect(hits.list[0]?.excerpt.some(({ hit }) => hit)).toBe(true);
});
