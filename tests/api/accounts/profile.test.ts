import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { hashPassword } from '#server/domains/accounts/passwords.ts';
import { openHarness } from '#tests/api/harness.ts';
import { forgetLimits, makePerson, type Person, readCode, readOutbox } from '#tests/api/people.ts';

const harness = await openHarness();
const { api, client, deps, pool } = harness;

const password = 'lamp over dark water';

async function makePersonWithPassword(): Promise<Person> {
  const person = await makePerson(harness);
  await pool.query(`update users set password_hash = $1 where id = $2`, [
    await hashPassword(password),
    person.id,
  ]);
  return person;
}

const login = (email: string, word: string) =>
  client()('POST /api/auth/login', { body: { email, password: word } });

beforeEach(() => forgetLimits(harness));

describe('my profile', () => {
  test('changes in any part and leaves the rest', async () => {
    const { call, email } = await makePerson(harness);
    const targetScore = { verbal: 160, quant: 168, writing: 4.5 };
    await call('PUT /api/users/profiles', { body: { targetScore, examDate: '2027-02-06' } });
    const user = await call('PUT /api/users/profiles', { body: { nickname: '晓薇' } });
    expect(user).toMatchObject({ nickname: '晓薇', targetScore, examDate: '2027-02-06', email });
    expect(await call('GET /api/users/info')).toEqual(user);
    expect((await call('GET /api/users/frame')).user).toEqual(user);
    const cleared = await call('PUT /api/users/profiles', { body: { targetScore: null, examDate: null } });
    expect(cleared).toMatchObject({ nickname: '晓薇', targetScore: null, examDate: null });
  });

  test('an empty change changes nothing', async () => {
    const { call } = await makePerson(harness);
    expect(await call('PUT /api/users/profiles', { body: {} })).toEqual(await call('GET /api/users/info'));
  });

  test.each([
    ['a score that the test does not give', { targetScore: { verbal: 171 } }, 'targetScore.verbal'],
    ['a third of a point', { targetScore: { writing: 4.3 } }, 'targetScore.writing'],
    ['no date', { examDate: '2027-02-30' }, 'examDate'],
    ['a picture from elsewhere', { avatar: 'https://evil.example/pixel.png' }, 'avatar'],
  ])('is refused with %s', async (_, body, field) => {
    const { call } = await makePerson(harness);
    await expect(call('PUT /api/users/profiles', { body })).rejects.toMatchObject({
      status: 400,
      fields: { [field]: expect.any(String) },
    });
  });

  test('does not take what is not the user’s to change', async () => {
    const { call } = await makePerson(harness);
    const body = { nickname: 'Lin', role: 'admin', email: 'other@example.com', id: '1' } as {
      nickname: string;
    };
    expect(await call('PUT /api/users/profiles', { body })).toMatchObject({
      role: 'user',
      email: expect.stringMatching(/^person-/),
    });
  });
});

describe('my picture', () => {
  const upload = (token: string, bytes: Uint8Array, name = 'me.png', type = 'image/png') => {
    const form = new FormData();
    form.set('file', new File([bytes as Uint8Array<ArrayBuffer>], name, { type }));
    return api.request('http://localhost/api/users/avatar?lang=en', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: form,
    });
  };
  const draw = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#ffc92b' } });

  test('is cropped to a square, encoded anew, and served under a name that nobody guesses', async () => {
    const { token, call } = await makePerson(harness);
    const photo = await draw(800, 400)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'where I live' } })
      .toBuffer();
    const { data } = await (await upload(token, photo)).json();
    expect(data.avatar).toMatch(/^\/uploads\/avatars\/[\w-]{24}\.webp$/);
    const served = await api.request(data.avatar);
    expect(served.headers.get('content-type')).toBe('image/webp');
    expect(served.headers.get('x-content-type-options')).toBe('nosniff');
    expect(served.headers.get('content-security-policy')).toContain('sandbox');
    expect(served.headers.get('cache-control')).toBe('public, max-age=86400');
    const bytes = Buffer.from(await served.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 });
    expect(bytes.includes('where I live')).toBe(false);
    expect((await call('GET /api/users/info')).avatar).toBe(data.avatar);
  });

  test('a new one replaces the file, and null removes it', async () => {
    const { token, call } = await makePerson(harness);
    const first = (await (await upload(token, await draw(50, 50).png().toBuffer())).json()).data.avatar;
    const second = (await (await upload(token, await draw(60, 60).webp().toBuffer())).json()).data.avatar;
    await deps.background.drain();
    expect((await api.request(first)).status).toBe(404);
    expect((await api.request(second)).status).toBe(200);
    expect(await call('PUT /api/users/profiles', { body: { avatar: null } })).toMatchObject({ avatar: null });
    await deps.background.drain();
    expect((await api.request(second)).status).toBe(404);
  });

  test.each([
    ['a page with a picture’s name', Buffer.from('<html><script>alert(1)</script></html>')],
    [
      'a drawing that could hold scripts',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    ],
    ['half a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ])('%s is refused by its content', async (_, bytes) => {
    const { token } = await makePerson(harness);
    const response = await upload(token, bytes);
    expect(response.status).toBe(415);
    expect(await response.json()).toMatchObject({
      error: 'IMAGE_REFUSED',
      msg: expect.stringContaining('JPG'),
    });
  });

  test('a small file that claims a billion pixels is refused', async () => {
    const { token } = await makePerson(harness);
    const bomb = await draw(9, 9).png().toBuffer();
    bomb.writeUInt32BE(40_000, 16);
    bomb.writeUInt32BE(40_000, 20);
    bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29);
    expect((await upload(token, bomb)).status).toBe(413);
  });

  test('an empty or a missing file is said beside the field', async () => {
    const { token } = await makePerson(harness);
    expect(await (await upload(token, new Uint8Array())).json()).toMatchObject({
      fields: { file: expect.any(String) },
    });
  });

  test.each([
    '/uploads/avatars/..%2f..%2foutbox.webp',
    '/uploads/outbox/mail.txt',
    '/uploads/avatars/short.webp',
  ])('%s leads to no file', async (path) => {
    expect((await api.request(path)).status).toBe(404);
  });

  test('nothing half written stays behind', async () => {
    const names = await readdir(join(deps.config.dataDir, 'uploads/avatars'));
    for (const name of names) expect(name).toMatch(/\.webp$/);
  });
});

describe('my password', () => {
  const change = (call: Person['call'], currentPassword: string, word: string) =>
    call('PUT /api/users/password', { body: { currentPassword, password: word } });

  test('changes with the current one, and my other sessions end', async () => {
    const { call, email } = await makePersonWithPassword();
    const other = await login(email, password);
    expect(await change(call, password, 'a second quiet harbour')).toEqual({ ended: 1 });
    await expect(client({ token: other.token })('GET /api/users/info')).rejects.toMatchObject({
      status: 401,
    });
    expect(await call('GET /api/users/info')).toBeTruthy();
    await expect(login(email, password)).rejects.toMatchObject({ status: 401 });
    expect((await login(email, 'a second quiet harbour')).user.email).toBe(email);
    const mail = (await readOutbox(harness)).findLast(({ to }) => to === email);
    expect(mail?.subject).toBe('Your Beacon GRE password was changed');
  });

  test('stays with a wrong one, and too many of them lock', async () => {
    const { call, email } = await makePersonWithPassword();
    for (let tries = 0; tries < 10; tries += 1)
      await expect(change(call, 'wrong one', 'a second quiet harbour')).rejects.toMatchObject({
        status: 400,
        fields: { currentPassword: expect.stringContaining('not right') },
      });
    await expect(change(call, password, 'a second quiet harbour')).rejects.toMatchObject({ status: 429 });
    expect((await login(email, password)).user.email).toBe(email);
  });

  test('cannot be one that a guesser who knows me tries first', async () => {
    const { call, email } = await makePersonWithPassword();
    await expect(change(call, password, email)).rejects.toMatchObject({
      fields: { password: expect.any(String) },
    });
  });

  test('is set with a code where there is none', async () => {
    const { call } = await makePerson(harness);
    await expect(change(call, 'anything', 'a second quiet harbour')).rejects.toMatchObject({
      fields: { currentPassword: expect.stringContaining('no password yet') },
    });
  });
});

describe('my e-mail address', () => {
  const ask = ({ call }: Person, email: string) =>
    call('POST /api/auth/codes', { body: { email, purpose: 'verify' } });

  test('is replaced with a code sent to the new one and my password, and the old one is told', async () => {
    const person = await makePersonWithPassword();
    const email = 'my.new.address@example.com';
    await ask(person, email);
    const code = await readCode(harness, email);
    const put = (currentPassword?: string) =>
      person.call('PUT /api/users/contacts', { body: { email, code, currentPassword } });
    await expect(put()).rejects.toMatchObject({ fields: { currentPassword: expect.any(String) } });
    await expect(put('wrong one')).rejects.toMatchObject({ fields: { currentPassword: expect.any(String) } });
    expect(await put(password)).toMatchObject({ email, isEmailVerified: true });
    const mail = (await readOutbox(harness)).findLast(({ to }) => to === person.email);
    expect(mail?.subject).toBe('Your Beacon GRE e-mail was changed');
  });

  test('is confirmed with a code alone when it is the one I registered with', async () => {
    const email = 'unproved@example.com';
    const { token } = await client()('POST /api/auth/register', {
      body: { email, password, nickname: 'Lin' },
    });
    const call = client({ token });
    await call('POST /api/auth/codes', { body: { email, purpose: 'verify' } });
    const code = await readCode(harness, email);
    expect(await call('PUT /api/users/contacts', { body: { email, code } })).toMatchObject({
      isEmailVerified: true,
    });
  });

  test('cannot be one that another account has', async () => {
    const [person, other] = [await makePerson(harness), await makePerson(harness)];
    await ask(person, other.email);
    const code = await readCode(harness, other.email);
    const put = person.call('PUT /api/users/contacts', { body: { email: other.email, code } });
    await expect(put).rejects.toMatchObject({
      status: 400,
      fields: { email: expect.stringContaining('another') },
    });
  });

  test('stays with a wrong code', async () => {
    const person = await makePerson(harness);
    const body = { email: 'hoped.for@example.com', code: '123456' };
    await expect(person.call('PUT /api/users/contacts', { body })).rejects.toMatchObject({
      error: 'CODE_REFUSED',
    });
  });
});

describe('what the law grants', () => {
  test('everything kept about me can be downloaded, and no secret is in it', async () => {
    const { token, call, email } = await makePersonWithPassword();
    await call('POST /api/invites', { body: { note: 'Come along' } });
    const response = await api.request('/api/users/data', { headers: { authorization: `Bearer ${token}` } });
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="beacon-gre-[\d-]+\.json"$/,
    );
    const text = await response.text();
    expect(JSON.parse(text)).toMatchObject({
      account: {
        profile: { email, nickname: 'Lin', hasPassword: true },
        sessions: [{ address: '127.0.0.1' }],
        invites: [{ note: 'Come along' }],
      },
      messages: [],
      site: { eventSignups: [], orders: [], slides: [], studyPlan: [], studyPlanTicks: [] },
    });
    expect(text).not.toMatch(/argon2|token_?hash/i);
  });

  test('an account is deleted after its password was given, and nothing of the person stays', async () => {
    const person = await makePersonWithPassword();
    const invite = await person.call('POST /api/invites', { body: {} });
    const remove = (word?: string) => person.call('POST /api/users/deletion', { body: { password: word } });
    await expect(remove()).rejects.toMatchObject({ fields: { password: expect.any(String) } });
    await expect(remove('wrong one')).rejects.toMatchObject({ fields: { password: expect.any(String) } });
    expect(await remove(password)).toBeNull();
    await expect(person.call('GET /api/users/info')).rejects.toMatchObject({ status: 401 });
    await expect(login(person.email, password)).rejects.toMatchObject({ error: 'LOGIN_FAILED' });
    await expect(
      client()('GET /api/invites/shorts/{id}', { params: { id: invite.id } }),
    ).rejects.toMatchObject({ status: 404 });
    const { rows } = await pool.query(`select * from users where id = $1`, [person.id]);
    expect(rows[0]).toMatchObject({
      email: null,
      phone: null,
      password_hash: null,
      avatar: null,
      nickname: '已注销用户',
      deleted_at: expect.any(Date),
    });
    const body = { email: person.email, password, nickname: 'Again' };
    expect((await client()('POST /api/auth/register', { body })).user.id).not.toBe(person.id);
  });

  test('an account without a password is deleted with a code', async () => {
    const { call, email } = await makePerson(harness);
    await expect(call('POST /api/users/deletion', { body: {} })).rejects.toMatchObject({
      fields: { code: expect.any(String) },
    });
    await call('POST /api/auth/codes', { body: { email, purpose: 'verify' } });
    const code = await readCode(harness, email);
    expect(await call('POST /api/users/deletion', { body: { code } })).toBeNull();
    await expect(call('GET /api/users/info')).rejects.toMatchObject({ status: 401 });
  });
});
