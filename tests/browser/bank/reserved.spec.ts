/** A question that is kept for a mock exam, and one that is withheld while the exam is open: why, and the way on. */
import { axeFaults } from '#tests/browser/axe.ts';
import { expect, test } from '#tests/browser/candidate.ts';
import { open, withoutSalesDialog } from '#tests/browser/page.ts';
import { mockQuestion, numberOf } from './bank-keys.ts';

test.beforeEach(({ page }) => withoutSalesDialog(page));

const words = [
  {
    lang: 'zh_cn',
    reserved: '这道题留给模考',
    withheld: '你有一场模考正在进行',
    exam: '去看这场模考',
    on: '回到模考',
  },
  {
    lang: 'en',
    reserved: 'This one is kept for a mock exam',
    withheld: 'You have a mock exam under way',
    exam: 'See the mock exam',
    on: 'Back to the mock exam',
  },
] as const;

test('says why a question of a mock exam is closed, opens it with the submission, and withholds it again', async ({
  page,
  candidate,
  browser,
}) => {
  const { title, code } = mockQuestion();
  const { recordId } = await candidate.start('GREPREP', { title });
  await candidate.call('PUT', `/api/records/${recordId}/exit`, {});
  const number = numberOf(code);
  await open(page, `/questions/${number}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number);

  const visitor = await browser.newPage();
  await withoutSalesDialog(visitor);
  for (const { lang, reserved, exam } of words) {
    await open(visitor, `/questions/${number}?lang=${lang}`);
    await expect(visitor.getByText(reserved)).toBeVisible();
    await expect(visitor.getByText(number)).toHaveCount(0);
    expect(await axeFaults(visitor)).toEqual([]);
    await visitor.getByRole('link', { name: exam }).click();
    await expect(visitor).toHaveURL(/\/exams\/before\?id=\d+|\/login/);
  }
  await visitor.close();

  await candidate.start('GREPREP', { title });
  for (const { lang, withheld, on } of words) {
    await open(page, `/questions/${number}?lang=${lang}`);
    await expect(page.getByText(withheld)).toBeVisible();
    await expect(page.getByText(number)).toHaveCount(0);
    expect(await axeFaults(page)).toEqual([]);
    await expect(page.getByRole('link', { name: on })).toHaveAttribute('href', /\/exams\/before\?id=\d+/);
  }
});
