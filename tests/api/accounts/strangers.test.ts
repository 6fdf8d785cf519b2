/** What a stranger can do to somebody else's account by trying: nothing that its owner notices. */
import { beforeEach, describe, expect, test } from 'vitest';
import { createClient } from '#contract/client.ts';
import { hashRecoveryCode } from '#server/domains/accounts/second-factor/challenges.ts';
import { openHarness } from '#tests/api/harness.ts';
import { forgetLimits, makePerson, readCode, readOutbox } from '#tests/api/people.ts';

const harness = await openHarness({ environment: { TRUST_PROXY: 'true' } });
const { api, pool } = harness;

beforeEach(() => forgetLimits(harness));

let networks = 0;
function nextNetwork(): string {
  networks += 1;
  return `203.0.113.${networks}`;
}

/** A browser with its cookies, on a network of its own unless another one is named. */
function openBrowser(address = nextNetwork()) {
  const cookies = new Map<string, string>();
  const call = createClient({
    locale: 'en',
    fetch: async (url, init) => {
      const request = new Request(new URL(url, 'http://localhost'), init);
      request.headers.set('x-forwarded-for', address);
      request.headers.set('origin', 'http://localhost');
      request.headers.set('host', 'localhost');
      if (cookies.size > 0)
        request.headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
      const response = await api.request(request);
      for (const line of response.headers.getSetCookie()) {
        const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s);
        cookies.set(name, value);
      }
      return response;
    },
  });
  return {
    address,
    call,
    askReset: (email: string) => call('POST /api/auth/codes', { body: { email, purpose: 'reset' } }),
    reset: (email: string, code: string) =>
      call('POST /api/auth/password', { body: { email, code, password: 'a second quiet harbour' } }),
    login: (email: string, password: string) => call('POST /api/auth/login', { body: { email, password } }),
    register: (email: string, password: string) =>
      call('POST /api/auth/register', { body: { email, password, nickname: 'Mu' } }),
  };
}

const password = 'lamp over dark water';
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const ignore = () => undefined;

test('a stranger with fifty networks and all the time keeps nobody from their own account', async () => {
  const owner = openBrowser();
  const email = 'besieged@example.com';
  await owner.register(email, password);
  for (let n = 0; n < 50; n += 1) {
    const stranger = openBrowser();
    for (let tries = 0; tries < 3; tries += 1) {
      await stranger.askReset(email).catch(ignore);
      await stranger.login(email, 'wrong').catch(ignore);
    }
    await stranger.reset(email, '000000').catch(ignore);
  }
  // With the password, in the browser they used before and in one that they never did.
  expect((await owner.login(email, password)).user.email).toBe(email);
  expect((await openBrowser().login(email, password)).user.email).toBe(email);
  // With a code, and from then on with the new password.
  expect(await owner.askReset(email)).toEqual({ sent: true });
  expect(await owner.reset(email, await readCode(harness, email))).toHaveProperty('token');
  expect((await owner.login(email, 'a second quiet harbour')).user.email).toBe(email);
}, 120_000);

describe('a stranger who asks for codes to somebody’s address', () => {
  test('does not keep its owner from resetting the password', async () => {
    const { email } = await makePerson(harness);
    for (let asked = 0; asked < 5; asked += 1) await openBrowser().askReset(email);
    // Mails of one millisecond have no order: the owner's is the one that was not there before.
    const strangers = new Set((await readOutbox(harness)).map(({ code }) => code));
    const owner = openBrowser();
    expect(await owner.askReset(email)).toEqual({ sent: true });
    const own = (await readOutbox(harness)).find(({ to, code }) => to === email && !strangers.has(code));
    expect(await owner.reset(email, own?.code ?? '')).toHaveProperty('token');
  });

  test('does not replace the code that its owner was sent', async () => {
    const { email } = await makePerson(harness);
    const owner = openBrowser();
    await owner.askReset(email);
    const code = await readCode(harness, email);
    await openBrowser().askReset(email);
    expect(await owner.reset(email, code)).toHaveProperty('token');
  });

  test('fills nobody’s mailbox: after twenty in a day they are half an hour apart', async () => {
    const { email } = await makePerson(harness);
    const asked: string[] = [];
    for (let n = 0; n < 24; n += 1)
      asked.push(
        await openBrowser()
          .askReset(email)
          .then(
            () => 'sent',
            (error) => error.error,
          ),
      );
    expect(asked.filter((one) => one === 'sent')).toHaveLength(21);
    expect(asked.slice(21)).toEqual(['LOCKED_OUT', 'LOCKED_OUT', 'LOCKED_OUT']);
  });

  test('nor keeps its owner from one at a place where they were logged in, in a browser that is new', async () => {
    const owner = openBrowser();
    const email = 'at.home@example.com';
    await owner.register(email, password);
    for (let n = 0; n < 23; n += 1) await openBrowser().askReset(email).catch(ignore);
    await expect(openBrowser().askReset(email)).rejects.toMatchObject({ error: 'LOCKED_OUT' });
    const newPhone = openBrowser(owner.address);
    expect(await newPhone.askReset(email)).toEqual({ sent: true });
    expect(await newPhone.reset(email, await readCode(harness, email))).toHaveProperty('token');
  });

  test('nor does one behind the same address push the owner’s code away, or use up the tries of that address', async () => {
    const owner = openBrowser();
    const email = 'same.school@example.com';
    await owner.register(email, password);
    await owner.askReset(email);
    const code = await readCode(harness, email);
    for (let n = 0; n < 4; n += 1) {
      await forgetLimits(harness);
      await openBrowser(owner.address).askReset(email);
    }
    const neighbour = openBrowser(owner.address);
    for (let n = 0; n < 101; n += 1) await neighbour.reset(email, otherThan(code)).catch(ignore);
    await expect(neighbour.reset(email, otherThan(code))).rejects.toMatchObject({ error: 'LOCKED_OUT' });
    expect(await owner.reset(email, code)).toHaveProperty('token');
  });

  test('meets a limit, and the owner’s own browser does not meet it with them', async () => {
    const owner = openBrowser();
    const email = 'own.browser@example.com';
    await owner.register(email, password);
    for (let n = 0; n < 23; n += 1) await openBrowser().askReset(email).catch(ignore);
    expect(await owner.askReset(email)).toEqual({ sent: true });
    const code = await readCode(harness, email);
    // Also from the same school, where everybody has one address.
    const neighbour = openBrowser(owner.address);
    for (let n = 0; n < 7; n += 1) await neighbour.askReset(email).catch(ignore);
    expect(await owner.reset(email, code)).toHaveProperty('token');
  });
});

describe('a stranger who types codes', () => {
  test('uses up nobody else’s attempts, and cannot guess at a code they did not ask for', async () => {
    const { email } = await makePerson(harness);
    const owner = openBrowser();
    await owner.askReset(email);
    const code = await readCode(harness, email);
    const stranger = openBrowser();
    for (let tries = 0; tries < 6; tries += 1)
      await expect(stranger.reset(email, otherThan(code))).rejects.toMatchObject({ error: 'CODE_REFUSED' });
    // Not even with the right one.
    await expect(stranger.reset(email, code)).rejects.toMatchObject({ error: 'CODE_REFUSED' });
    expect(await owner.reset(email, code)).toHaveProperty('token');
  });

  test('has five attempts at a code of their own', async () => {
    const { email } = await makePerson(harness);
    const stranger = openBrowser();
    await stranger.askReset(email);
    const code = await readCode(harness, email);
    for (let tries = 0; tries < 5; tries += 1) await stranger.reset(email, otherThan(code)).catch(ignore);
    await expect(stranger.reset(email, code)).rejects.toMatchObject({ error: 'CODE_REFUSED' });
  });

  test('does not use up a link that staff were sent', async () => {
    const { makeStaff } = await import('#server/domains/accounts/staff.ts');
    const email = 'new.teacher@example.com';
    const { setPath } = await makeStaff(
      harness.db,
      { email, role: 'teacher', nickname: 'Teacher', passwordHash: null },
      harness.deps.now(),
    );
    const secret = new URLSearchParams(setPath?.split('?')[1]).get('code') ?? '';
    const stranger = openBrowser();
    for (let tries = 0; tries < 6; tries += 1) {
      await stranger.reset(email, '123456').catch(ignore);
      await stranger.reset(email, 'A'.repeat(43)).catch(ignore);
    }
    expect(await openBrowser().reset(email, secret)).toHaveProperty('token');
  });
});

test('a password that is refused does not use up the code', async () => {
  const { email } = await makePerson(harness, { nickname: '晓风残月' });
  const owner = openBrowser();
  await owner.askReset(email);
  const code = await readCode(harness, email);
  const choose = (chosen: string) =>
    api.request('http://localhost/api/auth/password', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': owner.address },
      body: JSON.stringify({ email, code, password: chosen }),
    });
  for (let tries = 0; tries < 6; tries += 1) expect((await choose('晓风残月今晚听雨')).status).toBe(400);
  expect(await owner.reset(email, code)).toHaveProperty('token');
});

test('a thief of the password who guesses at the second step leaves the owner’s browser its own tries', async () => {
  const email = 'two.steps@example.com';
  const owner = openBrowser();
  const { user } = await owner.register(email, password);
  const recoveryCode = 'abcdefghjkmnpqrs';
  await pool.query(
    `insert into second_factors (user_id, secret, key_id, created_at, confirmed_at) values ($1, '', '', now(), now())`,
    [user.id],
  );
  await pool.query('insert into recovery_codes (user_id, code_hash) values ($1, $2)', [
    user.id,
    hashRecoveryCode(user.id, recoveryCode),
  ]);
  type Browser = typeof owner;
  const challengeFor = async (browser: Browser): Promise<string> => {
    const refusal = await browser.login(email, password).catch((error) => error);
    expect(refusal).toMatchObject({ error: 'SECOND_FACTOR_NEEDED' });
    return refusal.fields.challenge;
  };
  const finish = ({ call }: Browser, challenge: string, given = 'aaaa-aaaa-aaaa-aaaa') =>
    call('POST /api/auth/second-factor', { body: { challenge, code: given } });
  for (let n = 0; n < 7; n += 1) {
    const thief = openBrowser();
    const challenge = await challengeFor(thief);
    for (let tries = 0; tries < 10; tries += 1) await finish(thief, challenge).catch(ignore);
  }
  const thief = openBrowser();
  await expect(finish(thief, await challengeFor(thief))).rejects.toMatchObject({ error: 'LOCKED_OUT' });
  expect(await finish(owner, await challengeFor(owner), recoveryCode)).toHaveProperty('token');
}, 60_000);

describe('a stranger who guesses passwords', () => {
  test('does not lock the owner out of a browser they have used', async () => {
    const owner = openBrowser();
    const email = 'not.locked.out@example.com';
    await owner.register(email, password);
    // More than a hundred, from many networks, and from the owner's own.
    for (let n = 0; n < 12; n += 1) {
      const stranger = n === 0 ? openBrowser(owner.address) : openBrowser();
      for (let tries = 0; tries < 10; tries += 1) await stranger.login(email, 'wrong').catch(ignore);
    }
    expect((await owner.login(email, password)).user.email).toBe(email);
    // Nor out of a new one: there they have fewer tries, and need one.
    expect((await openBrowser().login(email, password)).user.email).toBe(email);
    const stranger = openBrowser();
    for (let tries = 0; tries < 3; tries += 1)
      await expect(stranger.login(email, 'wrong')).rejects.toMatchObject({ error: 'LOGIN_FAILED' });
    await expect(stranger.login(email, password)).rejects.toMatchObject({ error: 'LOCKED_OUT' });
  }, 60_000);

  test('and a stolen cookie of a browser is no way around the limits', async () => {
    const thief = openBrowser();
    const email = 'limited.too@example.com';
    await thief.register(email, password);
    for (let tries = 0; tries < 20; tries += 1) await thief.login(email, 'wrong').catch(ignore);
    await expect(thief.login(email, password)).rejects.toMatchObject({ error: 'LOCKED_OUT' });
  });

  test('nor does a stranger elsewhere keep anybody from registering', async () => {
    const email = 'about.to.come@example.com';
    const stranger = openBrowser();
    await makeTaken(email);
    for (let tries = 0; tries < 6; tries += 1) await stranger.register(email, password).catch(ignore);
    await pool.query(`update users set email = null where email = $1`, [email]);
    expect((await openBrowser().register(email, password)).user.email).toBe(email);
  });
});

const makeTaken = (email: string) =>
  pool.query(`insert into users (email, nickname, created_at) values ($1, 'X', now())`, [email]);
