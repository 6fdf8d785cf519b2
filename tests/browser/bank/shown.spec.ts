/** How a question is shown: in the exam's language, without what would give it away, and as wide as the screen is. */
import type { Page } from '@playwright/test';
import { keyOf } from '#core/questions/public-view.ts';
import { plainText } from '#core/questions/runs.ts';
import { axeFaults } from '#tests/browser/axe.ts';
import { expect, test } from '#tests/browser/candidate.ts';
import { open, withoutSalesDialog } from '#tests/browser/page.ts';
import { questionBy } from './bank-keys.ts';

test.beforeEach(({ page }) => withoutSalesDialog(page));

type Row = { id: string; number: string };

async function listed(page: Page, query: string): Promise<Row[]> {
  const reply = await page.request.get(`/api/questions?${query}`);
  return ((await reply.json()) as { data: { list: Row[] } }).data.list;
}

/** The words of a text that formulas do not hold. */
const wordsOf = (text: string) => (text.match(/[A-Za-z]{4,}|\p{Script=Han}{2,}/gu) ?? []).slice(0, 3);

test('quantitative questions are in English until the reader wants Chinese, which is remembered', async ({
  page,
}) => {
  const rows = await listed(page, 'form=mc-one&size=20');
  const [one, other] = rows.filter(({ number }) => /\p{Script=Han}{4}/u.test(questionBy(number).stem.zh_cn));
  if (!one || !other) throw new Error('the bank holds no such questions');
  const stem = page.locator('[data-question] p').first();
  const chinese = page.getByRole('checkbox', { name: '题目显示中文' });

  await open(page, `/questions/${one.id}`);
  const asked = page.locator('[data-question]');
  await expect(asked).toContainText('Select one answer choice.');
  for (const word of wordsOf(plainText(questionBy(one.number).stem.en)))
    await expect(asked).toContainText(word);
  expect(await stem.evaluate((node) => node.closest('[lang]')?.getAttribute('lang'))).toBe('en');
  await chinese.check();
  await expect(asked).toContainText('选择一项。');
  for (const word of wordsOf(plainText(questionBy(one.number).stem.zh_cn)))
    await expect(asked).toContainText(word);

  await open(page, `/questions/${other.id}`);
  await expect(chinese).toBeChecked();
  await expect(asked).toContainText('选择一项。');
  expect(await axeFaults(page)).toEqual([]);
  // A list is for finding, in the exam's language.
  await open(page, '/questions?form=mc-one');
  await expect(page.locator(`main a[href^="/questions/${one.number}"] [lang=en]`)).toContainText(
    wordsOf(plainText(questionBy(one.number).stem.en))[0] ?? '',
  );
  await open(page, `/questions/${other.id}`);
  await chinese.uncheck();
  await expect(asked).toContainText('Select one answer choice.');
});

test('a verbal question offers no Chinese, whatever was chosen for others', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('beacon.question-language', 'zh_cn'));
  const [verbal] = await listed(page, 'form=tc1&size=1');
  await open(page, `/questions/${verbal?.id}`);
  await expect(page.getByText('Select the one entry that best completes the text.')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: '题目显示中文' })).toHaveCount(0);
});

test('a row of a comparison shows both quantities, and no column holds nothing but dashes', async ({
  page,
}) => {
  await open(page, '/questions?form=qc');
  const row = page.locator('main li:has(a[href^="/questions/"])').first();
  await expect(row.getByRole('link')).toHaveText(/Quantity A.*Quantity B/s);
  const heads = page.locator('main [aria-hidden=true]').filter({ hasText: '题号' });
  await expect(heads).toHaveText('题号题干难度');
  await expect(page.locator('main')).not.toContainText('—');
  expect(await axeFaults(page)).toEqual([]);
});

test('topics and discussion wait for the answer, and can be asked for', async ({ page }) => {
  const [row] = await listed(page, 'form=tc1&size=1&sortKey=difficulty');
  const [right = ''] = keyOf(questionBy(row?.number ?? ''));
  const topics = page.getByRole('list', { name: '考点' });
  const write = page.getByRole('button', { name: '登录后参与讨论' });
  await open(page, `/questions/${row?.id}`);
  await expect(page.getByRole('button', { name: '显示考点' })).toBeVisible();
  await expect(topics).toHaveCount(0);
  await expect(page.getByText('讨论里可能有答案')).toBeVisible();
  await expect(write).toHaveCount(0);
  await page.locator(`main input[value=${right}]`).check({ force: true });
  await page.getByRole('button', { name: '提交答案' }).click();
  await expect(topics.getByRole('link').first()).toBeVisible();
  await expect(write).toBeVisible();
  // Who did right is told what a login adds too.
  await expect(page.getByText('登录后可以看到：为什么是它')).toBeVisible();

  await open(page, `/questions/${row?.id}`);
  await page.getByRole('button', { name: '显示考点' }).click();
  await expect(topics).toBeVisible();
  await page.getByRole('button', { name: '现在就看' }).click();
  await expect(write).toBeVisible();
  await open(page, `/questions/${row?.id}#discussion`);
  await expect(write).toBeVisible();
});

test('a discussion is fetched when it is opened, and again where that failed', async ({ page }) => {
  const [row] = await listed(page, 'form=tc1&size=1&sortKey=difficulty');
  let asked = 0;
  await page.route('**/api/comments?*', async (route) => {
    asked += 1;
    if (asked === 1) await route.fulfill({ status: 503 });
    else await route.continue();
  });
  await open(page, `/questions/${row?.id}`);
  await page.waitForLoadState('networkidle');
  expect(asked).toBe(0);
  await page.getByRole('button', { name: '现在就看' }).click();
  const talk = page.locator('#discussion');
  await expect(talk.getByRole('alert')).toContainText('没有加载成功');
  await talk.getByRole('button', { name: '重试' }).click();
  await expect(talk.getByText('还没有人讨论')).toBeVisible();
});

test('what everybody chose is told from thirty answers on', async ({ page, candidate }) => {
  const [row] = await listed(page, 'form=mc-one&size=1&sortKey=difficulty');
  const { key } = await candidate.call<{ key: string[] }>('GET', `/api/questions/${row?.id}`);
  const [right = ''] = key;
  for (const [attempts, isTold] of [
    [29, false],
    [30, true],
  ] as const) {
    await page.route('**/api/questions/*/check*', async (route) => {
      const reply = await route.fetch();
      const body = await reply.json();
      body.data.stats = { attempts, accuracy: 0.4, averageMs: 61_000 };
      await route.fulfill({ response: reply, json: body });
    });
    await open(page, `/questions/${row?.id}`);
    await page.locator(`main input[value=${right}]`).check({ force: true });
    await page.getByRole('button', { name: '提交答案' }).click();
    await expect(page.getByRole('heading', { name: '大家的选择' })).toBeVisible();
    await expect(page.getByText('还不够 30 人作答')).toHaveCount(isTold ? 0 : 2);
    await expect(page.getByText('正确率 40% · 平均用时 1:01')).toHaveCount(isTold ? 1 : 0);
    await page.unroute('**/api/questions/*/check*');
  }
});

test('note and words stand beside the question on a wide screen, and after it on a phone', async ({
  page,
  candidate,
}) => {
  const [row] = await listed(page, 'form=se&size=1');
  await candidate.call('POST', '/api/collections', { questionId: row?.id });
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, `/questions/${row?.id}`);
  const beside = page.getByRole('complementary', { name: '笔记与单词' });
  const submit = page.getByRole('button', { name: '提交答案' });
  const placeOf = async () => {
    const [note, button] = await Promise.all([beside.boundingBox(), submit.boundingBox()]);
    if (!note || !button) throw new Error('not on the page');
    return { isBeside: note.x > button.x + button.width, isAbove: note.y < button.y };
  };
  expect(await placeOf()).toEqual({ isBeside: true, isAbove: true });
  await expect(beside.getByRole('textbox', { name: '我的笔记' })).toBeInViewport();
  await expect(beside.getByRole('button', { name: '查词' })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await placeOf()).toEqual({ isBeside: false, isAbove: false });
});

test('on a phone 提交 stays under the thumb, and a passage has its own pane', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const submit = page.getByRole('button', { name: '提交答案' });
  const [long] = await listed(page, 'form=tc3&size=1');
  await open(page, `/questions/${long?.id}`);
  await expect(submit).toBeInViewport({ ratio: 1 });
  expect(await axeFaults(page)).toEqual([]);

  const [read] = await listed(page, 'form=rc-one&size=1&sortKey=difficulty');
  await open(page, `/questions/${read?.id}`);
  const passage = page.getByRole('region', { name: '文章' });
  const question = page.getByRole('region', { name: '题目', exact: true });
  await expect(submit).toBeInViewport({ ratio: 1 });
  await expect(passage).toBeInViewport();
  await expect(question).toBeInViewport();
  const top = async () => (await question.boundingBox())?.y ?? 0;
  const before = await top();
  // The panes scroll apart, and the line between them moves.
  await passage.evaluate((pane) => pane.scrollTo(0, 200));
  expect(await top()).toBe(before);
  await page.getByRole('separator').press('ArrowUp');
  expect(await top()).toBeLessThan(before);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBe(390);
  expect(await axeFaults(page)).toEqual([]);
});
