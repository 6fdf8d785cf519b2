/** The staff desk: an essay is scored, an order confirmed, a message sent; who lacks the role finds nothing. */
import type { Browser, Page } from '@playwright/test';
import { desksOf, type Role, staffRoles } from '#core/accounts/roles.ts';
import { axeFaults } from './axe.ts';
import { type Candidate, expect, test, writeEssay } from './candidate.ts';
import { open, withoutSalesDialog } from './page.ts';
import { logInStaff } from './staff.ts';

// An account of the staff is made by a process of its own, which a busy machine is slow to start.
test.slow();
test.beforeEach(({ page }) => withoutSalesDialog(page));

/** A tab of somebody who has the role. */
async function openStaffTab(browser: Browser, baseURL: string, role: Role): Promise<Page> {
  const context = await browser.newContext({ baseURL, locale: 'zh-CN' });
  await logInStaff(context.request, role);
  const tab = await context.newPage();
  await withoutSalesDialog(tab);
  return tab;
}

/** By this name the staff tell the candidate from those of other tests. */
async function rename({ call }: Candidate): Promise<string> {
  const nickname = `学员${Math.random().toString(36).slice(2, 10)}`;
  await call('PUT', '/api/users/profiles', { nickname });
  return nickname;
}

async function expectAccessible(page: Page): Promise<void> {
  expect(await axeFaults(page), page.url()).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

test('a teacher scores an essay, loses nothing when the network fails, and its writer reads it', async ({
  page,
  candidate,
  browser,
  baseURL,
}) => {
  const nickname = await rename(candidate);
  const recordId = await writeEssay(candidate);
  const desk = await openStaffTab(browser, baseURL ?? '', 'teacher');
  await open(desk, '/user');
  await desk.getByRole('link', { name: '工作台' }).click();
  await expect(desk).toHaveURL(/\/staff$/);
  await desk
    .getByRole('main')
    .getByRole('link', { name: /^待读的作文/ })
    .click();
  await expect(desk).toHaveURL(/\/staff\/essays$/);
  await desk.getByRole('link', { name: new RegExp(nickname) }).click();
  await expect(desk.getByText('非官方估分，由程序按固定规则给出')).toBeVisible();
  await expectAccessible(desk);

  await desk.getByRole('button', { name: '提交评分' }).click();
  await expect(desk.getByText('请先选一个分数')).toBeVisible();
  await desk.getByLabel('分数').selectOption('3.5');
  await desk.getByLabel('评语').fill('第二段的例子要落到论点上。');
  await desk.route('**/score?*', (route) => route.abort());
  await desk.getByRole('button', { name: '提交评分' }).click();
  await expect(desk.getByRole('alert')).toContainText('网络连接失败');
  await desk.unroute('**/score?*');
  await desk.reload();
  await expect(desk.getByLabel('评语')).toHaveValue('第二段的例子要落到论点上。');
  await expect(desk.getByLabel('分数')).toHaveValue('3.5');
  await desk.getByRole('button', { name: '提交评分' }).click();
  await expect(desk.getByRole('button', { name: '修改评分' })).toBeVisible();

  await open(page, `/result/${recordId}?tab=writing`);
  const essay = page.getByRole('region', { name: '写作', exact: true });
  await expect(essay.getByText('第二段的例子要落到论点上。')).toBeVisible();
  await expect(essay.getByText('老师评分')).toBeVisible();

  await desk.getByRole('button', { name: '撤回评分' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: '撤回评分' }).click();
  await expect(desk.getByRole('button', { name: '提交评分' })).toBeVisible();
  await open(page, `/result/${recordId}?tab=writing`);
  await expect(essay.getByText('老师评分')).toHaveCount(0);
  expect((await desk.goto('/staff/essays/999999999'))?.status()).toBe(404);
  await desk.context().close();
});

test('a user finds none of the desks, and a visitor is asked to log in', async ({ page, candidate }) => {
  expect(candidate.email).toContain('@');
  const desks = [
    '',
    '/essays',
    '/essays/1',
    '/key-doubts',
    '/lessons',
    '/official-scores',
    '/feedbacks',
    '/feedbacks/enquiries',
    '/roster',
    '/comments',
    '/orders',
    '/users',
    '/messages',
    '/audit',
  ];
  for (const desk of desks) {
    const reply = await page.request.get(`/staff${desk}`);
    expect([desk, reply.status()]).toEqual([desk, 404]);
  }
  await open(page, '/staff/essays');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('页面消失了');
  await expect(page.getByText('存疑答案')).toHaveCount(0);
  await open(page, '/user');
  await expect(page.getByRole('link', { name: '工作台' })).toHaveCount(0);

  await page.context().clearCookies();
  await open(page, '/staff/orders');
  await expect(page).toHaveURL(/\/login\?redirect=%2Fstaff%2Forders$/);
});

test('an order is confirmed and its student written to, on a phone and in English too', async ({
  page,
  candidate,
  browser,
  baseURL,
}) => {
  const nickname = await rename(candidate);
  await candidate.call('POST', '/api/courses/subject-learning/orders', {
    contact: 'wx: reader',
    note: '周末',
  });
  const about = { type: 'bug', desc: '按钮没有反应', is_contact: 'email', contact: 'me@example.com' };
  await candidate.call('POST', '/api/feedbacks', about);
  const desk = await openStaffTab(browser, baseURL ?? '', 'admin');
  await open(desk, '/staff/orders');
  const order = desk.getByRole('listitem').filter({ hasText: nickname });
  await expect(order).toContainText('wx: reader');
  await order.getByRole('button', { name: /^确认订单/ }).click();
  await desk.getByRole('dialog').getByRole('button', { name: '确认订单' }).click();
  await expect(order).toHaveCount(0);
  await desk.getByRole('link', { name: '已确认' }).click();
  await expect(order).toContainText('wx: reader');
  await expectAccessible(desk);
  await open(page, '/user/order');
  await expect(page.getByRole('table').getByRole('row', { name: /分科学习/ })).toContainText('已确认');

  // Whoever writes to the office is found by address, and so is what is theirs.
  await desk.getByRole('link', { name: '查找用户' }).click();
  const search = desk.getByRole('searchbox', { name: '邮箱、手机号、编号或昵称' });
  await search.fill(`nobody-${candidate.email}`);
  await search.press('Enter');
  await expect(desk.getByText('没有找到这样的用户')).toBeVisible();
  await search.fill(` ${candidate.email.toUpperCase()}`);
  await search.press('Enter');
  await expectAccessible(desk);
  expect(desk.url()).not.toContain('@');
  await desk.getByRole('link', { name: `订单 ${nickname}` }).click();
  await expect(desk.getByText(`只看 ${nickname}`)).toBeVisible();
  await expect(desk.getByRole('main').getByRole('listitem').filter({ hasText: '分科学习' })).toHaveCount(1);
  await desk.goBack();
  await desk.getByRole('link', { name: `发消息 ${nickname}` }).click();
  await expect(desk.getByRole('main').getByText(`给 ${nickname}`)).toBeVisible();
  await desk.getByLabel('中文标题').fill('上课时间');
  await desk.getByLabel('英文标题').fill('Your class');
  await desk.getByLabel('中文正文').fill('周六上午九点开始。');
  await desk.getByRole('button', { name: '核对并发送' }).click();
  await expect(desk.getByText('请填写，两种语言都要有')).toBeVisible();
  await desk.getByLabel('英文正文').fill('It begins on Saturday at nine.');
  await desk.getByRole('button', { name: '核对并发送' }).click();
  await expect(desk.getByRole('dialog')).toContainText(`发给${nickname}`);
  // It arrives, but its reply is lost: sent again, also after the page was opened anew, it is there once.
  await desk.route('**/api/staff/messages?*', async (route) => {
    // The connection that it takes up may just have been closed for resting.
    await route.fetch({ maxRetries: 2 });
    await route.abort();
  });
  await desk.getByRole('dialog').getByRole('button', { name: '发送' }).click();
  await expect(desk.getByRole('dialog').getByRole('alert')).toContainText('网络连接失败');
  await desk.unroute('**/api/staff/messages?*');
  await desk.reload();
  await expect(desk.getByLabel('英文标题')).toHaveValue('Your class');
  await desk.getByRole('button', { name: '核对并发送' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: '发送' }).click();
  await expect(desk.getByText('消息已发出')).toBeVisible();
  await open(page, '/user/messages');
  await expect(page.getByText('未读 上课时间')).toHaveCount(1);

  await desk.setViewportSize({ width: 390, height: 844 });
  for (const path of ['feedbacks', 'users', 'messages', 'essays?status=all']) {
    await open(desk, `/staff/${path}${path.includes('?') ? '&' : '?'}lang=en`);
    await expect(desk.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectAccessible(desk);
  }
  await desk.context().close();
});

test('a teacher finds whom to write to by name, and a double click sends one message', async ({
  page,
  candidate,
  browser,
  baseURL,
}) => {
  const nickname = await rename(candidate);
  const desk = await openStaffTab(browser, baseURL ?? '', 'teacher');
  await open(desk, '/staff/messages');
  await desk.getByLabel('中文标题').fill('你的作文');
  await desk.getByLabel('英文标题').fill('Your essay');
  await desk.getByLabel('中文正文').fill('我读过了。');
  await desk.getByLabel('英文正文').fill('I have read it.');
  await desk.getByRole('button', { name: '核对并发送' }).click();
  await expect(desk.getByRole('alert')).toHaveText('请先选好发给谁');
  const search = desk.getByRole('searchbox', { name: '邮箱、手机号、编号或昵称' }).last();
  await expect(search).toBeFocused();
  await search.fill(`${nickname}没有`);
  await search.press('Enter');
  await expect(desk.getByText('没有找到这样的用户')).toBeVisible();
  await search.fill(nickname.slice(2));
  await search.press('Enter');
  await desk.getByRole('button', { name: new RegExp(`^${nickname}`) }).waitFor();
  await expectAccessible(desk);
  await desk.getByRole('button', { name: new RegExp(`^${nickname}`) }).click();
  await expect(desk.getByRole('main').getByText(`给 ${nickname}`)).toBeVisible();
  await desk.reload();
  // What was written is still for the same person.
  await expect(desk.getByRole('main').getByText(`给 ${nickname}`)).toBeVisible();
  await expectAccessible(desk);
  await desk.getByRole('button', { name: '核对并发送' }).click();
  await expect(desk.getByRole('dialog')).toContainText(`发给${nickname}`);
  let sent = 0;
  desk.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/api/staff/messages') sent += 1;
  });
  await desk.getByRole('dialog').getByRole('button', { name: '发送' }).dblclick();
  await expect(desk.getByText('消息已发出')).toBeVisible();
  await expect(desk.getByRole('main').getByText(`给 ${nickname}`)).toHaveCount(0);
  expect(sent).toBe(1);
  await open(page, '/user/messages');
  await expect(page.getByText('未读 你的作文')).toHaveCount(1);

  await open(desk, '/staff/messages?to=999999999');
  await expect(desk.getByRole('alert')).toHaveText('没有这位用户');
  await desk.context().close();
});

test('feedback leads to its question and is answered in place; a roster is kept', async ({
  page,
  candidate,
  browser,
  baseURL,
}) => {
  const nickname = await rename(candidate);
  const about = { type: 'content', desc: '选项重复', is_contact: 'email', contact: 'me@example.com' };
  await candidate.call('POST', '/api/feedbacks', { ...about, page: '/questions/1' });
  const question = { school: 'overseas', body: `${nickname} 想报班`, contact: 'wx: reader' };
  await candidate.call('POST', '/api/enquiries', question);
  const desk = await openStaffTab(browser, baseURL ?? '', 'support');
  await open(desk, '/staff/feedbacks');
  const row = desk.getByRole('listitem').filter({ hasText: nickname });
  await expect(row.getByRole('link', { name: '看题目和讨论' })).toHaveAttribute('href', '/questions/1');
  await row.getByRole('button', { name: /^回复并处理/ }).click();
  await desk.getByRole('dialog').getByRole('textbox').fill('已经改好了。');
  await desk.getByRole('dialog').getByRole('button', { name: '回复并处理' }).click();
  await expect(row).toHaveCount(0);
  await open(page, '/user/messages');
  await page.getByText('你的反馈有了回复').click();
  await expect(page.getByText('已经改好了。')).toBeVisible();

  await desk.getByRole('link', { name: '咨询留言' }).click();
  await expect(row).toContainText('海外院校在读');
  await expectAccessible(desk);
  await open(desk, '/staff/roster');
  await desk.getByRole('button', { name: '加一班' }).click();
  const form = desk.getByRole('dialog');
  await form.getByRole('button', { name: '加一班' }).click();
  await expect(form.getByRole('alert')).toContainText('请填写姓名');
  await form.getByLabel('谁').fill('闻老师');
  await form.getByLabel('二维码打开的地址').fill('https://work.example.com/wen');
  await form.getByRole('button', { name: '加一班' }).click();
  const shift = desk.getByRole('listitem').filter({ hasText: '闻老师' });
  await expect(shift).toContainText('周一 09:00–18:00');
  await expectAccessible(desk);
  await shift.getByRole('button', { name: /^去掉/ }).click();
  await desk.getByRole('dialog').getByRole('button', { name: '去掉' }).click();
  await expect(shift).toHaveCount(0);
  await desk.context().close();
});

test('an administrator changes a role with their own password, and not without it', async ({
  candidate,
  browser,
  baseURL,
}) => {
  const nickname = await rename(candidate);
  const desk = await openStaffTab(browser, baseURL ?? '', 'admin');
  await open(desk, '/staff/users');
  await desk.getByRole('searchbox').fill(nickname);
  await desk.getByRole('searchbox').press('Enter');
  await desk.getByRole('button', { name: `退出全部登录 ${nickname}` }).waitFor();
  await desk.getByRole('button', { name: `改角色 ${nickname}` }).click();
  const dialog = desk.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expectAccessible(desk);
  const send = dialog.getByRole('button', { name: '改角色', exact: true });
  await dialog.getByLabel('角色').selectOption('editor');
  await send.click();
  await expect(dialog.getByRole('alert')).toHaveText('请输入你自己的密码。');
  await dialog.getByLabel('你自己的密码').fill('not the password');
  await send.click();
  await expect(dialog.getByRole('alert')).toHaveText(/密码/);
  await expect(dialog.getByLabel('角色')).toHaveValue('editor');
  await dialog.getByLabel('你自己的密码').fill('lighthouse keeper 7');
  await dialog.getByLabel('你自己的密码').press('Enter');
  // An address that is not proved makes nobody staff: the password was right, and this is what is left to say.
  await expect(dialog.getByRole('alert')).toHaveText(/邮箱/);
  await desk.context().close();
});

test('the overview says what waits and leads there, and says when nothing does', async ({
  candidate,
  browser,
  baseURL,
}) => {
  await candidate.call('POST', '/api/enquiries', {
    school: 'overseas',
    body: `什么时候开班？${Math.random()}`,
    contact: 'wx: reader',
  });
  const desk = await openStaffTab(browser, baseURL ?? '', 'support');
  await open(desk, '/staff');
  const waits = desk.getByRole('main').getByRole('link', { name: /^待回复的咨询 ?(刚刚收到|最早的等了)/ });
  await expect(waits).toBeVisible();
  await expect(desk.getByText(/^今天新注册 \d+\+? 人/)).toBeVisible();
  await expectAccessible(desk);
  await waits.click();
  await expect(desk).toHaveURL(/\/staff\/feedbacks\/enquiries$/);
  await desk.context().close();

  const editor = await openStaffTab(browser, baseURL ?? '', 'editor');
  await editor.setViewportSize({ width: 390, height: 844 });
  // Other tests report comments too.
  await expect(async () => {
    const { data } = await (await editor.request.get('/api/staff/comments?size=100')).json();
    for (const { id } of data.list)
      await editor.request.put(`/api/staff/comments/${id}`, {
        data: { verdict: 'keep' },
        headers: { origin: baseURL ?? '' },
      });
    await open(editor, '/staff');
    await expect(editor.getByText('今天没有等待的事')).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(editor.getByText(/^今天新注册/)).toHaveCount(0);
  await expectAccessible(editor);
  await editor.context().close();
});

test('each role finds its own desks and no others', async ({ browser, baseURL }) => {
  const pages = [
    'essays',
    'key-doubts',
    'lessons',
    'official-scores',
    'feedbacks',
    'comments',
    'orders',
    'users',
    'messages',
    'roster',
    'audit',
  ];
  for (const role of staffRoles) {
    const desk = await openStaffTab(browser, baseURL ?? '', role);
    const own = pages.filter((page) => desksOf[role].some((one) => one === page));
    await open(desk, '/staff');
    await expect(desk).toHaveURL(/\/staff$/);
    await expect(desk.getByRole('heading', { level: 1 })).toHaveText('今日待办');
    const tabs = desk.getByRole('navigation', { name: '工作台' }).getByRole('link');
    await expect(tabs).toHaveCount(1 + own.length);
    await expect(tabs.first()).toHaveAttribute('aria-current', 'page');
    for (const page of pages) {
      const reply = await desk.request.get(`/staff/${page}`);
      expect([role, page, reply.status()]).toEqual([role, page, own.includes(page) ? 200 : 404]);
    }
    await expectAccessible(desk);
    await desk.context().close();
  }
});
