/** A small fuzz of the API over real connections; `npm run fuzz -- 100000` is the large one, on the whole product. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { expect, test } from 'vitest';
import { importContent } from '#server/domains/site/import.ts';
import { createCallers } from '../fuzz/people.ts';
import { fuzz } from '../fuzz/run.ts';
import { importExampleExams } from './example-exams.ts';
import { openHarness } from './harness.ts';

const harness = await openHarness({
  environment: { TRUST_PROXY: 'true' },
  // Every call is to be answered: what is refused for its number is not looked at.
  counters: { count: async () => 0, refund: async () => undefined, forget: async () => undefined },
});
await importExampleExams(harness.deps);
await importContent(harness.deps);

test('2,000 calls with something wrong: no failure without a name, no reset, no hang', {
  timeout: 300_000,
}, async () => {
  const server = createServer(getRequestListener(harness.api.fetch, { overrideGlobalObjects: false }));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const target = { origin: `http://127.0.0.1:${port}`, tokens: await createCallers(harness.db), pages: [] };
  const outcome = await fuzz(target, { seed: 20_261_116, calls: 2000 });
  server.close();
  server.closeAllConnections();
  expect(outcome.findings).toEqual([]);
  expect(outcome.calls).toBe(2000);
  // A run in which nothing gets in would find nothing either.
  expect(outcome.statuses['200']).toBeGreaterThan(300);
  expect(outcome.statuses['400']).toBeGreaterThan(300);
});
