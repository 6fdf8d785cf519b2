import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { openHarness } from '#tests/api/harness.ts';
import { forgetLimits, makePerson } from '#tests/api/people.ts';
import { openHttpStub } from '#tests/http-stub.ts';

/** Who scans with which code, as WeChat would know it. */
const scanners: Record<string, { openid: string; unionid?: string; nickname?: string }> = {
  'code-lin': { openid: 'o-lin', unionid: 'u-lin', nickname: '林\u202e小满' },
  'code-no-union': { openid: 'o-chen', nickname: 'Chen' },
  'code-no-union-later': { openid: 'o-chen', unionid: 'u-chen', nickname: 'Chen' },
  'code-nameless': { openid: 'o-nameless' },
  'code-link': { openid: 'o-link', unionid: 'u-link', nickname: 'Link' },
  'code-gone': { openid: 'o-gone', unionid: 'u-gone', nickname: 'Gone' },
  'code-race': { openid: 'o-race', unionid: 'u-race', nickname: 'Race' },
};

const wechat = await openHttpStub(({ path, query }) => {
  if (path === '/down/sns/oauth2/access_token') return 502;
  if (path === '/sns/oauth2/access_token') {
    const scanner = scanners[query.get('code') ?? ''];
    const isOurs = query.get('appid') === 'wx-app' && query.get('secret') === 'wx-secret';
    if (!scanner || !isOurs || query.get('grant_type') !== 'authorization_code')
      return { errcode: 40029, errmsg: 'invalid code' };
    return {
      access_token: `token-of-${scanner.openid}`,
      expires_in: 7200,
      scope: 'snsapi_login',
      ...scanner,
    };
  }
  const scanner = Object.values(scanners).find(({ openid }) => openid === query.get('openid'));
  if (path !== '/sns/userinfo' || query.get('access_token') !== `token-of-${scanner?.openid}`) return 404;
  return scanner?.nickname ? scanner : { errcode: 48001, errmsg: 'api unauthorized' };
});
afterAll(wechat.close);

const environment = {
  WECHAT_APP_ID: 'wx-app',
  WECHAT_APP_SECRET: 'wx-secret',
  WECHAT_QR_URL: `${wechat.origin}/connect/qrconnect`,
  WECHAT_API_URL: wechat.origin,
  SITE_ORIGIN: 'https://gre.example',
};
const harness = await openHarness({ environment });
const { api, client, pool, setNow } = harness;

/** A browser: it keeps cookies, and may be logged in. */
function openBrowser(token?: string) {
  const jar = new Map(token ? [['__Host-token', token]] : []);
  const get = async (path: string) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await api.request(`http://localhost${path}`, { headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    return { status: response.status, ...(await response.json()) };
  };
  return {
    jar,
    /** Asks for WeChat's page, and gives the state in its address. */
    leave: async (query = '') => {
      const { data } = await get(`/api/auth/wxop/url?lang=en${query}`);
      return { url: new URL(data.url), state: new URL(data.url).searchParams.get('state') ?? '' };
    },
    comeBack: (code: string, state: string) => get(`/api/auth/wxop?code=${code}&state=${state}&lang=en`),
  };
}

async function loginAs(code: string, query = '') {
  const browser = openBrowser();
  const { state } = await browser.leave(query);
  return browser.comeBack(code, state);
}

beforeEach(() => forgetLimits(harness));

describe('logging in with WeChat', () => {
  test('leads to its QR page, and back to our login page', async () => {
    const { url, state } = await openBrowser().leave();
    expect(`${url.origin}${url.pathname}${url.hash}`).toBe(
      `${wechat.origin}/connect/qrconnect#wechat_redirect`,
    );
    expect(Object.fromEntries(url.searchParams)).toEqual({
      appid: 'wx-app',
      redirect_uri: 'https://gre.example/login?lang=en',
      response_type: 'code',
      scope: 'snsapi_login',
      state,
    });
    expect(state).toHaveLength(43);
  });

  test('makes an account at the first scan and finds it at the next', async () => {
    const first = await loginAs('code-lin');
    const second = await loginAs('code-lin');
    const [one, two] = await Promise.all(
      [first, second].map(({ data }) => client({ token: data.token })('GET /api/users/info')),
    );
    expect(one).toMatchObject({ nickname: '林小满', hasWechat: true, email: null, phone: null });
    expect(two?.id).toBe(one?.id);
    expect(first.data.token).not.toBe(second.data.token);
    expect(first.data.redirect).toBe('/');
  });

  test('knows a person by the open id, and by the union id once there is one', async () => {
    const before = await loginAs('code-no-union');
    const after = await loginAs('code-no-union-later');
    const id = async (reply: typeof before) =>
      (await client({ token: reply.data.token })('GET /api/users/info')).id;
    expect(await id(after)).toBe(await id(before));
    const { rows } = await pool.query(`select subject from wechat_identities where openid = 'o-chen'`);
    expect(rows).toEqual([{ subject: 'u-chen' }]);
  });

  test('works without a name', async () => {
    const { data } = await loginAs('code-nameless');
    const { nickname } = await client({ token: data.token })('GET /api/users/info');
    expect(nickname).toMatch(/^Student \w{4}$/);
  });

  test('sets the cookie and leads back to where the visitor came from, never to another host', async () => {
    const browser = openBrowser();
    const { state } = await browser.leave('&redirect=/questions%3Ftype=fill');
    const { data } = await browser.comeBack('code-lin', state);
    expect(data.redirect).toBe('/questions?type=fill');
    expect(browser.jar.get('__Host-token')).toBe(data.token);
    expect(browser.jar.has('__Host-wx_browser')).toBe(false);
    expect((await loginAs('code-lin', '&redirect=//evil.example/')).data.redirect).toBe('/');
  });

  test('is offered', async () => {
    expect(await client()('GET /api/auth/methods')).toMatchObject({ wechat: true });
  });
});

describe('a scan is refused', () => {
  const refusal = { status: 400, error: 'WECHAT_REFUSED' };

  test('with a state that we did not give', async () => {
    const browser = openBrowser();
    await browser.leave();
    expect(await browser.comeBack('code-lin', 'made-up')).toMatchObject(refusal);
  });

  test('in another browser than it began in', async () => {
    const { state } = await openBrowser().leave();
    const other = openBrowser();
    await other.leave();
    expect(await other.comeBack('code-lin', state)).toMatchObject(refusal);
  });

  test('a second time', async () => {
    const browser = openBrowser();
    const { state } = await browser.leave();
    const cookie = browser.jar.get('__Host-wx_browser') ?? '';
    expect((await browser.comeBack('code-lin', state)).status).toBe(200);
    browser.jar.set('__Host-wx_browser', cookie);
    expect(await browser.comeBack('code-lin', state)).toMatchObject(refusal);
  });

  test('after ten minutes', async () => {
    const browser = openBrowser();
    setNow(new Date('2026-11-15T08:00:00Z'));
    const { state } = await browser.leave();
    setNow(new Date('2026-11-15T08:10:01Z'));
    expect(await browser.comeBack('code-lin', state)).toMatchObject(refusal);
    setNow(null);
  });

  test('when WeChat does not know the code', async () => {
    expect(await loginAs('code-of-nobody')).toMatchObject(refusal);
  });

  test('twice at once makes one account', async () => {
    const [a, b] = [openBrowser(), openBrowser()];
    const states = await Promise.all([a.leave(), b.leave()]);
    const replies = await Promise.all([
      a.comeBack('code-race', states[0].state),
      b.comeBack('code-race', states[1].state),
    ]);
    expect(replies.some(({ status }) => status === 200)).toBe(true);
    const { rowCount } = await pool.query(`select 1 from users where nickname = 'Race'`);
    expect(rowCount).toBe(1);
  });
});

describe('linking WeChat to an account', () => {
  test('keeps the session, and both ways then lead to the same account', async () => {
    const person = await makePerson(harness);
    const browser = openBrowser(person.token);
    const { state } = await browser.leave('&purpose=link');
    const { data } = await browser.comeBack('code-link', state);
    expect(data).toEqual({ token: person.token, redirect: '/user/account' });
    expect(await person.call('GET /api/users/info')).toMatchObject({ hasWechat: true });
    const login = await loginAs('code-link');
    expect((await client({ token: login.data.token })('GET /api/users/info')).id).toBe(person.id);
  });

  test('is refused where it belongs to somebody else', async () => {
    await loginAs('code-lin');
    const browser = openBrowser((await makePerson(harness)).token);
    const { state } = await browser.leave('&purpose=link');
    expect(await browser.comeBack('code-lin', state)).toMatchObject({ status: 409, error: 'WECHAT_TAKEN' });
  });

  test('is refused to a visitor, and to another user who finishes it', async () => {
    const asked = client()('GET /api/auth/wxop/url', { query: { purpose: 'link' } });
    await expect(asked).rejects.toMatchObject({ status: 401 });
    const browser = openBrowser((await makePerson(harness)).token);
    const { state } = await browser.leave('&purpose=link');
    browser.jar.set('__Host-token', (await makePerson(harness)).token);
    expect(await browser.comeBack('code-link', state)).toMatchObject({ status: 400 });
  });

  test('can be undone, unless it is the only way in', async () => {
    const person = await makePerson(harness);
    await pool.query(`insert into wechat_identities values ('u-undo', 'o-undo', $1, now())`, [person.id]);
    const route = 'POST /api/users/wechat/removal';
    expect(await person.call(route, { body: {} })).toMatchObject({ hasWechat: false });
    const { data } = await loginAs('code-lin');
    const last = client({ token: data.token })(route, { body: {} });
    await expect(last).rejects.toMatchObject({ status: 409, error: 'LAST_LOGIN_WAY' });
  });

  test('is not undone by an open session alone: the password, or a login of a moment ago', async () => {
    const route = 'POST /api/users/wechat/removal';
    const link = (id: string) =>
      pool.query(`insert into wechat_identities values ('u-${id}', 'o-${id}', $1, now())`, [id]);
    const stale = await makePerson(harness);
    await link(stale.id);
    await pool.query(
      `update sessions set created_at = created_at - interval '11 minutes' where user_id = $1`,
      [stale.id],
    );
    await expect(stale.call(route, { body: {} })).rejects.toMatchObject({ error: 'FRESH_LOGIN_NEEDED' });

    const body = { email: 'linked@example.com', password: 'lamp over dark water', nickname: 'Linked' };
    const { token, user } = await client()('POST /api/auth/register', { body });
    await link(user.id);
    const unlink = (password?: string) => client({ token })(route, { body: { password } });
    for (const wrong of [undefined, 'not the password'])
      await expect(unlink(wrong)).rejects.toMatchObject({ fields: { password: expect.any(String) } });
    expect(await unlink(body.password)).toMatchObject({ hasWechat: false });
  });
});

test('the secret goes to WeChat alone', async () => {
  const { url } = await openBrowser().leave();
  expect(url.href).not.toContain('wx-secret');
});

test('without WeChat configured the answer is a clear refusal', async () => {
  const bare = await openHarness();
  for (const asked of [
    bare.client()('GET /api/auth/wxop/url'),
    bare.client()('GET /api/auth/wxop', { query: { code: 'c', state: 's' }, timeoutMs: 20_000 }),
  ]) {
    await expect(asked).rejects.toMatchObject({
      status: 503,
      error: 'WECHAT_NOT_CONFIGURED',
      msg: expect.stringContaining('e-mail'),
    });
  }
});

test('while WeChat is away, people are told to try again', async () => {
  const away = await openHarness({ environment: { ...environment, WECHAT_API_URL: 'http://127.0.0.1:9' } });
  const left = await away.api.request('http://localhost/api/auth/wxop/url');
  const state = new URL((await left.json()).data.url).searchParams.get('state');
  const cookie = left.headers.get('set-cookie')?.split(';')[0] ?? '';
  const back = await away.api.request(`http://localhost/api/auth/wxop?code=code-lin&state=${state}`, {
    headers: { cookie },
  });
  expect(back.status).toBe(503);
  expect(back.headers.get('retry-after')).toBe('5');
});

test('an account with WeChat alone is deleted after a scan of a moment ago, not by an old session', async () => {
  const { data } = await loginAs('code-gone');
  const start = Date.now();
  setNow(new Date(start + 11 * 60_000));
  const erase = (token: string) => client({ token })('POST /api/users/deletion', { body: {} });
  await expect(erase(data.token)).rejects.toMatchObject({ status: 403, error: 'FRESH_LOGIN_NEEDED' });
  expect(await client({ token: data.token })('GET /api/users/info')).toMatchObject({ nickname: 'Gone' });
  const again = await loginAs('code-gone');
  setNow(new Date(start + 20 * 60_000));
  await erase(again.data.token);
  await expect(client({ token: data.token })('GET /api/users/info')).rejects.toMatchObject({ status: 401 });
  setNow(null);
});

test('with a second factor WeChat alone opens no session', async () => {
  const { data } = await loginAs('code-lin');
  const { id } = await client({ token: data.token })('GET /api/users/info');
  await pool.query(
    `insert into second_factors (user_id, secret, key_id, created_at, confirmed_at) values ($1, '', '', now(), now())`,
    [id],
  );
  const reply = await loginAs('code-lin', '&redirect=/plan');
  expect(reply).toMatchObject({
    status: 401,
    error: 'SECOND_FACTOR_NEEDED',
    fields: { challenge: expect.any(String), redirect: '/plan' },
  });
});

test('a session that somebody found open adds no way in: neither WeChat nor an address', async () => {
  const person = await makePerson(harness, { phone: '+8613900000001' });
  setNow(new Date(Date.now() + 11 * 60_000));
  const stale = { status: 403, error: 'FRESH_LOGIN_NEEDED' };
  await expect(person.call('GET /api/auth/wxop/url', { query: { purpose: 'link' } })).rejects.toMatchObject(
    stale,
  );
  const body = { email: 'not.theirs@example.com', code: '123456' };
  await expect(person.call('PUT /api/users/contacts', { body })).rejects.toMatchObject(stale);
  setNow(null);
});
