/** Two-step verification: setting it up, logging in with it by every way in, and losing it. */
import { createHmac } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import pino from 'pino';
import { beforeEach, describe, expect, test } from 'vitest';
import { codeAt, stepAt } from '#core/accounts/totp.ts';
import { createApi } from '#server/api.ts';
import { importExamples } from '#tests/api/example-bank.ts';
import { openHarness } from '#tests/api/harness.ts';
import { forgetLimits, makePerson, readCode, readOutbox } from '#tests/api/people.ts';

const harness = await openHarness({ environment: { TRUST_PROXY: 'true' } });
const { api, client, deps, pool, setNow } = harness;
const strict = await openHarness({ environment: { STAFF_SECOND_FACTOR: 'true' } });

const password = 'lamp over dark water';
const start = new Date('2026-11-16T08:00:00.000Z');
let minutes = 0;
let people = 0;

/** Each step of a code is good once, so time goes on between them. */
const later = () => {
  minutes += 1;
  setNow(new Date(start.getTime() + minutes * 60_000));
};

beforeEach(async () => {
  await forgetLimits(harness);
  later();
});

function fromBase32(text: string): Buffer {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...text].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** The authenticator app of whoever has this secret. */
const appWith =
  (secret: string) =>
  (steps = 0) => {
    const hmac = (message: Uint8Array) => createHmac('sha1', fromBase32(secret)).update(message).digest();
    return codeAt(stepAt(deps.now()) + steps, hmac);
  };

async function registerSomebody() {
  people += 1;
  const email = `factor-${people}@example.com`;
  const { token, user } = await client()('POST /api/auth/register', {
    body: { email, password, nickname: 'Lin' },
  });
  return { email, token, id: user.id };
}

async function setUp(token: string, proof: { password?: string } = { password }) {
  const { secret, uri, qr } = await client({ token })('POST /api/users/second-factor/setup', { body: proof });
  const app = appWith(secret);
  const done = await client({ token })('PUT /api/users/second-factor', { body: { code: app() } });
  later();
  return { ...done, app, secret, uri, qr };
}

/** A login as far as the first factor leads. */
async function challengeOf(email: string, given = password): Promise<string> {
  const error = await client()('POST /api/auth/login', { body: { email, password: given } }).catch((e) => e);
  expect(error).toMatchObject({ status: 401, error: 'SECOND_FACTOR_NEEDED' });
  return error.fields.challenge;
}

const finish = (challenge: string, code: string) =>
  client()('POST /api/auth/second-factor', { body: { challenge, code } });

describe('turning it on', () => {
  test('takes the password and a code, gives ten recovery codes, and ends every other session', async () => {
    const { email, token } = await registerSomebody();
    const other = await client()('POST /api/auth/login', { body: { email, password } });
    const made = await setUp(token);
    expect(made.uri).toContain(`secret=${made.secret}`);
    expect(made.qr).toMatch(/^<svg/);
    expect(new Set(made.recoveryCodes).size).toBe(10);
    expect(made.recoveryCodes[0]).toMatch(/^(?:[2-9a-z]{4}-){3}[2-9a-z]{4}$/);
    for (const old of [token, other.token])
      await expect(client({ token: old })('GET /api/users/info')).rejects.toMatchObject({ status: 401 });
    expect(await client({ token: made.token })('GET /api/users/second-factor')).toEqual({
      since: expect.any(String),
      recoveryCodesLeft: 10,
      isRequired: false,
    });
    expect((await readOutbox(harness)).findLast(({ to }) => to === email)?.subject).toContain('Two-step');
  });

  test('is not for who has a session alone', async () => {
    const { token } = await registerSomebody();
    for (const body of [{}, { password: 'not the password' }])
      await expect(client({ token })('POST /api/users/second-factor/setup', { body })).rejects.toMatchObject({
        status: 400,
        fields: { password: expect.any(String) },
      });
  });

  test('asks for nothing before a code has come back', async () => {
    const { email, token } = await registerSomebody();
    await client({ token })('POST /api/users/second-factor/setup', { body: { password } });
    await expect(
      client({ token })('PUT /api/users/second-factor', { body: { code: '000000' } }),
    ).rejects.toMatchObject({ fields: { code: expect.any(String) } });
    expect(await client()('POST /api/auth/login', { body: { email, password } })).toHaveProperty('token');
  });

  test('is not done twice: whoever has a session later cannot put another app in its place', async () => {
    const { token } = await registerSomebody();
    const made = await setUp(token);
    await expect(
      client({ token: made.token })('POST /api/users/second-factor/setup', { body: { password } }),
    ).rejects.toMatchObject({ status: 409 });
  });

  test('needs a login of a moment ago where there is no password', async () => {
    const person = await makePerson(harness);
    expect(await setUp(person.token, {})).toHaveProperty('recoveryCodes');
    const stale = await makePerson(harness);
    for (let index = 0; index < 11; index += 1) later();
    await expect(stale.call('POST /api/users/second-factor/setup', { body: {} })).rejects.toMatchObject({
      error: 'FRESH_LOGIN_NEEDED',
    });
  });
});

describe('a login', () => {
  test('with the password gives no session and no cookie before the code', async () => {
    const { email, token } = await registerSomebody();
    const { app } = await setUp(token);
    const first = await api.request('http://localhost/api/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    expect(first.headers.getSetCookie()).toEqual([]);
    const { fields } = await first.json();
    expect(Object.keys(fields)).toEqual(['challenge']);
    await expect(client({ token: fields.challenge })('GET /api/users/info')).rejects.toMatchObject({
      status: 401,
    });
    const done = await finish(fields.challenge, app());
    expect(done.user.email).toBe(email);
    expect(await client({ token: done.token })('GET /api/users/info')).toMatchObject({ email });
  });

  test('takes each code once, also from two who type it at the same moment', async () => {
    const { email, token } = await registerSomebody();
    const { app } = await setUp(token);
    const [one, two] = [await challengeOf(email), await challengeOf(email)];
    const code = app();
    const tries = await Promise.allSettled([finish(one, code), finish(two, code)]);
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(finish(await challengeOf(email), code)).rejects.toMatchObject({ status: 400 });
    // A login that is finished is not finished again, be the code a new one.
    const won = tries[0]?.status === 'fulfilled' ? one : two;
    await expect(finish(won, app(1))).rejects.toMatchObject({ error: 'CHALLENGE_EXPIRED' });
  });

  test('takes a recovery code instead, once, with dashes or without', async () => {
    const { email, token } = await registerSomebody();
    const { recoveryCodes } = await setUp(token);
    const [first = '', second = ''] = recoveryCodes;
    await finish(await challengeOf(email), first.replaceAll('-', '').toUpperCase());
    await expect(finish(await challengeOf(email), first)).rejects.toMatchObject({ status: 400 });
    const { token: next } = await finish(await challengeOf(email), second);
    expect((await client({ token: next })('GET /api/users/second-factor')).recoveryCodesLeft).toBe(8);
  });

  test('has ten tries, which a stranger without the password cannot use up', async () => {
    const { email, token } = await registerSomebody();
    const { app } = await setUp(token);
    for (let index = 0; index < 30; index += 1)
      await finish(`nothing-${index}`, '123456').catch((error) => expect(error.status).toBe(401));
    const challenge = await challengeOf(email);
    const wrong = String((Number(app()) + 1) % 1_000_000).padStart(6, '0');
    for (let index = 0; index < 10; index += 1)
      await expect(finish(challenge, wrong)).rejects.toMatchObject({ status: 400 });
    await expect(finish(challenge, app())).rejects.toMatchObject({ status: 429 });
    // Who has the password elsewhere keeps their own tries.
    const elsewhere = await api.request('http://localhost/api/auth/second-factor', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.9' },
      body: JSON.stringify({ challenge, code: app() }),
    });
    expect(elsewhere.status).toBe(200);
  });

  test('waits ten minutes for the code and no longer', async () => {
    const { email, token } = await registerSomebody();
    const { app } = await setUp(token);
    const challenge = await challengeOf(email);
    for (let index = 0; index < 11; index += 1) later();
    await expect(finish(challenge, app())).rejects.toMatchObject({ error: 'CHALLENGE_EXPIRED' });
  });

  test('by a new password asks for it too, and an old half-finished login ends', async () => {
    const { email, token } = await registerSomebody();
    const { app } = await setUp(token);
    // Where the address was never proved, a stranger's factor goes with the stranger's password.
    await harness.pool.query('update users set email_verified_at = now() where email = $1', [email]);
    const old = await challengeOf(email);
    await client()('POST /api/auth/codes', { body: { email, purpose: 'reset' } });
    const code = await readCode(harness, email);
    const body = { email, code, password: 'another calm harbour' };
    const refusal = await client()('POST /api/auth/password', { body }).catch((error) => error);
    expect(refusal).toMatchObject({ error: 'SECOND_FACTOR_NEEDED' });
    await expect(finish(old, app())).rejects.toMatchObject({ error: 'CHALLENGE_EXPIRED' });
    expect(await finish(refusal.fields.challenge, app())).toHaveProperty('token');
    later();
    expect(await finish(await challengeOf(email, 'another calm harbour'), app())).toHaveProperty('token');
  });
});

describe('turning it off', () => {
  test('takes the password and a code, and ends every other session', async () => {
    const { email, token } = await registerSomebody();
    const { app, token: kept } = await setUp(token);
    const other = await finish(await challengeOf(email), app());
    later();
    const off = (body: { password?: string; code: string }) =>
      client({ token: kept })('POST /api/users/second-factor/removal', { body });
    await expect(off({ code: app() })).rejects.toMatchObject({ fields: { password: expect.any(String) } });
    await expect(off({ password, code: 'abcd-efgh-jkmn-pqrs' })).rejects.toMatchObject({
      fields: { code: expect.any(String) },
    });
    const { token: after } = await off({ password, code: app() });
    for (const old of [kept, other.token])
      await expect(client({ token: old })('GET /api/users/info')).rejects.toMatchObject({ status: 401 });
    expect(await client({ token: after })('GET /api/users/second-factor')).toMatchObject({ since: null });
    expect(await client()('POST /api/auth/login', { body: { email, password } })).toHaveProperty('token');
  });

  test('new recovery codes end the old ones, and take a code', async () => {
    const { email, token } = await registerSomebody();
    const { app, token: kept, recoveryCodes } = await setUp(token);
    const renew = (code: string) =>
      client({ token: kept })('POST /api/users/second-factor/recovery-codes', { body: { code } });
    await expect(renew('000000')).rejects.toMatchObject({ status: 400 });
    const { recoveryCodes: fresh } = await renew(app());
    await expect(finish(await challengeOf(email), recoveryCodes[0] ?? '')).rejects.toMatchObject({
      status: 400,
    });
    expect(await finish(await challengeOf(email), fresh[0] ?? '')).toHaveProperty('token');
  });

  test('by an administrator, for who has lost everything', async () => {
    const admin = await makePerson(harness, { role: 'admin' });
    const { email, token, id } = await registerSomebody();
    const { token: kept } = await setUp(token);
    const route = 'POST /api/staff/users/{id}/second-factor/removal';
    const support = await makePerson(harness, { role: 'support' });
    const asked = { params: { id }, body: {} };
    await expect(support.call(route, asked)).rejects.toMatchObject({ status: 403 });
    await admin.call(route, asked);
    await expect(client({ token: kept })('GET /api/users/info')).rejects.toMatchObject({ status: 401 });
    expect(await client()('POST /api/auth/login', { body: { email, password } })).toHaveProperty('token');
    await expect(admin.call(route, asked)).rejects.toMatchObject({ status: 409 });
  });
});

test('the secret and the recovery codes are nowhere in the database, the data folder or one’s own data', async () => {
  const { token, id } = await registerSomebody();
  const { secret, recoveryCodes, token: kept } = await setUp(token);
  const { rows } = await pool.query(
    `select (select jsonb_agg(f) from second_factors f where user_id = $1)::text as factors,
            (select jsonb_agg(c) from recovery_codes c where user_id = $1)::text as codes`,
    [id],
  );
  const data = await api.request('http://localhost/api/users/data', {
    headers: { authorization: `Bearer ${kept}` },
  });
  const own = await data.text();
  expect(JSON.parse(own).account.secondFactor).toMatchObject({ recoveryCodesLeft: 10 });
  const raw = fromBase32(secret);
  for (const text of [rows[0].factors, rows[0].codes, own])
    for (const wanted of [secret, raw.toString('hex'), raw.toString('base64'), ...recoveryCodes])
      expect(text).not.toContain(wanted);
  const files = await readdir(deps.config.dataDir);
  expect(files).toContain('secret.key');
  expect(await readFile(`${deps.config.dataDir}/secret.key`, 'utf8')).toHaveLength(43);
});

test('a key that was lost is said to be so, rather than that the code is wrong', async () => {
  const { email, token } = await registerSomebody();
  const { app } = await setUp(token);
  await pool.query(`update second_factors set key_id = 'another'`);
  await expect(finish(await challengeOf(email), app())).rejects.toMatchObject({
    status: 503,
    error: 'NOT_CONFIGURED',
  });
});

test('until then they are users everywhere else too, and no longer once it is set up', async () => {
  const [editor, author, careless] = [
    await makePerson(strict, { role: 'editor' }),
    await makePerson(strict),
    await makePerson(harness, { role: 'editor' }),
  ];
  expect(await strict.deps.findSession(editor.token)).toMatchObject({ role: 'user', waitingRole: 'editor' });
  const asked = await deps.findSession(careless.token);
  expect(asked).toMatchObject({ role: 'editor' });
  expect(asked).not.toHaveProperty('waitingRole');

  // One report of a reviewer's hides a comment at once: this one is a reader's yet.
  await importExamples({ db: strict.db, now: strict.deps.now });
  const { list } = await strict.client()('GET /api/questions', { query: { size: 1 } });
  const body = { questionId: list[0]?.id ?? '', body: 'A word of mine.' };
  const { id } = await author.call('POST /api/comments', { body });
  const report = { params: { id }, body: { reason: 'abuse' } } as const;
  const isHidden = async () =>
    (await strict.pool.query('select hidden_at from comments where id = $1', [id])).rows[0].hidden_at !==
    null;
  await editor.call('POST /api/comments/{id}/report', report);
  expect(await isHidden()).toBe(false);

  const { secret } = await editor.call('POST /api/users/second-factor/setup', { body: {} });
  const code = codeAt(stepAt(new Date()), (message) =>
    createHmac('sha1', fromBase32(secret)).update(message).digest(),
  );
  const { token } = await editor.call('PUT /api/users/second-factor', { body: { code } });
  const full = await strict.deps.findSession(token);
  expect(full).toMatchObject({ role: 'editor', hasSecondFactor: true });
  expect(full).not.toHaveProperty('waitingRole');
  await strict.pool.query('delete from comment_reports');
  await strict.client({ token })('POST /api/comments/{id}/report', report);
  expect(await isHidden()).toBe(true);
});

test('a wrong code is in the log by the account’s number, and nothing of the code is', async () => {
  const lines: Record<string, unknown>[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => lines.push(JSON.parse(line)) });
  const watching = createApi({ ...deps, log });
  const { email, token, id } = await registerSomebody();
  const { token: kept } = await setUp(token);
  const send = (path: string, method: string, body: object, bearer?: string) =>
    watching.request(`http://localhost${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(bearer && { authorization: `Bearer ${bearer}` }) },
      body: JSON.stringify(body),
    });
  await send('/api/auth/second-factor', 'POST', { challenge: await challengeOf(email), code: '123123' });
  await send('/api/users/second-factor/recovery-codes', 'POST', { code: '123123' }, kept);
  const removal = { code: '123123', password: 'not the password' };
  await send('/api/users/second-factor/removal', 'POST', removal, kept);
  await send('/api/staff/users/search', 'POST', { words: 'Lin' }, kept);
  expect(lines).toMatchObject([
    { msg: 'SECOND_FACTOR_WRONG', userId: id, path: '/api/auth/second-factor' },
    { msg: 'SECOND_FACTOR_WRONG', userId: id },
    { msg: 'PROOF_REFUSED', userId: id },
    { msg: 'FORBIDDEN', userId: id },
  ]);
  for (const secret of ['123123', 'not the password', email])
    expect(JSON.stringify(lines)).not.toContain(secret);
});

test('where the operator says so, staff can do nothing at the desks but set it up', async () => {
  const support = await makePerson(strict, { role: 'support' });
  await expect(support.call('GET /api/staff/orders')).rejects.toMatchObject({
    status: 403,
    error: 'SECOND_FACTOR_REQUIRED',
  });
  expect(await support.call('GET /api/users/second-factor')).toMatchObject({ isRequired: true, since: null });
  const { secret } = await support.call('POST /api/users/second-factor/setup', { body: {} });
  const code = codeAt(stepAt(new Date()), (message) =>
    createHmac('sha1', fromBase32(secret)).update(message).digest(),
  );
  const { token } = await support.call('PUT /api/users/second-factor', { body: { code } });
  expect(await strict.client({ token })('GET /api/staff/orders')).toMatchObject({ total: 0 });
  const learner = await makePerson(strict);
  expect(await learner.call('GET /api/users/second-factor')).toMatchObject({ isRequired: false });
});
