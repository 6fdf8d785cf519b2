/** Classes, orders, lessons and events, as people use them. */
import { expect, test } from '#tests/browser/candidate.ts';
import { open, withoutSalesDialog } from '#tests/browser/page.ts';

test.beforeEach(({ page }) => withoutSalesDialog(page));

test.describe('a class', () => {
  test('asks a visitor who enrols to log in', async ({ page }) => {
    await open(page, '/course/subject-learning');
    await page.getByRole('button', { name: '我要报名' }).click();
    await expect(page.getByRole('dialog', { name: '登录后继续？' })).toBeVisible();
  });

  test('is ordered without payment, seen under my orders, and cancelled there', async ({
    page,
    candidate,
  }) => {
    expect(candidate.email).toContain('@');
    await open(page, '/course/subject-learning');
    await page.getByRole('button', { name: '我要报名' }).click();
    const dialog = page.getByRole('dialog');
    const contact = dialog.getByLabel('联系方式');
    await contact.fill('');
    await dialog.getByRole('button', { name: '提交报名' }).click();
    await expect(dialog.getByText('请留下至少一种联系方式')).toBeVisible();
    await contact.fill('wx: reader');
    await dialog.getByRole('button', { name: '提交报名' }).click();
    await expect(page.getByText('订单已提交，等待确认')).toBeVisible();
    await page.getByRole('link', { name: '查看订单' }).click();
    const row = page.getByRole('table').getByRole('row', { name: /分科学习/ });
    await expect(row).toContainText('待确认');
    await row.getByRole('button', { name: '取消订单' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '取消订单' }).click();
    await expect(row).toContainText('已取消');
  });

  test('shows neither the consult card nor the sales dialog', async ({ page }) => {
    await open(page, '/course/brush-up');
    await expect(page.getByRole('button', { name: '咨询老师', exact: true })).toHaveCount(0);
  });
});

test.describe('a recorded lesson', () => {
  test('plays, changes its speed, jumps to chapters, and goes on where it stopped', async ({ page }) => {
    await page.clock.install();
    await open(page, '/course/brush-up/lessons/1');
    await expect(page.getByRole('heading', { name: '先自己做' })).toBeVisible();
    await page.getByLabel('速度').selectOption('2');
    await page.getByRole('button', { name: '播放' }).click();
    await page.clock.runFor(16_000);
    await expect(page.getByRole('heading', { name: 'Although 说了什么' })).toBeVisible();
    await page.getByRole('button', { name: '暂停' }).click();
    await page.getByRole('region', { name: '章节' }).getByRole('button', { name: /选词/ }).click();
    await expect(page.getByRole('heading', { name: '第二空由代价决定' })).toBeVisible();
    await page.getByRole('button', { name: '播放' }).click();
    await page.clock.runFor(6_000);
    await page.getByRole('button', { name: '暂停' }).click();

    await open(page, '/course/brush-up/lessons/1');
    await expect(page.getByText(/上次停在 1:5\d/)).toBeVisible();
    await expect(page.getByRole('heading', { name: '第二空由代价决定' })).toBeVisible();
    await expect(page.getByLabel('速度')).toHaveValue('2');
    await page.getByRole('button', { name: '从头播放' }).click();
    await expect(page.getByRole('heading', { name: '先自己做' })).toBeVisible();
  });

  test('that is no sample says when it opens', async ({ page }) => {
    await open(page, '/course/brush-up/lessons/2');
    await expect(page.getByRole('heading', { level: 1, name: '这一讲还没有开放' })).toBeVisible();
  });
});

test.describe('an event', () => {
  test('asks a visitor who signs up to log in', async ({ page }) => {
    await open(page, '/events/mock-exam-day');
    await page.getByRole('button', { name: '我要报名' }).click();
    await expect(page.getByRole('dialog', { name: '登录后继续？' })).toBeVisible();
  });

  test('is signed up for, leads to the mock exam, and is given back', async ({ page, candidate }) => {
    expect(candidate.email).toContain('@');
    await open(page, '/events/mock-exam-day');
    await page.getByRole('button', { name: '我要报名' }).click();
    await expect(page.getByText('已为你保留名额。')).toBeVisible();
    await expect(page.getByRole('link', { name: '进入模考' })).toHaveAttribute(
      'href',
      '/gre-exam?isEvent=true',
    );
    await page.getByRole('link', { name: '进入模考' }).click();
    // The event stays in the address up to the exam, whose Quit leads back to the events.
    const start = page.getByRole('main').getByRole('link', { name: /^开始/ }).first();
    await expect(start).toHaveAttribute('href', /\/exams\/before\?id=\d+&isEvent=true$/);
    await start.click();
    await page.getByRole('button', { name: '开始考试' }).click();
    await expect(page).toHaveURL(/\/exams\/\d+\/before\?.*isEvent=true/);
    await open(page, '/events-list?status=mine');
    await expect(page.getByRole('main').getByRole('link', { name: /周六模考日/ })).toBeVisible();
    await open(page, '/events/mock-exam-day');
    await page.getByRole('button', { name: '取消报名' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '取消报名' }).click();
    await expect(page.getByRole('button', { name: '我要报名' })).toBeVisible();
  });
});

test('an article is read, shared by a card with its own code, and leads to others', async ({ page }) => {
  await open(page, '/news/gre-format');
  await expect(page.getByRole('article').getByRole('table').first()).toBeVisible();
  await page.getByRole('link', { name: '生成分享卡' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '分享卡' })).toBeVisible();
  const code = page.getByRole('img', { name: '文章二维码' });
  await expect(code).toHaveAttribute('src', '/qr/news/gre-format.svg');
  expect(
    await code.evaluate((picture: HTMLImageElement) => picture.decode().then(() => picture.naturalWidth)),
  ).toBeGreaterThan(0);
});

test('words come back until they are known', async ({ page }) => {
  await open(page, '/miniprogram');
  const first = await page.getByRole('main').locator('p[lang=en]').first().innerText();
  await page.getByRole('button', { name: '翻过来' }).click();
  await page.getByRole('button', { name: '不认识' }).click();
  for (let turn = 1; turn < 20; turn += 1) {
    await page.getByRole('button', { name: '翻过来' }).click();
    await page.getByRole('button', { name: '认识', exact: true }).click();
  }
  await expect(page.getByRole('main').locator('p[lang=en]').first()).toHaveText(first);
  await page.getByRole('button', { name: '翻过来' }).click();
  await page.getByRole('button', { name: '认识', exact: true }).click();
  await expect(page.getByText('第一遍就认识 19 个')).toBeVisible();
});
