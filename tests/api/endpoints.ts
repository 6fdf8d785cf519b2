/** An API made of a few endpoints alone, without a database, for tests of what every endpoint has in common. */
import { Hono } from 'hono';
import pino from 'pino';
import { z } from 'zod';
import { endpoint, ids, pageQuery } from '#contract/endpoint.ts';
import { type Role, roles } from '#core/accounts/roles.ts';
import { readConfig } from '#server/config.ts';
import type { Deps } from '#server/deps.ts';
import { type Implementation, implement, mount } from '#server/http/implement.ts';
import { createMetrics } from '#server/platform/metrics.ts';
import { createWindows } from '#server/platform/windows.ts';
import { healthy } from '#tests/healthy.ts';

export const fixedNow = new Date('2026-11-15T08:00:00.000Z');

/** What the log of a test holds. */
export type LogLine = { level: number; msg: string; requestId?: string; err?: { message: string } };

/** A token is a role's name: `Bearer teacher`. */
export function serveEndpoints(
  implementations: readonly Implementation[],
  { environment = {}, ...overrides }: Partial<Deps> & { environment?: Record<string, string> } = {},
) {
  const lines: LogLine[] = [];
  const unused = undefined as never;
  const deps: Deps = {
    config: readConfig(environment),
    pool: unused,
    db: unused,
    log: pino({ level: 'info' }, { write: (line: string) => lines.push(JSON.parse(line)) }),
    metrics: createMetrics(),
    now: () => fixedNow,
    replica: null,
    bucket: null,
    isStopping: () => false,
    health: () => healthy,
    onSilence: () => () => undefined,
    noteRefused: () => undefined,
    counters: unused,
    windows: createWindows(() => performance.now()),
    background: unused,
    mailer: unused,
    secretBox: unused,
    sms: null,
    wechatMessages: null,
    storage: unused,
    grammar: unused,
    grader: unused,
    printer: unused,
    pictures: unused,
    anki: unused,
    events: unused,
    publish: unused,
    redis: null,
    findSession: async (token) =>
      roles.some((role) => role === token)
        ? { id: '7', role: token as Role, sessionId: 's', joinedAt: new Date(0), hasSecondFactor: false }
        : null,
    ...overrides,
  };
  const app = new Hono();
  mount(app, deps, implementations);
  return { app, deps, lines };
}

export const summary = { zh_cn: '测试', en: 'Test' };
export const visitor = { access: 'visitor', summary } as const;

const echo = endpoint({
  ...visitor,
  method: 'POST',
  path: '/api/echo/{id}',
  params: ids('id'),
  query: pageQuery.extend({ word: z.string().optional() }),
  body: z.object({ name: z.string().min(2).max(5), email: z.email().optional() }),
  reply: z.object({ id: z.string(), page: z.int(), word: z.string().nullable(), name: z.string() }),
});

/** Says back what it was given, by path, query and body. */
export const echoHandler = implement(echo, ({ params, query, body }) => ({
  id: params.id,
  page: query.page,
  word: query.word ?? null,
  name: body.name,
}));

export const post = (body: unknown, headers: Record<string, string> = {}) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});
