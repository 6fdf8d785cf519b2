/** What members of the staff do is written down with the deed, and nobody can change it. */
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { endpoints } from '#contract/all.ts';
import { auditNames } from '#core/accounts/audit.ts';
import { makeStaff, resetFactorOf } from '#server/domains/accounts/staff.ts';
import { importContent } from '#server/domains/site/import.ts';
import { importExamples } from '#tests/api/example-bank.ts';
import { openHarness } from '#tests/api/harness.ts';
import { makePerson, readCode } from '#tests/api/people.ts';

const harness = await openHarness();
const { client, db, deps, pool } = harness;
await importContent(deps);
const admin = await makePerson(harness, { role: 'admin', nickname: 'Principal' });

type Row = { staff_id: string | null; action: string; target_id: string | null; details: object };

async function lastRow(): Promise<Row | undefined> {
  const { rows } = await pool.query<Row>('select * from audit_log order by id desc limit 1');
  return rows[0];
}

const countRows = async () => Number((await pool.query('select count(*) as n from audit_log')).rows[0].n);

test('every call of the staff names a desk, and every one that changes something a deed', () => {
  const calls = endpoints.filter(({ endpoint }) => endpoint.path.startsWith('/api/staff/'));
  expect(calls.length).toBeGreaterThan(15);
  for (const { endpoint } of calls) {
    expect([endpoint.path, endpoint.access]).toEqual([endpoint.path, 'desk']);
    if (endpoint.method !== 'GET') expect(auditNames, endpoint.path).toContain(endpoint.audit);
  }
  const used = new Set(calls.map(({ endpoint }) => endpoint.audit));
  // Each of these has a test of its own below: a list of everybody's, and what staff do where everybody is.
  const beside = ['feedbacks_listed', 'feedback_picture_read', 'comment_hidden', 'orders_listed'];
  expect(auditNames.filter((name) => !used.has(name))).toEqual(beside);
});

describe('a row says who did what to whom, from where', () => {
  test('an order is decided', async () => {
    const [support, student] = [await makePerson(harness, { role: 'support' }), await makePerson(harness)];
    const { id } = await student.call('POST /api/courses/{name}/orders', {
      params: { name: 'brush-up' },
      body: { contact: 'wx: a very private address' },
    });
    await support.call('PUT /api/staff/orders/{id}', { params: { id }, body: { status: 'confirmed' } });
    expect(await lastRow()).toMatchObject({
      staff_id: support.id,
      action: 'order_decided',
      target_kind: 'order',
      target_id: id,
      network: expect.any(String),
      details: { status: 'confirmed', before: 'placed', student: student.id },
    });
  });

  test('people are looked up, a list of one person is opened, a message sent', async () => {
    const [support, person] = [
      await makePerson(harness, { role: 'support' }),
      await makePerson(harness, { nickname: 'Gu Yan' }),
    ];
    await support.call('POST /api/staff/users/search', { body: { words: 'Gu Yan' } });
    expect(await lastRow()).toMatchObject({
      action: 'users_found',
      target_id: person.id,
      details: { users: [person.id] },
    });
    await support.call('GET /api/staff/feedbacks', { query: { userId: person.id } });
    expect(await lastRow()).toMatchObject({ action: 'feedbacks_of', target_id: person.id });
    const text = { zh_cn: '私密', en: 'Private words' };
    await support.call('POST /api/staff/messages', {
      body: { key: randomUUID(), audience: 'user', userId: person.id, title: text, body: text },
    });
    expect(await lastRow()).toMatchObject({ action: 'message_sent', target_id: person.id });
    const { rows } = await pool.query(`select string_agg(details::text, ' ') as all from audit_log`);
    for (const word of ['Private', '私密', 'Gu Yan', 'wx:', '@']) expect(rows[0].all).not.toContain(word);
  });

  test('everybody’s feedback and orders are gone through, page by page', async () => {
    const support = await makePerson(harness, { role: 'support' });
    for (const [route, action] of [
      ['GET /api/staff/feedbacks', 'feedbacks_listed'],
      ['GET /api/staff/orders', 'orders_listed'],
    ] as const) {
      const before = await countRows();
      await support.call(route, { query: { page: 1, size: 5 } });
      await support.call(route, { query: { page: 2, size: 5 } });
      expect(await countRows()).toBe(before + 2);
      expect(await lastRow()).toMatchObject({
        staff_id: support.id,
        action,
        target_id: null,
        details: { status: 'all', page: 2 },
      });
      // The number beside the tab of a desk shows nobody.
      await support.call(route, { query: { size: 0 } });
      expect(await countRows()).toBe(before + 2);
    }
  });

  test('a picture of somebody’s feedback is looked at, by the desk and not by its owner', async () => {
    const [support, teacher, person] = [
      await makePerson(harness, { role: 'support' }),
      await makePerson(harness, { role: 'teacher' }),
      await makePerson(harness),
    ];
    const png = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#336699' } })
      .png()
      .toBuffer();
    const body = new FormData();
    body.set('file', new File([new Uint8Array(png)], 'screen.png', { type: 'image/png' }));
    const path = await person.call('POST /api/feedbacks/upload', { body, timeoutMs: 60_000 });
    const look = async ({ token }: { token: string }) =>
      (
        await harness.api.request(new URL(path, 'http://localhost').href, {
          headers: { authorization: `Bearer ${token}` },
        })
      ).status;
    const before = await countRows();
    expect([await look(person), await look(teacher)]).toEqual([200, 404]);
    expect(await countRows()).toBe(before);
    expect(await look(support)).toBe(200);
    expect(await countRows()).toBe(before + 1);
    expect(await lastRow()).toMatchObject({
      staff_id: support.id,
      action: 'feedback_picture_read',
      target_id: person.id,
    });
  });

  test('a comment is hidden by one report of the staff’s', async () => {
    await importExamples({ db, now: deps.now });
    const [teacher, author, reader] = [
      await makePerson(harness, { role: 'editor' }),
      await makePerson(harness),
      await makePerson(harness),
    ];
    const { list } = await client()('GET /api/questions', { query: { size: 1 } });
    const { id } = await author.call('POST /api/comments', {
      body: { questionId: list[0]?.id ?? '', body: 'A word of mine.' },
    });
    const report = { params: { id }, body: { reason: 'abuse' } } as const;
    const before = await countRows();
    await reader.call('POST /api/comments/{id}/report', report);
    expect(await countRows()).toBe(before);
    await teacher.call('POST /api/comments/{id}/report', report);
    expect(await countRows()).toBe(before + 1);
    expect(await lastRow()).toMatchObject({
      staff_id: teacher.id,
      action: 'comment_hidden',
      target_id: id,
      details: { reason: 'abuse' },
    });
  });

  test('a role is changed, and whoever has it logs in anew', async () => {
    const person = await makePerson(harness);
    await admin.call('PUT /api/staff/users/{id}/role', {
      params: { id: person.id },
      body: { role: 'editor' },
    });
    expect(await lastRow()).toMatchObject({
      staff_id: admin.id,
      action: 'role_changed',
      target_id: person.id,
      details: { from: 'user', to: 'editor' },
    });
    await expect(person.call('GET /api/users/info')).rejects.toMatchObject({ status: 401 });
  });

  test('somebody is signed out, and by the command line too', async () => {
    const person = await makePerson(harness);
    await admin.call('DELETE /api/staff/users/{id}/sessions', { params: { id: person.id } });
    expect(await lastRow()).toMatchObject({ action: 'sessions_ended', details: { ended: 1 } });
    const now = deps.now();
    await makeStaff(
      db,
      { email: 'new.editor@example.com', role: 'editor', nickname: 'Ed', passwordHash: null },
      now,
    );
    expect(await lastRow()).toMatchObject({
      staff_id: null,
      action: 'role_changed',
      network: 'command line',
      details: { from: null, to: 'editor' },
    });
    expect(await resetFactorOf(db, 'new.editor@example.com', now)).toBe(false);
    await pool.query(
      `insert into second_factors (user_id, secret, key_id, created_at, confirmed_at) values ($1, '', '', now(), now())`,
      [person.id],
    );
    expect(await resetFactorOf(db, person.email, now)).toBe(true);
    expect(await lastRow()).toMatchObject({ staff_id: null, action: 'factor_reset', target_id: person.id });
  });
});

test('what fails is not written down as done', async () => {
  const before = await countRows();
  const support = await makePerson(harness, { role: 'support' });
  const params = { id: '999999' };
  for (const call of [
    () => support.call('PUT /api/staff/orders/{id}', { params, body: { status: 'confirmed' } }),
    () => admin.call('PUT /api/staff/users/{id}/role', { params, body: { role: 'user' } }),
    () => admin.call('DELETE /api/staff/users/{id}/sessions', { params }),
  ])
    await expect(call()).rejects.toMatchObject({ status: 404 });
  expect(await countRows()).toBe(before);
});

test('nobody changes a row: not by an endpoint, and not in the database', async () => {
  const before = await countRows();
  for (const statement of [
    `update audit_log set action = 'nothing'`,
    'delete from audit_log',
    'truncate audit_log',
    'truncate audit_log cascade',
  ])
    await expect(pool.query(statement)).rejects.toMatchObject({ code: '42501' });
  expect(await countRows()).toBe(before);
  const writers = endpoints.filter(({ domain, endpoint }) => domain === 'staff' && endpoint.method !== 'GET');
  expect(writers).toEqual([]);
});

describe('reading it', () => {
  test('is for administrators', async () => {
    for (const role of ['user', 'teacher', 'editor', 'support'] as const) {
      const person = await makePerson(harness, { role });
      await expect(person.call('GET /api/staff/audit')).rejects.toMatchObject({ status: 403 });
    }
    await expect(client()('GET /api/staff/audit')).rejects.toMatchObject({ status: 401 });
  });

  test('goes by person, deed and day, newest first, page by page', async () => {
    const person = await makePerson(harness, { nickname: 'Observed' });
    for (const role of ['editor', 'teacher', 'user'] as const)
      await admin.call('PUT /api/staff/users/{id}/role', { params: { id: person.id }, body: { role } });
    const about = await admin.call('GET /api/staff/audit', { query: { userId: person.id, size: 2 } });
    expect(about.total).toBe(3);
    expect(about.list.map(({ details }) => details.to)).toEqual(['user', 'teacher']);
    expect(about.list[0]).toMatchObject({
      staffName: 'Principal',
      targetName: 'Observed',
      targetKind: 'user',
    });
    const by = await admin.call('GET /api/staff/audit', { query: { userId: admin.id } });
    expect(by.list.every(({ staffId }) => staffId === admin.id)).toBe(true);
    const deed = await admin.call('GET /api/staff/audit', { query: { action: 'order_decided' } });
    expect(new Set(deed.list.map(({ action }) => action))).toEqual(new Set(['order_decided']));
    const today = new Date(deps.now().getTime() + 8 * 3600_000).toISOString().slice(0, 10);
    expect((await admin.call('GET /api/staff/audit', { query: { day: today } })).total).toBe(
      await countRows(),
    );
    expect((await admin.call('GET /api/staff/audit', { query: { day: '2020-01-01' } })).total).toBe(0);
    for (const day of ['0000-01-01', '9999-12-31'])
      await expect(admin.call('GET /api/staff/audit', { query: { day } })).rejects.toMatchObject({
        status: 400,
      });
  });

  test('who leaves takes the name along, and the rows stay; both sides are in one’s own data', async () => {
    const teacher = await makePerson(harness, { role: 'support', nickname: 'Leaving soon' });
    const target = await makePerson(harness, { nickname: 'Zhang Tian' });
    await teacher.call('POST /api/staff/users/search', { body: { words: 'Zhang Tian' } });
    const dataOf = async (token: string) => {
      const reply = await harness.api.request('http://localhost/api/users/data', {
        headers: { authorization: `Bearer ${token}` },
      });
      return (await reply.json()).staff;
    };
    expect((await dataOf(teacher.token)).done).toMatchObject([{ action: 'users_found' }]);
    const mine = (await dataOf(target.token)).doneAboutMe;
    expect(mine).toEqual([{ at: expect.any(String), action: 'users_found' }]);
    await pool.query('delete from codes');
    await teacher.call('POST /api/auth/codes', { body: { email: teacher.email, purpose: 'verify' } });
    const code = await readCode(harness, teacher.email);
    await teacher.call('POST /api/users/deletion', { body: { code } });
    const { list } = await admin.call('GET /api/staff/audit', { query: { userId: teacher.id } });
    expect(list[0]).toMatchObject({ staffId: teacher.id, staffName: null, action: 'users_found' });
  });
});

describe('roles', () => {
  const setRole = (id: string, role: 'user' | 'admin', by = admin) =>
    by.call('PUT /api/staff/users/{id}/role', { params: { id }, body: { role } });

  test('the last administrator stays, also when two take each other’s role at once', async () => {
    await pool.query(`update users set role = 'user' where role = 'admin' and id <> $1`, [admin.id]);
    await expect(setRole(admin.id, 'user')).rejects.toMatchObject({ error: 'LAST_ADMIN' });
    const other = await makePerson(harness, { role: 'admin' });
    await Promise.allSettled([setRole(other.id, 'user', admin), setRole(admin.id, 'user', other)]);
    const { rows } = await pool.query(`select id from users where role = 'admin' and deleted_at is null`);
    expect(rows).toHaveLength(1);
  });

  test('an address that is not proved makes nobody staff', async () => {
    const chief = await makePerson(harness, { role: 'admin' });
    const person = await makePerson(harness);
    await pool.query('update users set email_verified_at = null where id = $1', [person.id]);
    await expect(setRole(person.id, 'admin', chief)).rejects.toMatchObject({
      status: 400,
      fields: { role: expect.any(String) },
    });
  });

  test('are given to nobody by an open session alone: the password, or a login of a moment ago', async () => {
    const body = { email: 'careful@example.com', password: 'lamp over dark water', nickname: 'Careful' };
    const { token, user } = await client()('POST /api/auth/register', { body });
    await pool.query(`update users set role = 'admin' where id = $1`, [user.id]);
    const careful = client({ token });
    const person = await makePerson(harness);
    await pool.query(
      `insert into second_factors (user_id, secret, key_id, created_at, confirmed_at) values ($1, '', '', now(), now())`,
      [person.id],
    );
    const params = { id: person.id };
    const setEditor = (password?: string) =>
      careful('PUT /api/staff/users/{id}/role', { params, body: { role: 'editor', password } });
    const resetFactor = (password?: string) =>
      careful('POST /api/staff/users/{id}/second-factor/removal', { params, body: { password } });
    const before = await countRows();
    for (const act of [setEditor, resetFactor])
      for (const wrong of [undefined, 'not the password'])
        await expect(act(wrong)).rejects.toMatchObject({
          status: 400,
          fields: { password: expect.any(String) },
        });
    expect(await countRows()).toBe(before);
    await resetFactor(body.password);
    await setEditor(body.password);
    expect(await countRows()).toBe(before + 2);

    const chief = await makePerson(harness, { role: 'admin' });
    await pool.query(
      `update sessions set created_at = created_at - interval '11 minutes' where user_id = $1`,
      [chief.id],
    );
    const stale = { status: 403, error: 'FRESH_LOGIN_NEEDED' };
    await expect(setRole(person.id, 'user', chief)).rejects.toMatchObject(stale);
    await expect(
      chief.call('POST /api/staff/users/{id}/second-factor/removal', { params, body: {} }),
    ).rejects.toMatchObject(stale);
  });

  test('and nobody’s own second factor goes by the desk, which asks for no code of it', async () => {
    const chief = await makePerson(harness, { role: 'admin' });
    await pool.query(
      `insert into second_factors (user_id, secret, key_id, created_at, confirmed_at) values ($1, '', '', now(), now())`,
      [chief.id],
    );
    const before = await countRows();
    await expect(
      chief.call('POST /api/staff/users/{id}/second-factor/removal', { params: { id: chief.id }, body: {} }),
    ).rejects.toMatchObject({ error: 'OWN_SECOND_FACTOR', path: '/user/security' });
    expect(await countRows()).toBe(before);
    const { rowCount } = await pool.query('select 1 from second_factors where user_id = $1', [chief.id]);
    expect(rowCount).toBe(1);
  });
});
