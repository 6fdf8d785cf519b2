/** The pages about words: the deck for visitors and learners, a word in both languages, the level test, one's own list. */
import { randomUUID } from 'node:crypto';
import { expect, test } from '#tests/browser/candidate.ts';
import { open, withoutSalesDialog } from '#tests/browser/page.ts';

type Level = { words: { word: string; zh: string }[] };

test.beforeEach(({ page }) => withoutSalesDialog(page));

test('a visitor sees the deck, its levels and groups, and may try it', async ({ page }) => {
  await open(page, '/words');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('3,000 个词，最有用的在前');
  await expect(page.getByRole('link', { name: '先试八个词' })).toHaveAttribute('href', '/words/session');
  await expect(page.getByRole('button', { name: '学习设置' })).toHaveCount(0);

  await page.getByRole('link', { name: '第 3 级' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('第 3 级，300 个词');
  const rows = page.locator('main li').filter({ has: page.locator('b[lang=en]') });
  await expect(rows).toHaveCount(300);
  const [word = ''] = await rows.nth(7).locator('b').allTextContents();
  await page.getByLabel('按词或意思筛').fill(word);
  await expect(rows.first()).toContainText(word);
  expect(await rows.count()).toBeLessThan(300);
  // Plain links, and still no new page is loaded.
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await rows.first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: word, exact: true })).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);

  await open(page, '/words/groups');
  await page.getByLabel('按词或组名找').fill('laconic');
  await page.getByRole('link', { name: '话少' }).click();
  await expect(page.getByText('是话短，还是人不肯说？')).toBeVisible();
  await expect(page.getByRole('link', { name: '练这一组' })).toHaveAttribute('href', /group=few-words/);
});

test('a word has a page in both languages that search engines may keep', async ({ page, request }) => {
  const html = await (await request.get('/words/laconic')).text();
  expect(html).not.toContain('noindex');
  const [, data = '{}'] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  expect(JSON.parse(data)).toMatchObject({ '@type': 'DefinedTerm', name: 'laconic' });
  for (const [lang, said] of [
    ['', '近义词，差在哪'],
    ['?lang=en', 'Near-synonyms, and how they differ'],
  ] as const) {
    const body = await (await request.get(`/words/laconic${lang}`)).text();
    expect(body).toContain(said);
    expect(body).toMatch(
      lang === '' ? /rel="canonical" href="[^"?]+\/words\/laconic"/ : /rel="canonical" href="[^"]+lang=en"/,
    );
  }

  await open(page, '/words/laconic');
  await expect(page.getByRole('button', { name: /laconic/ }).first()).toBeVisible();
  await expect(page.locator('mark').first()).toHaveText(/laconic/i);
  await page.getByRole('link', { name: 'terse', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'terse' })).toBeVisible();

  // A form leads to its word; what is not there is said, with what is near.
  await open(page, '/words/Laconically?lang=en');
  await expect(page).toHaveURL(/\/words\/laconic\?lang=en$/);
  const reply = await page.goto('/words/lacomic');
  expect(reply?.status()).toBe(404);
  await page.getByRole('link', { name: 'laconic' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'laconic' })).toBeVisible();
});

test('search finds a word by itself and by its meaning, and its box leads there', async ({ page }) => {
  await open(page, '/searchs?searchKey=taciturn');
  await expect(page.getByRole('heading', { level: 2, name: '单词' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'taciturn', exact: true })).toHaveAttribute(
    'href',
    '/words/taciturn',
  );
  await page.setViewportSize({ width: 1440, height: 900 });
  const box = page.getByRole('combobox').first();
  await box.fill('tacitu');
  await page.getByRole('option', { name: /taciturn.*单词/ }).click();
  await expect(page).toHaveURL(/\/words\/taciturn$/);
});

test('the level test finds a start, for a visitor until they log in', async ({ page, candidate }) => {
  await open(page, '/words/test');
  await page.getByRole('button', { name: '开始' }).click();
  const word = page.getByRole('heading', { level: 1 });
  await expect(page.getByText('第 1 个，共 40 个')).toBeVisible();
  // By keys alone: the first meaning for twenty of them, the rest not known.
  for (let n = 1; n <= 40; n += 1) {
    await expect(page.getByText(`第 ${n} 个，共 40 个`)).toBeVisible();
    await expect(word).toBeFocused();
    if (n === 3) {
      const before = await word.innerText();
      await page.keyboard.press('1');
      await page.getByRole('button', { name: '退回上一个' }).click();
      await expect(word).toHaveText(before);
    }
    await page.keyboard.press(n <= 20 ? '1' : '0');
  }
  await expect(word).toHaveText(/^大约认识 [\d,]+ 个$/);
  const start = await page.getByRole('heading', { level: 2, name: /^从第 \d+ 级开始学$/ }).innerText();
  await page.getByRole('button', { name: /个都收进单词本$/ }).click();
  await expect(page.getByText('都收好了')).toBeVisible();
  const own = await candidate.call<{ startLevel: number }>('GET', '/api/words/settings');
  expect(start).toBe(`从第 ${own.startLevel} 级开始学`);
  const { own: mine } = await candidate.call<{ own: { kept: number } }>('GET', '/api/words');
  expect(mine.kept).toBeGreaterThanOrEqual(20);
});

test('a visitor’s test counts once they have an account', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await withoutSalesDialog(page);
  await open(page, '/words/test');
  await page.getByRole('button', { name: '开始' }).click();
  for (let n = 1; n <= 40; n += 1) {
    await expect(page.getByText(`第 ${n} 个，共 40 个`)).toBeVisible();
    // Keys are heard from the moment that the word has the focus.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.keyboard.press('0');
  }
  const found = page.getByRole('heading', { level: 1, name: /^大约认识/ });
  await expect(found).toBeVisible();
  await expect(page.getByRole('link', { name: '登录，记下起点' })).toBeVisible();
  const email = `words-${randomUUID().slice(0, 12)}@example.com`;
  await page.request.post('/api/auth/register', {
    data: { email, password: 'lighthouse keeper 7', nickname: '小词' },
    headers: { origin: baseURL ?? '' },
  });
  const marked = page.waitForResponse(
    (reply) => reply.url().includes('/api/words/level-test') && reply.request().method() === 'POST',
  );
  await open(page, '/words/test');
  expect((await marked).ok()).toBe(true);
  await expect(page.getByText('起点已经设好')).toBeVisible();
  await context.close();
});

test('a learner keeps a word, notes something, lets it rest, takes it out and brings it back', async ({
  page,
  candidate,
}) => {
  await open(page, '/words/laconic');
  await page.getByRole('button', { name: '收进单词' }).click();
  await expect(page.getByText('已收')).toBeVisible();
  await page.getByRole('button', { name: '给 laconic 记一笔' }).click();
  await page.getByLabel('我的笔记').fill('斯巴达人');
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByRole('region', { name: '我和这个词' }).getByText('斯巴达人')).toBeVisible();

  const { words } = await candidate.call<Level>('GET', '/api/words/levels/1');
  const due = words.slice(0, 3).map(({ word }) => word);
  await candidate.call('POST', '/api/words/reviews', {
    reviews: due.map((word) => ({
      id: randomUUID(),
      word,
      kind: 'recognize',
      grade: 3,
      at: new Date(Date.now() - 30 * 86_400_000).toISOString(),
      ms: 2000,
    })),
  });
  await open(page, '/user/words');
  await expect(page.getByRole('link', { name: '复习 3 个词' })).toHaveAttribute('href', /only=due/);
  await page.getByRole('link', { name: /^我收的/ }).click();
  const row = page
    .locator('main li')
    .filter({ has: page.getByRole('link', { name: 'laconic', exact: true }) });
  await expect(row.locator('mark')).toHaveText(/laconic/i);
  await expect(row.getByText('斯巴达人')).toBeVisible();
  await row.getByRole('button', { name: 'laconic 先放一放' }).click();
  await expect(row.getByRole('button', { name: '接着学 laconic' })).toBeVisible();
  await row.getByRole('button', { name: '移出 laconic' }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(row.getByText('斯巴达人')).toBeVisible();

  await page.goto('/user/words/review');
  await expect(page).toHaveURL(/\/words\/session\?only=due$/);
});

test('a learner’s overview adds up, and its settings stay', async ({ page, candidate }) => {
  const { words } = await candidate.call<Level>('GET', '/api/words/levels/1');
  await candidate.call('POST', '/api/words/reviews', {
    reviews: words.slice(0, 5).map(({ word }) => ({
      id: randomUUID(),
      word,
      kind: 'recognize',
      grade: 4,
      at: new Date(Date.now() - 2 * 86_400_000).toISOString(),
      ms: 2000,
    })),
  });
  await open(page, '/words');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('3,000 个词，记牢 0 个');
  const figures = page.getByRole('region', { name: '学到哪里了' });
  await expect(figures).toContainText('2,995');
  await page.getByRole('button', { name: '学习设置' }).click();
  await page.getByLabel('每天新词').selectOption('30');
  await page.getByRole('radio', { name: /二十个里十七个/ }).check();
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('每天 30 个新词')).toBeVisible();
  expect(await candidate.call('GET', '/api/words/settings')).toMatchObject({
    newPerDay: 30,
    retention: 0.85,
  });
  await open(page, '/user');
  await expect(
    page.getByRole('navigation', { name: '别处' }).getByRole('link', { name: /单词/ }),
  ).toBeVisible();
});

test('a fault in a word reaches the feedback form with the word named', async ({ page, candidate }) => {
  expect(candidate.email).toBeTruthy();
  await open(page, '/words/laconic');
  await page.getByRole('button', { name: '报告错误' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toHaveValue(/laconic/);
});
