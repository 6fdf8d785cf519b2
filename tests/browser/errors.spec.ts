/** Error pages, redirects of the middleware, and the headers of a page. */
import { expect, test } from './candidate.ts';
import { open, withoutSalesDialog } from './page.ts';

test.beforeEach(({ page }) => withoutSalesDialog(page));

test('an unknown address is answered with 404, an apology and a way home', async ({ page }) => {
  const reply = await page.goto('/no-such-page');
  expect(reply?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('页面消失了');
  await expect(page.getByText('很抱歉')).toBeVisible();
  await page.getByRole('link', { name: '回到首页', exact: true }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/no-such-page?lang=en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be found');
});

test('an address that the API refuses is a page that is not there, and no fault of ours', async ({
  page,
}) => {
  const reply = await page.goto('/news?page=1e9&tag=%00');
  expect(reply?.status()).toBeGreaterThanOrEqual(200);
  expect(reply?.status()).toBeLessThan(500);
});

test('who asks too much at once is told so, also within a page that is open', async ({ page, candidate }) => {
  await open(page, '/about');
  const ask = () => candidate.call('GET', '/api/questions?size=1').catch(() => 'refused');
  let replies: unknown[] = [];
  while (!replies.includes('refused')) replies = await Promise.all(Array.from({ length: 50 }, ask));
  await page.getByRole('banner').getByRole('link', { name: '题库', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('打开得有点快');
  await expect(page.getByRole('link', { name: '重新打开' })).toBeVisible();
  // The same by its address.
  expect((await page.reload())?.status()).toBe(429);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('打开得有点快');
});

test('whose pages were too many stays who they are, in a page that is open', async ({
  page,
  candidate: _,
}) => {
  await open(page, '/about');
  const ask = async () => (await page.request.get('/about.data')).status();
  let replies: number[] = [];
  while (!replies.includes(429)) replies = await Promise.all(Array.from({ length: 50 }, ask));
  await page.getByRole('banner').getByRole('link', { name: '题库', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('打开得有点快');
  await expect(page.getByRole('banner')).toContainText('考生');
  // By its address it is a small page, which opens again by itself.
  expect((await page.reload())?.status()).toBe(429);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('打开得有点快');
  await expect(page.locator('meta[http-equiv=refresh]')).toHaveAttribute('content', /^\d+$/);
});

test('who is no staff finds no page at the desk’s address, also when it is opened again', async ({
  page,
  candidate: _,
}) => {
  for (const path of ['/staff', '/staff/users']) {
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('页面消失了');
    const again = await page.reload();
    expect(again?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('页面消失了');
    await expect(page.getByRole('link', { name: '回到首页', exact: true })).toBeVisible();
  }
});

for (const [status, title] of [
  [401, '这一页要先登录'],
  [404, '页面消失了'],
  [500, '我们这边出了问题'],
] as const) {
  test(`the page for ${status} exists`, async ({ page }) => {
    const reply = await page.goto(`/error/${status}`);
    expect(reply?.status()).toBe(status);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });
}

test('a visitor who opens the user area is sent to the login and back', async ({ page }) => {
  await page.goto('/user/notes?page=2&lang=en');
  const url = new URL(page.url());
  expect(url.pathname).toBe('/login');
  expect(url.searchParams.get('redirect')).toBe('/user/notes?page=2&lang=en');
  expect(url.searchParams.get('lang')).toBe('en');
});

test('a page allows no inline script but its own', async ({ page, complaints }) => {
  const reply = await page.goto('/home');
  const policy = reply?.headers()['content-security-policy'] ?? '';
  // A page rendered for one reader carries a nonce, a page from the cache the hashes of its scripts.
  expect(policy).toMatch(/script-src 'self' '(?:nonce|sha256)-[^']+'/);
  expect(policy.match(/script-src [^;]*/)?.[0]).not.toContain('unsafe');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.injected = true';
    document.body.append(script);
  });
  expect(await page.evaluate(() => 'injected' in window)).toBe(false);
  complaints.length = 0; // the refused script is reported by the browser, as it should be
});

test('hashed assets are kept for a year, compressed; pages are not kept', async ({ page, request }) => {
  await open(page, '/home');
  const asset = await page.locator('link[rel=stylesheet]').first().getAttribute('href');
  const reply = await request.get(asset ?? '', { headers: { 'accept-encoding': 'br' } });
  expect(reply.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(reply.headers()['content-encoding']).toBe('br');
  const html = await request.get('/home', { headers: { 'accept-encoding': 'gzip' } });
  expect(html.headers()['content-encoding']).toBe('gzip');
  expect(html.headers()['cache-control']).toContain('no-cache');
});
