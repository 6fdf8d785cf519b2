/** Getting in and out as people do it: register, log out, forget, reset, log in; an invitation; two tabs that agree. */
import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, open, test, withoutSalesDialog } from './page.ts';
import { logInStaff } from './staff.ts';

const dataDir = process.env.TEST_DATA_DIR ?? '';
const password = 'lighthouse keeper 7';
const newAddress = () => `reader-${randomUUID().slice(0, 8)}@example.com`;

test.beforeEach(({ page }) => withoutSalesDialog(page));

/** The code in the newest mail to an address; without SMTP the mails lie in the outbox folder. */
async function codeFor(address: string): Promise<string> {
  const folder = join(dataDir, 'outbox');
  for (const name of (await readdir(folder).catch(() => [])).sort().reverse()) {
    const mail = await readFile(join(folder, name), 'utf8');
    const code = mail.startsWith(`To: ${address}\n`) ? /\b\d{6}\b/.exec(mail)?.[0] : undefined;
    if (code) return code;
  }
  return '';
}

async function register(page: Page, address: string, nickname = '小林'): Promise<void> {
  await open(page, '/register');
  await page.getByLabel('昵称').fill(nickname);
  await page.getByRole('textbox', { name: '邮箱' }).fill(address);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '注册', exact: true }).click();
  // The first run is offered, and may be passed over.
  await page.waitForURL('**/start**');
  await page.waitForFunction(() => document.documentElement.dataset.ready === 'true');
  await page.getByRole('button', { name: '以后再说' }).click();
  await page.waitForURL('**/user');
}

test('an address alone logs nobody out: whoever comes by a link is asked first', async ({ page }) => {
  await register(page, newAddress());
  await open(page, '/logout');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('要退出登录吗？');
  await open(page, '/user');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^先花 \d+ 分钟，看看起点在哪。$/);

  await open(page, '/logout?lang=en');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are logged out');
});

test('register, log out, forget the password, reset it, log in', async ({ page }) => {
  const address = newAddress();
  await register(page, address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^先花 \d+ 分钟，看看起点在哪。$/);
  await expect(page.locator('header').getByText('你好，小林').first()).toBeVisible();

  await open(page, '/user/account');
  await page.getByRole('link', { name: '退出登录' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('已退出登录');
  await expect(page.getByRole('link', { name: '登录 / 注册' })).toBeVisible();

  await open(page, '/forgetPassword');
  await page.getByRole('textbox', { name: '邮箱' }).fill(address);
  await page.getByRole('button', { name: '发送验证码' }).click();
  await expect(page.getByText('验证码已经发出')).toBeVisible();
  await expect.poll(() => codeFor(address)).not.toBe('');
  await page.getByLabel('验证码').fill(await codeFor(address));
  await page.getByLabel('新密码').fill('another calm harbour');
  await page.getByRole('button', { name: '设为新密码' }).click();
  await page.waitForURL('**/user');

  await page.context().clearCookies();
  await open(page, '/login?redirect=%2Fuser%2Faccount');
  await page.getByRole('textbox', { name: '邮箱' }).fill(address);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await page.getByLabel('密码', { exact: true }).fill('another calm harbour');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.waitForURL('**/user/account');
});

test('says beside the field what is wrong, in both languages', async ({ page }) => {
  await open(page, '/register?lang=en');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByText('Please fill this in')).toHaveCount(3);
  await expect(page.getByLabel('Nickname')).toBeFocused();
  await page.getByLabel('Nickname').fill('Ada');
  await page.getByLabel('E-mail').fill('not an address');
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByText('Please give an e-mail such as')).toBeVisible();
  await expect(page.getByText('At least 8 characters')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('password1234');
  await expect(page.getByText('too easy to guess')).toBeVisible();
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
});

test('the names that password managers look for are there, and ways that are not set up are not offered', async ({
  page,
}) => {
  await open(page, '/login');
  await expect(page.getByRole('textbox', { name: '邮箱' })).toHaveAttribute('autocomplete', 'username');
  await expect(page.getByLabel('密码', { exact: true })).toHaveAttribute('autocomplete', 'current-password');
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expect(page.getByRole('main')).not.toContainText(/微信|手机/);
});

test('an invitation is opened, kept through the registration and accepted once', async ({
  page,
  browser,
}) => {
  await register(page, newAddress(), '邀请人');
  await open(page, '/user/account');
  await page.getByRole('button', { name: '生成链接' }).click();
  const link = await page.locator('code').first().textContent();
  const path = new URL(link ?? '').pathname;

  const guest = await browser.newPage({ locale: 'zh-CN' });
  await withoutSalesDialog(guest);
  await open(guest, path);
  await expect(guest.getByText('邀请人 邀请你来一起备考')).toBeVisible();
  await guest.getByRole('link', { name: '注册', exact: true }).click();
  await guest.getByLabel('昵称').fill('客人');
  await guest.getByLabel('邮箱').fill(newAddress());
  await guest.getByLabel('密码', { exact: true }).fill(password);
  await guest.getByRole('button', { name: '注册', exact: true }).click();
  await guest.waitForURL(`**${path}`);
  await guest.getByRole('button', { name: '接受邀请' }).click();
  await expect(guest.getByText('已接受邀请')).toBeVisible();
  await guest.close();

  await open(page, '/user/account');
  await expect(page.getByText('1 / 1 人')).toBeVisible();
  await expect(page.getByText('已用完')).toBeVisible();
});

test('two tabs agree on the unread badge when a message comes and when it is read', async ({
  page,
  playwright,
  baseURL,
}) => {
  await register(page, newAddress(), '收信人');
  const info = await page.request.get('/api/users/info');
  const { id } = (await info.json()).data;
  const other = await page.context().newPage();
  await open(other, '/user');
  await open(page, '/home');
  const badge = (tab: Page) => tab.locator('header').getByText('1 条未读消息').first();
  await expect(badge(page)).toHaveCount(0);

  const staff = await playwright.request.newContext({ baseURL });
  const token = await logInStaff(staff, 'admin');
  const sent = await staff.post('/api/staff/messages', {
    headers: { authorization: `Bearer ${token}` },
    data: {
      key: crypto.randomUUID(),
      audience: 'user',
      userId: id,
      title: { zh_cn: '欢迎来到灯塔', en: 'Welcome' },
      body: { zh_cn: '祝备考顺利。', en: 'Good luck.' },
    },
  });
  expect(sent.status()).toBe(200);
  await expect(badge(page)).toBeAttached();
  await expect(badge(other)).toBeAttached();

  await open(other, '/user');
  await other.getByRole('link', { name: '1 条新消息' }).click();
  await other.getByText('欢迎来到灯塔').click();
  await expect(other.getByText('祝备考顺利。')).toBeVisible();
  await expect(badge(other)).toHaveCount(0);
  await expect(badge(page)).toHaveCount(0);
  await staff.dispose();
});

test('a visitor opens no socket and asks for no messages', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  page.on('websocket', (socket) => asked.push(socket.url()));
  await open(page, '/home');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => /socket\.io|\/api\/messages/.test(url))).toEqual([]);
});

test('profile, goal and picture are kept', async ({ page }) => {
  await register(page, newAddress());
  await open(page, '/user/account');
  await page.getByLabel('昵称').fill('新名字');
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.locator('header').getByText('你好，新名字').first()).toBeVisible();
  await page.getByLabel('语文目标').fill('160');
  await page.getByLabel('数学目标').fill('200');
  const inAYear = new Date(Date.now() + 365 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel('考试日期').fill(inAYear);
  await page.getByRole('button', { name: '保存并重排' }).click();
  await expect(page.getByLabel('数学目标')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('数学目标').fill('168');
  await page.getByRole('button', { name: '保存并重排' }).click();
  await expect(page.getByText('已保存，计划从今天起重排。')).toBeVisible();

  await page.getByLabel('选择图片').setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: await readFile('public/icon-192.png'),
  });
  await page.getByRole('button', { name: '用这张' }).click();
  await expect(page.locator('main img[src*="/uploads/"]')).toBeVisible();
  await open(page, '/user');
  await expect(page.getByRole('main').getByText('目标 328').first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /^\d+ 天$/ })).toBeVisible();
});
