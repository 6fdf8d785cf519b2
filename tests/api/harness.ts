/** The whole API on a real database, for tests. */
import { randomBytes } from 'node:crypto';
import type { Hono } from 'hono';
import pino from 'pino';
import { afterAll } from 'vitest';
import { type Client, createClient } from '#contract/client.ts';
import type { Role } from '#core/accounts/roles.ts';
import type { Locale } from '#core/locale.ts';
import { createApi } from '#server/api.ts';
import { readConfig } from '#server/config.ts';
import type { Deps, Viewer } from '#server/deps.ts';
import { createFindSession } from '#server/domains/accounts/service.ts';
import { setLessons } from '#server/domains/lessons/service.ts';
import { setDeck } from '#server/domains/words/service.ts';
import { createServices } from '#server/platform/services.ts';
import { healthy } from '#tests/healthy.ts';
import { makeDataDir } from '../data-dir.ts';
import { openTestDatabase, type TestDatabase } from './database.ts';
import { exampleDeck } from './example-deck.ts';
import { exampleLessons } from './example-lessons.ts';

export type Harness = TestDatabase & {
  api: Hono;
  deps: Deps;
  /** The typed client, in process; it speaks English unless told otherwise. */
  client: (options?: { locale?: Locale; token?: string }) => Client;
  /** Sets the time the server sees; null lets it run again. */
  setNow: (now: Date | null) => void;
  /** A token that the API takes for this caller. */
  signIn: (viewer?: { id?: string; role?: Role }) => string;
};

/** Call it at the top of a test file: `const { client, db } = await openHarness();`. It closes after the file's tests. */
export async function openHarness({
  environment = {},
  ...overrides
}: Partial<Deps> & { environment?: Record<string, string> } = {}): Promise<Harness> {
  const closing: (() => Promise<void>)[] = [];
  afterAll(async () => {
    for (const close of closing) await close();
  });
  const database = await openTestDatabase();
  closing.push(database.close);

  const sessions = new Map<string, Viewer>();
  let fixedNow: Date | null = null;
  const base = {
    config: readConfig({
      DATA_DIR: await makeDataDir(),
      ESSAY_GRAMMAR: 'false',
      // A file's tests all come from one place, and faster than any crowd.
      TEST_LIMIT_FACTOR: '1000',
      ...environment,
    }),
    pool: database.pool,
    db: database.db,
    // Errors are shown: a reply that does not match its schema is a 500 here, and the log says why.
    log: pino({ level: 'error' }),
    now: () => fixedNow ?? new Date(),
  };
  const services = createServices(base, createFindSession);
  closing.unshift(services.close);
  const deps: Deps = {
    ...base,
    ...services,
    replica: null,
    isStopping: () => false,
    health: () => healthy,
    onSilence: () => () => undefined,
    noteRefused: () => undefined,
    findSession: async (token) => sessions.get(token) ?? services.findSession(token),
    ...overrides,
  };
  setDeck(exampleDeck);
  setLessons(exampleLessons);
  const api = createApi(deps);
  return {
    ...database,
    api,
    deps,
    client: ({ locale = 'en', token } = {}) =>
      createClient({ locale, token, fetch: (url, init) => api.request(url, init) }),
    setNow: (now) => {
      fixedNow = now;
    },
    signIn: ({ id = '1', role = 'user' } = {}) => {
      const token = randomBytes(32).toString('base64url');
      const sessionId = token.slice(0, 8);
      sessions.set(token, { id, role, sessionId, joinedAt: new Date(0), hasSecondFactor: false });
      return token;
    },
  };
}
