/** The header, as the specification describes it (sections 1, 2 and 9). */
import { expect, open, test, withoutSalesDialog } from './page.ts';

test.beforeEach(({ page }) => withoutSalesDialog(page));

test('names the menu in both languages, in order, with the specified addresses', async ({ page }) => {
  await open(page, '/home');
  const menu = page.getByRole('navigation', { name: '主菜单' });
  await expect(menu.getByRole('link')).toHaveText([
    '首页',
    '老师课程',
    '真考模拟',
    '题库',
    '练习',
    '活动',
    '资讯',
    '关于',
  ]);
  const addresses = await menu
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(addresses).toEqual([
    '/home',
    '/course',
    '/gre-exam/',
    '/questions?type=fill&tag=1&sortKey=createdAt&sortType=DESC',
    '/exercises',
    '/events-list',
    '/news-list',
    '/about',
  ]);
  await open(page, '/home?lang=en');
  await expect(page.getByRole('navigation', { name: 'Main menu' }).getByRole('link')).toHaveText([
    'Home',
    'Courses',
    'Exams',
    'Questions',
    'Exercise',
    'Events',
    'News',
    'About',
  ]);
});

test('puts an icon on the course item alone, and the light on the current page', async ({ page }) => {
  await open(page, '/home');
  const menu = page.getByRole('navigation', { name: '主菜单' });
  await expect(menu.locator('a:has(svg)')).toHaveText(['老师课程']);
  await expect(menu.locator('[aria-current=page]')).toHaveText(['首页']);
});

test('keeps the language in every internal link, and Chinese has no parameter', async ({ page }) => {
  await open(page, '/home?lang=en');
  const hrefs = await page
    .locator('header a[href^="/"], footer a[href^="/"]')
    .evaluateAll((links) =>
      links.map((link) => link.getAttribute('href') ?? '').filter((href) => !href.startsWith('#')),
    );
  const others = hrefs.filter((href) => !/[?&]lang=en/.test(href));
  // The one link without it is the language menu's way back to Chinese.
  expect(others).toEqual(['/home']);
  await page.goto('/home?lang=zh_cn&x=1');
  expect(new URL(page.url()).search).toBe('?x=1');
});

test('lights the practice sets on the page before a set', async ({ page }) => {
  await open(page, '/exercises');
  await page.getByRole('main').locator('a[href*="/exams/before"]').first().click();
  await expect(page).toHaveURL(/\/exams\/before/);
  await expect(page.locator('header nav a[aria-current=page]')).toHaveAttribute('href', '/exercises');
});

test('switches the language without a reload, on home and about only', async ({ page }) => {
  await open(page, '/home');
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.locator('header summary').click();
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/home?lang=en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  await open(page, '/error/404');
  await expect(page.locator('header summary')).toHaveCount(0);
});

test('shows GRE as the current system that leads nowhere', async ({ page }) => {
  await open(page, '/home');
  const systems = page.getByRole('list', { name: '考试系统' });
  await expect(systems.getByRole('listitem')).toHaveText([/GRE/, 'SAT', 'TOEFL', 'IELTS']);
  await expect(systems.locator('[aria-disabled=true]')).toHaveText(/GRE/);
  await systems.getByText('SAT').click();
  await expect(page.getByText('SAT 站还没有开放。')).toBeVisible();
});

test('searches on Enter and when the input is cleared', async ({ page }) => {
  await open(page, '/home');
  const box = page.getByRole('search').getByRole('combobox', { name: '搜索' });
  await box.fill('余数 & 质数');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/searchs\?searchKey=/);
  expect(new URL(page.url()).searchParams.get('searchKey')).toBe('余数 & 质数');
  await page.getByRole('button', { name: '清空搜索' }).click();
  await expect(page).toHaveURL('/searchs');
  await expect(box).toHaveValue('');
});

test('offers a visitor the login', async ({ page }) => {
  await open(page, '/home?lang=en');
  await expect(page.getByRole('link', { name: 'Log in / Sign up' })).toHaveAttribute(
    'href',
    '/login?lang=en',
  );
});

test('stays at the top while the page scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 720 });
  await open(page, '/home');
  await page.evaluate(() => window.scrollTo(0, 400));
  await expect(page.getByRole('navigation', { name: '主菜单' })).toBeInViewport();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('has a menu dropdown, a search dropdown and a login icon', async ({ page }) => {
    await open(page, '/home');
    await page.getByRole('button', { name: '打开菜单' }).click();
    await expect(
      page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: /题库/ }),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('#phone-menu')).toHaveCount(0);
    await page.getByRole('button', { name: '打开搜索' }).click();
    await page.getByRole('combobox', { name: '搜索' }).fill('prime');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/searchs?searchKey=prime');
    await expect(page.locator('#phone-search')).toHaveCount(0);
    await expect(page.getByRole('link', { name: '登录 / 注册' })).toHaveAttribute('href', '/login');
  });

  test('closes the menu when another page opens', async ({ page }) => {
    await open(page, '/error/404');
    await page.getByRole('button', { name: '打开菜单' }).click();
    await page.locator('#phone-menu').getByRole('link', { name: /首页/ }).click();
    await expect(page).toHaveURL('/home');
    await expect(page.locator('#phone-menu')).toHaveCount(0);
  });
});
