/**
 * The site under a name of its own over plain http, as a school's network or a first trial serves it. Browsers keep much
 * of what they have from such a page (ids, clipboard, caches, workers), though not from one of `localhost`.
 */

import { answerShown, apiOf, openFlow, press, register, saved } from '#tests/browser/candidate.ts';
import { expect, open, test, withoutSalesDialog } from '#tests/browser/page.ts';
import { browserArgs, findBrowser } from '../../../scripts/browser.ts';

const port = process.env.TEST_PORT ?? '3210';
const site = `http://site.test:${port}`;
const sameSite = `http://localhost:${port}`;

test.use({
  baseURL: site,
  launchOptions: {
    executablePath: findBrowser() ?? undefined,
    args: [...browserArgs, '--host-resolver-rules=MAP site.test 127.0.0.1'],
  },
});

test('home, login, a checked question, an answer of an exam and a copied link work there', async ({
  page,
  complaints,
  playwright,
}) => {
  await withoutSalesDialog(page);
  const request = await playwright.request.newContext({ baseURL: sameSite });
  const api = apiOf(request, sameSite);
  const { email, password } = await register(api);
  const started = await api.start('JIJING');
  const { list } = await api.call<{ list: { number: string }[] }>('GET', '/api/questions?form=tc1&size=1');
  const views: unknown[] = [];
  page.on('request', (call) => {
    if (call.url().includes('/api/view-logs')) views.push(call.postDataJSON().uuid);
  });

  await open(page, '/home');
  expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
  await expect.poll(() => views.length).toBeGreaterThan(0);
  expect(views[0]).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  await page.getByRole('banner').getByRole('link', { name: '登录 / 注册' }).click();
  await page.getByRole('textbox', { name: '邮箱' }).fill(email);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByRole('banner')).toContainText('考生');

  await open(page, `/questions/${list[0]?.number}`);
  await page.locator('main input[value=A]').check({ force: true });
  await page.getByRole('button', { name: '提交答案' }).click();
  await expect(page.getByRole('status').filter({ hasText: /答对了|答错了/ })).toBeVisible();

  await open(page, '/user/account');
  await page.getByRole('button', { name: '生成链接' }).click();
  await page.getByRole('button', { name: '复制', exact: true }).click();
  await expect(page.locator('[data-toasts]')).toContainText('链接已复制');

  await openFlow(page, started);
  await press(page, 'continue', 'exercise');
  await answerShown(page);
  await saved(page);
  await request.dispose();
  // The browser's own remarks on headers that mean nothing over plain http.
  const others = complaints.filter((one) => !/Cross-Origin-Opener-Policy|Origin-Agent-Cluster/.test(one));
  complaints.length = 0;
  expect(others).toEqual([]);
});
