/** The plan as a calendar: a secret address that can be changed and ended, read by a real parser. */
import ICAL from 'ical.js';
import { beforeEach, describe, expect, test } from 'vitest';
import { readCalendar } from '#server/domains/learning/reminders/service.ts';
import { openHarness } from '#tests/api/harness.ts';
import { makePerson, type Person } from '#tests/api/people.ts';
import { makePlan } from './letter-facts.ts';

const harness = await openHarness();
const { api, client, deps, pool, setNow } = harness;
const now = new Date('2026-11-16T02:00:00Z');

beforeEach(() => setNow(now));

const make = (person: Person, hour: number | null = null) =>
  person.call('POST /api/users/reminders/calendar', { body: { hour } });

const open = (path: string) => api.request(`http://localhost${path}`);

function parse(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
}

/** The file of a learner who has the plan of letter-facts.ts. */
async function readPlanned(path: string): Promise<string> {
  const token = /([\w-]{43})\.ics$/.exec(path)?.[1] ?? '';
  return readCalendar(deps, { readPlan: async () => makePlan() }, token, {
    address: '127.0.0.1',
    origin: 'https://gre.example',
    now,
  });
}

describe('the address', () => {
  test('gives a calendar to whoever has it, without a session', async () => {
    const person = await makePerson(harness);
    const { path } = await make(person);
    const response = await open(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const events = parse(await response.text());
    expect(events.length).toBeGreaterThan(0);
    expect((await person.call('GET /api/users/reminders')).calendar).toMatchObject({
      hour: null,
      readAt: now.toISOString(),
    });
  });

  test('ends when there is a new one, and when it is taken back', async () => {
    const person = await makePerson(harness);
    const first = await make(person);
    const second = await make(person);
    expect((await open(first.path)).status).toBe(404);
    expect((await open(second.path)).status).toBe(200);
    await person.call('DELETE /api/users/reminders/calendar');
    expect((await open(second.path)).status).toBe(404);
    expect((await person.call('GET /api/users/reminders')).calendar).toBeNull();
  });

  test('cannot be read from the database, nor guessed for long', async () => {
    const person = await makePerson(harness);
    const { path } = await make(person);
    const { rows } = await pool.query('select token_hash from plan_calendars where user_id = $1', [
      person.id,
    ]);
    expect(path).not.toContain(rows[0].token_hash.toString('base64url'));
    expect((await open(`/api/study-plan/calendar/${'x'.repeat(43)}.ics`)).status).toBe(404);
    expect((await open('/api/study-plan/calendar/short.ics')).status).toBe(404);
    await expect(client()('POST /api/users/reminders/calendar', { body: {} })).rejects.toMatchObject({
      status: 401,
    });
  });
});

describe('a real parser finds', () => {
  test('each study day with its minutes and tasks, mock exams apart, and the exam', async () => {
    const person = await makePerson(harness);
    await person.call('PUT /api/users/goal', { body: { examDate: '2026-12-20' } });
    const { path } = await make(person);
    const events = parse(await readPlanned(path));
    expect(events.map((event) => [String(event.startDate), event.summary])).toEqual([
      ['2026-11-17', 'GRE · 30 min'],
      ['2026-11-21', 'GRE mock exam'],
      ['2026-11-21', 'GRE · 10 min'],
      ['2026-12-20', 'GRE exam'],
    ]);
    expect(events[0]?.description).toBe(
      '15 words to go through · 10 min\n转折 & 对比: 10 questions · 20 min\nhttps://gre.example/user?lang=en',
    );
    expect(events[1]?.component.getFirstPropertyValue('url')).toBe('https://gre.example/gre-exam?lang=en');
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(4);
  });

  test('the same events under the same names next time, and under a new address', async () => {
    const person = await makePerson(harness);
    const first = parse(await readPlanned((await make(person)).path));
    const second = parse(await readPlanned((await make(person)).path));
    expect(second.map(({ uid }) => uid)).toEqual(first.map(({ uid }) => uid));
  });

  test('times of one’s own clock where an hour was chosen, one after the other', async () => {
    const person = await makePerson(harness);
    await person.call('PUT /api/users/goal', { body: { timeZone: 'America/New_York' } });
    const { path } = await make(person, 20);
    const timed = parse(await readPlanned(path)).map(({ startDate, endDate }) => [
      startDate.toJSDate().toISOString(),
      endDate.toJSDate().toISOString(),
    ]);
    expect(timed).toEqual([
      ['2026-11-18T01:00:00.000Z', '2026-11-18T01:30:00.000Z'],
      ['2026-11-22T01:00:00.000Z', '2026-11-22T02:58:00.000Z'],
      ['2026-11-22T02:58:00.000Z', '2026-11-22T03:08:00.000Z'],
    ]);
    await person.call('PUT /api/users/reminders', { body: { calendarHour: null } });
    expect(parse(await readPlanned(path))[0]?.startDate.isDate).toBe(true);
  });

  test('the language in which the address was made', async () => {
    const person = await makePerson(harness);
    const { path } = await client({ token: person.token, locale: 'zh_cn' })(
      'POST /api/users/reminders/calendar',
      { body: {} },
    );
    const text = await readPlanned(path);
    expect(text).toContain('X-WR-CALNAME:灯塔 GRE 计划');
    expect(parse(text)[0]?.summary).toBe('GRE · 30 分钟');
  });

  test('one event that says so where there is no plan', async () => {
    const person = await makePerson(harness);
    const { path } = await make(person);
    const events = parse(await (await open(path)).text());
    expect(events.map(({ summary }) => summary)).toEqual(['No plan yet']);
  });
});
