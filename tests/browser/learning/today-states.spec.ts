/** Today and the moments in every state, on a stage of their own: one light, the first screen, keys, what is read aloud. */
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import tailwindcss from '@tailwindcss/vite';
import { build, type Rolldown } from 'vite';
import { momentKinds } from '#core/learning/moments.ts';
import { todayStates } from '#core/learning/next-step.ts';
import { axeFaults } from '../axe.ts';

const files = new Map<string, string>();

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
        input: join(import.meta.dirname, 'today-stage.tsx'),
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

async function openStage(page: Page, path: string, lang: string): Promise<void> {
  await page.route('**/stage/*', (route) => {
    const name = new URL(route.request().url()).pathname.replace('/stage/', '');
    const contentType = name.endsWith('.css') ? 'text/css' : 'text/javascript';
    return route.fulfill({ contentType, body: files.get(name) ?? '' });
  });
  // Nobody is logged in here, so the stage asks the server for nothing.
  await page.route(/\/(?:api|socket\.io)\//, (route) => route.abort());
  await page.route(/\/(?:user|moments\/stage)\?/, (route) => {
    const styles = [...files.keys()].filter((name) => name.endsWith('.css'));
    return route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="${lang === 'en' ? 'en' : 'zh-CN'}"><title>stage</title>
<meta name="viewport" content="width=device-width">
${styles.map((name) => `<link rel="stylesheet" href="/stage/${name}">`).join('')}
<body><div id="stage"></div><script type="module" src="/stage/stage.js"></script>`,
    });
  });
  await page.goto(`${path}${lang === 'en' ? '&lang=en' : ''}`);
  await expect(page.locator('h1')).toHaveCount(1);
}

const lit = 'main :is(a, button).bg-beam';
/** Nothing is asked on a day of rest, on the day itself and when all is done: nothing shines. */
const lightsOf = (state: string): number => (['done', 'rest', 'exam-day'].includes(state) ? 0 : 1);

for (const lang of ['zh_cn', 'en']) {
  for (const state of todayStates) {
    test(`${state} (${lang}): one light at most, in the first screen of a phone, and nothing axe objects to`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await openStage(page, `/user?state=${state}`, lang);
      await expect(page.locator(lit)).toHaveCount(lightsOf(state));
      if (lightsOf(state) === 1) {
        const box = await page.locator(lit).boundingBox();
        // The bar at the bottom edge covers 60 px.
        expect((box?.y ?? 0) + (box?.height ?? 999)).toBeLessThanOrEqual(844 - 60);
      }
      const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(await overflow()).toBeLessThanOrEqual(0);
      expect(await axeFaults(page)).toEqual([]);
      await page.setViewportSize({ width: 768, height: 900 });
      expect(await overflow()).toBeLessThanOrEqual(0);
    });
  }
}

test('the tasks are an ordered list whose rows say what, how long and how far; their targets are large enough', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openStage(page, '/user?state=normal', 'zh_cn');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('接着练 10 道转折对比。');
  const rows = page.getByRole('region', { name: '今天' }).getByRole('listitem');
  await expect(rows).toHaveCount(5);
  expect(await rows.first().evaluate((row) => row.parentElement?.tagName)).toBe('OL');
  await expect(page.getByRole('link', { name: /^转折对比，10 题 ?，20 分钟，未完成$/ })).toBeVisible();
  await expect(
    page.getByRole('link', { name: /^重做 6 道到期的错题 ?，14 分钟，做了 2 \/ 6$/ }),
  ).toBeVisible();
  for (const row of await rows.all()) expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(64);
  for (const menu of await rows.getByRole('button').all()) {
    const box = await menu.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  const table = page.getByRole('table', { name: '灯，按周' });
  await expect(table.getByRole('row')).toHaveCount(6);
  await expect(table.getByRole('row').last().getByRole('cell').nth(3)).toHaveText('还没到');
  await expect(page.getByRole('img', { name: '估分从 309 到 316；亮了 26 盏灯。' })).toHaveCount(1);
});

test('Enter takes the next step, arrows go from row to row', async ({ page }) => {
  await openStage(page, '/user?state=normal', 'en');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('link', { name: /^Contrast/ })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('link', { name: /^Redo 6/ })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('link', { name: /^Contrast/ })).toBeFocused();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/stream?tag=verbal.blank.contrast&n=10&lang=en');
});

test('another task is chosen among radios, and that one starts', async ({ page }) => {
  await openStage(page, '/user?state=normal', 'zh_cn');
  await page.getByRole('button', { name: '换一件' }).click();
  const dialog = page.getByRole('dialog', { name: '先做哪一件？' });
  await expect(dialog.getByRole('radio')).toHaveCount(3);
  await expect(dialog.getByRole('radio', { name: /转折对比/ })).toBeChecked();
  await dialog.getByRole('radio', { name: /错题/ }).check();
  expect(await axeFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: '做这件' }).click();
  await expect(page).toHaveURL('/user/wrong-books?state=due');
});

test('without a network the tasks stay, and those that need one say so', async ({ page, context }) => {
  await openStage(page, '/user?state=back', 'zh_cn');
  await expect(page.getByText('现在没有网络')).toHaveCount(0);
  await context.setOffline(true);
  await expect(page.getByText('现在没有网络')).toBeVisible();
  const rows = page.getByRole('region', { name: '今天' }).getByRole('listitem');
  await expect(rows).toHaveCount(3);
  await expect(rows.filter({ hasText: '要联网' })).toHaveCount(2);
  await context.setOffline(false);
  await expect(page.getByText('现在没有网络')).toHaveCount(0);
});

test('a window and the lamp light once, when their work is new, and are announced', async ({ page }) => {
  await openStage(page, '/user?state=first', 'zh_cn');
  await expect(page.locator('ol .animate-kindle')).toHaveCount(0);
  await page.goto('/user?state=normal');
  await expect(page.getByRole('status').filter({ hasText: '今天的灯亮了。' })).toBeAttached();
  // The window in the row, and the lamp of the week.
  await expect(page.locator('main ol .animate-kindle')).toHaveCount(2);
  await page.goto('/user?state=normal&again');
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.locator('main ol .animate-kindle')).toHaveCount(0);
});

for (const kind of momentKinds) {
  test(`the moment ${kind}: one finding, one light, and Esc leaves`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const lang of ['en', 'zh_cn']) {
      await openStage(page, `/moments/stage?moment=${kind}`, lang);
      await expect(page.locator(lit)).toHaveCount(1);
      await expect(page.getByRole('img')).toHaveCount(1);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
      expect(await axeFaults(page)).toEqual([]);
    }
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/user');
  });
}

test('a share card shows no score unless it is wanted, and Esc goes back to the moment', async ({ page }) => {
  await openStage(page, '/moments/stage?moment=lamps-30', 'zh_cn');
  await page.getByRole('button', { name: '做成卡片' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const card = page.locator('article');
  await expect(card).toContainText('小林');
  await expect(card).not.toContainText('316');
  await page.getByRole('switch', { name: /估分/ }).check();
  await expect(card).toContainText('316 ±4');
  await page.getByRole('switch', { name: /昵称/ }).uncheck();
  await expect(card).not.toContainText('小林');
  await expect(card.getByRole('img', { name: '打开首页的二维码' })).toHaveAttribute('src', '/qr/home.svg');
  expect(await axeFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('三十盏灯。');
  await expect(page.getByRole('button', { name: '做成卡片' })).toBeFocused();
});
