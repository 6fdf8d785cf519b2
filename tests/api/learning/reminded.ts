/** Reminders for tests: a mail server and a gateway that take them, and people who chose them. */
import { afterAll, beforeEach } from 'vitest';
import type { Deps } from '#server/deps.ts';
import { type LetterSource, postReminders } from '#server/domains/learning/reminders/service.ts';
import { openHarness } from '#tests/api/harness.ts';
import { makePerson, type Person } from '#tests/api/people.ts';
import { openHttpStub } from '#tests/http-stub.ts';
import { openSmtpStub, type Received } from '#tests/smtp-stub.ts';
import { makePlan, makeToday } from './letter-facts.ts';

/** A Monday morning in Shanghai, where people live unless they say otherwise. */
export const morning = new Date('2026-11-16T02:00:00Z');
export const evening = new Date('2026-11-16T11:00:30Z');
export const later = (moment: Date, minutes: number) => new Date(moment.getTime() + minutes * 60_000);

export const source = (change: Parameters<typeof makeToday>[0] = {}): LetterSource => ({
  readToday: async () => makeToday(change),
  readPlan: async () => makePlan(),
});

export const headerOf = ({ raw }: Received, name: string): string =>
  new RegExp(`^${name}:(.*(?:\\r?\\n[ \\t].*)*)`, 'im').exec(raw)?.[1]?.replace(/\s+/g, ' ').trim() ?? '';

/** Call it at the top of a test file; every test begins in the morning, with nobody reminded of anything. */
export async function openReminders() {
  const smtp = await openSmtpStub();
  const gateway = await openHttpStub(() => 204);
  // Before the harness, so that it runs after it: the server waits for those who are still connected.
  afterAll(async () => {
    await smtp.close();
    await gateway.close();
  });
  const harness = await openHarness({
    environment: {
      SMTP_URL: smtp.url,
      MAIL_FROM: 'Beacon GRE <hello@gre.example>',
      SITE_ORIGIN: 'https://gre.example',
      WECHAT_APP_ID: 'app',
      WECHAT_APP_SECRET: 'secret',
      WECHAT_GATEWAY_URL: `${gateway.origin}/send`,
      WECHAT_GATEWAY_TOKEN: 'gate',
    },
  });
  const { deps, pool, setNow } = harness;

  const post = (change?: Parameters<typeof makeToday>[0], node: Deps = deps) =>
    postReminders(node, source(change));

  const mailsTo = ({ email }: Person): Received[] => smtp.received.filter(({ to }) => to.includes(email));

  async function makeReminded(body: object = { dailyBy: 'mail', dailyHour: 19 }): Promise<Person> {
    const person = await makePerson(harness);
    await person.call('PUT /api/users/reminders', { body });
    return person;
  }

  const lastOf = async (person: Person) => (await person.call('GET /api/users/reminders')).last;

  beforeEach(async () => {
    setNow(morning);
    await pool.query('delete from reminder_links');
    await pool.query('delete from reminder_letters');
    await pool.query('delete from reminders');
    smtp.received.length = 0;
    gateway.asked.length = 0;
  });

  return { harness, smtp, gateway, post, mailsTo, makeReminded, lastOf };
}
