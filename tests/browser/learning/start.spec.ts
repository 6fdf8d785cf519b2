/** The first run: from registering to the plan on a phone, by touch and by keys, left half-way, passed over, taken over. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { axeFaults } from '#tests/browser/axe.ts';
import { apiOf, expect, test } from '#tests/browser/candidate.ts';
import { open, withoutSalesDialog } from '#tests/browser/page.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const password = 'lighthouse keeper 7';

type Goal = {
  targetScore: { verbal: number; quant: number; writing: number | null } | null;
  examDate: string | null;
  minutes: number;
  weekdays: number[];
  lastScore: { verbal: number; quant: number; kind: string } | null;
  timeZone: string;
  startedAt: string | null;
};

const goalOf = (page: Page) =>
  page.request.get('/api/users/goal').then(async (reply) => (await reply.json()).data as Goal);

async function register(page: Page): Promise<string> {
  const email = `starter-${randomUUID().slice(0, 8)}@example.com`;
  await page.getByLabel('昵称').fill('小林');
  await page.getByRole('textbox', { name: '邮箱' }).fill(email);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '注册', exact: true }).click();
  await page.waitForURL('**/start?**');
  await page.waitForFunction(() => document.documentElement.dataset.ready === 'true');
  return email;
}

/** How much of the question lies below the upper edge of the button's bar, at this height of the window. */
async function hiddenAt(page: Page, height: number): Promise<number> {
  await page.setViewportSize({ width: 390, height });
  return page.evaluate(() => {
    const bar = document.querySelector('[data-actions]');
    const spacer = bar?.previousElementSibling?.getBoundingClientRect();
    return Math.max(0, (spacer?.top ?? 0) - (bar?.getBoundingClientRect().top ?? 0));
  });
}

test.beforeEach(({ page }) => withoutSalesDialog(page));

test.describe('on a phone', () => {
  test.use({ ...phone, timezoneId: 'America/New_York' });

  test('from registering to the plan, by touch', async ({ page }) => {
    await open(page, '/register');
    await register(page);
    const next = page.getByRole('button', { name: '继续' });
    const sentence = page.getByRole('region', { name: '你的计划，一句话' });

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('想考到多少分？');
    for (const height of [844, 667]) expect(await hiddenAt(page, height)).toBe(0);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByText('325', { exact: true }).tap();
    await page.getByRole('button', { name: '加 1 分', exact: true }).tap();
    await page.getByRole('button', { name: '语文加 1 分，数学减 1 分' }).tap();
    await expect(sentence).toContainText('326');
    await next.tap();

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('哪天考试？');
    for (const height of [844, 667]) expect(await hiddenAt(page, height)).toBe(0);
    await page.getByRole('button', { name: '下个月' }).tap();
    await page.getByRole('button', { name: /月 20 日/ }).tap();
    await expect(page.getByText(/还有 \d+ 天/)).toBeVisible();
    await next.tap();

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('每天能学多久？');
    for (const height of [844, 667]) expect(await hiddenAt(page, height)).toBe(0);
    await page.getByRole('radio', { name: /^90/ }).check({ force: true });
    await page.getByRole('checkbox', { name: '周三' }).uncheck({ force: true });
    await expect(page.getByText('一周 7.5 小时。')).toBeVisible();
    await expect(sentence).toContainText('5 天');
    await next.tap();

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('上次考了多少？');
    await page.getByText('正式考试').tap();
    await page.getByLabel('语文').fill('15');
    await next.tap();
    await expect(page.getByText('单科在 130 到 170 之间，请检查。')).toBeVisible();
    for (const height of [844, 667]) expect(await hiddenAt(page, height)).toBe(0);
    await page.getByLabel('语文').fill('150');
    await page.getByLabel('数学').fill('162');
    await expect(sentence).toContainText('312');
    await next.tap();

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('先测一下，还是直接开始？');
    await expect(page.getByText('10 道题')).toBeVisible();
    for (const height of [844, 667]) expect(await hiddenAt(page, height)).toBe(0);
    await next.tap();

    await page.waitForURL('**/start?step=plan');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^排好了：\d+ 周，\d+ 个学习日。$/);
    await expect(page.getByRole('link', { name: '开始摸底' })).toHaveAttribute(
      'href',
      '/stream?mode=diagnostic',
    );
    const goal = await goalOf(page);
    expect(goal.targetScore).toEqual({ verbal: 159, quant: 167, writing: null });
    expect(goal.examDate).toMatch(/-20$/);
    expect(goal).toMatchObject({
      minutes: 90,
      weekdays: [1, 2, 4, 5, 6],
      lastScore: { verbal: 150, quant: 162, kind: 'official' },
      timeZone: 'America/New_York',
    });
    expect(goal.startedAt).not.toBeNull();

    // A filled blank is the way back, and what was said stands there.
    await sentence.getByRole('link', { name: /^90 分钟/ }).tap();
    await expect(page.getByRole('radio', { name: /^90/ })).toBeChecked();
  });

  test('left half-way, it goes on where it was, on another device', async ({ page, browser, baseURL }) => {
    await open(page, '/register');
    const email = await register(page);
    await page.getByRole('button', { name: '继续' }).tap();
    await page.getByRole('button', { name: '还没定' }).tap();
    await page.getByRole('radio', { name: /^120/ }).check({ force: true });
    await page.getByRole('button', { name: '继续' }).tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('上次考了多少？');

    const other = await browser.newContext({ baseURL, locale: 'zh-CN' });
    await apiOf(other.request, baseURL ?? '').call('POST', '/api/auth/login', { email, password });
    const there = await other.newPage();
    await open(there, '/start');
    await expect(there.getByRole('heading', { level: 1 })).toHaveText('上次考了多少？');
    const sentence = there.getByRole('region', { name: '你的计划，一句话' });
    await expect(sentence).toContainText('120 分钟');
    await expect(sentence).toContainText('还没定的日子');
    expect((await goalOf(there)).startedAt).toBeNull();
    await other.close();
  });
});

test('by keys alone: Enter goes on, arrows choose, Backspace goes back', async ({ page, candidate }) => {
  expect(candidate.email).toContain('@');
  await open(page, '/start');
  await page.getByLabel('目标总分').focus();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByLabel('目标总分')).toHaveValue('321');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '哪天考试？' })).toBeFocused();
  await page.keyboard.press('Backspace');
  await expect(page.getByLabel('目标总分')).toHaveValue('321');
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('Enter');
  const chosen = page.locator('[data-day][aria-pressed=true]');
  const before = await chosen.getAttribute('data-day');
  await chosen.focus();
  await page.keyboard.press('ArrowDown');
  await expect(chosen).toBeFocused();
  const after = await chosen.getAttribute('data-day');
  expect(Date.parse(after ?? '') - Date.parse(before ?? '')).toBe(7 * 86_400_000);
});

test('passed over as a whole, it is not offered again', async ({ page }) => {
  await open(page, '/register?redirect=%2Fwords');
  await register(page);
  await page.getByRole('button', { name: '以后再说' }).click();
  await page.waitForURL('**/words');
  expect((await goalOf(page)).startedAt).not.toBeNull();
  expect((await goalOf(page)).targetScore).toBeNull();
});

test('every step can be skipped, down to the plan', async ({ page }) => {
  await open(page, '/register');
  await register(page);
  await page.getByRole('button', { name: '还没想好，先按 320' }).click();
  await page.getByRole('button', { name: '还没定' }).click();
  for (const title of ['每天能学多久？', '上次考了多少？']) {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await page.getByRole('button', { name: '继续' }).click();
  }
  await page.getByText('先不测').click();
  await page.getByRole('button', { name: '继续' }).click();
  await page.waitForURL('**/start?step=plan&test=no');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^先排好八周/);
  await page.getByRole('link', { name: '看完整的计划' }).click();
  await page.waitForURL('**/plan');
  const goal = await goalOf(page);
  expect(goal).toMatchObject({ examDate: null, lastScore: null, minutes: 60 });
  expect((goal.targetScore?.verbal ?? 0) + (goal.targetScore?.quant ?? 0)).toBe(320);
});

test("a visitor's plan is taken over by the account that is made on its page", async ({ page }) => {
  await open(page, '/plan?stage=practised&months=2&previous=310&target=327');
  await page.getByRole('link', { name: '登录后保存' }).click();
  await page.getByRole('link', { name: '注册', exact: true }).click();
  await register(page);
  await expect(page.getByText('注册前填的计划已经带过来')).toBeVisible();
  await expect(page.getByLabel('目标总分')).toHaveValue('327');
  const goal = await goalOf(page);
  expect(goal.examDate).not.toBeNull();
  expect((goal.lastScore?.verbal ?? 0) + (goal.lastScore?.quant ?? 0)).toBe(310);
});

test("a visitor's plan is taken over by an account that is made later, from elsewhere", async ({ page }) => {
  await open(page, '/plan?stage=practised&months=2&target=318');
  await open(page, '/register');
  await register(page);
  await expect(page.getByLabel('目标总分')).toHaveValue('318');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('beacon.visitor-plan'))).toBeNull();
});

for (const lang of ['zh_cn', 'en'] as const)
  test(`axe finds nothing on hours, a wrong score and the test: ${lang}`, async ({ page, candidate }) => {
    expect(candidate.email).toContain('@');
    const tail = lang === 'en' ? '&lang=en' : '';
    await open(page, `/start?step=time${tail}`);
    expect(await axeFaults(page)).toEqual([]);
    await open(page, `/start?step=score${tail}`);
    await page.locator('label:has(input[value=mock])').click();
    await page.locator('[data-actions] button').first().click();
    await expect(page.locator('[aria-invalid=true]')).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    await open(page, `/start?step=test${tail}`);
    expect(await axeFaults(page)).toEqual([]);
  });

test('what only this page has of styles lies above the rest, whichever sheet came first', async ({
  page,
  candidate: _,
}) => {
  await open(page, '/start');
  const goOn = page.getByRole('button', { name: /^继续/ });
  await expect(goOn).toHaveCSS('background-color', 'rgb(255, 201, 43)');
  await expect(page.locator('h1')).not.toHaveCSS('font-size', '16px');
});
