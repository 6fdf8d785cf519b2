/** Feedback and its pictures: what is taken, what is refused, and what becomes of it. */
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '#contract/client.ts';
import { isStorageKey, storageKeyOf } from '#server/platform/storage.ts';
import { begin, errorOf, exerciseOf, move } from '#tests/candidate.ts';
import { importExampleExams } from './example-exams.ts';
import { openHarness } from './harness.ts';
import { forgetLimits, makePerson, type Person, readCode } from './people.ts';

const harness = await openHarness();
const { api, client, deps, pool } = harness;

beforeEach(() => forgetLimits(harness));

const picture = (format: 'png' | 'jpeg' | 'webp' | 'gif') =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: '#ffc92b' } })
    .withExif({ IFD0: { Copyright: 'secret' } })
    .toFormat(format)
    .toBuffer();

async function upload(person: Person, bytes: Buffer, name = 'shot.png', type = 'image/png', lang = 'zh_cn') {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(bytes)], name, { type }));
  const response = await api.request(`http://localhost/api/feedbacks/upload?lang=${lang}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${person.token}` },
    body: form,
  });
  return { status: response.status, ...(await response.json()) };
}

const read = (path: string, person?: Person) =>
  api.request(`http://localhost${path}`, {
    headers: person ? { authorization: `Bearer ${person.token}` } : {},
  });

const body = {
  type: 'bug',
  desc: 'The clock stands still.',
  is_contact: 'email',
  contact: 'me@example.com',
} as const;

describe('the form’s choices', () => {
  test('are a list with the keys contact and question_type, in the caller’s language', async () => {
    const configs = await client({ locale: 'zh_cn' })('GET /api/feedbacks/configs');
    expect(configs.map(({ key }) => key)).toEqual(['contact', 'question_type']);
    expect(configs[1]?.options[0]).toEqual({ label: 'Bug 反馈', value: 'bug' });
  });
});

describe('answering', () => {
  test('an answer reaches the sender’s inbox, once, with the way back to the question', async () => {
    const person = await makePerson(harness);
    const support = await makePerson(harness, { role: 'support' });
    const { id } = await person.call('POST /api/feedbacks', { body: { ...body, page: '/questions/12' } });
    const [row] = (await support.call('GET /api/staff/feedbacks', { query: { userId: person.id } })).list;
    expect(row).toMatchObject({ page: '/questions/12', answer: null });
    const answer = () =>
      support.call('PUT /api/staff/feedbacks/{id}', {
        params: { id },
        body: { answer: 'Mended, thank you.' },
      });
    expect(await answer()).toMatchObject({ answer: 'Mended, thank you.' });
    await answer();
    const { list } = await person.call('GET /api/messages');
    expect(list).toHaveLength(1);
    expect(list[0]).toMatchObject({ title: 'Your feedback has been answered', link: '/questions/12' });
    expect(list[0]?.body).toContain('Mended, thank you.');
    expect(list[0]?.body).toContain(body.desc);
  });

  test.each(['//elsewhere.example', '/staff/users', '/questions/1?x=1'])(
    '%s is no page of a question',
    async (page) => {
      const person = await makePerson(harness);
      await expect(person.call('POST /api/feedbacks', { body: { ...body, page } })).rejects.toMatchObject({
        status: 400,
      });
    },
  );
});

describe('from inside an attempt', () => {
  const sendFrom = (call: Client, recordId: string, exerciseId: string) =>
    call('POST /api/feedbacks', { body: { ...body, exercise: { recordId, exerciseId } } });
  const pageOf = async (staff: Person, sender: Person) =>
    (await staff.call('GET /api/staff/feedbacks', { query: { userId: sender.id } })).list[0]?.page;

  test('the desk gets the question’s page, which opens to staff and stays closed to the candidate', async () => {
    const exams = await importExampleExams(deps);
    const person = await makePerson(harness);
    const support = await makePerson(harness, { role: 'support' });
    const candidate = await begin(person.call, exams.mock);
    await move(candidate, 'continue');
    await sendFrom(person.call, candidate.recordId, exerciseOf(candidate).id);
    const page = await pageOf(support, person);
    expect(page).toMatch(/^\/questions\/[VQW]-\d+$/);
    const params = { id: page?.split('/').at(-1) ?? '' };
    const stem = (await support.call('GET /api/questions/{id}', { params })).question.stem;
    expect(stem).toEqual(exerciseOf(candidate).question.stem);
    expect(await errorOf(person.call('GET /api/questions/{id}', { params }))).toBe('QUESTION_WITHHELD');
    const other = await makePerson(harness);
    expect(await errorOf(other.call('GET /api/questions/{id}', { params }))).toBe('QUESTION_RESERVED');
  });

  test('somebody else’s attempt and an exercise that it does not hold name no question', async () => {
    const exams = await importExampleExams(deps);
    const owner = await makePerson(harness);
    const support = await makePerson(harness, { role: 'support' });
    const candidate = await begin(owner.call, exams.verbal);
    await move(candidate, 'continue');
    const stranger = await makePerson(harness);
    await sendFrom(stranger.call, candidate.recordId, exerciseOf(candidate).id);
    expect(await pageOf(support, stranger)).toBeNull();
    await sendFrom(owner.call, candidate.recordId, '999999');
    expect(await pageOf(support, owner)).toBeNull();
  });
});

describe('sending', () => {
  test('is kept, and administrators are told', async () => {
    const person = await makePerson(harness);
    const admin = await makePerson(harness, { role: 'admin' });
    const { id } = await person.call('POST /api/feedbacks', { body });
    const { list } = await admin.call('GET /api/staff/feedbacks');
    expect(list[0]).toMatchObject({ id, ...body, imgs: [], handledAt: null });
    const ofNobody = { query: { userId: admin.id, status: 'open' } } as const;
    expect(await admin.call('GET /api/staff/feedbacks', ofNobody)).toMatchObject({ total: 0, list: [] });
    const own = await admin.call('GET /api/staff/feedbacks', { query: { userId: person.id } });
    expect([own.total, own.list[0]?.id]).toEqual([1, id]);
    expect((await admin.call('GET /api/messages')).list[0]?.title).toBe('New feedback: Bug feedback');
  });

  test.each([
    ['type', { type: undefined }, '请选择问题类型'],
    ['type', { type: 'gossip' }, '请选择问题类型'],
    ['desc', { desc: ' ' }, '请填写具体描述'],
    ['desc', { desc: '字'.repeat(201) }, '最多 200 个字'],
    ['is_contact', { is_contact: undefined }, '请选择联系方式'],
    ['contact', { contact: '' }, '请填写联系方式'],
    [
      'imgs',
      { imgs: Array(6).fill('/uploads/feedback/x.png') },
      '最多支持上传5张图片,您已上传5张,请删除后再添加',
    ],
  ])('says what is wrong with %s', async (field, wrong, message) => {
    const { token } = await makePerson(harness);
    const call = client({ locale: 'zh_cn', token });
    await expect(call('POST /api/feedbacks', { body: { ...body, ...wrong } as never })).rejects.toMatchObject(
      {
        status: 400,
        fields: { [field]: message },
      },
    );
  });

  test('needs a login', async () => {
    await expect(client()('POST /api/feedbacks', { body })).rejects.toMatchObject({ status: 401 });
  });

  test('is handled once, and who sent it is told', async () => {
    const person = await makePerson(harness);
    const support = await makePerson(harness, { role: 'support' });
    const { id } = await person.call('POST /api/feedbacks', { body });
    const handle = () => support.call('PUT /api/staff/feedbacks/{id}', { params: { id } });
    expect((await handle()).handledAt).not.toBeNull();
    await handle();
    const { list } = await person.call('GET /api/messages');
    expect(list.map(({ title }) => title)).toEqual(['Your feedback has been handled']);
  });
});

test('staff see who sent it, also when the person has left since', async () => {
  const support = await makePerson(harness, { role: 'support' });
  const sent = async (nickname: string) => {
    const person = await makePerson(harness, { nickname });
    await person.call('POST /api/feedbacks', { body });
    return person;
  };
  await sent('Mu');
  const gone = await sent('Tao');
  await pool.query(`update users set nickname = '已注销用户', deleted_at = now() where id = $1`, [gone.id]);
  const { list } = await support.call('GET /api/staff/feedbacks', { query: { size: 2 } });
  expect(list.map(({ nickname }) => nickname)).toEqual(['已注销用户', 'Mu']);
});

describe('pictures', () => {
  test.each(['png', 'jpeg'] as const)('%s is encoded anew, and its address is the reply', async (format) => {
    const person = await makePerson(harness);
    const reply = await upload(person, await picture(format), 'whatever.exe', 'application/x-msdownload');
    expect(reply).toMatchObject({
      status: 200,
      code: 0,
      data: expect.stringMatching(/^\/uploads\/feedback\//),
    });
    const key = storageKeyOf(reply.data);
    expect(key && isStorageKey(key)).toBe(true);
    const stored = (await deps.storage.get(key ?? '')) ?? new Uint8Array();
    const { format: kept, exif } = await sharp(stored).metadata();
    expect(kept).toBe(format);
    expect(exif).toBeUndefined();
    const served = await read(reply.data, person);
    expect(served.headers.get('content-type')).toBe(`image/${format}`);
    expect(served.headers.get('content-security-policy')).toContain('sandbox');
  });

  test.each([
    ['a WebP that says it is a PNG', () => picture('webp')],
    ['a GIF', () => picture('gif')],
    ['a script that says it is a PNG', async () => Buffer.from('<script>alert(1)</script>')],
    ['half a PNG', async () => (await picture('png')).subarray(0, 40)],
    ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ])('refuses %s, whatever its name', async (_, make) => {
    const person = await makePerson(harness);
    expect(await upload(person, await make())).toMatchObject({
      status: 415,
      error: 'PICTURE_REFUSED',
      msg: '上传图片只能是 JPG 和 PNG 格式',
    });
  });

  test('of 10 MB or more are refused', async () => {
    const person = await makePerson(harness);
    const large = Buffer.concat([await picture('png'), Buffer.alloc(10 * 1024 * 1024)]);
    expect(await upload(person, large)).toMatchObject({ status: 413, msg: '上传图片大小不能超过 10MB' });
    const huge = Buffer.alloc(13 * 1024 * 1024);
    expect(await upload(person, huge)).toMatchObject({ status: 413 });
  });

  test('belong to who uploaded them, and go with one feedback', async () => {
    const [person, other] = [await makePerson(harness), await makePerson(harness)];
    const { data } = await upload(person, await picture('png'));
    const withPicture = { body: { ...body, imgs: [data] } };
    await expect(other.call('POST /api/feedbacks', withPicture)).rejects.toMatchObject({
      status: 400,
      fields: { imgs: expect.any(String) },
    });
    await person.call('POST /api/feedbacks', withPicture);
    await expect(person.call('POST /api/feedbacks', withPicture)).rejects.toMatchObject({ status: 400 });
    const admin = await makePerson(harness, { role: 'admin' });
    const { list } = await admin.call('GET /api/staff/feedbacks');
    expect(list[0]?.imgs).toEqual([data]);
  });

  test('are for their author and for who works at that desk, and nobody keeps a copy on the way', async () => {
    const [person, other] = [await makePerson(harness), await makePerson(harness)];
    const support = await makePerson(harness, { role: 'support' });
    const teacher = await makePerson(harness, { role: 'teacher' });
    const { data } = await upload(person, await picture('png'));
    for (const reader of [undefined, other, teacher]) expect((await read(data, reader)).status).toBe(404);
    for (const reader of [person, support]) {
      const served = await read(data, reader);
      expect(served.status).toBe(200);
      expect(served.headers.get('cache-control')).toBe('private, no-store');
    }
  });

  test('and all that was written go with the account, also what was told to administrators', async () => {
    const person = await makePerson(harness);
    const admin = await makePerson(harness, { role: 'admin' });
    const { data } = await upload(person, await picture('png'));
    const desc = 'My own words about a private matter';
    await person.call('POST /api/feedbacks', { body: { ...body, desc, imgs: [data] } });
    await person.call('POST /api/auth/codes', { body: { email: person.email, purpose: 'verify' } });
    const code = await readCode(harness, person.email);
    await person.call('POST /api/users/deletion', { body: { code } });
    await deps.background.drain();
    expect(await deps.storage.get(storageKeyOf(data) ?? '')).toBeNull();
    const { rows } = await pool.query(
      `select 1 from messages where body::text like $1 union select 1 from feedbacks where description like $1`,
      [`%${desc}%`],
    );
    expect(rows).toEqual([]);
    const own = await admin.call('GET /api/staff/feedbacks', { query: { userId: person.id } });
    expect(own.list).toMatchObject([{ desc: '', contact: '', imgs: [], handledAt: expect.any(String) }]);
  });

  test('from anywhere else are refused', async () => {
    const person = await makePerson(harness);
    for (const img of [
      'https://example.com/a.png',
      '/uploads/avatars/aaaaaaaaaaaaaaaaaaaaaaaa.webp',
      '/etc/passwd',
    ]) {
      await expect(
        person.call('POST /api/feedbacks', { body: { ...body, imgs: [img] } }),
      ).rejects.toMatchObject({ status: 400 });
    }
  });

  test('that were never sent are dropped after a day', async () => {
    const person = await makePerson(harness);
    const { data } = await upload(person, await picture('png'));
    await pool.query(
      "update feedback_pictures set created_at = now() - interval '2 days' where user_id = $1",
      [person.id],
    );
    await upload(person, await picture('png'));
    await deps.background.drain();
    expect(await deps.storage.get(storageKeyOf(data) ?? '')).toBeNull();
  });
});
