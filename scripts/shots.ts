/** `npm run shots [PATH …]`: pictures of every page, in both languages and at three widths, for people to look at. */
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { apiOf, register } from '../tests/browser/candidate.ts';
import { type PageEntry, pages, resolvePath } from '../tests/browser/pages.ts';
import { browserArgs, ensureBrowser } from './browser.ts';
import { buildIfStale } from './build.ts';
import { startProduct } from './server-process.ts';
import { root } from './stamp.ts';

const widths = [390, 768, 1440];
const languages = ['zh_cn', 'en'] as const;

const fileName = (path: string) => path.replace(/^\//, '').replace(/[^\w-]+/g, '_') || 'index';

/** Those further down are loaded as somebody comes near them. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
}

export async function run(wanted: string[]): Promise<void> {
  const folder = join(root, 'shots');
  const entries: readonly PageEntry[] =
    wanted.length > 0 ? wanted.map((path) => pages.find((page) => page.path === path) ?? { path }) : pages;
  await buildIfStale(console.log);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArgs });
  const product = await startProduct();
  try {
    const context = await browser.newContext({ baseURL: product.origin });
    const api = apiOf(context.request, product.origin);
    // Pages that need a login last: the context keeps it.
    for (const { path, needsLogin } of entries.toSorted(
      (a, b) => Number(a.needsLogin ?? 0) - Number(b.needsLogin ?? 0),
    )) {
      if (needsLogin && (await context.cookies()).length === 0) await register(api);
      const found = await resolvePath(path, api.findId);
      for (const lang of languages) {
        for (const width of widths) {
          const page = await context.newPage();
          await page.setViewportSize({ width, height: width < 768 ? 844 : 900 });
          await page.goto(lang === 'en' ? `${found}${found.includes('?') ? '&' : '?'}lang=en` : found, {
            waitUntil: 'networkidle',
          });
          await loadPictures(page);
          await page.screenshot({
            path: join(folder, `${fileName(path)}-${lang}-${width}.png`),
            fullPage: true,
          });
          await page.close();
        }
      }
      console.log(path);
    }
    console.log(`Pictures are in ${folder}`);
  } finally {
    await browser.close();
    await product.stop();
  }
}
