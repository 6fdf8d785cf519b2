/** Who may call what: the table is made from the contract, and every cell of it by really calling. */
import { beforeEach, describe, expect, test } from 'vitest';
import { endpoints } from '#contract/all.ts';
import { type Endpoint, routeOf } from '#contract/endpoint.ts';
import { roles, worksAt } from '#core/accounts/roles.ts';
import { importContent } from '#server/domains/site/import.ts';
import { findOpenQuestion, ownThings, rightBodies } from './access-fixtures.ts';
import { importExampleExams } from './example-exams.ts';
import { openHarness } from './harness.ts';
import { forgetLimits, makePerson, type Person } from './people.ts';

const harness = await openHarness();
const { api } = harness;
const exams = await importExampleExams(harness.deps);
await importContent(harness.deps);

/** What is there for everybody: mock exams keep theirs back. */
const question = await findOpenQuestion(harness.client());
const everybodys: Record<string, Record<string, string>> = {
  'GET /api/questions/{id}': { id: question },
  'POST /api/questions/{id}/check': { id: question },
  'GET /api/exams/{id}/pdf': { id: exams.verbal },
};

const callers = ['visitor', 'another user', ...roles] as const;
type CallerName = (typeof callers)[number];

const byRoute = endpoints.map(({ endpoint }) => [routeOf(endpoint), endpoint] as const);

/** Fresh people for each call, since some calls end a session or an account. */
async function makeCaller(name: CallerName): Promise<Person | null> {
  if (name === 'visitor') return null;
  return makePerson(harness, { role: name === 'another user' ? 'user' : name });
}

async function statusOf(endpoint: Endpoint, token: string | null, params: Record<string, string>) {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name) => params[name] ?? '1');
  const response = await api.request(`http://localhost${path}`, {
    method: endpoint.method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(endpoint.body && !endpoint.multipart && { 'content-type': 'application/json' }),
    },
    ...(endpoint.body &&
      !endpoint.multipart && { body: JSON.stringify(rightBodies[routeOf(endpoint)] ?? {}) }),
  });
  await response.body?.cancel();
  return response.status;
}

/** What the contract promises a caller: let in, or refused with a status. */
function promised({ access, desk }: Endpoint, caller: CallerName, isOthers: boolean): string {
  if (caller === 'visitor' && access !== 'visitor') return '401';
  const role = caller === 'visitor' || caller === 'another user' ? 'user' : caller;
  if (desk && !worksAt(role, desk)) return '403';
  return isOthers && caller !== 'user' ? '404' : '✓';
}

async function found(endpoint: Endpoint, caller: CallerName): Promise<string> {
  const makeOwn = ownThings[routeOf(endpoint)];
  const owner = caller === 'user' ? await makeCaller('user') : await makePerson(harness);
  const person = caller === 'user' ? owner : await makeCaller(caller);
  const params =
    makeOwn && owner
      ? await makeOwn({ owner, admin: await makePerson(harness, { role: 'admin' }) })
      : (everybodys[routeOf(endpoint)] ?? {});
  const status = await statusOf(endpoint, person?.token ?? null, params);
  return cellOf(status, Boolean(makeOwn));
}

/** Let in is whoever gets an answer, be it that their input is wrong; a server that fails has let nobody in. */
function cellOf(status: number, isOwned: boolean): string {
  if (status === 401 || status === 403 || status === 500) return String(status);
  return isOwned && status === 404 ? '404' : '✓';
}

test('a failure of the server counts as nothing but a failure', () => {
  expect([200, 400, 404, 409, 429, 500].map((status) => cellOf(status, false))).toEqual([
    '✓',
    '✓',
    '✓',
    '✓',
    '✓',
    '500',
  ]);
});

beforeEach(() => forgetLimits(harness));

describe('every endpoint lets in whom the contract says', () => {
  test.each(byRoute)('%s', async (route, endpoint) => {
    const isOthers = Boolean(ownThings[route]);
    const expected = callers.map((caller) => promised(endpoint, caller, isOthers));
    const actual = [];
    for (const caller of callers) actual.push(await found(endpoint, caller));
    // Whether a thing of someone else's is forbidden or not found is the same to them: it stays closed.
    expect(actual.map((cell, index) => (cell === '403' && expected[index] === '404' ? '404' : cell))).toEqual(
      expected,
    );
  });
});

test('every endpoint whose path names a thing says whose it is', () => {
  const named = byRoute
    .filter(([, { params, access }]) => params && access !== 'visitor')
    .map(([route]) => route);
  const missing = named.filter((route) => !(route in ownThings));
  expect(missing, 'add these to tests/api/access-fixtures.ts').toEqual([]);
  expect(
    Object.keys(ownThings).filter((route) => !named.includes(route as never)),
    'these are no longer endpoints with an id',
  ).toEqual([]);
});

test('docs/access.md says the same; `npx vitest run tests/api/access-table -u` writes it', async () => {
  const rows = byRoute
    .toSorted(([, a], [, b]) => (`${a.path} ${a.method}` < `${b.path} ${b.method}` ? -1 : 1))
    .map(([route, endpoint]) => {
      const cells = callers.map((caller) => promised(endpoint, caller, Boolean(ownThings[route])));
      return `| \`${route}\` | ${cells.join(' | ')} |`;
    });
  const page = `# Who may call what

Made from the contract and checked, cell by cell, by \`tests/api/access-table.test.ts\`, which really calls every endpoint as each of these people. ✓ is let in; 401 asks for a login; 403 is not for this role; 404 is somebody else's thing, which for this caller does not exist. "User" is the owner of the thing that the path names, "another user" is not.

| call | ${callers.join(' | ')} |
|---|${callers.map(() => ':-:|').join('')}
${rows.join('\n')}
`;
  await expect(page).toMatchFileSnapshot('../../docs/access.md');
});
