/** Finding questions: the list with its filters, the search, what the header's box completes, practising a filter. */
import { axeFaults } from '#tests/browser/axe.ts';
import { button, expect, press, settled, test } from '#tests/browser/candidate.ts';
import { open, withoutSalesDialog } from '#tests/browser/page.ts';

test.beforeEach(({ page }) => withoutSalesDialog(page));

test('keeps kind, filters, order and page in the address, and counts what each would give', async ({
  page,
}) => {
  await open(page, '/questions?type=fill&tag=1&sortKey=createdAt&sortType=DESC');
  const kinds = page.getByRole('navigation', { name: '题目种类' });
  await expect(kinds.getByRole('link')).toHaveText([/^全部/, /^填空/, /^阅读/, /^数学/, /^写作/]);
  await expect(kinds.locator('[aria-current=page]')).toHaveText(/填空/);
  await expect(kinds.locator('svg')).toHaveCount(4);

  const filters = page.getByRole('complementary');
  const twoBlanks = filters.getByRole('link', { name: /双空题/ });
  const promised = Number(/\d+$/.exec((await twoBlanks.textContent()) ?? '')?.[0]);
  await twoBlanks.click();
  await expect(page).toHaveURL(/form=tc2/);
  await expect(page.getByText(`${promised} 道`, { exact: true })).toBeVisible();
  await expect(twoBlanks).toHaveAttribute('aria-current', 'true');

  const rows = page.locator('li:has(a[href^="/questions/"])');
  await expect(rows).toHaveCount(20);
  await expect(rows.filter({ hasText: '双空题' })).toHaveCount(20);
  await page.getByRole('link', { name: '难度', exact: true }).click();
  await expect(page).toHaveURL(/sortKey=difficulty&sortType=DESC/);
  await expect(rows.first().getByLabel('难度 5，共 5 级')).toBeVisible();
  const first = await rows.first().getByRole('link').textContent();
  await page.getByRole('link', { name: '第 2 页' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(rows.first().getByRole('link')).not.toHaveText(first ?? '');

  // Whoever is sent the address sees the same.
  const shared = page.url();
  const seen = await rows.first().getByRole('link').textContent();
  await open(page, shared);
  await expect(rows.first().getByRole('link')).toHaveText(seen ?? '');
  await page.getByRole('link', { name: '去掉“双空题”' }).click();
  await expect(page).not.toHaveURL(/form=|page=/);
  // A list that is shorter than the address thinks leads to its last page.
  await open(page, '/questions?type=write&page=999');
  expect(Number(new URL(page.url()).searchParams.get('page'))).toBeGreaterThan(1);
  await expect(rows.first()).toBeVisible();
});

test('shows in each row how its reader stands, and leads on without loading the page anew', async ({
  page,
  candidate: { call },
}) => {
  const list = '/questions?form=tc1&sortKey=difficulty&sortType=ASC';
  await open(page, list);
  const row = page.locator('li:has(a[href^="/questions/"])').first();
  await expect(row).toContainText('未做');
  const [, number] =
    /questions\/([^?]+)/.exec((await row.getByRole('link').getAttribute('href')) ?? '') ?? [];
  const { id } = await call<{ id: string }>('GET', `/api/questions/${number}`);
  const { correct } = await call<{ correct: boolean }>('POST', `/api/questions/${id}/check`, {
    answer: ['A'],
  });
  await open(page, list);
  await expect(row).toContainText(correct ? '答对' : '答错');
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
  await row.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/questions/${number}`));
  await expect(page.locator('[data-question]')).toBeVisible();
  await expect(page.locator('body[data-same-page]')).toHaveCount(1);
  await page.goBack();
  await expect(row).toContainText(correct ? '答对' : '答错');
});

test('finds by a mistyped word, by one character and in all kinds of pages, and marks what it found', async ({
  page,
}) => {
  await open(page, '/home');
  const box = page.getByRole('search').getByRole('combobox', { name: '搜索' });
  await box.fill('untenabel');
  await box.press('Enter');
  await expect(page.getByText('没有找到原词，已按“untenable”搜索')).toBeVisible();
  await expect(page.locator('main mark').filter({ hasText: 'untenable' }).first()).toBeVisible();
  await box.fill('质');
  await box.press('Enter');
  await expect(page.getByRole('heading', { name: '搜索“质”' })).toBeVisible();
  await expect(page.locator('main ol li').first()).toBeVisible();
  await box.fill('GRE');
  await box.press('Enter');
  await expect(page.getByRole('heading', { name: /^资讯/ })).toBeVisible();
  await page.getByRole('heading', { name: /^资讯/ }).locator('xpath=../..').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/news\//);
});

test('searches from the page itself: on Enter, and when it is emptied by hand, with the word’s card on top', async ({
  page,
}) => {
  await open(page, '/searchs');
  const box = page.locator('main').getByRole('searchbox', { name: '搜单词、题目、小课' });
  await box.fill('taciturn');
  await box.press('Enter');
  await expect(page).toHaveURL('/searchs?searchKey=taciturn');
  const card = page
    .locator('main li')
    .filter({ has: page.getByRole('link', { name: 'taciturn', exact: true }) });
  await expect(card).toContainText(/\p{Script=Han}/u);
  expect(await axeFaults(page)).toEqual([]);
  await box.press('ControlOrMeta+a');
  await box.press('Delete');
  await expect(page).toHaveURL('/searchs');
  await expect(box).toBeFocused();
  await page.goBack();
  await expect(box).toHaveValue('taciturn');
  // The header's box ends the search that the page shows in the same way.
  const header = page.getByRole('combobox', { name: '搜索' });
  await header.press('ControlOrMeta+a');
  await header.press('Delete');
  await expect(page).toHaveURL('/searchs');

  const reply = await page.request.get('/searchs?searchKey=%00');
  expect(reply.status()).toBe(400);
});

test('filters by keyboard alone: topics are folded, those in use stand on top', async ({ page }) => {
  await open(page, '/questions?type=math');
  const filters = page.getByRole('complementary');
  const all = filters.getByRole('button', { name: '全部考点' });
  await expect(all).toHaveAttribute('aria-expanded', 'false');
  await expect(filters.getByRole('link', { name: /^算术/ })).toHaveCount(0);
  await all.focus();
  await page.keyboard.press('Enter');
  await expect(all).toHaveAttribute('aria-expanded', 'true');
  const topic = filters.getByRole('link', { name: /^算术/ });
  for (let step = 0; step < 30; step++) {
    if (await topic.evaluate((link) => link === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/tag=/);
  const [first] = await filters.getByRole('link', { name: /^算术/ }).all();
  await expect(first as NonNullable<typeof first>).toHaveAttribute('aria-current', 'true');
  await open(page, page.url());
  await expect(all).toHaveAttribute('aria-expanded', 'false');
  await expect(filters.getByRole('link', { name: /^算术/ })).toHaveAttribute('aria-current', 'true');
  expect(await axeFaults(page)).toEqual([]);
});

test('has its filters in a sheet on a phone, which stays open and says how many are left', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/questions?type=math');
  await page.getByRole('button', { name: '筛选', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: '筛选' });
  const choice = sheet.getByRole('link', { name: /数值填空|填数/ }).first();
  const promised = /\d+$/.exec((await choice.textContent()) ?? '')?.[0] ?? '';
  await choice.click();
  await expect(choice).toHaveAttribute('aria-current', 'true');
  expect(await axeFaults(page, '[role=dialog]')).toEqual([]);
  await sheet.getByRole('button', { name: `看这 ${promised} 道题` }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole('button', { name: '筛选（已选 1 项）' })).toBeFocused();
  await expect(page.getByText(`${promised} 道`, { exact: true })).toBeVisible();
});

test('completes what is typed: by keyboard to a topic, by pointer to a word, and Enter searches what stands there', async ({
  page,
}) => {
  await open(page, '/home');
  const box = page.getByRole('combobox', { name: '搜索' });
  const offers = page.getByRole('listbox', { name: '搜索建议' }).getByRole('option');
  await box.pressSequentially('prime');
  await expect(offers.first()).toHaveText(/Prime numbers/);
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  expect(await axeFaults(page, 'header')).toEqual([]);
  await box.press('Escape');
  await expect(offers).toHaveCount(0);
  await expect(box).toHaveValue('prime');
  await box.press('Enter');
  await expect(page.getByRole('heading', { name: '搜索“prime”' })).toBeVisible();

  await box.fill('prime n');
  await expect(offers.first()).toBeVisible();
  await box.press('ArrowDown');
  await expect(offers.first()).toHaveAttribute('aria-selected', 'true');
  await expect(box).toHaveAttribute('aria-activedescendant', (await offers.first().getAttribute('id')) ?? '');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/questions\?tag=\d+$/);
  // The address changes before the page does, and a panel opened on the old page closes with it.
  await expect(page.getByRole('heading', { name: '搜索“prime”' })).toHaveCount(0);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: '打开搜索' }).click();
  await box.fill('untena');
  await offers.filter({ hasText: /^untenable$/ }).click();
  await expect(page).toHaveURL('/searchs?searchKey=untenable');
});

test('practises a filter: so many questions, timed or not, and then the runner', async ({
  page,
  candidate,
}) => {
  expect(candidate.email).toContain('@');
  await open(page, '/questions?type=math&difficulty=2');
  await page.getByRole('button', { name: '练这些题' }).click();
  const dialog = page.getByRole('dialog', { name: '练几道？' });
  await dialog.getByRole('radio', { name: '5 道' }).check();
  expect(await axeFaults(page, '[role=dialog]')).toEqual([]);
  await dialog.getByRole('button', { name: '开始练习' }).click();
  await expect(page).toHaveURL(/\/exams\/\d+\/before\?recordId=\d+/);
  await settled(page);
  await expect(page.getByRole('heading', { name: '自选练习：5 题' })).toBeVisible();
  await press(page, 'continue', 'exercise');
  await expect(button(page, 'calculator')).toBeVisible();

  await open(page, '/questions?type=fill&difficulty=1');
  await page.getByRole('button', { name: '练这些题' }).click();
  await dialog.getByRole('radio', { name: '限时', exact: false }).last().check();
  await dialog.getByRole('button', { name: '开始练习' }).click();
  await expect(page).toHaveURL(/\/exams\/\d+\/before/);
  await expect(page.locator('main')).toContainText(/\d+ 分钟/);
});

test('asks a visitor who wants to practise to log in', async ({ page }) => {
  await open(page, '/questions?type=math');
  await page.getByRole('button', { name: '练这些题' }).click();
  await expect(page.getByRole('dialog')).toContainText('登录');
});
