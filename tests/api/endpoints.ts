/** An API made of a few endpoints alone, without a database, for tests of what every endpoint has in common. */
import { Hono } from 'hono';
import pino from 'pino';
import { readConfig } from '#server/config.ts';
import type { Deps, Role } from '#server/deps.ts';
import { type Implementation, mount } from '#server/implement.ts';
import { createMetrics } from '#server/observe.ts';

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
    isStopping: () => false,
    counters: unused,
    background: unused,
    mailer: unused,
    sms: null,
    storage: unused,
    grammar: unused,
    printer: unused,
    events: unused,
    publish: unused,
    redis: null,
    findSession: async (token) =>
      ['user', 'teacher', 'admin'].includes(token) ? { id: '7', role: token as Role, sessionId: 's' } : null,
    ...overrides,
  };
  const app = new Hono();
  mount(app, deps, implementations);
  return { app, deps, lines };
}
