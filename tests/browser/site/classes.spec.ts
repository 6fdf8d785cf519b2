/** Classes, orders and events, as people use them. */
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

test.describe('a class made of lessons', () => {
  test('lists them with their minutes, and begins with the first', async ({ page }) => {
    await open(page, '/course/brush-up');
    const main = page.getByRole('main');
    await expect(main.getByText('免费，不用报名', { exact: true })).toBeVisible();
    await expect(main.getByRole('button', { name: '我要报名' })).toHaveCount(0);
    const first = main.getByRole('listitem').getByRole('link', { name: /分钟$/ }).first();
    const to = (await first.getAttribute('href')) ?? '';
    expect(to).toMatch(/^\/lessons\/[a-z-]+$/);
    await main.getByRole('link', { name: '从第一课开始' }).click();
    await expect(page).toHaveURL(new RegExp(`${to}$`));
  });

  test('leads from the addresses that its slides had to its lessons', async ({ page }) => {
    await open(page, '/course/brush-up/lessons/1?lang=en');
    await expect(page).toHaveURL(/\/lessons\/[a-z-]+\?lang=en$/);
    await open(page, '/course/brush-up/lessons/99');
    await expect(page).toHaveURL(/\/course\/brush-up$/);
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

test('the mini-program asks words that come back until they are known', async ({ page }) => {
  await open(page, '/miniprogram');
  const word = page.getByRole('main').getByRole('heading', { level: 2 });
  const first = await word.innerText();
  await page.getByRole('button', { name: '看释义' }).click();
  await page.getByRole('button', { name: /^忘了/ }).click();
  await expect(word).not.toHaveText(first);
  // A few others stand between; one of the eight is asked in a sentence.
  for (let turn = 0; turn < 8 && (await word.allInnerTexts())[0] !== first; turn += 1) {
    const show = page.getByRole('button', { name: '看释义' });
    if (await show.isVisible()) {
      await show.click();
      await page.getByRole('button', { name: /^很熟/ }).click();
    } else {
      await page.locator('button[aria-keyshortcuts="1"]').click();
      await page.getByRole('button', { name: '下一个' }).click();
    }
  }
  await expect(word).toHaveText(first);
});
