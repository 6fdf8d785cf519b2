/** Two-step verification as people do it: set up, recovery codes, the next login, and the devices that are logged in. */
import { createHmac, randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { codeAt, stepAt } from '#core/accounts/totp.ts';
import { axeFaults } from './axe.ts';
import { expect, open, test, withoutSalesDialog } from './page.ts';

const password = 'lighthouse keeper 7';

test.beforeEach(({ page }) => withoutSalesDialog(page));

/** What an authenticator app shows for the key that the page spells out, some steps from now. */
function codeFor(spelled: string, steps = 0): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...spelled.replaceAll(' ', '')]
    .map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  return codeAt(stepAt(new Date()) + steps, (message) => createHmac('sha1', key).update(message).digest());
}

async function expectAccessible(page: Page): Promise<void> {
  expect(await axeFaults(page), page.url()).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

test('two-step verification is turned on, asked for at the next login, and turned off', async ({ page }) => {
  const email = `secure-${randomUUID().slice(0, 8)}@example.com`;
  await page.request.post('/api/auth/register', { data: { email, password, nickname: '小林' } });
  await open(page, '/user/security');
  await page.getByRole('button', { name: '开启两步验证' }).click();
  await page.getByLabel('现在的密码').last().fill('wrong password');
  await page.getByRole('button', { name: '继续' }).click();
  await expect(page.getByText('当前密码不正确')).toBeVisible();
  await page.getByLabel('现在的密码').last().fill(password);
  await page.getByRole('button', { name: '继续' }).click();
  await expect(page.getByRole('img', { name: '给验证器扫的二维码' })).toBeVisible();
  const key = (await page.locator('p.font-mono').textContent()) ?? '';
  await expectAccessible(page);
  // A step back: the one of now is left for the login, and each is good once.
  await page.getByLabel('验证码').fill(codeFor(key, -1));
  await page.getByRole('button', { name: '完成开启' }).click();
  const codes = page.locator('ol li');
  await expect(codes).toHaveCount(10);
  const recovery = (await codes.first().textContent()) ?? '';
  await expectAccessible(page);
  await page.getByRole('button', { name: '我已经保存好了' }).click();
  await expect(page.getByText('还有 10 个恢复码可用')).toBeVisible();

  await page.context().clearCookies();
  await open(page, '/login?redirect=%2Fuser%2Fsecurity');
  await page.getByRole('textbox', { name: '邮箱' }).fill(email);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('两步验证');
  await expect(page.getByLabel('验证码')).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel('验证码').fill('000000');
  await page.getByRole('button', { name: '完成登录' }).click();
  await expect(page.getByText('验证码不正确或已用过')).toBeVisible();
  await page.getByRole('button', { name: '手机不在身边？用恢复码' }).click();
  await page.getByLabel('恢复码').fill(recovery);
  await page.getByRole('button', { name: '完成登录' }).click();
  await page.waitForURL('**/user/security');
  await expect(page.getByText('还有 9 个恢复码可用')).toBeVisible();

  await page.getByRole('button', { name: '关闭两步验证' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('现在的密码').fill(password);
  await dialog.getByLabel('验证码或恢复码').fill(codeFor(key, 1));
  await dialog.getByRole('button', { name: '关闭两步验证' }).click();
  await expect(page.getByRole('button', { name: '开启两步验证' })).toBeVisible();
});

test('devices are listed, this one is marked, and another is logged out', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = `devices-${randomUUID().slice(0, 8)}@example.com`;
  await page.request.post('/api/auth/register', { data: { email, password, nickname: '小林' } });
  const other = await browser.newContext({ baseURL, userAgent: 'Mozilla/5.0 (iPhone) MicroMessenger/8.0' });
  await other.request.post('/api/auth/login', { data: { email, password } });
  await open(page, '/user/security');
  const rows = page.locator('li').filter({ hasText: '最近使用' });
  await expect(rows).toHaveCount(2);
  await expect(rows.filter({ hasText: '这台设备' })).toHaveCount(1);
  const phone = rows.filter({ hasText: 'WeChat · iPhone' });
  await phone.getByRole('button', { name: '退出' }).click();
  await expect(phone).toHaveCount(0);
  expect((await other.request.get('/api/users/info')).status()).toBe(401);
  await other.close();
});
