/** Today by the real API: from a new account to a lit window, in the header and on home, within its budget. */

import { assetsOf } from '#tests/assets-of.ts';
import { axeFaults } from '#tests/browser/axe.ts';
import { type Candidate, expect, test } from '#tests/browser/candidate.ts';
import { open, withoutSalesDialog } from '#tests/browser/page.ts';

test.beforeEach(({ page }) => withoutSalesDialog(page));

type Today = {
  day: string;
  state: string;
  next: { to: string } | null;
  tasks: { id: string; state: string; amount: number; done: number; work: { kind: string } }[];
};

const inDays = (n: number): string => new Date(Date.now() + n * 86_400_000).toISOString().slice(0, 10);

const setGoal = (candidate: Candidate, examDate: string) =>
  candidate.call('PUT', '/api/users/goal', {
    targetScore: { verbal: 157, quant: 168, writing: null },
    examDate,
    minutes: 60,
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    timeZone: 'Asia/Shanghai',
    isStarted: true,
  });

test('without a goal the next step is the first run; the old places are still a link away', async ({
  page,
  candidate,
}) => {
  expect(candidate.email).toBeTruthy();
  await open(page, '/user');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('先说说你想考多少。');
  await expect(page.locator('[data-next-step]')).toHaveAttribute('href', '/start');
  const own = page.getByRole('navigation', { name: '我的页面' });
  for (const name of ['消息', '报告', '错题本', '单词本', '收藏', '笔记', '评论', '订单', '账号', '安全'])
    await expect(own.getByRole('link', { name, exact: true })).toBeVisible();
  await own.getByRole('link', { name: '收藏' }).click();
  await expect(page).toHaveURL('/user/collections');
  await expect(
    page.getByRole('navigation', { name: '我的页面' }).getByRole('link', { name: '今天' }),
  ).toBeVisible();
});

test('with a goal there are tasks; work done elsewhere is said in the row’s menu and taken back', async ({
  page,
  candidate,
}) => {
  await setGoal(candidate, inDays(60));
  const { next, tasks } = await candidate.call<Today>('GET', '/api/today');
  await open(page, '/user');
  await expect(page.locator('[data-next-step]')).toHaveAttribute('href', next?.to ?? '');
  const rows = page.getByRole('region', { name: '今天' }).getByRole('listitem');
  await expect(rows).toHaveCount(tasks.length);
  await expect(page.getByText('还不知道').first()).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);

  const last = rows.last();
  await last.getByRole('button').click();
  await page.getByRole('menuitem', { name: '在别处做过了' }).click();
  await expect(last).toContainText('在别处做过了');
  await last.getByRole('button').click();
  await page.getByRole('menuitem', { name: /取消/ }).click();
  await expect(last).not.toContainText('在别处做过了');
});

test('real work lights its window and the lamp, once; no box is ticked', async ({ page, candidate }) => {
  await setGoal(candidate, inDays(60));
  await open(page, '/user');
  const list = page.getByRole('region', { name: '今天' });
  const row = list.getByRole('listitem').filter({ hasText: '个词，到期的在前' });
  await expect(row).not.toContainText('做完了');
  await expect(page.getByText('第一盏灯')).toBeVisible();

  const { tasks } = await candidate.call<Today>('GET', '/api/today');
  const amount = tasks.find(({ work }) => work.kind === 'words')?.amount ?? 0;
  expect(amount).toBeGreaterThan(0);
  await candidate.call('POST', '/api/words/reviews', {
    reviews: Array.from({ length: amount }, (_, turn) => ({
      id: crypto.randomUUID(),
      word: ['laconic', 'taciturn'][turn % 2],
      kind: 'recognize',
      grade: 3,
      at: new Date(Date.now() - (amount - turn) * 4000).toISOString(),
      ms: 3000,
    })),
  });
  await open(page, '/user');
  await expect(row).toContainText('做完了');
  await expect(row.locator('.animate-kindle')).toHaveCount(1);
  await expect(page.getByText('连续 1 天，亮了 1 盏灯')).toBeVisible();
  await open(page, '/user');
  await expect(row).toContainText('做完了');
  await expect(row.locator('.animate-kindle')).toHaveCount(0);
});

test('when all is done nothing is asked any more, and tomorrow is there', async ({ page, candidate }) => {
  await setGoal(candidate, inDays(60));
  const { tasks } = await candidate.call<Today>('GET', '/api/today');
  for (const { id } of tasks) await candidate.call('PUT', `/api/study-plan/tasks/${id}`, { isDone: true });
  await open(page, '/user');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('做完了');
  await expect(page.locator('main :is(a, button).bg-beam')).toHaveCount(0);
  await page.getByRole('link', { name: '看看明天' }).click();
  await expect(page.getByRole('heading', { name: '明天' })).toBeInViewport();
  await expect(page.locator('header').getByText('今天做完了')).toBeVisible();
});

test('the eve, the day and the days after the exam each say their own', async ({ page, candidate }) => {
  await setGoal(candidate, inDays(60));
  // The learner's own day ends at four in the morning.
  const { day } = await candidate.call<Today>('GET', '/api/today');
  const after = (n: number) => new Date(Date.parse(day) + n * 86_400_000).toISOString().slice(0, 10);
  for (const [days, words] of [
    [1, '明天考试。'],
    [0, '今天考试。'],
    [-3, '考完了。成绩出来了吗？'],
  ] as const) {
    await setGoal(candidate, after(days));
    await open(page, '/user');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words);
    expect(await axeFaults(page)).toEqual([]);
  }
  await expect(page.getByRole('link', { name: '填官方成绩' })).toHaveAttribute(
    'href',
    '/user/official-score',
  );
});

test('Today stands before home in the menu and in the tab bar, and home opens on its first part', async ({
  page,
  candidate,
}) => {
  await setGoal(candidate, inDays(60));
  await open(page, '/home');
  const menu = page.getByRole('navigation', { name: '主菜单' });
  await expect(menu.getByRole('listitem').getByRole('link').nth(0)).toHaveText('今天');
  await expect(menu.getByRole('listitem').getByRole('link').nth(1)).toHaveText('首页');
  await expect(menu.locator('[aria-current=page]')).toHaveText(['首页']);
  await expect(menu.getByText(/距考试 \d+ 天/)).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(main.getByLabel('目标总分')).toHaveCount(0);
  await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText('今天');
  await expect(main.getByRole('heading', { level: 2, name: '快讯' })).toBeAttached();
  expect(await axeFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  const tabs = page.getByRole('navigation', { name: '我的', exact: true }).getByRole('link');
  await expect(tabs).toHaveText(['今天', '首页', '题库', '模考', '练习']);
  await tabs.first().click();
  await expect(page).toHaveURL('/user');
});

test('a moment that never was is no page', async ({ page, candidate }) => {
  expect(candidate.email).toBeTruthy();
  expect((await page.request.get('/moments/lamps-7')).status()).toBe(404);
  expect((await page.request.get('/moments/no-such-moment')).status()).toBe(404);
});

test('ships at most 160 KB of script and 20 KB of style', async ({ page, candidate }) => {
  await setGoal(candidate, inDays(60));
  const html = await (await page.request.get('/user')).text();
  const totals = { js: 0, css: 0 };
  for (const file of assetsOf(html)) {
    const reply = await page.request.head(file, { headers: { 'accept-encoding': 'gzip' } });
    totals[file.endsWith('.js') ? 'js' : 'css'] += Number(reply.headers()['content-length']);
  }
  expect(totals.js).toBeGreaterThan(0);
  expect(totals.js / 1024).toBeLessThanOrEqual(160);
  expect(totals.css / 1024).toBeLessThanOrEqual(20);
});
