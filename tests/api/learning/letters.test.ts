/** Letters and the calendar from what Today and the plan really know. */
import ICAL from 'ical.js';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { postReminders } from '#server/domains/learning/reminders/service.ts';
import { letterSource } from '#server/routes/learning/letter-source.ts';
import { importExampleExams } from '#tests/api/example-exams.ts';
import { openHarness } from '#tests/api/harness.ts';
import { openSmtpStub } from '#tests/smtp-stub.ts';
import { insertAnswers, type Learner, makeLearner } from './learner-work.ts';

const smtp = await openSmtpStub();
// Before the harness, so that it runs after it: the server waits for those who are still connected.
afterAll(smtp.close);
const harness = await openHarness({
  environment: {
    SMTP_URL: smtp.url,
    MAIL_FROM: 'Beacon GRE <hello@gre.example>',
    SITE_ORIGIN: 'https://gre.example',
  },
});
const { api, deps, pool, setNow } = harness;
await importExampleExams(deps);

/** A Monday, at noon in China. */
const noon = new Date('2026-11-16T04:00:00Z');
const hoursLater = (hours: number) => new Date(noon.getTime() + hours * 3_600_000);

let me: Learner;
beforeEach(async () => {
  await pool.query('delete from reminders');
  smtp.received.length = 0;
  setNow(noon);
  me = await makeLearner(harness);
  await me.call('PUT /api/users/goal', {
    body: {
      targetScore: { verbal: 158, quant: 166, writing: null },
      examDate: '2027-03-01',
      minutes: 40,
      isStarted: true,
    },
  });
  await insertAnswers(harness, me.id, { at: hoursLater(-72), n: 12, measure: 'verbal' });
});

const post = () => postReminders(deps, letterSource(deps));

test('the daily reminder lists what Today lists, and begins with its next step', async () => {
  await me.call('PUT /api/users/reminders', { body: { dailyBy: 'mail', dailyHour: 19 } });
  setNow(hoursLater(7.01));
  expect(await post()).toEqual({ due: 1, sent: 1 });
  const { tasks, next, exam } = await me.call('GET /api/today');
  const [text = ''] = smtp.received[0]?.parts ?? [];
  expect(text).toContain(`${exam?.daysLeft} days to the exam.`);
  const separator = (to: string) => (to.includes('?') ? '&' : '?');
  const links = tasks.map(({ to }) => `https://gre.example${to}${separator(to)}lang=en`);
  expect(tasks.length).toBeGreaterThan(0);
  for (const link of links) expect(text).toContain(link);
  const places = [...text.matchAll(/https:\S+/g)].map(([link]) => link);
  expect(places[0]).toBe(`https://gre.example${next?.to}${separator(next?.to ?? '')}lang=en`);
  for (const { minutes } of tasks) expect(text).toContain(`${minutes} min`);
});

test('who has worked today is left alone', async () => {
  await me.call('PUT /api/users/reminders', { body: { dailyBy: 'mail', dailyHour: 19 } });
  const { tasks } = await me.call('GET /api/today');
  await me.call('PUT /api/study-plan/tasks/{id}', {
    params: { id: tasks[0]?.id ?? '' },
    body: { isDone: true },
  });
  // Ticking by hand is no lamp; answers are.
  await insertAnswers(harness, me.id, { at: hoursLater(1), n: 30, measure: 'quant' });
  await insertAnswers(harness, me.id, { at: hoursLater(1.5), n: 30, measure: 'verbal' });
  setNow(hoursLater(7.01));
  expect((await me.call('GET /api/today')).lamps.isTodayLit).toBe(true);
  expect(await post()).toEqual({ due: 1, sent: 0 });
  expect((await me.call('GET /api/users/reminders')).last).toMatchObject({ silence: 'lit' });
});

test('the weekly letter tells no score before there is one, and the days that the plan has', async () => {
  await me.call('PUT /api/users/reminders', { body: { weeklyOn: 'sunday', weeklyHour: 19 } });
  const sunday = hoursLater(6 * 24 + 7.01);
  setNow(sunday);
  expect(await post()).toEqual({ due: 1, sent: 1 });
  const [text = ''] = smtp.received[0]?.parts ?? [];
  const { score } = await me.call('GET /api/today');
  expect(score.total).toBeNull();
  expect(text).toContain('No score yet');
  const plan = await me.call('GET /api/study-plan');
  const week = (plan?.days ?? []).filter(
    ({ day, tasks }) => day > '2026-11-22' && day <= '2026-11-29' && tasks.length > 0,
  );
  expect(week.length).toBeGreaterThan(3);
  expect(text).toContain(`${week.length} days of study`);
});

test('the calendar has the days of the plan, and the exam', async () => {
  const { path } = await me.call('POST /api/users/reminders/calendar', { body: {} });
  const calendar = new ICAL.Component(ICAL.parse(await (await api.request(path)).text()));
  const events = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
  const plan = await me.call('GET /api/study-plan');
  const days = (plan?.days ?? []).filter(({ tasks }) => tasks.length > 0).map(({ day }) => day);
  expect(days.length).toBeGreaterThan(20);
  expect(new Set(events.map(({ startDate }) => String(startDate)))).toEqual(new Set([...days, '2027-03-01']));
  expect(events.filter(({ summary }) => summary === 'GRE exam')).toHaveLength(1);
  expect(events.some(({ summary }) => summary === 'GRE mock exam')).toBe(true);
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
});
