/** The roster: staff keep it, and who is on duty follows it. */
import { beforeEach, expect, test } from 'vitest';
import { findTeacherOnDuty } from '#server/domains/site/duty/service.ts';
import { openHarness } from '#tests/api/harness.ts';
import { makePerson } from '#tests/api/people.ts';

const harness = await openHarness();
const { deps, pool } = harness;

beforeEach(() => pool.query('delete from duty_shifts'));

const shift = {
  name: '闻老师',
  weekday: 1,
  starts: '09:00',
  ends: '14:00',
  url: 'https://work.example.com/wen',
  overseasUrl: null,
};
/** A Monday, 10:00 in Beijing. */
const onDuty = new Date('2026-11-16T02:00:00Z');
const later = new Date('2026-11-16T07:00:00Z');

test('whoever stands in it now is on duty, with a code of their own; nobody is, when nobody does', async () => {
  const support = await makePerson(harness, { role: 'support' });
  await support.call('POST /api/staff/roster', { body: shift });
  const current = await findTeacherOnDuty(deps, 'zh_cn', onDuty);
  expect(current).toMatchObject({ name: '闻老师', overseasQrcode: null });
  expect(current.qrcode).toMatch(/^data:image\/svg\+xml;base64,/);
  expect(await findTeacherOnDuty(deps, 'zh_cn', later)).toMatchObject({ name: '灯塔 GRE', qrcode: null });
});

test('a shift is changed and taken out, and each deed is written down', async () => {
  const [support, admin] = [
    await makePerson(harness, { role: 'support' }),
    await makePerson(harness, { role: 'admin' }),
  ];
  const { id } = await support.call('POST /api/staff/roster', { body: shift });
  const overseasUrl = 'https://work.example.com/abroad';
  await support.call('PUT /api/staff/roster/{id}', { params: { id }, body: { ...shift, overseasUrl } });
  expect((await findTeacherOnDuty(deps, 'en', onDuty)).overseasQrcode).not.toBeNull();
  await support.call('DELETE /api/staff/roster/{id}', { params: { id } });
  expect(await support.call('GET /api/staff/roster')).toEqual([]);
  await expect(support.call('DELETE /api/staff/roster/{id}', { params: { id } })).rejects.toMatchObject({
    status: 404,
  });
  const { list } = await admin.call('GET /api/staff/audit', { query: { action: 'roster_changed' } });
  const deeds = list.filter(({ targetId }) => targetId === id).map(({ details }) => details);
  expect(deeds).toEqual([{ deed: 'removed' }, { deed: 'changed' }, { deed: 'added' }]);
});

test.each([
  { ends: '08:00' },
  { starts: '9:00' },
  { weekday: 7 },
  { url: 'javascript:alert(1)' },
  { name: '' },
])('a shift with %o is refused', async (wrong) => {
  const support = await makePerson(harness, { role: 'support' });
  const body = { ...shift, ...wrong };
  await expect(support.call('POST /api/staff/roster', { body })).rejects.toMatchObject({ status: 400 });
});
