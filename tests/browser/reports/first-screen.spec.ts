/** The first screen of a report for three candidates, its tabs by keys alone, and a practice set's questions first. */
import type { Page } from '@playwright/test';
import { axeFaults } from '#tests/browser/axe.ts';
import { expect, test } from '#tests/browser/candidate.ts';
import { open, withoutSalesDialog } from '#tests/browser/page.ts';
import { clientOf } from './client.ts';
import { type Sitter, sitAs } from './sitters.ts';

// A whole exam is taken first.
test.slow();

test.beforeEach(({ page }) => withoutSalesDialog(page));

const tabs = (page: Page) => page.getByRole('navigation', { name: '报告的各页' });

const findings: Record<Sitter, RegExp> = {
  strong: /^3\d\d 分，已到目标 310。$/,
  weak: /^(2|3)\d\d 分。先做三件事，大约值 \d+( 到 \d+)? 分。$/,
  hurried: /^多数题用时不到 40\s秒，估分只作参考。$/,
};

for (const kind of Object.keys(findings) as Sitter[]) {
  test(`a ${kind} candidate finds the finding, the scores and three actions first`, async ({
    page,
    candidate,
    context,
    baseURL,
  }) => {
    const call = clientOf(context.request, baseURL ?? '');
    await candidate.call('PUT', '/api/users/goal', {
      targetScore: { verbal: 152, quant: 158, writing: 4 },
    });
    const path = await sitAs(kind, call, (await candidate.findExam('GREPREP')).id);
    for (const [width, height, fits] of [
      [1440, 900, 1800],
      [390, 844, 1688],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const lang of ['zh_cn', 'en']) {
        await open(page, lang === 'en' ? `${path}?lang=en` : path);
        const bar = await page
          .getByRole('navigation', { name: /报告的各页|Pages of the report/ })
          .boundingBox();
        expect((bar?.y ?? 0) + (bar?.height ?? 0), `${width} ${lang}`).toBeLessThanOrEqual(fits);
      }
      await open(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(findings[kind]);
      const actions = page.getByRole('region', { name: '先做这几件' });
      await expect(actions.locator('> ol > li')).toHaveCount(3);
      // One light, and it is the first action.
      await expect(page.locator('main :is(a, button).bg-beam:visible')).toHaveCount(1);
      await expect(actions.locator('li').first().locator('.bg-beam')).toBeVisible();
      for (const name of ['总分', '语文', '数学', '写作'])
        await expect(page.getByRole('heading', { level: 2, name, exact: true }).first()).toBeVisible();
      // What cannot be relied on is no distance from a goal.
      await expect(page.getByText(/目标 310/)).toHaveCount(kind === 'hurried' ? 0 : 2);
      expect(await axeFaults(page)).toEqual([]);
    }
  });
}

test('tabs are reached and opened by keys alone, and a reload and Back keep them', async ({
  page,
  candidate,
}) => {
  const recordId = await candidate.findId('sitting');
  await open(page, `/result/${recordId}`);
  await tabs(page).getByRole('link', { name: '概览' }).focus();
  await page.keyboard.press('Tab');
  await expect(tabs(page).getByRole('link', { name: /^题目/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?tab=items$/);
  const items = page.getByRole('heading', { level: 2, name: '逐题回看' });
  await expect(items).toBeVisible();
  await page.reload();
  await expect(items).toBeVisible();
  await expect(tabs(page).locator('[aria-current=page]')).toHaveText(/题目/);
  await tabs(page).getByRole('link', { name: '时间与习惯' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?tab=time$/);
  await expect(items).toBeHidden();
  await page.goBack();
  await expect(items).toBeVisible();
});

test('opens at the address of a tab without script', async ({ browser, page, candidate, baseURL }) => {
  const recordId = await candidate.findId('sitting');
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
    baseURL: baseURL ?? '',
  });
  const still = await plain.newPage();
  await still.goto(`/result/${recordId}`);
  await still.getByRole('link', { name: /^题目/ }).click();
  await expect(still.getByRole('heading', { level: 2, name: '逐题回看' })).toBeVisible();
  await expect(still.getByRole('heading', { level: 2, name: '各部分' })).toBeHidden();
  await plain.close();
});

test('a practice set starts with what went wrong, and folds its analysis', async ({
  page,
  candidate,
  context,
  baseURL,
}) => {
  const set = await candidate.findExam('JIJING');
  const path = await sitAs('weak', clientOf(context.request, baseURL ?? ''), set.id);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /^\d+ 题对 \d+ 题，先看没做对的 \d+ 题。$/,
  );
  await expect(page.getByRole('button', { name: /^重做这( \d+ |道)题$/ })).toBeInViewport();
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('逐题回看');
  await expect(page.locator('#review ol > li').first()).toContainText('答错');
  await expect(page.locator('main :is(a, button).bg-beam:visible')).toHaveCount(1);
  const analysis = page.getByRole('heading', { level: 2, name: '时间地图' });
  await expect(analysis).toBeHidden();
  await page.getByText('分析：用时、考点、作答习惯').click();
  await expect(analysis).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
});
