import { expect, test } from 'vitest';
import { makeStaff } from '#server/accounts/staff.ts';
import { openHarness } from './harness.ts';
import { makePerson } from './people.ts';

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
