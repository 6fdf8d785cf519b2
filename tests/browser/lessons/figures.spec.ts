/** Figures of lessons that are moved: by keys, by a mouse, by a finger; and what they are without the code that draws. */
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import tailwindcss from '@tailwindcss/vite';
import { createElement } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { build, createServer, type Rolldown } from 'vite';
import { axeFaults } from '../axe.ts';
import { expect, test } from '../page.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const files = new Map<string, string>();
/** The stage as a server would send it. */
let sent = '';
const isDrawing = (name: string) => name.includes('drawn-figure');

test.beforeAll(async () => {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    base: '/stage/',
    plugins: [tailwindcss()],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      rolldownOptions: {
        input: join(import.meta.dirname, 'figures-stage.tsx'),
        output: {
          entryFileNames: 'stage.js',
          chunkFileNames: '[name].js',
          assetFileNames: '[name][extname]',
        },
      },
    },
  })) as Rolldown.RolldownOutput;
  for (const file of built.output)
    files.set(file.fileName, file.type === 'chunk' ? file.code : String(file.source));
});

test.beforeAll(async () => {
  const server = await createServer({
    configFile: false,
    root,
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false },
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { SampleFigures } = await server.ssrLoadModule('/app/pages/dev/lesson-figures.tsx');
    const page = createElement(StaticRouter, { location: '/stage?lang=en' }, createElement(SampleFigures));
    const { prelude } = await prerenderToNodeStream(page);
    for await (const chunk of prelude) sent += chunk;
  } finally {
    await server.close();
  }
});

async function openStage(page: Page, lang = 'zh_cn', inside = ''): Promise<void> {
  await page.route('**/stage/*', (route) => {
    const name = new URL(route.request().url()).pathname.replace('/stage/', '');
    const contentType = name.endsWith('.css') ? 'text/css' : 'text/javascript';
    return route.fulfill({ contentType, body: files.get(name) ?? '' });
  });
  await page.route('**/stage?*', (route) => {
    const styles = [...files.keys()].filter((name) => name.endsWith('.css'));
    return route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="${lang === 'en' ? 'en' : 'zh-CN'}"><title>stage</title>
<meta name="viewport" content="width=device-width">
${styles.map((name) => `<link rel="stylesheet" href="/stage/${name}">`).join('')}
<body><main><h1>Stage</h1><div id="stage">${inside}</div></main><div style="height:150vh"></div>
<script type="module" src="/stage/stage.js"></script>`,
    });
  });
  await page.goto(`/stage?lang=${lang}`);
}

const figure = (page: Page, id: string): Locator => page.getByTestId(id);
const slider = (page: Page, id: string): Locator => figure(page, id).getByRole('slider');
const reads = (page: Page, id: string): Locator => figure(page, id).locator('[data-reads]');

async function middleOf(handle: Locator): Promise<{ x: number; y: number }> {
  const box = await handle.boundingBox();
  if (!box) throw new Error('nothing to take hold of');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('keys move it by its step and to both ends, and the slider says what it reads', async ({ page }) => {
  await openStage(page, 'en');
  const range = slider(page, 'hops');
  await expect(range).toHaveAccessibleName('the point n');
  await expect(reads(page, 'hops')).toHaveText('8 = 6 × 1 + 2');
  await range.focus();
  for (const [key, text] of [
    ['ArrowRight', '9 = 6 × 1 + 3'],
    ['ArrowLeft', '8 = 6 × 1 + 2'],
    ['End', '40 = 6 × 6 + 4'],
    ['Home', '0 = 6 × 0 + 0'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(reads(page, 'hops')).toHaveText(text);
    await expect(range).toHaveAttribute('aria-valuetext', text);
  }
});

test('a mouse drags the point along its way, and a click calls it', async ({ page }) => {
  await openStage(page, 'en');
  const handle = figure(page, 'plane').locator('.lf-handle');
  await figure(page, 'plane').scrollIntoViewIfNeeded();
  const from = await middleOf(handle);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  // The point (1, 1) goes up the curve to (2, 4): a unit is 34 of the sheet’s 392.
  const svg = await figure(page, 'plane').locator('[data-part=drawing] > svg').boundingBox();
  const unit = ((svg?.width ?? 0) / 256) * 34;
  await page.mouse.move(from.x + unit, from.y - 3 * unit, { steps: 8 });
  await page.mouse.up();
  await expect(reads(page, 'plane')).toHaveText('height 4');
  await expect(slider(page, 'plane')).toBeFocused();
  const to = await middleOf(handle);
  expect(Math.abs(to.x - from.x - unit)).toBeLessThan(2);
  await page.mouse.click(to.x - 4 * unit, to.y);
  await expect(reads(page, 'plane')).toHaveText('height 4');
  await expect(figure(page, 'plane')).toHaveAttribute('data-at', '-2');
});

test('where no point follows, the whole figure is dragged', async ({ page }) => {
  await openStage(page, 'en');
  const stage = figure(page, 'venn').locator('.lf-stage');
  await stage.scrollIntoViewIfNeeded();
  const box = await stage.boundingBox();
  const { x, y } = await middleOf(stage);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + (box?.width ?? 0) / 4, y, { steps: 4 });
  await page.mouse.up();
  await expect(reads(page, 'venn')).toHaveText('both 10');
});

test('what stands below does not move while the line that follows grows', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openStage(page);
  const range = slider(page, 'hops');
  await expect(reads(page, 'hops')).toHaveText('8 = 6 × 1 + 2');
  const before = await range.boundingBox();
  await range.focus();
  await page.keyboard.press('End');
  await expect(reads(page, 'hops')).toHaveText('40 = 6 × 6 + 4');
  expect(await range.boundingBox()).toEqual(before);
});

test('the hint goes with the first move, and where a dragged point stands is said when it rests', async ({
  page,
}) => {
  await openStage(page, 'en');
  const hint = figure(page, 'hops').locator('.lf-hint');
  await expect(hint).toHaveCSS('opacity', '1');
  const from = await middleOf(figure(page, 'hops').locator('.lf-handle'));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 100, from.y, { steps: 5 });
  await expect(hint).toHaveCSS('opacity', '0');
  const said = figure(page, 'hops').locator('[aria-live]');
  await expect(said).toHaveText((await reads(page, 'hops').textContent()) ?? '');
  await page.mouse.up();
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  /** A finger as the browser itself sends it: it may also take it for scrolling. */
  async function swipe(
    page: Page,
    from: { x: number; y: number },
    by: { x: number; y: number },
  ): Promise<void> {
    const session = await page.context().newCDPSession(page);
    const at = (share: number) => [{ x: from.x + by.x * share, y: from.y + by.y * share }];
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
    for (let step = 1; step <= 8; step += 1)
      await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step / 8) });
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await session.detach();
  }

  test('sideways it moves the figure, and the page stays', async ({ page }) => {
    await openStage(page, 'en');
    const handle = figure(page, 'hops').locator('.lf-handle');
    await swipe(page, await middleOf(handle), { x: 100, y: 4 });
    await expect(figure(page, 'hops')).toHaveAttribute('data-at', /^(?:19|20|21)$/);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('up and down it scrolls the page, and the figure stays', async ({ page }) => {
    await openStage(page, 'en');
    await expect(figure(page, 'hops').locator('.lf-handle')).toBeVisible();
    const from = await middleOf(figure(page, 'hops').locator('.lf-stage'));
    await swipe(page, { x: from.x + 40, y: from.y }, { x: 0, y: -120 });
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(40);
    await expect(figure(page, 'hops')).not.toHaveAttribute('data-at');
  });

  test('a point that goes up and down is dragged up and down', async ({ page }) => {
    await openStage(page, 'en');
    await figure(page, 'bar').scrollIntoViewIfNeeded();
    const top = await page.evaluate(() => scrollY);
    await swipe(page, await middleOf(figure(page, 'bar').locator('.lf-handle')), { x: 0, y: -100 });
    await expect(figure(page, 'bar')).toHaveAttribute('data-at', /^(?:6|7)$/);
    expect(await page.evaluate(() => scrollY)).toBe(top);
  });
});

for (const width of [320, 1440]) {
  test(`nothing runs over at ${width} px, and axe finds nothing`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const lang of ['zh_cn', 'en']) {
      await openStage(page, lang);
      await expect(page.locator('[data-part=drawing]:empty')).toHaveCount(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      expect(await axeFaults(page)).toEqual([]);
    }
  });
}

test('who gets no drawing gets its words, and the slider still answers', async ({ page, complaints }) => {
  await openStage(page, 'en');
  await page.route('**/stage/*', (route) =>
    isDrawing(route.request().url()) ? route.abort() : route.fallback(),
  );
  await page.reload();
  await expect(figure(page, 'hops').locator('[data-failed]')).toContainText('jumps of 6; n is at 8');
  await slider(page, 'hops').press('ArrowRight');
  await expect(figure(page, 'hops')).toHaveAttribute('data-at', '9');
  // The browser notes that the file did not come; nothing is left unhandled.
  expect(complaints.filter((text) => !text.includes('net::ERR_FAILED'))).toEqual([]);
  complaints.length = 0;
});

test('what the server drew is whole, and moves when its code is here', async ({ page }) => {
  expect(sent).toContain('8 = 6 × 1 + 2');
  await openStage(page, 'en', sent);
  const hops = figure(page, 'hops');
  await expect(hops.locator('.lf-handle')).toBeVisible();
  // The server's drawing stands until the browser's has come, and for a moment both do.
  await expect(reads(page, 'hops')).toHaveCount(1);
  await expect(reads(page, 'hops')).toHaveText('8 = 6 × 1 + 2');
  await slider(page, 'hops').press('ArrowRight');
  await expect(reads(page, 'hops')).toHaveText('9 = 6 × 1 + 3');
  await expect(figure(page, 'turns')).toContainText('Notwithstanding');
  await expect(figure(page, 'tree').getByText('3 red, 2 white')).toBeVisible();
});

test('on paper it stands still and whole', async ({ page }) => {
  await openStage(page);
  await expect(page.locator('[data-part=drawing]:empty')).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(slider(page, 'hops')).toBeHidden();
  await expect(figure(page, 'hops').locator('.lf-handle')).toBeHidden();
  await expect(reads(page, 'hops')).toHaveText('8 = 6 × 1 + 2');
});
