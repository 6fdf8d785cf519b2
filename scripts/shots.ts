/** `npm run shots [PATH …]`: pictures of every page, in both languages and at three widths, for people to look at. */
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { startProduct } from '../bench/server-process.ts';
import { pages } from '../tests/browser/pages.ts';
import { browserArgs, ensureBrowser } from './browser.ts';
import { buildIfStale } from './build.ts';
import { root } from './stamp.ts';

const widths = [390, 768, 1440];
const languages = ['zh_cn', 'en'] as const;

const fileName = (path: string) => path.replace(/^\//, '').replace(/[^\w-]+/g, '_') || 'index';

export async function run(wanted: string[]): Promise<void> {
  const folder = join(root, 'shots');
  const paths = wanted.length > 0 ? wanted : pages.map((page) => page.path);
  await buildIfStale(console.log);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArgs });
  const product = await startProduct();
  try {
    for (const path of paths) {
      for (const lang of languages) {
        for (const width of widths) {
          const page = await browser.newPage({ viewport: { width, height: width < 768 ? 844 : 900 } });
          const address = lang === 'en' ? `${path}${path.includes('?') ? '&' : '?'}lang=en` : path;
          await page.goto(product.origin + address, { waitUntil: 'networkidle' });
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
