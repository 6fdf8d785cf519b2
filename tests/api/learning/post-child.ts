/** Posts reminders in a process of its own, for tests that kill it: post-child.ts <connection> <SMTP address> <time>. */
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { readConfig } from '#server/config.ts';
import { createFindSession } from '#server/domains/accounts/service.ts';
import { postReminders } from '#server/domains/learning/reminders/service.ts';
import { createLog } from '#server/log.ts';
import { createServices } from '#server/platform/services.ts';
import { healthy } from '#tests/healthy.ts';
import { makePlan, makeToday } from './letter-facts.ts';

const [connection = '{}', smtp = '', time = ''] = process.argv.slice(2);
const pool = new pg.Pool(JSON.parse(connection));
const base = {
  config: readConfig({ SMTP_URL: smtp, MAIL_FROM: 'Beacon <hello@gre.example>' }),
  log: createLog('error'),
  pool,
  db: drizzle({ client: pool }),
  now: () => new Date(time),
};
const deps = {
  ...base,
  ...createServices(base, createFindSession),
  replica: null,
  isStopping: () => false,
  health: () => healthy,
  onSilence: () => () => undefined,
  noteRefused: () => undefined,
};
await postReminders(deps, { readToday: async () => makeToday(), readPlan: async () => makePlan() });
