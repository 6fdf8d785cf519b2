/** The table of limits, held by every endpoint of the real API. */
import { expect, test } from 'vitest';
import { endpoints } from '#contract/all.ts';
import { routeOf } from '#contract/endpoint.ts';
import { limitKinds } from '#contract/limits.ts';
import { openHarness } from './harness.ts';

let isFull = false;
const harness = await openHarness({
  environment: { TEST_LIMIT_FACTOR: '1' },
  windows: (key) => (isFull && key.includes(' network ') ? 9 : 0),
});
const real = await openHarness({ environment: { TEST_LIMIT_FACTOR: '1' } });

test.each(endpoints.map(({ endpoint }) => [routeOf(endpoint), endpoint] as const))(
  '%s is refused where its network has had enough, before anything else',
  async (_route, { method, path }) => {
    isFull = true;
    const response = await harness.api.request(`http://localhost${path}?lang=en`, { method });
    isFull = false;
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toBe('9');
    expect((await response.json()).msg).toContain('try again in 9 seconds');
  },
);

test('a stranger who tries the codes of invitations meets the limit, and others do not', async () => {
  const ask = (address: string) =>
    real.api.request(
      '/api/invites/shorts/zzzzzzzz',
      {},
      { incoming: { socket: { remoteAddress: address } } },
    );
  for (let tries = 0; tries < limitKinds.secret.network; tries += 1)
    expect((await ask('203.0.113.7')).status).toBe(404);
  expect((await ask('203.0.113.7')).status).toBe(429);
  expect((await ask('203.0.113.8')).status).toBe(404);
});
