import { describe, expect, test } from 'vitest';
import { postReminders } from '#server/domains/learning/reminders/service.ts';
import { createMailer } from '#server/platform/mail/mailer.ts';
import { makePerson } from '#tests/api/people.ts';
import type { Received } from '#tests/smtp-stub.ts';
import { makeToday } from './letter-facts.ts';
import { evening, headerOf, later, openReminders, source } from './reminded.ts';

const { harness, gateway, post, mailsTo, makeReminded, lastOf } = await openReminders();
const { client, deps, pool, setNow } = harness;

describe('choosing', () => {
  test('nobody is reminded of anything by default', async () => {
    const person = await makePerson(harness);
    expect(await person.call('GET /api/users/reminders')).toMatchObject({
      dailyBy: null,
      weeklyOn: null,
      next: null,
      last: null,
      calendar: null,
      timeZone: 'Asia/Shanghai',
      mail: { isOpen: true, address: person.email, isProved: true },
      wechat: { isOpen: true, isLinked: false },
    });
    setNow(later(evening, 60 * 24 * 8));
    expect(await post()).toEqual({ due: 0, sent: 0 });
  });

  test('what is left out stays as it is, and the next one is told', async () => {
    const person = await makeReminded({ weeklyOn: 'sunday', weeklyHour: 20 });
    const changed = await person.call('PUT /api/users/reminders', { body: { dailyBy: 'inbox' } });
    expect(changed).toMatchObject({
      dailyBy: 'inbox',
      weeklyOn: 'sunday',
      weeklyHour: 20,
      next: { at: '2026-11-16T11:00:00.000Z', kind: 'daily' },
    });
  });

  test('hours that no clock shows are refused', async () => {
    const person = await makePerson(harness);
    for (const body of [{ dailyHour: 24 }, { quietTo: -1 }, { weeklyHour: 7.5 }])
      await expect(person.call('PUT /api/users/reminders', { body })).rejects.toMatchObject({ status: 400 });
  });

  test('another time zone moves it at once', async () => {
    const person = await makeReminded();
    await person.call('PUT /api/users/goal', { body: { timeZone: 'America/New_York' } });
    expect((await person.call('GET /api/users/reminders')).next?.at).toBe('2026-11-17T00:00:00.000Z');
    setNow(evening);
    expect(await post()).toEqual({ due: 0, sent: 0 });
  });
});

describe('the daily reminder', () => {
  test('comes by mail once, though three processes look for it again and again', async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => makeReminded()));
    setNow(evening);
    const mailers = [1, 2].map(() => createMailer(deps.config, deps.log));
    const nodes = [deps, ...mailers.map((mailer) => ({ ...deps, mailer }))];
    await Promise.all(nodes.map((node) => post({}, node)));
    setNow(later(evening, 20));
    await Promise.all(nodes.map((node) => post({}, node)));
    for (const mailer of mailers) mailer.close();
    expect(people.map((person) => mailsTo(person).length)).toEqual(people.map(() => 1));
  });

  test('says what is first, how long it takes, and where it starts', async () => {
    const person = await makeReminded();
    setNow(evening);
    await post();
    const [mail] = mailsTo(person);
    const [text = '', html = ''] = mail?.parts ?? [];
    // The account speaks English, since that is how it was chosen.
    expect(headerOf(mail as Received, 'Subject')).toMatch(/First.today/);
    expect(text).toContain('34 days to the exam. 2 things are left for today, 30 minutes in all.');
    expect(text.indexOf('转折 & 对比: 10 questions')).toBeLessThan(text.indexOf('15 words to go through'));
    expect(text).toContain('https://gre.example/stream?tag=blank.contrast&n=10&lang=en');
    expect(text).not.toContain('mistake');
    expect(html).toContain('转折 &amp; 对比');
    expect(html).toContain('href="https://gre.example/words/session?minutes=10&amp;lang=en"');
  });

  test('speaks the language in which it was chosen', async () => {
    const person = await makePerson(harness);
    await client({ token: person.token, locale: 'zh_cn' })('PUT /api/users/reminders', {
      body: { dailyBy: 'mail' },
    });
    setNow(evening);
    await post();
    expect(mailsTo(person)[0]?.parts[0]).toContain('距考试 34 天。今天还有 2 件，一共 30 分钟。');
  });

  test('comes again the next day, and not twice on one though its hour is changed', async () => {
    const person = await makeReminded();
    setNow(evening);
    await post();
    await person.call('PUT /api/users/reminders', { body: { dailyHour: 20 } });
    setNow(later(evening, 70));
    await post();
    expect(mailsTo(person)).toHaveLength(1);
    setNow(later(evening, 25 * 60));
    await post();
    expect(mailsTo(person)).toHaveLength(2);
  });

  test('lands in the inbox once, whatever the tries', async () => {
    const person = await makeReminded({ dailyBy: 'inbox' });
    setNow(evening);
    await post();
    await pool.query('update reminder_letters set sent_at = null, free_at = due_at');
    await post();
    const { list } = await person.call('GET /api/messages');
    expect(list.map(({ title, link }) => [title, link])).toEqual([
      ['First today: 转折 & 对比: 10 questions (20 min)', '/user'],
    ]);
    expect(mailsTo(person)).toEqual([]);
  });

  test('goes to WeChat through the gateway, to who has linked it', async () => {
    const person = await makeReminded({ dailyBy: 'wechat' });
    const without = await makeReminded({ dailyBy: 'wechat' });
    await pool.query(`insert into wechat_identities values ('union-1', 'open-1', $1, now())`, [person.id]);
    setNow(evening);
    await post();
    expect(
      gateway.asked.map(({ headers, body }) => [headers.get('authorization'), JSON.parse(body)]),
    ).toEqual([
      [
        'Bearer gate',
        expect.objectContaining({
          subject: 'union-1',
          openid: 'open-1',
          title: expect.stringContaining('First today'),
          url: 'https://gre.example/user?lang=en',
          id: expect.stringMatching(/^[0-9a-f]{32}$/),
        }),
      ],
    ]);
    expect(await lastOf(without)).toMatchObject({ sentAt: null, silence: 'no-wechat' });
  });
});

describe('it is kept back', () => {
  test.each([
    ['where today’s lamp is lit', { lamps: { ...makeToday().lamps, isTodayLit: true } }, 'lit'],
    ['where all is done', { state: 'done' }, 'lit'],
    ['on a day of rest', { state: 'rest' }, 'rest'],
    ['where there is nothing to do', { tasks: [], next: null }, 'nothing'],
    ['on the day of the exam', { state: 'exam-day' }, 'exam'],
  ] as const)('%s', async (_name, change, silence) => {
    const person = await makeReminded();
    setNow(evening);
    expect(await post(change as Parameters<typeof makeToday>[0])).toEqual({ due: 1, sent: 0 });
    expect(await lastOf(person)).toMatchObject({ sentAt: null, silence });
    // And it is not made up for later on.
    setNow(later(evening, 60));
    await post();
    expect(mailsTo(person)).toEqual([]);
  });

  test('from who unsubscribed, or deleted the account, while it was written', async () => {
    const person = await makeReminded();
    const gone = await makeReminded();
    setNow(evening);
    await postReminders(deps, {
      ...source(),
      readToday: async (userId) => {
        if (userId === person.id) await person.call('PUT /api/users/reminders', { body: { dailyBy: null } });
        else await pool.query('delete from reminders where user_id = $1', [gone.id]);
        return makeToday();
      },
    });
    expect([...mailsTo(person), ...mailsTo(gone)]).toEqual([]);
    expect(await lastOf(person)).toMatchObject({ sentAt: null, silence: 'off' });
  });

  test('after the exam', async () => {
    const person = await makeReminded({ dailyBy: 'mail', weeklyOn: 'sunday' });
    await person.call('PUT /api/users/goal', { body: { examDate: '2026-11-15' } });
    for (const days of [0, 1, 2, 3, 4, 5, 6]) {
      setNow(later(evening, days * 24 * 60));
      await post();
    }
    expect(mailsTo(person)).toEqual([]);
  });

  test('from an address that nobody proved', async () => {
    const person = await makeReminded();
    await pool.query('update users set email_verified_at = null where id = $1', [person.id]);
    setNow(evening);
    await post();
    expect(mailsTo(person)).toEqual([]);
    expect(await lastOf(person)).toMatchObject({ silence: 'unproved' });
    expect((await person.call('GET /api/users/reminders')).mail.isProved).toBe(false);
  });

  test('in quiet hours, even of a site that was down', async () => {
    const person = await makeReminded({ dailyBy: 'mail', dailyHour: 21, quietFrom: 22, quietTo: 8 });
    // Half past ten in the evening.
    setNow(new Date('2026-11-16T14:30:00Z'));
    await post();
    expect(mailsTo(person)).toEqual([]);
    expect(await lastOf(person)).toMatchObject({ silence: 'quiet' });
  });

  test('hours after its time', async () => {
    const person = await makeReminded({ dailyBy: 'mail', dailyHour: 11 });
    setNow(evening);
    await post();
    expect(mailsTo(person)).toEqual([]);
    expect(await lastOf(person)).toMatchObject({ silence: 'late' });
  });

  test('where this site sends no mail, which the page can tell', async () => {
    const person = await makeReminded();
    setNow(evening);
    await post({}, { ...deps, config: { ...deps.config, smtp: null } });
    expect(mailsTo(person)).toEqual([]);
    expect(await lastOf(person)).toMatchObject({ silence: 'no-mail' });
  });
});

describe('the weekly letter', () => {
  const sunday = new Date('2026-11-15T11:00:30Z');

  test('tells lamps, score, what moved and what comes, and stands in for the day’s reminder', async () => {
    setNow(new Date('2026-11-14T02:00:00Z'));
    const person = await makeReminded({ dailyBy: 'mail', dailyHour: 9, weeklyOn: 'sunday', weeklyHour: 19 });
    setNow(sunday);
    await post({
      day: '2026-11-15',
      score: { ...makeToday().score, total: { low: 314, high: 322 } },
      changes: [
        { kind: 'level', tag: 'x', name: 'Contrast', from: 'weak', to: 'good', evidence: '/map?topic=x' },
        { kind: 'score', measure: 'quant', from: 158, to: 160, evidence: '/map' },
        { kind: 'mistakes', n: 9, evidence: '/user/wrong-books' },
      ],
    });
    // The daily one of Saturday, at nine, was hours ago; of Sunday there is the letter alone.
    expect(mailsTo(person)).toHaveLength(1);
    const [text = ''] = mailsTo(person)[0]?.parts ?? [];
    expect(text).toContain('5 of 7 lamps this week, 26 in all, 6 days in a row.');
    expect(text).toContain('Mon lit · Tue lit · Wed lit · Thu lit · Fri lit · Sat ember · Sun —');
    expect(text).toContain('Now about 314–322; the target is 325.');
    expect(text).toContain('· Contrast  weak → good\n  https://gre.example/map?topic=x&lang=en');
    expect(text).toContain('· Mistakes cleared  9');
    expect(text).toContain('2 days of study, 158 minutes in all. There is a mock exam on Sat.');
  });

  test('calls a score unknown that is, and an idle week by no bad name', async () => {
    setNow(new Date('2026-11-14T02:00:00Z'));
    const person = await makeReminded({ weeklyOn: 'monday', weeklyHour: 9 });
    setNow(new Date('2026-11-16T01:00:30Z'));
    await post({ lamps: { ...makeToday().lamps, days: [], streak: 0 } });
    const [text = ''] = mailsTo(person)[0]?.parts ?? [];
    expect(text).toContain('No lamp this week. The 26 from before are still lit.');
    expect(text).toContain('No score yet: it takes about 28 more quant answers.');
    expect(text).not.toMatch(/!|behind|missed/);
  });
});
