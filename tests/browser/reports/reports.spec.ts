/** The report of a mock exam: its blocks, its words into the word book, its filters, and "practise these". */
import type { Form } from '#core/questions/kinds.ts';
import { axeFaults } from '#tests/browser/axe.ts';
import { expect, settled, test } from '#tests/browser/candidate.ts';
import { open, withoutSalesDialog } from '#tests/browser/page.ts';
import { begin, takeExam } from '#tests/candidate.ts';
import { clientOf } from './client.ts';

// A whole exam is taken first.
test.slow();

test.beforeEach(({ page }) => withoutSalesDialog(page));

/** Something for every form, now and then right. */
const answers: Partial<Record<Form, string[]>> = {
  tc2: ['A', 'D'],
  tc3: ['A', 'D', 'G'],
  se: ['A', 'B'],
  'rc-sentence': ['1'],
  numeric: ['1'],
  essay: ['The claim deserves a closer look.\n\nReasons follow.'],
};

/** By tab, as the address names it. */
const blocks = {
  overview: ['难度路径', '各部分', '题型', '考点', '难度', '如果……'],
  items: ['逐题回看', '没认准的词'],
  time: ['时间地图', '作答习惯', '快慢与对错'],
  writing: ['写作'],
} as const;

test('tells a mock exam block by block, filters its questions, and leads into practice', async ({
  page,
  candidate,
  context,
  browser,
  baseURL,
}) => {
  const call = clientOf(context.request, baseURL ?? '');
  const { id } = await candidate.findExam('GREPREP');
  const sitting = await begin(call, id);
  const path = await takeExam(sitting, (form) => answers[form] ?? ['A']);

  // A phone has to scroll what a wide screen shows at once.
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [tab, names] of Object.entries(blocks)) {
    await open(page, `${path}?tab=${tab}`);
    for (const name of names)
      await expect(page.getByRole('heading', { level: 2, name, exact: true }).last()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    expect(await axeFaults(page)).toEqual([]);
  }

  // Print has every part, whichever is on the screen.
  await page.emulateMedia({ media: 'print' });
  for (const name of Object.values(blocks).flat())
    await expect(page.getByRole('heading', { level: 2, name, exact: true }).last()).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  // Sat within seconds: that is the finding, no score is a headline then, and what can still be told is offered.
  await open(page, path);
  await expect(
    page.getByRole('heading', { level: 1, name: '多数题用时不到 40 秒，估分只作参考。' }),
  ).toBeVisible();
  await page.getByRole('link', { name: '时间花在哪里' }).click();
  await expect(page).toHaveURL(/tab=time/);
  await expect(page.getByRole('heading', { level: 2, name: '时间地图' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 2, name: '各部分' })).toBeVisible();

  // A lesson or an article about what is weak, by its own title, in the one list of what to do.
  await page.getByText(/^再往后 \d 件$/).click();
  await expect(
    page.getByRole('region', { name: '先做这几件' }).getByRole('link').filter({ hasText: /：|·/ }).first(),
  ).toBeVisible();

  await open(page, `${path}?section=2`);
  // Words from the report into the word book, to be learned from there.
  const missed = page.locator('#words');
  const [firstWord = ''] = await missed.locator('ul a span[lang=en]').allTextContents();
  await missed.getByRole('button', { name: `把 ${firstWord} 加入单词本` }).click();
  await expect(missed.getByRole('button', { name: `${firstWord} 已在单词本里` })).toBeVisible();
  await missed.getByRole('button', { name: /个词全部加入单词本/ }).click();
  await missed.getByRole('link', { name: '都在单词本里了' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '单词本' })).toBeVisible();
  const book = page.locator('main li');
  await expect(book.filter({ hasText: '收着，还没开始学' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: '学收来的词' })).toHaveAttribute('href', /only=kept/);
  await open(page, `${path}?section=2`);

  const review = page.locator('#review');
  const rows = review.locator('ol > li');
  await page.setViewportSize({ width: 1440, height: 900 });
  await review.getByRole('link', { name: /^全部 \d/ }).click();
  await expect(review.getByRole('link', { name: /^全部 \d/ })).toHaveAttribute('aria-current', 'page');
  await expect(rows).toHaveCount(12);
  await review.getByRole('link', { name: '全部部分' }).click();
  await expect(rows).toHaveCount(55);
  await review.getByRole('link', { name: '第 4 部分' }).click();
  await expect(page).toHaveURL(/section=4/);
  await expect(rows).toHaveCount(15);
  await review.getByRole('link', { name: /^答错/ }).click();
  await expect(page).toHaveURL(/show=wrong/);
  // The address changes before the rows do.
  await expect(review.getByRole('link', { name: /^答错/ })).toHaveAttribute('aria-current', 'page');
  const wrong = await rows.count();
  expect(wrong).toBeGreaterThan(0);
  await expect(rows.getByText('答案').first()).toBeVisible();

  // A question opens in place: its key, a cause and a note, which are there when the page is opened again.
  const row = rows.first();
  await expect(row.getByRole('heading', { name: '解析' })).toHaveCount(0);
  await row.getByRole('button', { name: /^看解析/ }).press('Enter');
  await expect(row.getByRole('heading', { name: '解析' })).toBeVisible();
  // Sat within seconds: it counts for nobody, so there is nothing to tell of everybody.
  await expect(row.getByRole('heading', { name: '大家的选择' })).toHaveCount(0);
  const cause = row.getByLabel('错因');
  const saving = page.waitForResponse((reply) => reply.url().includes('/api/wrong-books/'));
  await cause.selectOption({ label: '读错题' });
  expect((await saving).ok()).toBe(true);
  await row.getByLabel('我的笔记').fill('先看清问的是哪个量。');
  await expect(row.getByText('已保存')).toBeVisible();
  expect(await axeFaults(page, '#review')).toEqual([]);
  await row.getByRole('button', { name: '收起', exact: true }).click();
  await expect(row.getByRole('button', { name: /^看解析/ })).toBeFocused();
  await expect(row).toContainText('读错题');
  await page.reload();
  await expect(row).toContainText('有笔记');
  await row.getByRole('button', { name: /^看解析/ }).click();
  await expect(cause).toHaveValue('misread');
  await expect(row.getByLabel('我的笔记')).toHaveValue('先看清问的是哪个量。');

  // A finding leads to the questions it rests on.
  await page.goto(path);
  await page.getByText(/^再往后 \d 件$/).click();
  await page
    .getByRole('region', { name: '先做这几件' })
    .getByRole('link', { name: /^第 \d 部分第 \d+ 题$/ })
    .first()
    .click();
  await expect(page).toHaveURL(/tab=items&show=all&item=\d+#item-\d+$/);
  const found = page.locator(new URL(page.url()).hash);
  await expect(found.getByRole('button', { name: /^收起 第/ })).toBeInViewport();
  await expect(found.getByRole('heading', { name: '解析' })).toBeVisible();

  // Whoever is given the link sees no more of a mock exam's questions than the bank shows them, and nothing of the owner's.
  const shared = await call('POST /api/records/{id}/share', { params: { id: sitting.recordId }, body: {} });
  const elsewhere = await browser.newContext();
  const stranger = await elsewhere.newPage();
  await withoutSalesDialog(stranger);
  await open(stranger, `${baseURL}${shared.path}?show=wrong&section=4`);
  const theirs = stranger.locator('#review ol > li').first();
  await theirs.getByRole('button', { name: /^看题/ }).click();
  await expect(theirs).toContainText('交卷之后才会向你开放');
  for (const own of ['我的笔记', '错因']) await expect(theirs.getByLabel(own)).toHaveCount(0);
  await expect(theirs.getByRole('heading', { name: '解析' })).toHaveCount(0);
  await expect(theirs).not.toContainText('读错题');
  await elsewhere.close();

  await open(page, `${path}?show=wrong&section=4`);
  await review.getByRole('button', { name: `练这 ${wrong} 题` }).click();
  await expect(page).toHaveURL(/\/exams\/\d+\/before/);
  await settled(page);
  await expect(page.getByRole('heading', { name: `自选练习：${wrong} 题` })).toBeVisible();

  await open(page, '/user/exam-results');
  await expect(page.locator('main li').filter({ hasText: '全真模考' })).toContainText('不可靠');
});
