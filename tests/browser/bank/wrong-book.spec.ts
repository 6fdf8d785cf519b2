/** The wrong-book: filled by mistakes, filtered, explained by the learner, redone as a set. */
import { keyOf } from '#core/questions/public-view.ts';
import { axeFaults } from '#tests/browser/axe.ts';
import { type Candidate, expect, press, settled, test } from '#tests/browser/candidate.ts';
import { open, withoutSalesDialog } from '#tests/browser/page.ts';
import { numberOf, questionOf } from './bank-keys.ts';

test.beforeEach(({ page }) => withoutSalesDialog(page));

const blank = 'tc-g001';
const generated = 'arith-back-to-the-start-02';

async function fail(candidate: Candidate, code: string): Promise<void> {
  const { id } = await candidate.call<{ id: string }>('GET', `/api/questions/${numberOf(code)}?reveal=false`);
  const [right] = keyOf(questionOf(code));
  await candidate.call('POST', `/api/questions/${id}/check`, {
    answer: [right === 'A' ? 'B' : 'A'],
    spent: 40_000,
  });
}

test('gathers mistakes, filters them, keeps their cause, and redoes them as a set with siblings', async ({
  page,
  candidate,
}) => {
  await fail(candidate, blank);
  await fail(candidate, generated);
  await open(page, '/user/wrong-books');
  const entries = page.locator('main li').filter({ hasText: '错过 1 次' });
  await expect(entries).toHaveCount(2);
  await expect(entries.filter({ hasText: numberOf(generated) })).toContainText('做一道同类题');
  await expect(entries.filter({ hasText: numberOf(blank) })).toContainText('重做');
  expect(await axeFaults(page)).toEqual([]);

  await entries
    .filter({ hasText: numberOf(blank) })
    .getByRole('combobox', { name: '错因' })
    .selectOption({ label: '单词不认识' });
  await page.getByRole('combobox', { name: '错因' }).first().selectOption({ label: '单词不认识 (1)' });
  await expect(page).toHaveURL(/cause=vocabulary/);
  await expect(entries).toHaveCount(1);
  await open(page, '/user/wrong-books?type=math&source=bank&days=7');
  await expect(entries).toHaveText([new RegExp(numberOf(generated))]);
  await page.getByRole('combobox', { name: '考点' }).selectOption({ index: 1 });
  await expect(page).toHaveURL(/tag=/);
  await open(page, '/user/wrong-books?source=exam');
  await expect(page.getByText('这里还没有错题')).toBeVisible();

  await open(page, '/user/wrong-books');
  await page.getByRole('button', { name: '组卷重做' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '开始练习' }).click();
  await expect(page).toHaveURL(/\/exams\/\d+\/before/);
  await settled(page);
  await expect(page.getByRole('heading', { name: '错题重做：2 题' })).toBeVisible();
  await press(page, 'continue', 'exercise');
});

test('a day without anything due says when the next mistake comes back, and leads to the rest', async ({
  page,
  candidate,
}) => {
  await fail(candidate, blank);
  await open(page, '/user/wrong-books?state=due');
  await expect(page.getByText('今天没有到期的', { exact: true })).toBeVisible();
  await expect(page.getByText(/^最近的一道在 \d+ 月 \d+ 日回来。$/)).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole('link', { name: '看未学会的 1 道' }).click();
  await expect(page.locator('main li').filter({ hasText: '错过 1 次' })).toHaveCount(1);
  await open(page, '/user/wrong-books?state=due&lang=en');
  await expect(page.getByText('Nothing is due today', { exact: true })).toBeVisible();
});
