/** What an operator sees of a running process: request log, liveness, readiness, metrics. */
import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { withoutSecret } from '#core/hidden-path.ts';
import type { Deps } from '#server/deps.ts';
import { isFinished } from '#server/http/finished.ts';

const requestIdPattern = /^[\w-]{8,64}$/;

/** A route's pattern rather than its path, so that ids do not become a million time series. */
function routeOf(c: Context): string {
  const path = c.req.path;
  if (path.startsWith('/api/')) return c.req.routePath === '/*' ? '/api/*' : c.req.routePath;
  return path.startsWith('/assets/') ? '/assets/*' : 'page';
}

export function observeRequests(deps: Deps): MiddlewareHandler {
  return async (c, next) => {
    const given = c.req.header('x-request-id');
    const requestId = deps.config.trustProxy && given && requestIdPattern.test(given) ? given : randomUUID();
    c.set('requestId', requestId);
    const started = performance.now();
    await next();
    const spent = performance.now() - started;
    if (!isFinished(c.res)) c.res.headers.set('X-Request-Id', requestId);
    deps.metrics.seconds.observe(
      { method: c.req.method, route: routeOf(c), status: String(c.res.status) },
      spent / 1000,
    );
    if (c.req.path.startsWith('/assets/') || c.req.path === '/healthz') return;
    deps.log.info(
      {
        requestId,
        method: c.req.method,
        path: withoutSecret(c.req.path),
        status: c.res.status,
        ms: Math.round(spent),
      },
      'request',
    );
  };
}

/** Metrics tell about load and memory: outside a local process they need the operator's token. */
function mayReadMetrics(c: Context, deps: Deps): boolean {
  const token = deps.config.metricsToken;
  if (!token) return !deps.config.isProduction;
  return isSame(c.req.header('authorization') ?? '', `Bearer ${token}`);
}

/** In the same time wherever they differ, and however long they are: the hashes are of one length. */
function isSame(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(wanted));
}

/** Never waits for anything: the database is watched all the time, so anyone may ask as often as they like. */
function readiness({ isStopping, health }: Deps): { isReady: boolean; body: object } {
  if (isStopping()) return { isReady: false, body: { status: 'stopping' } };
  const { state, clockOffMs, isClockOff } = health();
  const status = { ready: 'ready', unreachable: 'database unreachable', 'read-only': 'database only reads' };
  return {
    isReady: state === 'ready',
    body: {
      status: status[state],
      ...(isClockOff && { clock_off_ms: clockOffMs }),
    },
  };
}

/** `refresh` brings up to date what is not counted as it happens. */
export function createHealth(deps: Deps, refresh: () => Promise<void>): Hono {
  const app = new Hono();
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.get('/readyz', (c) => {
    const { isReady, body } = readiness(deps);
    return c.json(body, isReady ? 200 : 503);
  });
  app.get('/metrics', async (c) => {
    if (!mayReadMetrics(c, deps)) return c.text('The metrics need the bearer token METRICS_TOKEN.', 401);
    await refresh();
    return c.body(await deps.metrics.registry.metrics(), 200, {
      'Content-Type': deps.metrics.registry.contentType,
    });
  });
  return app;
}
