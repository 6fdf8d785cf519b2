/** What search engines and messengers read: sitemap, robots, pictures of shared links. */
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { importContent } from '#server/domains/site/import.ts';
import { createCrawlers } from '#server/routes/site/crawlers.ts';
import { createSharePictures } from '#server/routes/site/share-pictures.ts';
import { openHarness } from '#tests/api/harness.ts';

const { deps } = await openHarness({ environment: { SITE_ORIGIN: 'https://gre.example.com' } });
const crawlers = createCrawlers(deps);
const pictures = createSharePictures(deps);

beforeAll(async () => {
  await importContent(deps);
});

test('the sitemap names every article, class and event in both languages', async () => {
  const response = await crawlers.request('/sitemap.xml');
  expect(response.headers.get('content-type')).toMatch(/^application\/xml/);
  const xml = await response.text();
  for (const path of [
    '/home',
    '/news/gre-format',
    '/course/brush-up',
    '/events/mock-exam-day',
    '/help?val=faq',
    '/questions?type=math',
  ]) {
    const english = path.includes('?') ? `${path}&amp;lang=en` : `${path}?lang=en`;
    expect(xml).toContain(`<loc>https://gre.example.com${path}</loc>`);
    expect(xml).toContain(`<loc>https://gre.example.com${english}</loc>`);
  }
  expect(xml).toContain('hreflang="zh-CN"');
  expect(xml).not.toMatch(/&(?!amp;|quot;|lt;)/);
});

test('robots are kept from what is a person’s own, and shown the sitemap', async () => {
  const text = await (await crawlers.request('/robots.txt')).text();
  expect(text).toContain('Disallow: /user');
  expect(text).toContain('Sitemap: https://gre.example.com/sitemap.xml');
});

test('a shared link has a picture of the size that messengers ask for', async () => {
  const response = await pictures.request('/share/articles/routing.png');
  expect(response.headers.get('content-type')).toBe('image/png');
  const { width, height, format } = await sharp(await response.arrayBuffer()).metadata();
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' });
});

test.each(['/share/articles/none.png', '/share/articles/..%2F..%2Fpackage.png', '/share/teachers/01.png'])(
  '%s is not found',
  async (path) => {
    expect((await pictures.request(path)).status).toBe(404);
  },
);

test('whoever finds a fault is told where to report it, where the operator has said so', async () => {
  expect((await crawlers.request('/.well-known/security.txt')).status).toBe(404);
  const site = await openHarness({ environment: { SECURITY_CONTACT: 'mailto:security@gre.example' } });
  const response = await createCrawlers(site.deps).request('/.well-known/security.txt');
  expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
  const text = await response.text();
  expect(text).toContain('Contact: mailto:security@gre.example\n');
  const expires = new Date(/^Expires: (.*)$/m.exec(text)?.[1] ?? '');
  expect(expires.getTime()).toBeGreaterThan(Date.now());
});
