/** The feedback dialog: each rule of the specification, section 5, and the words of sections 5 and 8. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '#tests/browser/candidate.ts';
import { open, withoutSalesDialog } from '#tests/browser/page.ts';

test.beforeEach(async ({ page, candidate }) => {
  expect(candidate.email).toContain('@');
  await withoutSalesDialog(page);
});

const png = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#ffc92b' } })
    .png()
    .toBuffer();

async function openForm(page: Page) {
  await open(page, '/about');
  await page.getByRole('contentinfo').getByRole('button', { name: '意见反馈' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('问题类型')).toBeVisible();
  return dialog;
}

test('says what is missing, field by field', async ({ page }) => {
  const dialog = await openForm(page);
  await dialog.getByRole('button', { name: '提交反馈' }).click();
  await expect(dialog.getByText('请选择问题类型')).toBeVisible();
  await expect(dialog.getByText('请填写具体描述')).toBeVisible();
  await expect(dialog.getByText('请选择联系方式')).toBeVisible();
  await expect(dialog.getByPlaceholder('请填写邮箱或微信')).toHaveCount(0);
  await dialog.getByLabel('微信').check();
  await dialog.getByRole('button', { name: '提交反馈' }).click();
  await expect(dialog.getByText('请填写联系方式')).toBeVisible();
});

test('takes 200 characters and not one more', async ({ page }) => {
  const dialog = await openForm(page);
  await dialog.getByLabel('具体描述').fill('字'.repeat(201));
  await dialog.getByRole('button', { name: '提交反馈' }).click();
  await expect(dialog.getByText('最多 200 个字')).toBeVisible();
  await dialog.getByLabel('具体描述').fill('字'.repeat(200));
  await expect(dialog.getByText('最多 200 个字')).toHaveCount(0);
});

test('is sent with a picture and thanks in the words of the specification', async ({ page }) => {
  const dialog = await openForm(page);
  await dialog.getByLabel('问题类型').selectOption({ label: '题目或内容有误' });
  await dialog.getByLabel('具体描述').fill('第 3 题的解析少了一行。');
  await dialog
    .getByTestId('pictures')
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: await png() });
  await expect(dialog.getByRole('img', { name: '第 1 张图片' })).toBeVisible();
  await expect(dialog.getByRole('progressbar')).toHaveCount(0);
  await dialog.getByLabel('邮箱').check();
  await dialog.getByPlaceholder('请填写邮箱或微信').fill('me@example.com');
  const sent = page.waitForRequest((request) => request.url().includes('/api/feedbacks?'));
  await dialog.getByRole('button', { name: '提交反馈' }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    type: 'content',
    is_contact: 'email',
    imgs: [expect.stringMatching(/^\/uploads\/feedback\/.+\.png$/)],
  });
  await expect(page.getByText('反馈建议提交成功！感谢您的支持，我们的运营团队将会马上处理！')).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test('says why a picture was not uploaded, and lets it go', async ({ page }) => {
  const dialog = await openForm(page);
  const failure = { code: 50000, error: 'INTERNAL', msg: '存储空间正在维护。', data: null };
  await page.route('**/api/feedbacks/upload*', (route) => route.fulfill({ status: 500, json: failure }));
  await dialog
    .getByTestId('pictures')
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: await png() });
  await expect(dialog.getByRole('alert')).toHaveText(/第 1 张没有上传成功.+存储空间正在维护。/);
  await expect(dialog.getByRole('button', { name: '重传第 1 张图片' })).toBeVisible();
  await dialog.getByRole('button', { name: '删除第 1 张图片' }).click();
  await expect(dialog.getByRole('img')).toHaveCount(0);
  await expect(dialog.getByRole('alert')).toBeEmpty();
});

test('refuses pictures by kind, size and number', async ({ page }) => {
  const dialog = await openForm(page);
  const pictures = dialog.getByTestId('pictures');
  await pictures.setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
  await expect(dialog.getByText('上传图片只能是 JPG 和 PNG 格式')).toBeVisible();
  await pictures.setInputFiles({
    name: 'b.png',
    mimeType: 'image/png',
    buffer: Buffer.alloc(10 * 1024 * 1024),
  });
  await expect(dialog.getByText('上传图片大小不能超过 10MB')).toBeVisible();
  const buffer = await png();
  const six = Array.from({ length: 6 }, (_, place) => ({
    name: `${place}.png`,
    mimeType: 'image/png',
    buffer,
  }));
  await pictures.setInputFiles(six);
  await expect(dialog.getByText('最多支持上传5张图片,您已上传5张,请删除后再添加')).toBeVisible();
  await expect(dialog.getByRole('img')).toHaveCount(5);
  await dialog.getByRole('button', { name: '删除第 5 张图片' }).click();
  await expect(dialog.getByRole('img')).toHaveCount(4);
  await expect(dialog.getByText('最多支持上传5张图片')).toHaveCount(0);
});

test('a picture that only calls itself one is refused by the server, in the same words', async ({
  page,
  complaints,
}) => {
  const dialog = await openForm(page);
  await dialog
    .getByTestId('pictures')
    .setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('<script>') });
  await expect(dialog.getByRole('alert').filter({ hasText: '上传图片只能是 JPG 和 PNG 格式' })).toBeVisible();
  complaints.length = 0; // the browser cannot preview what is no picture
});

test('takes pictures by paste and by drop', async ({ page }) => {
  const dialog = await openForm(page);
  const bytes = [...(await png())];
  await dialog.getByLabel('具体描述').evaluate((element, data) => {
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([new Uint8Array(data)], 'p.png', { type: 'image/png' }));
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, bytes);
  await expect(dialog.getByRole('img')).toHaveCount(1);
  await dialog.getByRole('button', { name: '选择图片' }).evaluate((element, data) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([new Uint8Array(data)], 'd.png', { type: 'image/png' }));
    element.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  }, bytes);
  await expect(dialog.getByRole('img')).toHaveCount(2);
});

test('captures the page without the dialog, at 0.7 of its size', async ({ page }) => {
  test.slow();
  const dialog = await openForm(page);
  await dialog.getByRole('button', { name: '截取当前页面' }).click();
  const picture = dialog.getByRole('img', { name: '第 1 张图片' });
  await expect(picture).toBeVisible({ timeout: 40_000 });
  const { width, height, colours } = await picture.evaluate((element: HTMLImageElement) => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [element.naturalWidth, element.naturalHeight];
    const context = canvas.getContext('2d') as CanvasRenderingContext2D;
    context.drawImage(element, 0, 0);
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    const seen = new Set<number>();
    for (let place = 0; place < data.length; place += 400) seen.add(data[place] ?? 0);
    return { width: canvas.width, height: canvas.height, colours: seen.size };
  });
  expect(Math.abs(width - 1440 * 0.7)).toBeLessThan(2);
  expect(Math.abs(height - 900 * 0.7)).toBeLessThan(2);
  // A page with words has many greys; an empty sheet has one.
  expect(colours).toBeGreaterThan(10);
});
