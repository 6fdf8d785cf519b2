/** Classes: what they give, enrolling, and what becomes of an order. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createClient } from '#contract/client.ts';
import { setLessons } from '#server/domains/lessons/service.ts';
import { importContent } from '#server/domains/site/import.ts';
import { courseOrders } from '#server/domains/site/tables.ts';
import { exampleLesson } from '#tests/api/example-lessons.ts';
import { openHarness } from '#tests/api/harness.ts';
import { forgetLimits, makePerson } from '#tests/api/people.ts';

const harness = await openHarness({ environment: { TRUST_PROXY: 'true' } });
const { api, client, db, setNow } = harness;
const now = new Date('2026-11-15T04:00:00Z');
const enrol = 'POST /api/courses/{name}/orders' as const;
const body = { contact: 'wx: student' };

beforeAll(async () => {
  await importContent({ db, now: () => now });
});

beforeEach(async () => {
  setNow(now);
  await forgetLimits(harness);
  await db.delete(courseOrders);
});

describe('classes', () => {
  test('are listed with teachers, timetable, price and seats', async () => {
    const { list, kinds } = await client()('GET /api/courses', { query: { size: 50 } });
    expect(list.length).toBe(kinds.reduce((sum, kind) => sum + kind.count, 0));
    for (const course of list) {
      expect(course.teachers.length).toBeGreaterThan(0);
      // Only what is made of lessons alone is free, for those are free for everybody.
      expect(course.price === 0).toBe(course.kind === 'recorded');
      expect(course.begins === null || new Date(course.begins) > now).toBe(true);
    }
    const recorded = await client()('GET /api/courses', { query: { kind: 'recorded' } });
    expect(recorded.list.every(({ kind }) => kind === 'recorded')).toBe(true);
  });

  test.each(['subject-learning', 'brush-up', 'custom-learning'])('%s has a syllabus', async (name) => {
    const course = await client()('GET /api/courses/{name}', { params: { name } });
    expect(course.syllabus.length).toBeGreaterThan(0);
    expect(course.order).toBeNull();
  });

  test('that do not exist are not found', async () => {
    await expect(client()('GET /api/courses/{name}', { params: { name: 'x' } })).rejects.toMatchObject({
      status: 404,
    });
  });
});

describe('an order', () => {
  test('is placed, told to the student and to support, and shown on the class', async () => {
    const support = await makePerson(harness, { role: 'support' });
    const student = await makePerson(harness);
    const params = { name: 'custom-learning' };
    const order = await student.call(enrol, { params, body: { ...body, note: 'evenings' } });
    expect(order).toMatchObject({
      status: 'placed',
      contact: 'wx: student',
      note: 'evenings',
      decidedAt: null,
    });
    const course = await student.call('GET /api/courses/{name}', { params });
    expect(course).toMatchObject({ taken: 1, order: { id: order.id } });
    expect((await student.call('GET /api/messages')).list[0]?.title).toMatch(/^Order placed/);
    expect((await support.call('GET /api/messages')).list[0]?.title).toMatch(/^A new order/);
    expect(await student.call('GET /api/orders')).toMatchObject({ total: 1, list: [{ id: order.id }] });
  });

  test('is the same one when the button is pressed again', async () => {
    const student = await makePerson(harness);
    const params = { name: 'brush-up' };
    const first = await student.call(enrol, { params, body });
    const again = await Promise.all([
      student.call(enrol, { params, body }),
      student.call(enrol, { params, body }),
    ]);
    expect(again.map(({ id }) => id)).toEqual([first.id, first.id]);
    expect(await db.$count(courseOrders)).toBe(1);
  });

  /** A person on a network of their own. */
  const openHome = async (address: string) => {
    const person = await makePerson(harness);
    const call = createClient({
      locale: 'en',
      token: person.token,
      fetch: (url, init) => {
        const request = new Request(new URL(url, 'http://localhost'), init);
        request.headers.set('x-forwarded-for', address);
        return api.request(request);
      },
    });
    return { ...person, call };
  };

  test('for the last seat goes to one person', async () => {
    const params = { name: 'custom-learning' };
    const people = await Promise.all(Array.from({ length: 9 }, (_, n) => openHome(`203.0.113.${n}`)));
    const results = await Promise.allSettled(
      people.map((person) => person.call(enrol, { params, body: { contact: person.email } })),
    );
    const { seats } = await client()('GET /api/courses/{name}', { params });
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(seats ?? 0);
    const refused = results.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
    expect(refused.reason).toMatchObject({ status: 409, error: 'COURSE_FULL' });
  });

  test('of a throw-away account takes no seat before it is confirmed', async () => {
    const params = { name: 'custom-learning' };
    const { seats } = await client()('GET /api/courses/{name}', { params });
    for (let n = 0; n < (seats ?? 0); n += 1) {
      const { token } = await client()('POST /api/auth/register', {
        body: { email: `throw-away-${n}@example.com`, password: 'lamp over dark water', nickname: 'X' },
      });
      const order = await client({ token })(enrol, { params, body: { contact: `throw-away-${n}` } });
      expect(order).toMatchObject({ status: 'placed', heldUntil: null });
    }
    expect(await client()('GET /api/courses/{name}', { params })).toMatchObject({ taken: 0, isFull: false });
    const honest = await openHome('198.51.100.1');
    expect(await honest.call(enrol, { params, body: { contact: honest.email } })).toMatchObject({
      heldUntil: expect.any(String),
    });
    // Staff see all of them, and a confirmation takes a seat while there is one.
    const support = await makePerson(harness, { role: 'support' });
    const { list } = await support.call('GET /api/staff/orders', { query: { status: 'placed', size: 50 } });
    const held = list.filter(({ heldUntil }) => heldUntil !== null);
    expect([list.length, held.length]).toEqual([(seats ?? 0) + 1, 1]);
    const confirm = (id: string) =>
      support.call('PUT /api/staff/orders/{id}', { params: { id }, body: { status: 'confirmed' } });
    const others = list.filter(({ heldUntil }) => heldUntil === null);
    for (const { id } of others.slice(1)) await confirm(id);
    await expect(confirm(others[0]?.id ?? '')).rejects.toMatchObject({ error: 'COURSE_FULL' });
    expect(await confirm(held[0]?.id ?? '')).toMatchObject({ status: 'confirmed' });
  });

  test('keeps its seat for three days, and one seat for one contact and three for one network', async () => {
    const params = { name: 'custom-learning' };
    const order = async (contact: string, address = '198.51.100.7') =>
      (await openHome(address)).call(enrol, { params, body: { contact } });
    const first = await order('wx: one');
    expect(first.heldUntil).toBe(new Date(now.getTime() + 3 * 86_400_000).toISOString());
    expect((await order('WX: one', '198.51.100.8')).heldUntil).toBeNull();
    await order('wx: two');
    await order('wx: three');
    expect((await order('wx: four')).heldUntil).toBeNull();
    const taken = async () => (await client()('GET /api/courses/{name}', { params })).taken;
    expect(await taken()).toBe(3);
    setNow(new Date(now.getTime() + 3 * 86_400_000 + 1000));
    expect(await taken()).toBe(0);
  });

  test('can be cancelled until it is confirmed, and gives its seat back', async () => {
    const student = await makePerson(harness);
    const params = { name: 'custom-learning' };
    const { id } = await student.call(enrol, { params, body });
    expect(await student.call('PUT /api/orders/{id}/cancel', { params: { id } })).toMatchObject({
      status: 'cancelled',
    });
    expect((await client()('GET /api/courses/{name}', { params })).taken).toBe(0);
    const again = await student.call(enrol, { params, body });
    expect(again.id).not.toBe(id);
  });

  test('is confirmed by support, after which the student cannot cancel it', async () => {
    const support = await makePerson(harness, { role: 'support' });
    const student = await makePerson(harness, { nickname: 'Mu' });
    const { id } = await student.call(enrol, { params: { name: 'brush-up' }, body });
    const open = await support.call('GET /api/staff/orders', { query: { status: 'placed' } });
    expect(open.list[0]).toMatchObject({ id, nickname: 'Mu', contact: 'wx: student' });
    const own = await support.call('GET /api/staff/orders', { query: { userId: student.id } });
    expect([own.total, own.list.map((order) => order.id)]).toEqual([1, [id]]);
    const decided = await support.call('PUT /api/staff/orders/{id}', {
      params: { id },
      body: { status: 'confirmed' },
    });
    expect(decided).toMatchObject({ status: 'confirmed' });
    await expect(student.call('PUT /api/orders/{id}/cancel', { params: { id } })).rejects.toMatchObject({
      error: 'ORDER_CONFIRMED',
    });
    expect((await student.call('GET /api/messages')).list[0]?.title).toMatch(/^Order confirmed/);
  });

  test('that was cancelled is not revived', async () => {
    const support = await makePerson(harness, { role: 'support' });
    const student = await makePerson(harness);
    const { id } = await student.call(enrol, { params: { name: 'brush-up' }, body });
    await student.call('PUT /api/orders/{id}/cancel', { params: { id } });
    await expect(
      support.call('PUT /api/staff/orders/{id}', { params: { id }, body: { status: 'confirmed' } }),
    ).rejects.toMatchObject({ status: 409 });
  });

  test('needs a way to reach the student', async () => {
    const student = await makePerson(harness);
    await expect(
      student.call(enrol, { params: { name: 'brush-up' }, body: { contact: ' ' } }),
    ).rejects.toMatchObject({ status: 400, fields: { contact: expect.any(String) } });
  });
});

describe('a class made of lessons', () => {
  const params = { name: 'brush-up' };
  const open = (call = client()) => call('GET /api/courses/{name}', { params });
  const slugsOf = ({ syllabus }: Awaited<ReturnType<typeof open>>) =>
    syllabus.flatMap(({ lessons }) => lessons.map(({ slug }) => slug));

  beforeEach(() => {
    setLessons([
      exampleLesson('form.qc', { minutes: 11 }),
      exampleLesson('blank.concession', { minutes: 10 }),
      exampleLesson('quant.geometry.circles', { minutes: 12 }),
    ]);
  });

  test('has the lessons that are there, and claims no more', async () => {
    const course = await open();
    expect(slugsOf(course)).toEqual(['blank-concession', 'form-qc']);
    expect(course).toMatchObject({ lessonCount: 2, hours: 0.4, price: 0, gives: [] });
    expect(course.syllabus[0]?.lessons[0]).toEqual({
      slug: 'blank-concession',
      title: 'Lesson blank.concession',
      minutes: 10,
      own: null,
    });
    const { list } = await client()('GET /api/courses', { query: { kind: 'recorded' } });
    expect(list.find(({ name }) => name === 'brush-up')).toMatchObject({ lessonCount: 2, hours: 0.4 });
  });

  test('says how far I am in each', async () => {
    const student = await makePerson(harness);
    await student.call('PUT /api/lessons/{slug}/progress', {
      params: { slug: 'form-qc' },
      body: { place: 'card' },
    });
    const [first, second] = (await open(student.call)).syllabus.flatMap(({ lessons }) => lessons);
    expect(first?.own).toBeNull();
    expect(second?.own).toMatchObject({ isFinished: false });
    expect(second?.own?.share).toBeGreaterThan(0.5);
  });

  test('is empty where no lesson is there', async () => {
    setLessons([]);
    expect(await open()).toMatchObject({ lessonCount: 0, hours: 0 });
  });
});

describe('a class that is held', () => {
  test('says what is paid for, and keeps its own length', async () => {
    const params = { name: 'issue-workshop' };
    const course = await client()('GET /api/courses/{name}', { params });
    expect(course).toMatchObject({ gives: ['live', 'essays'], lessonCount: 6, hours: 9 });
    expect(course.price).toBeGreaterThan(0);
  });
});
