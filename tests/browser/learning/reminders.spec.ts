/** Reminders in the browser: chosen on a phone, a calendar that is really read, and a link that asks before it ends anything. */
import ICAL from 'ical.js';
import pino from 'pino';
import { openDatabase } from '#server/db/pool.ts';
import { makeUnsubscribeToken } from '#server/domains/learning/reminders/unsubscribe.ts';
import { axeFaults } from '#tests/browser/axe.ts';
import { expect, test } from '#tests/browser/candidate.ts';
import { open, withoutSalesDialog } from '#tests/browser/page.ts';

test.beforeEach(({ page }) => withoutSalesDialog(page));

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('nothing is set; a reminder in the inbox is chosen and stays', async ({ page, candidate: _ }) => {
    await open(page, '/user/reminders');
    await expect(page.getByText('现在没有任何提醒。')).toBeVisible();
    // This site sends no mail, says so, and offers what works.
    await expect(page.getByText('这个网站还没有接通邮件')).toBeVisible();
    await expect(page.getByLabel('邮件', { exact: true })).toBeDisabled();
    await expect(page.getByLabel('周日晚上')).toBeDisabled();
    await expect(page.getByLabel('微信服务通知')).toHaveCount(0);

    await page.getByLabel('站内消息').check();
    await expect(page.getByText(/下一次提醒：.*19:00。/)).toBeVisible();
    await page.getByLabel('几点', { exact: true }).selectOption('20');
    await expect(page.getByText(/下一次提醒：.*20:00。/)).toBeVisible();
    await open(page, '/user/reminders?lang=en');
    await expect(page.getByText(/Next reminder: .*20:00\./)).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
  });
});

test('the calendar’s address is shown once, read by a parser, and ended', async ({ page, candidate }) => {
  await candidate.call('PUT', '/api/users/goal', { examDate: '2027-03-06' });
  await open(page, '/user/reminders');
  await page.getByRole('button', { name: '生成地址' }).click();
  const address = await page.getByLabel('订阅地址').inputValue();
  const link = page.getByRole('link', { name: '用日历打开' });
  await expect(link).toHaveAttribute('href', address.replace(/^http:/, 'webcal:'));
  const file = await page.request.get(new URL(address).pathname);
  expect(file.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  const calendar = new ICAL.Component(ICAL.parse(await file.text()));
  const exam = calendar
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component))
    .find(({ summary }) => summary === 'GRE 考试');
  expect(String(exam?.startDate)).toBe('2027-03-06');

  await open(page, '/user/reminders');
  await expect(page.getByText('日历最近一次来取')).toBeVisible();
  await page.getByRole('button', { name: '停用' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '停用' }).click();
  await expect(page.getByRole('button', { name: '生成地址' })).toBeVisible();
  expect((await page.request.get(new URL(address).pathname)).status()).toBe(404);
});

test('a letter’s link asks first, needs no login, and ends what it says', async ({
  page,
  candidate,
  context,
}) => {
  await candidate.call('PUT', '/api/users/reminders', { dailyBy: 'inbox', weeklyOn: 'sunday' });
  const { id } = await candidate.call<{ id: string }>('GET', '/api/users/info');
  const database = await openDatabase({
    dataDir: process.env.TEST_DATA_DIR ?? '',
    log: pino({ level: 'error' }),
  });
  const token = await makeUnsubscribeToken(database, id, 'daily', new Date());
  await database.close();
  const session = await context.cookies();
  await context.clearCookies();

  // As a mail program opens it that knows no other way: the page, and nothing is ended yet.
  await open(page, `/api/reminders/${token}/unsubscribe`);
  await expect(page).toHaveURL(new RegExp(`/unsubscribe/${token}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('不再收每天的提醒？');
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole('button', { name: '不再发' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('每天的提醒已停。');
  await expect(page.getByText('每周的信还开着。')).toBeVisible();
  await page.getByRole('button', { name: '全部停掉' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('所有提醒都已停。');

  await context.addCookies(session);
  await open(page, '/user/reminders');
  await expect(page.getByText('现在没有任何提醒。')).toBeVisible();
});
