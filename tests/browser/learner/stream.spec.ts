/** The stream on a phone: questions, verdicts and summary; nothing is lost without a network; the diagnostic goes on anywhere. */
import type { Page } from '@playwright/test';
import type { Calls } from '#contract/all.ts';
import { assetsOf } from '#tests/assets-of.ts';
import { axeFaults } from '../axe.ts';
import { answerShown, apiOf, expect, register, test } from '../candidate.ts';
import { expectOnlyCutOff } from '../lessons/reader.ts';
import { open, withoutSalesDialog } from '../page.ts';

type Summary = Calls['GET /api/stream/{id}']['reply'];

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
test.beforeEach(({ page }) => withoutSalesDialog(page));

const move = (page: Page, name: 'check' | 'next') =>
  page.locator(`[data-move=${name}]`).filter({ visible: true });

async function answer(page: Page, pick = 0): Promise<void> {
  await expect(move(page, 'check')).toBeVisible();
  await answerShown(page, pick);
  // Where exactly three are asked for.
  const squares = page.locator('main input[type=checkbox][value]:not(:checked)');
  while (await move(page, 'check').isDisabled()) await squares.first().check();
}

const checkCall = /\/api\/questions\/\d+\/check/;

const sessionOf = (page: Page): string => new URL(page.url()).searchParams.get('session') ?? '';

const deeds = (page: Page): Promise<number> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('/deed/')).length);

test('ten questions by touch and by keyboard, and a summary that a reload keeps', async ({
  page,
  candidate,
}) => {
  test.slow();
  await open(page, '/stream?n=10');
  await expect(page.locator('[data-reason]')).toBeVisible();
  await expect.poll(() => sessionOf(page)).not.toBe('');
  await expect(page.locator('[data-question]').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  // As for every page: what its own document asks for.
  const html = await (await page.request.get('/stream?n=10')).text();
  let bytes = 0;
  for (const file of assetsOf(html).filter((one) => one.endsWith('.js'))) {
    const head = await page.request.head(file, { headers: { 'accept-encoding': 'gzip' } });
    bytes += Number(head.headers()['content-length']);
  }
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(160 * 1024);
  expect(await axeFaults(page)).toEqual([]);

  for (let place = 1; place <= 10; place += 1) {
    await expect(page.locator('section').first()).toContainText(`第 ${place} 题，共 10 题`);
    const byKeyboard = place % 2 === 0;
    await answer(page, place);
    if (byKeyboard) await page.keyboard.press('Enter');
    else await move(page, 'check').tap();
    await expect(page.locator('[data-verdict]')).toBeVisible();
    await expect(page.locator('[data-verdict=true], [data-verdict=false]')).toBeFocused();
    if (place === 1) {
      await expect(page.getByRole('heading', { name: '解析' })).toBeVisible();
      expect(await axeFaults(page)).toEqual([]);
    }
    const before = await page.locator('[data-question]').first().getAttribute('data-question');
    if (byKeyboard) await page.keyboard.press('Enter');
    else await move(page, 'next').tap();
    if (place < 10)
      await expect(page.locator('[data-question]').first()).not.toHaveAttribute(
        'data-question',
        before ?? '',
      );
  }
  await expect(page.locator('[data-end=told]')).toBeVisible();
  await expect(page.locator('[data-cell]')).toHaveCount(10);
  await expect(page.locator('h1')).toContainText(/10 题对 \d+ 题/);
  expect(await axeFaults(page)).toEqual([]);
  const told = await page.locator('h1').textContent();
  await page.reload();
  await expect(page.locator('[data-end=told]')).toBeVisible();
  await expect(page.locator('h1')).toHaveText(told ?? '');
  const { asked } = await candidate.call<Summary>('GET', `/api/stream/${sessionOf(page)}`);
  expect(asked.filter(({ state }) => state === 'answered')).toHaveLength(10);
  await open(page, `/stream?session=${sessionOf(page)}&lang=en`);
  await expect(page.locator('h1')).toContainText(/of 10 right/);
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole('button', { name: '10 more' }).tap();
  await expect(page.locator('section').first()).toContainText('Question 1 of 10');
});

test('the next task begins from the summary also where it is a stream, even the same one', async ({
  page,
  candidate,
}) => {
  expect(candidate.email).not.toBe('');
  const to = '/stream?measure=quant&n=1';
  await page.route(/\/api\/today\?/, async (route) => {
    const reply = await (await route.fetch()).json();
    const next = { taskId: null, kind: 'stream', to, minutes: 2, amount: 1, work: null, reason: null };
    await route.fulfill({ json: { ...reply, data: { ...reply.data, next } } });
  });
  await open(page, to);
  await page.getByRole('button', { name: '不会', exact: true }).tap();
  await move(page, 'next').tap();
  await expect(page.locator('[data-end=told]')).toBeVisible();
  const first = sessionOf(page);
  await page.getByRole('button', { name: /接着做下一件/ }).tap();
  await expect(move(page, 'check')).toBeVisible();
  await expect.poll(() => sessionOf(page)).not.toBe(first);
});

test('what is answered without a network is kept, goes on, and arrives once', async ({
  page,
  context,
  candidate,
  complaints,
}) => {
  test.slow();
  await open(page, '/stream?n=10&measure=quant');
  await answer(page);
  await move(page, 'check').tap();
  await expect(page.locator('[data-verdict=true], [data-verdict=false]')).toBeVisible();
  await expect(page.getByRole('heading', { name: '解析' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const session = sessionOf(page);
  const answered = async () =>
    (await candidate.call<Summary>('GET', `/api/stream/${session}`)).asked.filter(
      ({ state }) => state === 'answered',
    ).length;

  await context.setOffline(true);
  for (const n of [1, 2]) {
    await move(page, 'next').tap();
    await answer(page);
    await move(page, 'check').tap();
    await expect(page.locator('[data-verdict=none]')).toContainText('联网后判分');
    expect(await deeds(page)).toBe(n);
  }
  expect(await answered()).toBe(1);
  // The verdict of the one on the screen comes by itself.
  await context.setOffline(false);
  await expect(page.locator('[data-verdict=true], [data-verdict=false]')).toBeVisible();
  await expect.poll(() => deeds(page)).toBe(0);
  expect(await answered()).toBe(3);

  // Closed before it could be sent, it goes out from whatever page is opened next.
  await move(page, 'next').tap();
  await context.setOffline(true);
  await answer(page);
  await move(page, 'check').tap();
  await expect(page.locator('[data-verdict=none]')).toContainText('联网后判分');
  await page.route(checkCall, (route) => route.abort());
  await context.setOffline(false);
  await open(page, '/about');
  expect(await deeds(page)).toBe(1);
  await page.unroute(checkCall);
  await page.reload();
  await expect.poll(() => deeds(page)).toBe(0);
  expect(await answered()).toBe(4);
  await open(page, `/stream?session=${session}`);
  await expect(page.locator('section').first()).toContainText('第 5 题，共 10 题');
  expectOnlyCutOff(complaints);
});

test('somebody else on the same browser never sends it', async ({
  page,
  context,
  candidate,
  complaints,
  baseURL,
}) => {
  await open(page, '/stream?n=10&measure=quant');
  await answer(page);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await move(page, 'check').tap();
  await expect(page.locator('[data-verdict=none]')).toContainText('联网后判分');
  await page.route(checkCall, (route) => route.abort());
  await context.setOffline(false);
  await open(page, '/about');
  // Left for one without scripts, or its next try would go out under the new login (where the server refuses it).
  await page.goto('/robots.txt');
  await page.unroute(checkCall);
  await context.clearCookies();
  await register(apiOf(context.request, baseURL ?? ''));
  const checks: string[] = [];
  page.on('request', (request) => {
    if (checkCall.test(request.url())) checks.push(request.url());
  });
  await open(page, '/stream?measure=quant');
  await expect(page.locator('[data-reason]')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(checks).toEqual([]);
  expect(await deeds(page)).toBe(1);
  await context.clearCookies();
  const { email, password } = candidate;
  await candidate.call('POST', '/api/auth/login', { email, password });
  await open(page, '/about');
  await expect.poll(() => deeds(page)).toBe(0);
  expectOnlyCutOff(complaints);
});

test('the diagnostic tells nothing before its end, goes on after a reload, and ends in the plan', async ({
  page,
  candidate,
}) => {
  expect(candidate.email).not.toBe('');
  test.slow();
  await open(page, '/stream?mode=diagnostic');
  await expect(page.locator('section').first()).toContainText('第 1 题，共 16 题');
  await answer(page);
  await move(page, 'check').tap();
  await expect(page.locator('section').first()).toContainText('第 2 题，共 16 题');
  await expect(page.locator('[data-verdict]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => localStorage.clear());
  await open(page, '/stream?mode=diagnostic');
  await expect(page.locator('section').first()).toContainText('第 2 题，共 16 题');
  for (let place = 2; place <= 16; place += 1) {
    await expect(page.locator('section').first()).toContainText(`第 ${place} 题，共 16 题`);
    await page.getByRole('button', { name: '不会', exact: true }).tap();
  }
  await expect(page.locator('[data-end=told]')).toBeVisible();
  await expect(page.locator('[data-known=verbal]')).toContainText('还不知道');
  await expect(page.getByRole('link', { name: '看计划' })).toHaveAttribute('href', /^\/plan/);
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole('button', { name: /再做 8 题/ }).tap();
  await expect(page.locator('section').first()).toContainText('第 17 题，共 24 题');
});
