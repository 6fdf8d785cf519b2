import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { hashPassword } from '#server/domains/accounts/passwords.ts';
import { openHarness } from '#tests/api/harness.ts';
import { forgetLimits, makePerson, readOutbox } from '#tests/api/people.ts';

const harness = await openHarness({ environment: { TRUST_PROXY: 'true' } });
const { api, client, db, deps, pool, setNow } = harness;

const password = 'lamp over dark water';
let people = 0;

async function registerSomebody() {
  people += 1;
  const email = `somebody-${people}@example.com`;
  const reply = await client()('POST /api/auth/register', { body: { email, password, nickname: 'Lin' } });
  return { email, ...reply };
}

/** A login as a program sends it, from an address of its own. */
function postLogin(body: object, { address = '198.51.100.1', ...headers }: Record<string, string> = {}) {
  return api.request('http://localhost/api/auth/login?lang=en', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address, ...headers },
    body: JSON.stringify(body),
  });
}

beforeEach(() => forgetLimits(harness));

describe('registering', () => {
  test('gives a token and the new user, whose address is not proved yet', async () => {
    const { token, user } = await client()('POST /api/auth/register', {
      body: { email: ' Xu.Wei@Example.com', password, nickname: ' 晓薇 ' },
    });
    expect(token).toHaveLength(43);
    expect(user).toMatchObject({
      email: 'xu.wei@example.com',
      isEmailVerified: false,
      nickname: '晓薇',
      role: 'user',
      hasPassword: true,
      phone: null,
    });
    expect(await client({ token })('GET /api/users/info')).toEqual(user);
  });

  test.each([
    ['no address', { email: 'nobody' }, 'email'],
    ['a short password', { password: 'k7#Qm!x' }, 'password'],
    ['an endless password', { password: 'k7#Qm!x '.repeat(10) }, 'password'],
    ['a password that everybody guesses', { password: 'Password123' }, 'password'],
    ['a password that many people chose', { password: 'sunshine2024' }, 'password'],
    ['the site’s name in the password', { password: 'quiet Beacon 4471' }, 'password'],
    ['their own name in it', { nickname: 'Harbour', password: 'quiet harbour 4471' }, 'password'],
    ['their own address in it', { password: 'quiet new.person 4471' }, 'password'],
    ['their own address as password', { password: 'new.person@example.com' }, 'password'],
    ['no name', { nickname: '   ' }, 'nickname'],
    ['an endless name', { nickname: 'n'.repeat(21) }, 'nickname'],
    ['a name that turns the writing around', { nickname: 'a\u202eb' }, 'nickname'],
  ])('is refused with %s, beside the field', async (_, wrong, field) => {
    const body = { email: 'new.person@example.com', password, nickname: 'New', ...wrong };
    await expect(client()('POST /api/auth/register', { body })).rejects.toMatchObject({
      status: 400,
      error: 'INVALID_INPUT',
      fields: { [field]: expect.stringMatching(/^[A-Z].* /) },
    });
  });

  test('an address that has an account is refused without saying so, and its owner is told', async () => {
    const { email, token } = await registerSomebody();
    const again = client()('POST /api/auth/register', {
      body: { email, password: 'another one 42', nickname: 'X' },
    });
    await expect(again).rejects.toMatchObject({ status: 409, error: 'REGISTRATION_REFUSED', fields: {} });
    const mails = (await readOutbox(harness)).filter(({ to }) => to === email);
    expect(mails.map(({ subject }) => subject)).toEqual(['You already have a Beacon GRE account']);
    expect(mails[0]?.text).toContain('http://localhost/login?lang=en');
    expect((await client({ token })('GET /api/users/info')).nickname).toBe('Lin');
  });

  test('two at once with one address make one account', async () => {
    const body = { email: 'twins@example.com', password, nickname: 'Twin' };
    const both = await Promise.allSettled([1, 2].map(() => client()('POST /api/auth/register', { body })));
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('is limited for an address on the network', async () => {
    const post = (index: number) =>
      api.request('http://localhost/api/auth/register', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.9' },
        body: JSON.stringify({ email: `bulk-${index}@example.com`, password, nickname: 'Bulk' }),
      });
    expect((await post(1)).status).toBe(200);
    await pool.query(`update rate_limits set points = 60 where key like 'register-address%'`);
    expect((await post(2)).status).toBe(429);
  });
});

describe('logging in with a password', () => {
  test('gives the token in the body and in a cookie for seven days', async () => {
    const { email, user } = await registerSomebody();
    const response = await postLogin({ email: email.toUpperCase(), password });
    const { data } = await response.json();
    expect(data.user).toEqual(JSON.parse(JSON.stringify(user)));
    const cookie = response.headers.get('set-cookie') ?? '';
    expect(cookie).toContain(`token=${data.token};`);
    expect(cookie).toMatch(/Max-Age=604800/);
    expect(cookie).toMatch(/Path=\//);
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
    expect(cookie).not.toMatch(/Secure|Domain/);
  });

  test('a password of before, which nobody could choose today, is still good', async () => {
    const { email } = await makePerson(harness);
    await pool.query('update users set password_hash = $2 where email = $1', [
      email,
      await hashPassword('password'),
    ]);
    expect((await postLogin({ email, password: 'password' })).status).toBe(200);
  });

  test('the cookie alone is a login, and Secure behind HTTPS', async () => {
    const { email } = await registerSomebody();
    const response = await postLogin({ email, password }, { 'x-forwarded-proto': 'https' });
    const cookie = response.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^__Host-token=.*Secure/);
    const info = await api.request('/api/users/info', {
      headers: { cookie: cookie.split(';')[0] ?? '', 'x-forwarded-proto': 'https' },
    });
    expect(info.status).toBe(200);
  });

  test('a page of another site cannot log a visitor in', async () => {
    const { email } = await registerSomebody();
    const response = await postLogin({ email, password }, { origin: 'https://evil.example' });
    expect(response.status).toBe(403);
  });

  test('a wrong password and an unknown address get the very same answer', async () => {
    const { email } = await registerSomebody();
    const wrong = await postLogin({ email, password: 'not the password' });
    const unknown = await postLogin({ email: 'unknown@example.com', password: 'not the password' });
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(await unknown.json()).toEqual(await wrong.clone().json());
    expect(await wrong.json()).toMatchObject({ error: 'LOGIN_FAILED' });
  });

  test('and take about the same time', async () => {
    const { email } = await registerSomebody();
    const times: Record<string, number[]> = { [email]: [], 'unknown@example.com': [] };
    for (let round = 0; round < 9; round += 1) {
      for (const [address, spent] of Object.entries(times)) {
        const started = performance.now();
        await postLogin({ email: address, password: 'not the password' });
        spent.push(performance.now() - started);
      }
    }
    const [known = 0, unknown = 0] = Object.values(times).map((spent) => spent.sort((a, b) => a - b)[4] ?? 0);
    // Hashing takes 15 ms and more; without it an unknown address would answer in a fraction of that.
    expect(unknown / known).toBeGreaterThan(0.5);
    expect(unknown / known).toBeLessThan(2);
  });

  test('an account without a password cannot be entered with one', async () => {
    const { email } = await makePerson(harness);
    expect((await postLogin({ email, password: 'anything at all' })).status).toBe(401);
  });

  test('says which part of the form is missing', async () => {
    for (const [body, field] of [
      [{}, 'email'],
      [{ email: 'a@example.com' }, 'password'],
      [{ phone: '13800138000' }, 'code'],
      [{ phone: '12', code: '123456' }, 'phone'],
      [{ email: 'a@example.com', phone: '13800138000', password, code: '123456' }, 'phone'],
    ] as const) {
      const response = await postLogin(body);
      expect(response.status).toBe(400);
      expect(Object.keys((await response.json()).fields)).toContain(field);
    }
  });
});

describe('too many wrong passwords', () => {
  const fail = (email: string, address?: string) =>
    postLogin({ email, password: 'not the password' }, address ? { address } : {});

  test('lock that address out of the account, with a time, also with the right one', async () => {
    const { email } = await registerSomebody();
    for (let tries = 0; tries < 10; tries += 1) expect((await fail(email)).status).toBe(401);
    const locked = await postLogin({ email, password });
    expect(locked.status).toBe(429);
    const wait = Number(locked.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(800);
    expect(wait).toBeLessThanOrEqual(900);
    expect(await locked.json()).toMatchObject({
      error: 'LOCKED_OUT',
      msg: expect.stringContaining('15 minutes'),
    });
  });

  test('do not lock the owner out who comes from elsewhere', async () => {
    const { email } = await registerSomebody();
    for (let tries = 0; tries < 11; tries += 1) await fail(email, '203.0.113.5');
    expect((await fail(email, '203.0.113.5')).status).toBe(429);
    expect((await postLogin({ email, password }, { address: '203.0.113.6' })).status).toBe(200);
  });

  test('from ever new addresses leave each of them fewer tries, and close nothing', async () => {
    const { email } = await registerSomebody();
    await fail(email, '192.0.2.1');
    await pool.query(`update rate_limits set points = 100 where key like 'login-account%'`);
    for (let tries = 0; tries < 3; tries += 1) expect((await fail(email, '192.0.2.2')).status).toBe(401);
    expect((await fail(email, '192.0.2.2')).status).toBe(429);
    expect((await postLogin({ email, password }, { address: '192.0.2.3' })).status).toBe(200);
  });

  test('at ever new accounts count for the address', async () => {
    await fail('first@example.com', '192.0.2.77');
    await pool.query(`update rate_limits set points = 100 where key like 'login-address%'`);
    expect((await fail('second@example.com', '192.0.2.77')).status).toBe(429);
    expect((await fail('second@example.com', '192.0.2.78')).status).toBe(401);
  });

  test('are forgotten after a right one', async () => {
    const { email } = await registerSomebody();
    for (let round = 0; round < 2; round += 1) {
      for (let tries = 0; tries < 9; tries += 1) await fail(email, '192.0.2.90');
      expect((await postLogin({ email, password }, { address: '192.0.2.90' })).status).toBe(200);
    }
  });

  test('count even when they come all at once', async () => {
    const { email } = await registerSomebody();
    const all = await Promise.all(Array.from({ length: 20 }, () => fail(email, '192.0.2.100')));
    expect(all.filter(({ status }) => status === 401)).toHaveLength(10);
  });
});

describe('sessions', () => {
  test('a token is nowhere in the database', async () => {
    const { token } = await registerSomebody();
    const { rows } = await pool.query(`select row_to_json(s)::text as text from sessions s`);
    const hex = Buffer.from(token).toString('hex');
    for (const { text } of rows) {
      expect(text).not.toContain(token);
      expect(text).not.toContain(hex);
    }
  });

  test('end after seven days', async () => {
    setNow(new Date('2026-11-15T08:00:00Z'));
    const { call } = await makePerson(harness);
    setNow(new Date('2026-11-22T07:59:00Z'));
    expect(await call('GET /api/users/info')).toBeTruthy();
    setNow(new Date('2026-11-22T08:00:01Z'));
    await expect(call('GET /api/users/info')).rejects.toMatchObject({ status: 401, error: 'LOGIN_REQUIRED' });
    setNow(null);
  });

  test('end with the logout, which also takes the cookie back and never fails', async () => {
    const { token, call } = await makePerson(harness);
    const logout = () =>
      api.request('/api/auth/logout', { method: 'POST', headers: { authorization: `Bearer ${token}` } });
    const response = await logout();
    expect(response.status).toBe(200);
    expect(response.headers.get('set-cookie')).toMatch(/^token=; Max-Age=0/);
    await expect(call('GET /api/users/info')).rejects.toMatchObject({ status: 401 });
    expect((await logout()).status).toBe(200);
  });

  test('are listed with the device and end one by one', async () => {
    const person = await makePerson(harness);
    const { email } = person;
    const hash = (await pool.query(`select password_hash from users where email like 'somebody-%' limit 1`))
      .rows[0];
    await pool.query(`update users set password_hash = $1 where email = $2`, [hash.password_hash, email]);
    const agent =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1';
    const other = await postLogin({ email, password }, { 'user-agent': agent });
    const otherToken = (await other.json()).data.token;

    const list = await person.call('GET /api/users/sessions');
    expect(list.map(({ device, isCurrent, address }) => [device, isCurrent, address])).toEqual([
      ['Safari · iPhone', false, '198.51.100.*'],
      ['Firefox · Linux', true, '127.0.0.*'],
    ]);
    await person.call('DELETE /api/users/sessions/{id}', { params: { id: list[0]?.id ?? '' } });
    await expect(client({ token: otherToken })('GET /api/users/info')).rejects.toMatchObject({ status: 401 });
    expect(await person.call('GET /api/users/sessions')).toHaveLength(1);
    const again = person.call('DELETE /api/users/sessions/{id}', { params: { id: list[0]?.id ?? '' } });
    await expect(again).rejects.toMatchObject({ status: 404 });
  });

  test('all others end with one call', async () => {
    const { email, token } = await registerSomebody();
    const other = (await (await postLogin({ email, password })).json()).data.token;
    expect(await client({ token })('DELETE /api/users/sessions')).toEqual({ ended: 1 });
    await expect(client({ token: other })('GET /api/users/info')).rejects.toMatchObject({ status: 401 });
    expect(await client({ token })('DELETE /api/users/sessions')).toEqual({ ended: 0 });
  });

  test('an administrator ends all of a user’s', async () => {
    const [admin, person] = [await makePerson(harness, { role: 'admin' }), await makePerson(harness)];
    const route = 'DELETE /api/staff/users/{id}/sessions';
    expect(await admin.call(route, { params: { id: person.id } })).toEqual({ ended: 1 });
    await expect(person.call('GET /api/users/info')).rejects.toMatchObject({ status: 401 });
    await expect(admin.call(route, { params: { id: '999999' } })).rejects.toMatchObject({ status: 404 });
  });

  test('note when they were last seen, but not on every request', async () => {
    const lastSeen = async (id: string) =>
      (await pool.query(`select last_seen_at from sessions where user_id = $1`, [id])).rows[0].last_seen_at;
    setNow(new Date('2026-11-15T08:00:00Z'));
    const { id, call } = await makePerson(harness);
    setNow(new Date('2026-11-15T08:04:00Z'));
    await call('GET /api/users/info');
    expect(await lastSeen(id)).toEqual(new Date('2026-11-15T08:00:00Z'));
    setNow(new Date('2026-11-15T08:06:00Z'));
    await call('GET /api/users/info');
    await expect.poll(() => lastSeen(id)).toEqual(new Date('2026-11-15T08:06:00Z'));
    setNow(null);
  });

  test('that are long over are forgotten at the next login', async () => {
    const { email, user } = await registerSomebody();
    await db.execute(
      sql`update sessions set expires_at = now() - interval '40 days' where user_id = ${user.id}`,
    );
    await postLogin({ email, password });
    expect((await pool.query(`select 1 from sessions where user_id = $1`, [user.id])).rowCount).toBe(1);
  });
});

test('a person has at most fifty sessions; the oldest gives way', async () => {
  const { email, user, token } = await registerSomebody();
  await db.execute(
    sql`insert into sessions (token_hash, user_id, created_at, expires_at, last_seen_at, user_agent, address)
        select sha256(('many' || n)::bytea), ${user.id}, now(), now() + interval '7 days', now(), '', ''
        from generate_series(1, 49) n`,
  );
  await client({ token })('GET /api/users/info');
  await postLogin({ email, password });
  // Nobody ended it, so it may be remembered for a moment.
  setNow(new Date(Date.now() + 10_000));
  await expect(client({ token })('GET /api/users/info')).rejects.toMatchObject({ status: 401 });
  setNow(null);
  expect((await pool.query(`select 1 from sessions where user_id = $1`, [user.id])).rowCount).toBe(50);
});

test('a session that another process ended is over here within ten seconds', async () => {
  const { user, token } = await registerSomebody();
  await client({ token })('GET /api/users/info');
  await pool.query('update sessions set ended_at = now() where user_id = $1', [user.id]);
  setNow(new Date(Date.now() + 10_000));
  await expect(client({ token })('GET /api/users/info')).rejects.toMatchObject({ status: 401 });
  setNow(null);
});

test('a login page learns which ways there are', async () => {
  expect(await client()('GET /api/auth/methods')).toEqual({
    password: true,
    phone: false,
    wechat: false,
    registerNeedsCode: false,
    registration: 'open',
  });
  expect(deps.sms).toBeNull();
});
