/** Addresses of an attempt: without its exam, of one that was given up, and of somebody else's. */
import { axeFaults } from '#tests/browser/axe.ts';
import { apiOf, expect, register, settled, test } from '#tests/browser/candidate.ts';
import { open, withoutSalesDialog } from '#tests/browser/page.ts';

test.beforeEach(({ page }) => withoutSalesDialog(page));

for (const screen of ['before', 'exercise', 'review'])
  test(`/exams/${screen}?recordId=… finds its exam`, async ({ page, candidate }) => {
    const { exam, recordId } = await candidate.start('GREPREP');
    await open(page, `/exams/${screen}?recordId=${recordId}&lang=en`);
    await settled(page);
    expect(new URL(page.url()).pathname).toMatch(new RegExp(`^/exams/${exam.id}/`));
    expect(new URL(page.url()).searchParams.get('recordId')).toBe(recordId);
    expect(new URL(page.url()).searchParams.get('lang')).toBe('en');
    await expect(page.locator('[data-button=continue]').first()).toBeVisible();
  });

test('an address with another exam than the attempt’s leads to the attempt’s own', async ({
  page,
  candidate,
}) => {
  const { exam, recordId } = await candidate.start('JIJING');
  await open(page, `/exams/999999/exercise?recordId=${recordId}`);
  await expect(page).toHaveURL(new RegExp(`/exams/${exam.id}/exercise\\?`));
});

test('without an attempt there is nothing to go on with, and a visitor is asked to log in', async ({
  page,
  candidate: _,
  browser,
  baseURL,
}) => {
  await open(page, '/exams/exercise?lang=en');
  await expect(page).toHaveURL('/gre-exam?lang=en');
  const visitor = await browser.newContext({ baseURL });
  const door = await visitor.newPage();
  await door.goto('/exams/review?recordId=1');
  expect(new URL(door.url()).pathname).toBe('/login');
  await visitor.close();
});

const said = {
  zh_cn: { dropped: '这次作答已经放弃', unknown: '没有找到这次作答', again: '打开这套题', lang: '' },
  en: {
    dropped: 'This attempt was given up',
    unknown: 'We could not find this attempt',
    again: 'Open the exam or set',
    lang: '&lang=en',
  },
};

for (const [locale, { dropped, unknown, again, lang }] of Object.entries(said)) {
  test(`an attempt that was given up says so, and leads to the new one (${locale})`, async ({
    page,
    candidate,
  }) => {
    const { exam, recordId } = await candidate.start('JIJING');
    await candidate.call('PUT', `/api/records/${recordId}/restart`);
    for (const path of [
      `/exams/${exam.id}/exercise`,
      '/exams/exercise',
      // The page before an exam is at this address, too.
      '/exams/before',
    ]) {
      const reply = await page.goto(`${path}?recordId=${recordId}${lang}`);
      expect(reply?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(dropped);
    }
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('link', { name: again }).click();
    await expect(page).toHaveURL(new RegExp(`/exams/before\\?id=${exam.id}`));
  });

  test(`somebody else’s attempt and one that never was read alike (${locale})`, async ({
    page,
    candidate: _,
    browser,
    baseURL,
  }) => {
    const elsewhere = await browser.newContext({ baseURL });
    const other = apiOf(elsewhere.request, baseURL ?? '');
    await register(other, '另一位考生');
    const { exam, recordId } = await other.start('GREPREP');
    const texts: string[] = [];
    for (const address of [
      `/exams/${exam.id}/exercise?recordId=${recordId}`,
      `/exams/exercise?recordId=${recordId}`,
      '/exams/exercise?recordId=99999999',
      '/exams/exercise?recordId=nonsense',
    ]) {
      const reply = await page.goto(`${address}${lang}`);
      expect(reply?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(unknown);
      texts.push(await page.locator('main').innerText());
    }
    expect(new Set(texts).size).toBe(1);
    expect(texts[0]).toContain('考生');
    expect(await axeFaults(page)).toEqual([]);
    await elsewhere.close();
  });
}
