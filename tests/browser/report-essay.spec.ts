/** The essay in the report: scored by itself after the submission, its marks reachable by keyboard, in both languages. */
import AxeBuilder from '@axe-core/playwright';
import { weakEssay } from '#core/essay/examples.ts';
import { type Candidate, expect, test } from './candidate.ts';
import { open, withoutSalesDialog } from './page.ts';

/** Writes the essay of a mock exam and leaves. The prompt's own words are in it, so that it is on topic. */
async function writeEssay({ call, start, getRecord }: Candidate): Promise<string> {
  const { recordId } = await start('GREPREP');
  const tab = 'tab-of-the-writer';
  const path = `/api/records/${recordId}`;
  await call('PUT', `${path}/lease`, { tab, takeOver: true });
  let record = await getRecord(recordId);
  while (record.screen !== 'exercise') {
    const { screen, sectionIndex, exerciseIndex } = record;
    const from = { screen, sectionIndex, exerciseIndex };
    await call('PUT', `${path}/move`, { tab, move: 'continue', from });
    record = await getRecord(recordId);
  }
  const [exercise] = record.exercises;
  const answer = [`${weakEssay.text}\n\nI agree that ${exercise?.question.stem.en}`];
  await call('PUT', `/api/exercises/${exercise?.id}/answer`, { recordId, tab, type: 'write', answer });
  await call('PUT', `${path}/exit`, { tab });
  return recordId;
}

test('an essay is scored while its writer waits, and every mark leads to its note and back', async ({
  page,
  candidate,
}) => {
  const recordId = await writeEssay(candidate);
  await withoutSalesDialog(page);
  await open(page, `/result/${recordId}`);
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
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `/result/${recordId}?lang=en`);
  const english = page.getByRole('region', { name: 'Essay', exact: true });
  await expect(english.getByText('Although and but do the same work')).toBeVisible();
  await expect(english.getByText('An unofficial estimate by fixed rules')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});
