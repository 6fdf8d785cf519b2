import { describe, expect, test } from 'vitest';
import { makeStaff } from '#server/domains/accounts/staff.ts';
import { openHarness } from '#tests/api/harness.ts';
import { forgetLimits, makePerson, readCode } from '#tests/api/people.ts';

const harness = await openHarness();
const { client, db, pool } = harness;
const visitor = client();
const now = () => new Date();

const secretOf = (setPath: string | null) =>
  new URL(setPath ?? '', 'http://localhost').searchParams.get('code') ?? '';

test('a new teacher has no password until the link is used, and it is used once', async () => {
  const email = 'teacher@example.com';
  const made = await makeStaff(db, { email, role: 'teacher', nickname: 'Ms Wu', passwordHash: null }, now());
  expect(made).toEqual({
    isNew: true,
    setPath: expect.stringMatching(/^\/forgetPassword\?email=.*&code=[\w-]{43}$/),
  });
  const { rows } = await pool.query(`select password_hash from users where email = $1`, [email]);
  expect(rows).toEqual([{ password_hash: null }]);

  const body = { email, code: secretOf(made.setPath), password: 'a second quiet harbour' };
  const { token } = await visitor('POST /api/auth/password', { body });
  expect(await client({ token })('GET /api/users/info')).toMatchObject({
    role: 'teacher',
    isEmailVerified: true,
  });
  await expect(visitor('POST /api/auth/password', { body })).rejects.toMatchObject({ error: 'CODE_REFUSED' });
});

test('the link ends after a day', async () => {
  const email = 'late@example.com';
  const yesterday = new Date(Date.now() - 25 * 3_600_000);
  const made = await makeStaff(db, { email, role: 'admin', nickname: 'Late', passwordHash: null }, yesterday);
  const body = { email, code: secretOf(made.setPath), password: 'a second quiet harbour' };
  await expect(visitor('POST /api/auth/password', { body })).rejects.toMatchObject({ error: 'CODE_REFUSED' });
});

test('someone whose address is proved gets the role and keeps everything else', async () => {
  const { email, call } = await makePerson(harness, { nickname: 'Lin' });
  await pool.query(`update users set password_hash = 'kept' where email = $1`, [email]);
  const made = await makeStaff(db, { email, role: 'admin', nickname: 'Other', passwordHash: null }, now());
  expect(made).toEqual({ isNew: false, setPath: null });
  expect(await call('GET /api/users/info')).toMatchObject({
    role: 'admin',
    nickname: 'Lin',
    hasPassword: true,
  });
});

test('who opened an account with an address that was never proved does not become staff with it', async () => {
  const email = 'principal@example.com';
  const body = { email, password: 'lamp over dark water', nickname: 'Thief' };
  const { token } = await visitor('POST /api/auth/register', { body });
  const made = await makeStaff(
    db,
    { email, role: 'admin', nickname: 'Principal', passwordHash: null },
    now(),
  );
  expect(made).toMatchObject({ isNew: false, setPath: expect.any(String) });
  await expect(client({ token })('GET /api/users/info')).rejects.toMatchObject({ status: 401 });
  await expect(visitor('POST /api/auth/login', { body })).rejects.toMatchObject({ error: 'LOGIN_FAILED' });
});

describe('a second factor that a squatter left', () => {
  const squat = async (email: string) => {
    const body = { email, password: 'lamp over dark water', nickname: 'Thief' };
    const { user } = await visitor('POST /api/auth/register', { body });
    await pool.query(
      `insert into second_factors (user_id, secret, key_id, created_at, confirmed_at) values ($1, '', '', now(), now())`,
      [user.id],
    );
    await pool.query(`insert into recovery_codes (user_id, code_hash) values ($1, '\\x01')`, [user.id]);
    await expect(visitor('POST /api/auth/login', { body })).rejects.toMatchObject({
      error: 'SECOND_FACTOR_NEEDED',
    });
    return user.id;
  };
  const leftOf = async (id: string) => {
    const { rows } = await pool.query(
      `select (select count(*) from second_factors where user_id = $1)
            + (select count(*) from recovery_codes where user_id = $1)
            + (select count(*) from login_challenges where user_id = $1) as n`,
      [id],
    );
    return Number(rows[0].n);
  };

  test('keeps nobody out whom an operator makes staff', async () => {
    const email = 'new.head@example.com';
    const id = await squat(email);
    const staff = { email, role: 'admin', nickname: 'Head', passwordHash: null } as const;
    const { setPath } = await makeStaff(db, staff, now());
    expect(await leftOf(id)).toBe(0);
    const body = { email, code: secretOf(setPath), password: 'a second quiet harbour' };
    expect(await visitor('POST /api/auth/password', { body })).toHaveProperty('token');
  });

  test('nor the owner of the address, who proves it by a reset', async () => {
    const email = 'real.owner@example.com';
    const id = await squat(email);
    await visitor('POST /api/auth/codes', { body: { email, purpose: 'reset' } });
    const body = { email, code: await readCode(harness, email), password: 'a second quiet harbour' };
    expect(await visitor('POST /api/auth/password', { body })).toHaveProperty('token');
    expect(await leftOf(id)).toBe(0);
  });
});

describe('looking a person up', () => {
  const find = async (words: string, { call }: { call: typeof visitor }) =>
    call('POST /api/staff/users/search', { body: { words } });
  const idsOf = async (...asked: Parameters<typeof find>) => (await find(...asked)).list.map(({ id }) => id);

  test('finds them by the whole address, telephone or number, and by part of the nickname', async () => {
    const support = await makePerson(harness, { role: 'support' });
    const [wen, other] = [
      await makePerson(harness, { nickname: '温如言' }),
      await makePerson(harness, { nickname: '小温' }),
    ];
    await pool.query(`update users set email = $1, phone = $2, email_verified_at = null where id = $3`, [
      'wen.ruyan@example.com',
      '+8613800138000',
      wen.id,
    ]);
    for (const words of [' Wen.Ruyan@Example.com ', '138 0013 8000', wen.id, '如言'])
      expect([words, (await idsOf(words, support))[0]]).toEqual([words, wen.id]);
    expect(await idsOf('温', support)).toEqual([]);
    expect(await idsOf('小温', support)).toEqual([other.id]);
    for (const part of ['wen.ruyan', 'ruyan@example.com', '1380013', '%', '__'])
      expect([part, await idsOf(part, support)]).toEqual([part, []]);
    const { list } = await find('如言', support);
    expect(list).toEqual([
      {
        id: wen.id,
        nickname: '温如言',
        role: 'user',
        email: 'w***@example.com',
        isEmailVerified: false,
        phone: '+86138****8000',
        hasSecondFactor: false,
        createdAt: expect.any(String),
      },
    ]);
  });

  test('gives who has just this name first, twenty at most, and nobody who has left', async () => {
    const admin = await makePerson(harness, { role: 'admin' });
    const exact = await makePerson(harness, { nickname: 'Harbour' });
    const rest = [];
    for (let index = 0; index < 20; index += 1)
      rest.push(await makePerson(harness, { nickname: `Harbour ${index}` }));
    const found = await find('harbour', admin);
    expect(found.list).toHaveLength(20);
    expect(found.hasMore).toBe(true);
    expect(found.list.slice(0, 2).map(({ id }) => id)).toEqual([exact.id, rest.at(-1)?.id]);
    await pool.query('update users set deleted_at = now() where id = any($1)', [rest.map(({ id }) => id)]);
    expect(await find('harbour', admin)).toMatchObject({ hasMore: false, list: [{ id: exact.id }] });
  });

  test('is for staff, and has an end: nobody copies everybody', async () => {
    const [support, person] = [await makePerson(harness, { role: 'support' }), await makePerson(harness)];
    await expect(find('Lin', person)).rejects.toMatchObject({ status: 403 });
    await expect(find('Lin', { call: visitor })).rejects.toMatchObject({ status: 401 });
    await expect(find(' ', support)).rejects.toMatchObject({ status: 400 });
    for (let index = 0; index < 120; index += 1) await find('nobody', support);
    await expect(find('nobody', support)).rejects.toMatchObject({ status: 429 });
    await forgetLimits(harness);
  });
});
