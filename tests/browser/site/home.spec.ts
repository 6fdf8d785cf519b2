/** Home: its sections in order, where its cards lead, and that no figure is invented. */
import { expect, open, test, withoutSalesDialog } from '#tests/browser/page.ts';

test.beforeEach(({ page }) => withoutSalesDialog(page));

test('has its sections in the order of the specification', async ({ page }) => {
  await open(page, '/home');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    '先填四个空，排出你的备考计划',
    '快讯',
    '今日一题',
    '在线课程',
    '热门活动',
    '我们提供什么',
    '班型',
    '老师',
    '最新资料',
    '三千个词，每天只来该来的。',
    '团队与高分学员',
    '资讯',
    '成绩榜与学员案例',
  ]);
  const region = (name: string) => page.getByRole('region', { name });
  // "What we provide: three feature introductions, each with an explore button."
  await expect(region('我们提供什么').getByRole('link', { name: /^探索/ })).toHaveCount(3);
  // "News and guidelines: one large article and three items."
  await expect(region('资讯').getByRole('heading', { level: 3 })).toHaveCount(4);
});

test('its nine short cards are news with a date, and lead to pages that exist', async ({ page, request }) => {
  await open(page, '/home');
  const cards = page.getByRole('region', { name: '快讯' }).getByRole('listitem').getByRole('link');
  await expect(cards).toHaveCount(9);
  const labels = ['考试指南', '资讯', '备考计划', '报名流程', '备考', '考位', '送分', '学习指南', '资料下载'];
  for (const [place, label] of labels.entries()) await expect(cards.nth(place)).toContainText(label);
  for (const card of await cards.all()) {
    await expect(card.locator('time')).toHaveText(/^\d+ 月 \d+ 日$/);
    const href = (await card.getAttribute('href')) ?? '';
    expect((await request.get(href)).status(), href).toBe(200);
  }
});

test('shows no article twice', async ({ page }) => {
  await open(page, '/home');
  const links = await page.getByRole('main').locator('a[href^="/news/"]').all();
  const addresses = await Promise.all(links.map((link) => link.getAttribute('href')));
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('counts its figures, and says in a line where there is nothing to show', async ({ page, request }) => {
  await open(page, '/home?lang=en');
  const { data } = await (await request.get('/api/questions/types')).json();
  const questions = data.reduce((sum: number, type: { count: number }) => sum + type.count, 0);
  if (questions > 0) {
    await expect(page.getByText(questions.toLocaleString('en-US')).first()).toBeVisible();
  }
  const results = page.getByRole('region', { name: 'Score board and student cases' });
  await expect(results).toContainText('There are none yet.');
  await expect(results.getByRole('link')).toHaveAttribute('href', '/user/official-score?lang=en');
  await expect(results).not.toContainText(/sample/i);
});

test('lists nine sets of materials and says that they can be downloaded', async ({ page }) => {
  await open(page, '/home');
  await expect(page.getByRole('table', { name: '最新资料' }).getByRole('row')).toHaveCount(10);
  await expect(page.getByText('可以下载打印').first()).toBeVisible();
});

test('keeps the language in every link', async ({ page }) => {
  await open(page, '/home?lang=en');
  const links = await page.getByRole('main').getByRole('link').all();
  for (const link of links) expect(await link.getAttribute('href')).toMatch(/[?&]lang=en/);
});

for (const width of [390, 768, 1440, 1600]) {
  test(`fits a screen of ${width} px without scrolling sideways`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/home', '/home?lang=en']) {
      await open(page, path);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    }
  });
}

test('what the browser keeps as it was sent still follows links and the language without a reload', async ({
  page,
}) => {
  await open(page, '/home');
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  const news = page.locator('section[aria-labelledby=news]');
  await news.getByRole('link', { name: '全部文章' }).click();
  await expect(page).toHaveURL('/news-list');
  await page.goBack();
  await expect(news.getByRole('heading', { name: '资讯' })).toBeAttached();
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  await open(page, '/home');
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.locator('header summary').click();
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(news.getByRole('heading', { level: 2 })).toHaveText('News and guidelines');
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
});
