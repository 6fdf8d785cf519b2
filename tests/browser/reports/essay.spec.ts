/** The essay in the report: scored by itself after the submission, its marks reachable by keyboard, in both languages. */
import { axeFaults } from '#tests/browser/axe.ts';
import { expect, test, writeEssay } from '#tests/browser/candidate.ts';
import { open, withoutSalesDialog } from '#tests/browser/page.ts';

test('an essay is scored while its writer waits, and every mark leads to its note and back', async ({
  page,
  candidate,
}) => {
  const recordId = await writeEssay(candidate);
  await withoutSalesDialog(page);
  await open(page, `/result/${recordId}?tab=writing`);
  const essay = page.getByRole('region', { name: '写作', exact: true });
  await expect(essay.getByText('非官方估分，由程序按固定规则给出')).toBeVisible();
  await expect(essay.getByRole('img', { name: /写作估分/ })).toBeVisible();
  await expect(essay.getByText('although 和 but 不能同时用')).toBeVisible();
  await expect(essay.getByText('这次没有语法检查')).toBeVisible();
  for (const trait of ['立场', '论证', '结构', '语言', '规范'])
    await expect(essay.getByText(new RegExp(`^${trait} .* 分，满分 6$`))).toBeAttached();

  const place = essay.getByRole('link', { name: '批注 3', exact: true });
  await place.focus();
  await page.keyboard.press('Enter');
  const back = essay.getByRole('link', { name: '回到原文第 3 处' });
  await expect(back).toBeInViewport();
  await back.press('Enter');
  await expect(place).toBeInViewport();
  expect(await axeFaults(page)).toEqual([]);

  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `/result/${recordId}?tab=writing&lang=en`);
  const english = page.getByRole('region', { name: 'Essay', exact: true });
  await expect(english.getByText('Although and but do the same work')).toBeVisible();
  await expect(english.getByText('An unofficial estimate by fixed rules')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});
