/** The study plan: from the form on home to a plan of one's own, which work fills and a changed goal makes anew. */
import type { Page } from '@playwright/test';
import { axeFaults } from '#tests/browser/axe.ts';
import { expect, test } from '#tests/browser/candidate.ts';
import { open, withoutSalesDialog } from '#tests/browser/page.ts';

test.beforeEach(({ page }) => withoutSalesDialog(page));

/** The plan that one keeps has code of its own, which comes later than the page's. */
async function openOwnPlan(page: Page): Promise<void> {
  await open(page, '/plan');
  await expect(page.locator('[data-live]')).toBeVisible();
}

test('the form has the fields and options of the specification', async ({ page }) => {
  await open(page, '/home?lang=en');
  const stage = page.getByLabel('Preparation stage');
  await expect(stage.locator('option')).toHaveText([
    'Completely from scratch',
    'Self-studied for a while',
    'Practiced a lot of questions',
    'Systematically studied but barely practiced',
    'Systematically studied and practiced',
  ]);
  await expect(page.getByLabel('Preparation duration').locator('option')).toHaveText([
    '1 month',
    '2 months',
    '3 months',
    '4 months',
    '5 months',
    '6 months',
  ]);
  await expect(page.getByLabel('Previous score')).toBeVisible();
  await expect(page.getByLabel('Target score')).toBeVisible();
});

test('a visitor fills four blanks and sees the plan at once, as calendar and list', async ({ page }) => {
  await open(page, '/home');
  await page.getByLabel('准备阶段').selectOption('practised');
  await page.getByLabel('备考时间').selectOption('2');
  await page.getByLabel('上次总分').fill('315');
  await page.getByLabel('目标总分').fill('325');
  await page.getByRole('button', { name: '开始' }).click();
  await page.waitForURL('**/plan?stage=practised&months=2&previous=315&target=325');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('从 315 到 325');
  await expect(page.getByRole('region', { name: '今天' }).getByRole('listitem').first()).toContainText(
    '确定考试日期和考场',
  );
  const cells = page.getByRole('tabpanel').getByRole('button');
  await cells.nth(3).click();
  await expect(cells.nth(3)).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('tab', { name: '清单' }).click();
  await expect(page.getByText('第 1 周', { exact: true })).toBeVisible();
  const link = page.getByRole('tabpanel').getByRole('link', { name: /难度/ }).first();
  expect(await link.getAttribute('href')).toMatch(/^\/(questions|exercises)\?/);
});

test('a score that cannot be is said, and nothing is sent', async ({ page }) => {
  await open(page, '/home');
  const target = page.getByLabel('目标总分');
  await page.getByRole('button', { name: '开始' }).click();
  await expect(page.getByText('请填写目标总分。')).toBeVisible();
  await expect(target).toBeFocused();
  await target.fill('350');
  await page.getByRole('button', { name: '开始' }).click();
  await expect(page.getByText('总分在 260 到 340 之间，请检查目标总分。')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/home');
});

test('an impossible target gets a frank answer and two ways on', async ({ page }) => {
  await open(page, '/plan?stage=scratch&months=1&target=330');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('1 个月到 330 分，没有把握');
  await page.getByRole('link', { name: /时间改成/ }).click();
  await page.waitForURL(/months=[2-6]/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('从 290 到 330');
});

test('answers that are out of range are asked for again', async ({ page }) => {
  await open(page, '/plan?stage=wizard&months=99');
  await expect(page.getByText('这份计划的条件不完整或超出范围')).toBeVisible();
  await expect(page.getByRole('button', { name: '开始' })).toBeVisible();
});

test('a user keeps the plan: the goal is set everywhere, and work elsewhere is marked and taken back', async ({
  page,
  candidate,
}) => {
  expect(candidate.email).toContain('@');
  await open(page, '/plan?stage=self-studied&months=3&previous=312&target=324');
  await page.getByRole('button', { name: '保存计划' }).click();
  await page.waitForURL((url) => url.pathname === '/plan' && url.search === '');
  const goal = await candidate.call<{ targetScore: { verbal: number; quant: number } }>(
    'GET',
    '/api/users/goal',
  );
  expect(goal.targetScore.verbal + goal.targetScore.quant).toBe(324);

  const today = page.getByRole('region', { name: '今天' });
  await expect(today.getByRole('listitem').first()).toContainText('分钟');
  await today.getByRole('button', { name: /^更多/ }).first().click();
  const saved = page.waitForResponse((reply) => reply.url().includes('/api/study-plan/tasks/'));
  await page.getByRole('menuitem', { name: '在别处做过了' }).click();
  expect((await saved).status()).toBe(200);
  await openOwnPlan(page);
  await expect(today.getByRole('listitem').first()).toContainText('在别处做过了');

  await open(page, '/user/account');
  await expect(page.getByLabel('语文目标')).toHaveValue(String(goal.targetScore.verbal));

  await openOwnPlan(page);
  await page.getByRole('button', { name: '停用计划' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '停用计划' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '备考计划', exact: true })).toBeVisible();
});

test('a mark that cannot be kept is taken back', async ({ page, candidate, complaints }) => {
  await candidate.call('PUT', '/api/study-plan', { stage: 'scratch', months: 2, target: 320 });
  await openOwnPlan(page);
  await page.route('**/api/study-plan/tasks/**', (route) => route.abort());
  const first = page.getByRole('region', { name: '今天' }).getByRole('listitem').first();
  await first.getByRole('button', { name: /^更多/ }).click();
  await page.getByRole('menuitem', { name: '在别处做过了' }).click();
  await expect(page.getByText('没有保存成功，请再试一次。')).toBeVisible();
  await expect(first).not.toContainText('在别处做过了');
  complaints.length = 0; // the browser reports the call that was cut off
});

test('other minutes re-plan from today, and the page says what changed', async ({ page, candidate }) => {
  await candidate.call('PUT', '/api/study-plan', { stage: 'self-studied', months: 3, target: 322 });
  await candidate.call('PUT', '/api/users/goal', { minutes: 60 });
  await openOwnPlan(page);
  await page.getByRole('radio', { name: /^120/ }).check({ force: true });
  await page.getByRole('button', { name: '保存并重排' }).click();
  const note = page.getByRole('status').filter({ hasText: '计划从今天起改了' });
  await expect(note).toContainText('120 分钟');
  await expect(page.getByRole('radio', { name: /^120/ })).toBeChecked();
});

test('on a phone the days lie in a strip with today in view', async ({ page, candidate }) => {
  await candidate.call('PUT', '/api/study-plan', { stage: 'self-studied', months: 2, target: 320 });
  await page.setViewportSize({ width: 390, height: 844 });
  await openOwnPlan(page);
  const strip = page.getByRole('list', { name: '日子' });
  await expect(strip.locator('[aria-current=date]')).toBeInViewport();
  const later = strip.getByRole('button').nth(3);
  await later.click();
  await expect(later).toHaveAttribute('aria-pressed', 'true');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

for (const lang of ['zh_cn', 'en'] as const)
  test(`axe finds nothing on a plan of one's own: ${lang}`, async ({ page, candidate }) => {
    await candidate.call('PUT', '/api/study-plan', { stage: 'scratch', months: 1, target: 330 });
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await open(page, lang === 'en' ? '/plan?lang=en' : '/plan');
      expect(await axeFaults(page)).toEqual([]);
    }
  });
