import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { createHealth, observeRequests } from '#server/http/observe.ts';
import { serveEndpoints } from '#tests/api/endpoints.ts';
import { healthy } from '#tests/healthy.ts';

const token = 'operator-token-0123456789';
const nothing = async () => undefined;

test('the metrics open to the operator’s token alone, and tell how long the process kept requests waiting', async () => {
  const { deps } = serveEndpoints([], { environment: { METRICS_TOKEN: token } });
  const app = createHealth(deps, nothing);
  const ask = (authorization: string) => app.request('/metrics', { headers: { authorization } });
  for (const wrong of ['', token, `Bearer ${token}x`, `Bearer ${token.slice(0, -1)}`, 'Bearer '])
    expect((await ask(wrong)).status).toBe(401);
  const text = await (await ask(`Bearer ${token}`)).text();
  for (const name of ['lag_seconds', 'lag_p99_seconds', 'lag_max_seconds'])
    expect(text).toContain(`nodejs_eventloop_${name} `);
});

test.each([
  [healthy, 200, { status: 'ready' }],
  [{ ...healthy, state: 'unreachable' }, 503, { status: 'database unreachable' }],
  [{ ...healthy, state: 'read-only' }, 503, { status: 'database only reads' }],
  [{ ...healthy, clockOffMs: -2500, isClockOff: true }, 200, { status: 'ready', clock_off_ms: -2500 }],
] as const)(
  'whether the process is ready is what is known of the database: %o',
  async (health, status, body) => {
    // Without a pool: nobody who asks makes the database work, or waits for it.
    const { deps } = serveEndpoints([], { health: () => health });
    const reply = await createHealth(deps, nothing).request('/readyz');
    expect([reply.status, await reply.json()]).toEqual([status, body]);
  },
);

test.each(['/qr/result/k3Jx_secret.svg', '/result/shared/k3Jx_secret', '/RESULT/shared/k3Jx_secret'])(
  'the request log does not know the secret of %s',
  async (path) => {
    const { deps, lines } = serveEndpoints([]);
    const app = new Hono().use(observeRequests(deps)).all('*', (c) => c.text('ok'));
    await app.request(path);
    expect(lines).toHaveLength(1);
    expect(JSON.stringify(lines)).not.toContain('k3Jx_secret');
  },
);
