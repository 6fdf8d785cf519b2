/** What fails is said, whoever asked for it; and what was sent is gone from its field. */
import { expect, test } from '#tests/browser/candidate.ts';
import { open, withoutSalesDialog } from '#tests/browser/page.ts';

test.beforeEach(({ page }) => withoutSalesDialog(page));

// The page's own complaints, of which an unhandled rejection is one, fail every test.
test('a button whose call is refused says why', async ({ page, candidate: _ }) => {
  await open(page, '/user/account');
  const failure = { code: 40300, error: 'FORBIDDEN', msg: '今天不能再生成了', data: null };
  await page.route('**/api/invites*', (route) => route.fulfill({ status: 403, json: failure }));
  await page.getByRole('button', { name: '生成链接' }).click();
  await expect(page.locator('[data-toasts]')).toContainText(failure.msg);
});

test('the counter of a comment begins anew after sending', async ({ page, candidate }) => {
  await open(page, `/questions/${await candidate.findQuestion('fill')}`);
  await page.getByRole('button', { name: '现在就看' }).click();
  const field = page.getByRole('textbox', { name: '写评论' });
  const counter = field.locator('xpath=following-sibling::p').first();
  await field.fill('先看转折词。');
  await expect(counter).toContainText('6');
  await field.locator('xpath=ancestor::form').getByRole('button', { name: '发表' }).click();
  await expect(field).toHaveValue('');
  await expect(counter).toContainText(/(?<!\d)0 /);
});

for (const path of [
  '/questions/999999999',
  '/news/no-such',
  '/course/no-such',
  '/words/zzzzqq',
  '/result/999999999',
])
  test(`in an open page ${path} is what a reload shows`, async ({ page, candidate: _ }) => {
    await open(page, '/about');
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, path);
    const title = page.locator('main h1');
    const before = await page.locator('main h1').textContent();
    await expect(title).not.toHaveText('关于我们');
    const shown = await title.textContent();
    await page.reload();
    await expect(title).toHaveText(shown ?? before ?? '');
    expect(shown).not.toBe('我们这边出了问题');
  });
