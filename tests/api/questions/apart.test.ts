/** The order of lists: siblings never side by side, nothing lost or doubled between pages, what is not done first. */
import { beforeEach, describe, expect, test } from 'vitest';
import type { Question } from '#core/questions/kinds.ts';
import { exampleContent, exampleQuestions, importExamples } from '#tests/api/example-bank.ts';
import { openHarness } from '#tests/api/harness.ts';
import { forgetLimits, makePerson, type Person } from '#tests/api/people.ts';
import { readCodes } from '#tests/api/question-codes.ts';

const harness = await openHarness();
const visitor = harness.client();

/** Four families of six, as an import brings them: one after the other. */
const [first] = exampleQuestions().filter(({ form }) => form === 'mc-one') as [Question];
const draws = ['pipes', 'ages', 'roots', 'dice'].flatMap((family) =>
  [1, 2, 3, 4, 5, 6].map((n) => ({ ...first, id: `${family}-${n}`, family }) as Question),
);
await importExamples(harness.deps, exampleContent([...exampleQuestions(), ...draws]));
const { codes, idOf, numberOf } = await readCodes(harness.db);
const familyOf = (code: string) => code.replace(/-\d$/, '');
const beside = (list: readonly string[]) =>
  list.filter((code, at) => familyOf(code) === familyOf(list[at + 1] ?? ''));

type Query = NonNullable<Parameters<typeof visitor<'GET /api/questions'>>[1]>['query'];

async function readPages(call: Person['call'], query: Query, size = 7): Promise<string[]> {
  const whole: string[] = [];
  for (let page = 1; page < 9; page++)
    whole.push(...codes((await call('GET /api/questions', { query: { ...query, page, size } })).list));
  return whole;
}

beforeEach(() => forgetLimits(harness));

describe('siblings', () => {
  test.each<[Query]>([
    [{}],
    [{ type: 'math' }],
    [{ form: ['mc-one'] }],
    [{ searchKey: 'stem' }],
    [{ searchKey: 'stem', sortKey: 'createdAt' }],
  ])('never stand side by side in the list of %j, and every question is there once', async (query) => {
    const pages = await readPages(visitor, query);
    const { total } = await visitor('GET /api/questions', { query: { ...query, size: 0 } });
    expect(beside(pages)).toEqual([]);
    expect(new Set(pages).size).toBe(total);
    expect(pages).toHaveLength(total);
    expect(total).toBeGreaterThan(20);
    expect(await readPages(visitor, query, 5)).toEqual(pages.slice(0, 40));
  });

  test('are walked through as the list shows them', async () => {
    const query = { type: 'math' as const };
    const { list } = await visitor('GET /api/questions', { query: { ...query, size: 100 } });
    let id: string | null = list[0]?.number ?? null;
    const walked: string[] = [];
    while (id !== null && walked.length < 50) {
      walked.push(id);
      id = (await visitor('GET /api/questions/{id}', { params: { id }, query })).neighbours.next;
    }
    expect(walked).toEqual(list.map(({ number }) => number));
  });
});

describe('a learner’s list', () => {
  const answer = (call: Person['call'], code: string) =>
    call('POST /api/questions/{id}/check', { params: { id: idOf(code) }, body: { answer: ['A'] } });

  test('starts with what they have not done, and holds everything once', async () => {
    const { call } = await makePerson(harness);
    const query = { type: 'math' as const };
    const before = await readPages(call, query);
    const done = before.slice(0, 3);
    for (const code of done) await answer(call, code);
    const after = await readPages(call, query);
    expect(new Set(after.slice(-3))).toEqual(new Set(done));
    expect([...after].sort()).toEqual([...before].sort());
    expect(beside(after)).toEqual([]);
    // Whoever asks for an order gets it, and so does everybody else.
    expect(await readPages(call, { ...query, sortKey: 'createdAt' })).toEqual(before);
    expect(await readPages(visitor, query)).toEqual(before);
  });

  test('goes on from a question that was just done with the one that was next', async () => {
    const { call } = await makePerson(harness);
    const query = { type: 'math' as const };
    const [, code = ''] = await readPages(call, query);
    const params = { id: numberOf(code) };
    const { neighbours } = await call('GET /api/questions/{id}', { params, query });
    await answer(call, code);
    expect((await call('GET /api/questions/{id}', { params, query })).neighbours).toEqual(neighbours);
  });
});
