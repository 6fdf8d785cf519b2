/** A report that is kept and shared: the PDF in hand, a link for a stranger, and the link taken back. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { extractText } from 'unpdf';
import { axeFaults } from '#tests/browser/axe.ts';
import { type Candidate, expect, test } from '#tests/browser/candidate.ts';
import { expectNoticeClearOf, open, withoutSalesDialog } from '#tests/browser/page.ts';

test.beforeEach(({ page }) => withoutSalesDialog(page));

const expectOpenToAll = async (page: Page) => expect(await axeFaults(page)).toEqual([]);

async function submit(candidate: Candidate) {
  const started = await candidate.start('JIJING');
  await candidate.call('PUT', `/api/records/${started.recordId}/exit`, {});
  return started;
}

test('the paper is for everyone, the answers for who has submitted', async ({ page, candidate }) => {
  const { exam } = await candidate.start('JIJING');
  await open(page, `/exams/examPdf?id=${exam.id}`);
  const arriving = page.waitForEvent('download');
  await page.getByRole('link', { name: '下载试题' }).click();
  const download = await arriving;
  expect(download.suggestedFilename()).toBe(`${exam.title}-试题.pdf`.replace(/[\\/:*?"<>|]+/g, ' '));
  const { text } = await extractText(new Uint8Array(await readFile(await download.path())), {
    mergePages: true,
  });
  expect(text.replace(/\s+/g, '')).toContain(exam.title.replace(/\s+/g, ''));
  await expect(page.getByText('在线做完交卷后打开')).toBeVisible();
  await expectOpenToAll(page);
  await expect(page.getByRole('link', { name: '下载答案与解析' })).toHaveCount(0);

  const { list } = await candidate.call<{ list: unknown[] }>('GET', '/api/results');
  expect(list).toHaveLength(0);
  const { recordId } = await submit(candidate);
  await open(page, `/exams/examPdf?id=${exam.id}&recordId=${recordId}`);
  const key = page.waitForEvent('download');
  await page.getByRole('link', { name: '下载答案与解析' }).click();
  expect((await key).suggestedFilename()).toContain('答案与解析');
});

test('a report is shared with a stranger and taken back', async ({ page, candidate, browser, baseURL }) => {
  const { recordId, exam } = await submit(candidate);
  await open(page, `/result/${recordId}`);
  await page.getByRole('button', { name: '分享' }).click();
  const dialog = page.getByRole('dialog', { name: '分享这份报告' });
  await dialog.getByRole('switch', { name: /隐藏分数/ }).check();
  await dialog.getByRole('button', { name: '生成链接' }).click();
  const link = await dialog.getByLabel('分享链接').inputValue();
  await expectOpenToAll(page);
  expect(link).toMatch(new RegExp(`^${baseURL}/result/shared/[\\w-]{43}$`));

  // A card with the code of the link, as a picture.
  const picture = page.waitForEvent('download');
  await dialog.getByRole('button', { name: '保存为图片' }).click();
  expect((await picture).suggestedFilename()).toBe('报告卡片.png');
  expect((await readFile(await (await picture).path())).subarray(1, 4).toString()).toBe('PNG');

  // On a phone the dialog is a sheet with its buttons at the bottom edge: what is said stands above it.
  for (const height of [844, 600]) {
    await page.setViewportSize({ width: 390, height });
    await dialog.getByRole('switch', { name: /给老师看/ }).click();
    await expectNoticeClearOf(page, '已更新', dialog);
  }
  await page.setViewportSize({ width: 1440, height: 900 });

  const elsewhere = await browser.newContext();
  const stranger = await elsewhere.newPage();
  await withoutSalesDialog(stranger);
  const response = await stranger.goto(link);
  expect(response?.headers()['x-robots-tag']).toContain('noindex');
  expect(response?.headers()['cache-control']).toContain('no-store');
  await expect(stranger.getByRole('heading', { level: 1, name: exam.title })).toBeVisible();
  await expect(stranger.getByText('分享者没有公开分数')).toBeVisible();
  await expect(stranger.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expectOpenToAll(stranger);

  await dialog.getByRole('button', { name: '停止分享' }).click();
  await expect(page.getByText('原链接不能再打开')).toBeVisible();
  expect((await stranger.goto(link))?.status()).toBe(404);
  await elsewhere.close();

  const arriving = page.waitForEvent('download');
  await page.getByRole('link', { name: '报告 PDF' }).click();
  expect((await arriving).suggestedFilename()).toContain('报告');
});
