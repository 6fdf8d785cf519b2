/** Where registering is for invited people, or for nobody. */
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createInvitation } from '#server/domains/accounts/registration/registration.ts';
import { openHarness } from '#tests/api/harness.ts';
import { forgetLimits, makePerson } from '#tests/api/people.ts';
import { openHttpStub } from '#tests/http-stub.ts';

const gateway = await openHttpStub(() => ({ ok: true }));
afterAll(gateway.close);
const sms = { SMS_GATEWAY_URL: `${gateway.origin}/send` };
const harness = await openHarness({ environment: { REGISTRATION: 'invited', ...sms } });
const { client, db, pool, setNow } = harness;
const visitor = client();

beforeEach(async () => {
  setNow(null);
  await forgetLimits(harness);
});

let made = 0;
const register = (invitation?: string) => {
  made += 1;
  const body = { email: `guest-${made}@example.com`, password: 'lamp over dark water', nickname: 'Mu' };
  return visitor('POST /api/auth/register', { body: { ...body, invitation } });
};
const invite = (uses = 1, days = 14) => createInvitation(db, { uses, days, note: '' }, harness.deps.now());

describe('by invitation', () => {
  test('the page is told that there is a field for it', async () => {
    expect(await visitor('GET /api/auth/methods')).toMatchObject({ registration: 'invited' });
  });

  test('a code lets in as many as it is for, however it is typed', async () => {
    const code = await invite(2);
    expect(code).toMatch(/^[A-HJKMNP-Z2-9]{4}(?:-[A-HJKMNP-Z2-9]{4}){3}$/);
    expect((await register(code)).user.nickname).toBe('Mu');
    await register(` ${code.toLowerCase().replaceAll('-', ' ')} `);
    await expect(register(code)).rejects.toMatchObject({
      status: 400,
      fields: { invitation: expect.stringContaining('used up') },
    });
  });

  test('the last use lets in one person, and a failed registration uses none', async () => {
    const code = await invite(1);
    const weak = { email: 'weak@example.com', password: 'password', nickname: 'Mu', invitation: code };
    await expect(visitor('POST /api/auth/register', { body: weak })).rejects.toMatchObject({ status: 400 });
    const taken = { ...weak, email: (await makePerson(harness)).email, password: 'lamp over dark water' };
    await expect(visitor('POST /api/auth/register', { body: taken })).rejects.toMatchObject({ status: 409 });
    const both = await Promise.allSettled([register(code), register(code)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('nobody comes in without one, with a wrong one or with an old one', async () => {
    await expect(register()).rejects.toMatchObject({ fields: { invitation: expect.any(String) } });
    await expect(register('ABCD-EFGH-JKMN-PQRS')).rejects.toMatchObject({
      fields: { invitation: expect.any(String) },
    });
    const code = await invite(1, 1);
    setNow(new Date(Date.now() + 2 * 86_400_000));
    await expect(register(code)).rejects.toMatchObject({ fields: { invitation: expect.any(String) } });
  });

  test('the database does not hold it as it was given out', async () => {
    const code = await invite();
    const { rows } = await pool.query(`select row_to_json(c)::text as text from registration_codes c`);
    for (const { text } of rows) expect(text).not.toContain(code);
  });

  test('a telephone opens no account, and finds the one it has', async () => {
    const ask = async (phone: string) => {
      await visitor('POST /api/auth/codes', { body: { phone, purpose: 'login' } });
      await harness.deps.background.drain();
      const { code } = JSON.parse(gateway.asked.at(-1)?.body ?? '{}');
      return visitor('POST /api/auth/login', { body: { phone, code } });
    };
    await expect(ask('13800138111')).rejects.toMatchObject({ status: 403, error: 'REGISTRATION_CLOSED' });
    const person = await makePerson(harness, { phone: '+8613800138112' });
    expect((await ask('13800138112')).user.id).toBe(person.id);
  });
});

test('where it is closed nobody registers, and who has an account logs in', async () => {
  const site = await openHarness({ environment: { REGISTRATION: 'closed' } });
  const body = { email: 'late@example.com', password: 'lamp over dark water', nickname: 'Mu' };
  await expect(site.client()('POST /api/auth/register', { body })).rejects.toMatchObject({
    status: 403,
    error: 'REGISTRATION_CLOSED',
    msg: expect.stringContaining('log in'),
  });
});
