/**
 * Every call on a pool of one connection. Who holds a connection, in a transaction or under a lock, and asks the pool for a
 * second one, waits for others who may be waiting for the same; with one connection such a call always fails.
 */
import { beforeEach, expect, test } from 'vitest';
import { endpoints } from '#contract/all.ts';
import { routeOf } from '#contract/endpoint.ts';
import { calibrate } from '#server/domains/calibration/calibrate.ts';
import { importContent } from '#server/domains/site/import.ts';
import { ownThings, rightBodies } from './access-fixtures.ts';
import { importExampleExams } from './example-exams.ts';
import { openHarness } from './harness.ts';
import { forgetLimits, makePerson } from './people.ts';

const harness = await openHarness();
harness.pool.options.max = 1;
harness.pool.options.connectionTimeoutMillis = 3000;
await importExampleExams(harness.deps);
await importContent(harness.deps);

beforeEach(() => forgetLimits(harness));

const changing = endpoints
  .filter(({ endpoint }) => endpoint.method !== 'GET' && !endpoint.multipart)
  .map(({ endpoint }) => [routeOf(endpoint), endpoint] as const);

test.each(changing)('%s needs no second connection', async (route, endpoint) => {
  const owner = await makePerson(harness, { role: 'admin' });
  const params = (await ownThings[route]?.({ owner, admin: owner })) ?? {};
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name) => params[name] ?? '1');
  const response = await harness.api.request(`http://localhost${path}`, {
    method: endpoint.method,
    headers: { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json' },
    ...(endpoint.body && { body: JSON.stringify(rightBodies[route] ?? {}) }),
  });
  const reply = await response.json();
  expect([reply.error, response.status]).not.toContain('UNAVAILABLE');
  expect(response.status).not.toBe(500);
});

test('the nightly calibration needs no second connection', async () => {
  await expect(calibrate(harness.deps)).resolves.toBeDefined();
});

test('a whole attempt, from its start to its report', async () => {
  const owner = await makePerson(harness);
  const { list } = await owner.call('GET /api/exams', { query: { type: 'GREPREP' } });
  const { recordId } = await owner.call('POST /api/users-exams', { body: { examId: list[0]?.id ?? '' } });
  await owner.call('PUT /api/records/{recordId}/exit', { params: { recordId }, body: {} });
  const report = await owner.call('GET /api/records/{id}/results', { params: { id: recordId } });
  expect(report).toBeTruthy();
});
