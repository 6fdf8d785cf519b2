/** Words leave as a file and come back by one, in a real browser: downloaded, looked at, taken in. */
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { apiOf, register } from '../candidate.ts';
import { expect, open, test } from '../page.ts';

const exchange = '/user/words/exchange';

test('a deck that was downloaded is shown and taken in by another account, with its progress', async ({
  page,
  baseURL,
  browser,
}) => {
  const api = apiOf(page.request, baseURL ?? '');
  await register(api);
  const words = [{ word: 'kerfuffle', gloss: '骚动，混乱' }, { word: 'ambiguous' }];
  await api.call('POST', '/api/words/kept', { words });
  await api.call('POST', '/api/words/reviews', {
    reviews: [...[{ id: randomUUID(), word: 'ambiguous', kind: 'recognize', grade: 3, ms: 2000 }]].map(
      (review) => ({ ...review, at: new Date().toISOString() }),
    ),
  });

  await open(page, exchange);
  await page.getByLabel('哪些词').selectOption('kept');
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: '下载文件' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^灯塔 GRE 我收的词 [\d-]+\.apkg$/);
  const buffer = await readFile(await download.path());

  const other = await browser.newContext({ baseURL, locale: 'en-US' });
  await register(apiOf(other.request, baseURL ?? ''));
  const theirs = await other.newPage();
  await open(theirs, `${exchange}?lang=en`);
  const choose = theirs.getByLabel('Choose a file');
  await choose.setInputFiles({ name: 'words.apkg', mimeType: 'application/octet-stream', buffer });
  await expect(theirs.getByRole('heading', { name: '2 words found in words.apkg' })).toBeVisible();
  await expect(theirs.getByText('骚动，混乱')).toBeVisible();
  const figure = (label: string) => theirs.locator('dl > div', { hasText: label }).locator('dd');
  await expect(figure('New among my words')).toHaveText('2');
  await expect(figure('Progress brought in')).toHaveText('1');

  await theirs.getByRole('button', { name: 'Import them' }).click();
  await expect(theirs.getByRole('heading', { name: 'Imported' })).toBeVisible();
  // The same file again has nothing to add.
  await choose.setInputFiles({ name: 'words.apkg', mimeType: 'application/octet-stream', buffer });
  await expect(theirs.getByText('All of these are here already')).toBeVisible();
  await other.close();
});

test('a file that is none says what to do, and a list from a spreadsheet says how it was read', async ({
  page,
  baseURL,
}) => {
  await register(apiOf(page.request, baseURL ?? ''));
  await open(page, exchange);
  const choose = page.getByLabel('选择文件');
  await choose.setInputFiles({ name: 'x.apkg', mimeType: '', buffer: Buffer.from([0, 1, 2, 3]) });
  await expect(page.getByRole('alert')).toContainText('请选 .apkg、.csv 或 .txt 文件');
  const list = 'kerfuffle,骚动\n不是词,也不是\n';
  await choose.setInputFiles({ name: '词表.csv', mimeType: 'text/csv', buffer: Buffer.from(list) });
  await expect(page.getByRole('heading', { name: '词表.csv 里认出 1 个词' })).toBeVisible();
  await expect(page.getByText('按先后取的')).toBeVisible();
  await expect(page.getByText('1 条不是英文单词')).toBeVisible();
});
