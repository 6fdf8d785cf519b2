import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { openHarness } from '#tests/api/harness.ts';
import { forgetLimits, makePerson, readCode, readOutbox } from '#tests/api/people.ts';
import { openHttpStub } from '#tests/http-stub.ts';
import { openSmtpStub } from '#tests/smtp-stub.ts';

const gateway = await openHttpStub(() => ({ ok: true }));
afterAll(gateway.close);
const harness = await openHarness({
  environment: { SMS_GATEWAY_URL: `${gateway.origin}/send`, SMS_GATEWAY_TOKEN: 'secret-of-the-gateway' },
});
const { api, client, pool, deps, setNow } = harness;
const visitor = client();

const password = 'lamp over dark water';
const newPassword = 'a second quiet harbour';

const askReset = (email: string) => visitor('POST /api/auth/codes', { body: { email, purpose: 'reset' } });
const reset = (email: string, code: string) =>
  visitor('POST /api/auth/password', { body: { email, code, password: newPassword } });

/** Any six digits but these. */
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

beforeEach(() => forgetLimits(harness));

describe('a forgotten password', () => {
  test('is replaced with a mailed code, and every other session ends', async () => {
    const { email } = await makePerson(harness);
    const old = await makePersonSession(email);
    await askReset(email);
    const { token } = await reset(email, await readCode(harness, email));
    await expect(client({ token: old })('GET /api/users/info')).rejects.toMatchObject({ status: 401 });
    expect((await client({ token })('GET /api/users/info')).hasPassword).toBe(true);
    const login = await visitor('POST /api/auth/login', { body: { email, password: newPassword } });
    expect(login.user.email).toBe(email);
    const subjects = (await readOutbox(harness))
      .filter(({ to }) => to === email)
      .map(({ subject }) => subject);
    expect(subjects).toEqual([
      expect.stringMatching(/^Reset your Beacon GRE password: \d{6}$/),
      'Your Beacon GRE password was changed',
    ]);
  });

  test('the mail speaks the language of the page that asked', async () => {
    const { email } = await makePerson(harness);
    await client({ locale: 'zh_cn' })('POST /api/auth/codes', { body: { email, purpose: 'reset' } });
    const mail = (await readOutbox(harness)).findLast(({ to }) => to === email);
    expect(mail?.subject).toMatch(/^灯塔 GRE 找回密码验证码：\d{6}$/);
    expect(mail?.text).toContain('10 分钟内有效');
  });

  test('nobody learns whether an address has an account', async () => {
    const { email } = await makePerson(harness);
    const stranger = 'stranger@example.com';
    expect(await askReset(stranger)).toEqual(await askReset(email));
    const failures = await Promise.all(
      [email, stranger].map((address) => reset(address, '000000').catch((error) => error.msg)),
    );
    expect(failures[0]).toBe(failures[1]);
    expect((await readOutbox(harness)).filter(({ to }) => to === stranger)).toEqual([]);
  });

  test('frees a person who was locked out', async () => {
    const { email } = await makePerson(harness);
    const login = (word: string) => visitor('POST /api/auth/login', { body: { email, password: word } });
    for (let tries = 0; tries < 10; tries += 1) await login('wrong').catch(() => undefined);
    await expect(login('wrong')).rejects.toMatchObject({ status: 429 });
    await askReset(email);
    await reset(email, await readCode(harness, email));
    expect((await login(newPassword)).user.email).toBe(email);
  });

  test('proves the address for the first time: ways in that an earlier owner left are closed', async () => {
    const email = 'taken.in.advance@example.com';
    const { user } = await visitor('POST /api/auth/register', {
      body: { email, password, nickname: 'Thief' },
    });
    await pool.query(`update users set phone = '+8613900000001' where id = $1`, [user.id]);
    await pool.query(`insert into wechat_identities values ('u-thief', 'o-thief', $1, now())`, [user.id]);
    await askReset(email);
    const { token } = await reset(email, await readCode(harness, email));
    expect(await client({ token })('GET /api/users/info')).toMatchObject({
      isEmailVerified: true,
      phone: null,
      hasWechat: false,
    });
  });
});

describe('a code', () => {
  test('is good once', async () => {
    const { email } = await makePerson(harness);
    await askReset(email);
    const code = await readCode(harness, email);
    const both = await Promise.allSettled([reset(email, code), reset(email, code)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(reset(email, code)).rejects.toMatchObject({ status: 400, error: 'CODE_REFUSED' });
  });

  test('is good for ten minutes', async () => {
    const { email } = await makePerson(harness);
    setNow(new Date('2026-11-15T08:00:00Z'));
    await askReset(email);
    const code = await readCode(harness, email);
    setNow(new Date('2026-11-15T08:10:01Z'));
    await expect(reset(email, code)).rejects.toMatchObject({ error: 'CODE_REFUSED' });
    setNow(new Date('2026-11-15T08:09:59Z'));
    expect(await reset(email, code)).toHaveProperty('token');
    setNow(null);
  });

  test('is gone after five wrong attempts', async () => {
    const { email } = await makePerson(harness);
    await askReset(email);
    const code = await readCode(harness, email);
    for (let tries = 0; tries < 5; tries += 1)
      await expect(reset(email, otherThan(code))).rejects.toMatchObject({ error: 'CODE_REFUSED' });
    await expect(reset(email, code)).rejects.toMatchObject({ error: 'CODE_REFUSED' });
  });

  test('gives way to the newer one that the same browser asks for', async () => {
    const { email } = await makePerson(harness);
    const cookie = `device=${'a'.repeat(43)}`;
    const post = (path: string, body: object) =>
      api.request(`http://localhost/api/auth/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify(body),
      });
    const ask = async () => {
      await forgetLimits(harness);
      await deps.counters.forget({ name: 'code-minute', times: 1, seconds: 60 }, `reset ${email} unknown`);
      expect((await post('codes', { email, purpose: 'reset' })).status).toBe(200);
      return readCode(harness, email);
    };
    const first = await ask();
    // Two codes are equal once in a million times.
    let second = first;
    while (second === first) second = await ask();
    const use = (code: string) => post('password', { email, code, password: newPassword });
    expect((await use(first)).status).toBe(400);
    expect((await use(second)).status).toBe(200);
  });

  test('stays good beside others: three at most for callers that keep no cookies', async () => {
    const { email } = await makePerson(harness);
    const asked: string[] = [];
    while (new Set(asked).size < 4) {
      await forgetLimits(harness);
      await deps.counters.forget({ name: 'code-minute', times: 1, seconds: 60 }, `reset ${email} unknown`);
      await deps.counters.forget({ name: 'code-asker', times: 5, seconds: 3600 }, `${email} unknown`);
      await askReset(email);
      asked.push(await readCode(harness, email));
    }
    const [first = '', second = ''] = asked;
    await expect(reset(email, first)).rejects.toMatchObject({ error: 'CODE_REFUSED' });
    expect(await reset(email, second)).toHaveProperty('token');
  });

  test('for one thing is not good for another', async () => {
    const person = await makePerson(harness);
    await person.call('POST /api/auth/codes', { body: { email: person.email, purpose: 'verify' } });
    const code = await readCode(harness, person.email);
    await expect(reset(person.email, code)).rejects.toMatchObject({ error: 'CODE_REFUSED' });
  });

  test('comes once a minute and five times an hour, to known and unknown addresses alike', async () => {
    for (const email of [(await makePerson(harness)).email, 'not.there@example.com']) {
      await askReset(email);
      await expect(askReset(email)).rejects.toMatchObject({
        status: 429,
        error: 'TOO_MANY_REQUESTS',
        msg: expect.stringMatching(/in (5\d|60) seconds/),
      });
      await pool.query(`update rate_limits set points = 5 where key like 'code-asker%'`);
      await deps.counters.forget({ name: 'code-minute', times: 1, seconds: 60 }, `reset ${email} unknown`);
      await expect(askReset(email)).rejects.toMatchObject({
        error: 'LOCKED_OUT',
        msg: expect.stringMatching(/60 minutes/),
      });
    }
  });

  test('is not in the database as it was sent', async () => {
    const { email } = await makePerson(harness);
    await askReset(email);
    const code = await readCode(harness, email);
    const { rows } = await pool.query(`select row_to_json(c)::text as text from codes c where target = $1`, [
      email,
    ]);
    expect(rows[0].text).not.toContain(code);
  });
});

describe('logging in by phone', () => {
  const sentTo = (phone: string) => {
    const call = gateway.asked.findLast(({ body }) => JSON.parse(body).phone === phone);
    return call && { ...call, message: JSON.parse(call.body) };
  };
  const ask = (phone: string, purpose: 'login' | 'reset' = 'login') =>
    visitor('POST /api/auth/codes', { body: { phone, purpose } });

  test('a code goes through the gateway, and a new number gets an account', async () => {
    await ask('138 0013 8000');
    await deps.background.drain();
    const sent = sentTo('+8613800138000');
    expect(sent).toMatchObject({ method: 'POST', path: '/send' });
    expect(sent?.headers.get('authorization')).toBe('Bearer secret-of-the-gateway');
    const { code, text, purpose, locale } = sent?.message ?? {};
    expect({ purpose, locale }).toEqual({ purpose: 'login', locale: 'en' });
    expect(text).toContain(`${code} is your code`);

    const { user, token } = await visitor('POST /api/auth/login', {
      body: { phone: '+8613800138000', code },
    });
    expect(user).toMatchObject({ phone: '+8613800138000', email: null, hasPassword: false });
    expect(user.nickname).toMatch(/^Student \w{4}$/);
    expect(await client({ token })('GET /api/users/info')).toEqual(user);
    const again = visitor('POST /api/auth/login', { body: { phone: '13800138000', code } });
    await expect(again).rejects.toMatchObject({ error: 'CODE_REFUSED' });
  });

  test('a known number finds its account', async () => {
    const person = await makePerson(harness, { phone: '+8613800138001' });
    await ask('13800138001');
    await deps.background.drain();
    const code = sentTo('+8613800138001')?.message.code;
    const { user } = await visitor('POST /api/auth/login', { body: { phone: '13800138001', code } });
    expect(user.id).toBe(person.id);
  });

  test('a password is reset by phone too', async () => {
    await makePerson(harness, { phone: '+8613800138002' });
    await ask('13800138002', 'reset');
    await deps.background.drain();
    const body = {
      phone: '13800138002',
      code: sentTo('+8613800138002')?.message.code,
      password: newPassword,
    };
    expect(await visitor('POST /api/auth/password', { body })).toHaveProperty('token');
  });

  test('no text message is sent to a number without an account for a reset, nor for a visitor’s verification', async () => {
    expect(await ask('13800138003', 'reset')).toEqual({ sent: true });
    await deps.background.drain();
    expect(sentTo('+8613800138003')).toBeUndefined();
    const verify = visitor('POST /api/auth/codes', { body: { phone: '13800138003', purpose: 'verify' } });
    await expect(verify).rejects.toMatchObject({ status: 401 });
  });

  test('is offered', async () => {
    expect(await visitor('GET /api/auth/methods')).toMatchObject({ phone: true });
  });
});

describe('without a gateway', () => {
  test('a code by phone is answered with a clear refusal', async () => {
    const bare = await openHarness();
    const asked = bare.client()('POST /api/auth/codes', { body: { phone: '13800138000', purpose: 'login' } });
    await expect(asked).rejects.toMatchObject({
      status: 503,
      error: 'SMS_NOT_CONFIGURED',
      msg: expect.stringContaining('e-mail'),
    });
  });
});

describe('where mail really goes out', async () => {
  const smtp = await openSmtpStub();
  afterAll(smtp.close);
  const site = await openHarness({
    environment: {
      SMTP_URL: smtp.url,
      MAIL_FROM: 'Beacon <hello@gre.example>',
      SITE_ORIGIN: 'https://gre.example',
    },
  });
  const guest = site.client();
  const body = { password, nickname: 'Lin' };
  const mailsTo = async (email: string) => {
    await site.deps.background.drain();
    return smtp.received.filter(({ to }) => to.includes(email)).map(({ parts }) => parts[0] ?? '');
  };

  test('registering asks for the code that proves the address', async () => {
    const email = 'proved@example.com';
    expect(await guest('GET /api/auth/methods')).toMatchObject({ registerNeedsCode: true });
    await expect(guest('POST /api/auth/register', { body: { ...body, email } })).rejects.toMatchObject({
      status: 400,
      fields: { code: expect.any(String) },
    });
    await guest('POST /api/auth/codes', { body: { email, purpose: 'verify' } });
    const code = /^\d{6}$/m.exec((await mailsTo(email)).join('\n'))?.[0] ?? '';
    const wrong = guest('POST /api/auth/register', { body: { ...body, email, code: otherThan(code) } });
    await expect(wrong).rejects.toMatchObject({ error: 'CODE_REFUSED' });
    const { user } = await guest('POST /api/auth/register', { body: { ...body, email, code } });
    expect(user).toMatchObject({ email, isEmailVerified: true });
  });

  test('nothing tells a stranger that an address has an account, and its owner gets the way in', async () => {
    const { email } = await makePerson(site);
    const free = 'still.free@example.com';
    const asked = await Promise.all(
      [email, free].map((address) =>
        guest('POST /api/auth/codes', { body: { email: address, purpose: 'verify' } }),
      ),
    );
    expect(asked[0]).toEqual(asked[1]);
    const tried = await Promise.all(
      [email, free].map((address) =>
        guest('POST /api/auth/register', { body: { ...body, email: address, code: '000000' } }).catch(
          ({ status, error, msg }) => ({ status, error, msg }),
        ),
      ),
    );
    expect(tried[0]).toEqual(tried[1]);
    expect(tried[0]).toMatchObject({ error: 'CODE_REFUSED' });
    const [mail = '', ...more] = await mailsTo(email);
    expect(more).toEqual([]);
    expect(mail).toContain('https://gre.example/login?lang=en');
    expect(mail).not.toMatch(/^\d{6}$/m);
  });
});

/** A further session of a person who has one. */
async function makePersonSession(email: string): Promise<string> {
  const { startSession } = await import('#server/domains/accounts/sessions.ts');
  const { rows } = await pool.query(`select id from users where email = $1`, [email]);
  return startSession(harness.db, rows[0].id, {
    now: deps.now(),
    address: '127.0.0.1',
    request: new Request('http://localhost/'),
    out: { header: () => {}, setCookie: () => {} },
  });
}
