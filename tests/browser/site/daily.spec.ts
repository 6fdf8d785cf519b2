/** The question of the day on the home page: answered there by a visitor, and explained. */
import { axeFaults } from '#tests/browser/axe.ts';
import { questionBy } from '#tests/browser/bank/bank-keys.ts';
import { expect, test } from '#tests/browser/candidate.ts';
import { open, withoutSalesDialog } from '#tests/browser/page.ts';

test.beforeEach(({ page }) => withoutSalesDialog(page));

type Daily = { id: string; number: string };

test('a visitor answers it where it stands, and sees key and analysis without a login', async ({ page }) => {
  const reply = await page.request.get('/api/questions/daily');
  const { data } = (await reply.json()) as { data: Daily };
  const question = questionBy(data.number);
  await open(page, '/home');
  const section = page.getByRole('region', { name: '今日一题' });
  await section.scrollIntoViewIfNeeded();
  await expect(section.locator(`[data-question="${data.id}"]`)).toBeVisible();
  const submit = section.getByRole('button', { name: '提交答案' });
  await expect(submit).toBeDisabled();
  const count = question.form === 'se' ? 2 : 1;
  for (const option of ['A', 'B'].slice(0, count))
    await section.locator(`input[value=${option}]`).check({ force: true });
  expect(await axeFaults(page)).toEqual([]);
  await submit.click();
  await expect(section.getByRole('status').filter({ hasText: /答[对错]了/ })).toBeVisible();
  await expect(section.getByRole('heading', { name: '解析' })).toBeVisible();
  await expect(section.getByText('登录看解析')).toHaveCount(0);
  await section.getByRole('link', { name: /题目页/ }).click();
  await expect(page).toHaveURL(new RegExp(`/questions/${data.number}`));
  await expect(page.getByText('今日公开题')).toBeVisible();
});

test('says so where it could not be fetched, and tries again', async ({ page, complaints }) => {
  await page.route('**/api/questions/daily*', (route) => route.abort());
  await open(page, '/home');
  const section = page.getByRole('region', { name: '今日一题' });
  await section.scrollIntoViewIfNeeded();
  await expect(section.getByText('今天的题没有取到。')).toBeVisible();
  complaints.length = 0; // the lost call is reported by the browser, as it should be
  await page.unroute('**/api/questions/daily*');
  await section.getByRole('button', { name: '再试一次' }).click();
  await expect(section.locator('[data-question]')).toBeVisible();
});
