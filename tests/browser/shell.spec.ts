/** Footer, floating card, dialogs and what follows every change of page. */
import type { Page } from '@playwright/test';
import { axeFaults } from './axe.ts';
import { test as candidateTest } from './candidate.ts';
import { expect, open, test, withoutSalesDialog } from './page.ts';

test.describe('the footer', () => {
  test.beforeEach(({ page }) => withoutSalesDialog(page));

  test('has its description, disclaimer and the two links, and no code that leads nowhere', async ({
    page,
  }) => {
    await open(page, '/home');
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByText('一个双语的 GRE 备考平台')).toBeVisible();
    await expect(footer.getByRole('img', { name: '公众号二维码' })).toHaveCount(0);
    await expect(footer.getByText('只供免费学习使用')).toBeVisible();
    await expect(footer.getByText('与 ETS 没有隶属关系')).toBeVisible();
    await expect(footer.getByRole('link', { name: '版权声明' })).toHaveAttribute(
      'href',
      '/help?val=copyright-statement',
    );
    for (const [name, address] of [
      ['题库', '/questions?type=fill&tag=1'],
      ['分科学习', '/course/subject-learning'],
      ['刷题强化', '/course/brush-up'],
      ['定制学习', '/course/custom-learning'],
    ] as const) {
      await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', address);
    }
  });

  test('asks a visitor who gives feedback to log in, and comes back', async ({ page }) => {
    await open(page, '/home?lang=en');
    await page.getByRole('contentinfo').getByRole('button', { name: 'Feedback' }).click();
    const prompt = page.getByRole('dialog');
    await expect(prompt).toContainText('Log in to collect and save questions');
    await expect(prompt.getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      `/login?redirect=${encodeURIComponent('/home?lang=en')}&lang=en`,
    );
    await prompt.getByRole('button', { name: 'Not now' }).click();
    await expect(prompt).toHaveCount(0);
    await expect(page.getByRole('contentinfo').getByRole('button', { name: 'Feedback' })).toBeFocused();
  });

  test('drops the video link inside a mini-program', async ({ page, browser }) => {
    await open(page, '/home');
    await expect(page.getByRole('link', { name: /视频频道/ })).toBeVisible();
    const inside = await browser.newPage({ userAgent: 'Mozilla/5.0 MicroMessenger/8.0 miniProgram/wx1' });
    await inside.goto('/home');
    await inside.waitForFunction(() => document.documentElement.dataset.ready === 'true');
    await expect(inside.getByRole('link', { name: /视频频道/ })).toHaveCount(0);
    await inside.close();
  });
});

test.describe('the consult card', () => {
  test.beforeEach(({ page }) => withoutSalesDialog(page));

  test('opens the codes of the teacher on duty; the overseas one only when it has loaded', async ({
    page,
  }) => {
    await open(page, '/home');
    const reply = (overseasQrcode: string | null) => ({
      json: {
        code: 0,
        msg: 'ok',
        data: { current: { name: '闻老师', qrcode: '/qr/home.svg', overseasQrcode } },
      },
    });
    await page.route('**/api/teacher-on-duty/current*', (route) => route.fulfill(reply(null)));
    await page.locator('[data-consult-card]').click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('现在值班：闻老师')).toBeVisible();
    await expect(dialog.getByRole('img', { name: '国内院校咨询二维码' })).toBeVisible();
    await expect(dialog.getByRole('img', { name: '海外院校咨询二维码' })).toHaveCount(0);
    await page.keyboard.press('Escape');

    await page.route('**/api/teacher-on-duty/current*', (route) => route.fulfill(reply('/qr/home.svg')));
    await page.locator('[data-consult-card]').click();
    await expect(dialog.getByRole('img', { name: '海外院校咨询二维码' })).toBeVisible();
  });

  test('says so when the codes cannot be loaded, with the server’s words, and tries again', async ({
    page,
  }) => {
    await open(page, '/home');
    // "On HTTP 500 or 400 from any call, an error toast shows the server's msg text."
    const failure = { code: 50000, error: 'INTERNAL', msg: '值班表正在更换', data: null };
    await page.route('**/api/teacher-on-duty/current*', (route) =>
      route.fulfill({ status: 500, json: failure }),
    );
    await page.locator('[data-consult-card]').click();
    await expect(page.getByText('二维码没有加载出来。')).toBeVisible();
    await expect(page.getByText(failure.msg)).toBeVisible();
    await page.unroute('**/api/teacher-on-duty/current*');
    await page.getByRole('button', { name: '重试' }).click();
    await expect(page.getByRole('dialog', { name: '想问老师什么？' })).toBeVisible();
  });

  test('is a form where no code leads to anybody: what is missing is said, and a failure loses nothing', async ({
    page,
  }) => {
    await open(page, '/home');
    await page.locator('[data-consult-card]').click();
    const dialog = page.getByRole('dialog', { name: '想问老师什么？' });
    await dialog.getByRole('button', { name: '发给老师' }).click();
    await expect(dialog.getByText('请写下你的问题')).toBeVisible();
    await expect(dialog.getByText('请留下联系方式')).toBeVisible();
    await expect(dialog.getByLabel('问题', { exact: true })).toBeFocused();
    expect(await axeFaults(page)).toEqual([]);
    await dialog.getByLabel('问题', { exact: true }).fill('目标 325，该选哪种课？');
    await dialog.getByLabel('怎么联系你').fill('wx: reader');
    const failure = { code: 50000, error: 'INTERNAL', msg: '稍后再试', data: null };
    await page.route('**/api/enquiries*', (route) => route.fulfill({ status: 500, json: failure }));
    await dialog.getByRole('button', { name: '发给老师' }).click();
    await expect(dialog.getByRole('alert')).toContainText(failure.msg);
    await page.unroute('**/api/enquiries*');
    await dialog.getByRole('button', { name: '发给老师' }).click();
    await expect(page.getByText('收到了，老师会联系你。')).toBeVisible();
    await expect(dialog).toHaveCount(0);
  });

  test('is absent from /course/ pages and where somebody works', async ({ page }) => {
    await open(page, '/home');
    await expect(page.locator('[data-consult-card]')).toBeVisible();
    for (const path of ['/course/brush-up', '/questions', '/gre-exam', '/words', '/plan']) {
      await open(page, path);
      await expect(page.locator('[data-consult-card]')).toHaveCount(0);
    }
  });

  test('covers nothing on a phone: it stands in the page, between its end and the footer', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    // Not home, which grows while one comes near its question of the day.
    await open(page, '/about');
    const card = page.locator('[data-consult-card]');
    await expect(card).toHaveCSS('position', 'static');
    await card.scrollIntoViewIfNeeded();
    const [box, above, below] = [
      await card.boundingBox(),
      await page.locator('#main').boundingBox(),
      await page.getByRole('contentinfo').boundingBox(),
    ];
    if (!box || !above || !below) throw new Error('something has no place');
    expect(above.y + above.height).toBeLessThanOrEqual(box.y);
    expect(box.y + box.height).toBeLessThanOrEqual(below.y);
    await card.click();
    await expect(page.getByRole('dialog', { name: '想问老师什么？' })).toBeVisible();
  });
});

/** The dialog's script comes when it is due, and React shows what came late after a moment of the page's own time. */
async function expectOffer(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(page.getByRole('dialog', { name: '要不要先听一节课？' })).toBeVisible({ timeout: 500 });
  }).toPass();
}

/** Where the clock stands still: it goes on just so far that the page is painted, which its scripts wait for. */
async function openStill(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.clock.runFor(50);
  await page.waitForFunction(() => document.documentElement.dataset.ready === 'true');
}

test.describe('the sales dialog', () => {
  test('opens three seconds after the load and stays closed for the day', async ({ page }) => {
    // A clock that stands still: on a busy machine three seconds pass while the page is being read.
    await page.clock.install({ time: new Date('2026-11-15T09:00:00') });
    await page.clock.pauseAt(new Date('2026-11-15T09:00:01'));
    await openStill(page, '/home');
    await page.clock.runFor(2800);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.clock.runFor(300);
    await expectOffer(page);
    await page.getByRole('button', { name: '先自己学' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await openStill(page, '/home');
    await page.clock.runFor(10_000);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.clock.setSystemTime(new Date('2026-11-16T09:00:00'));
    await openStill(page, '/home');
    await page.clock.runFor(3100);
    await expectOffer(page);
  });

  test('does not open on /course/ pages', async ({ page }) => {
    await page.clock.install();
    await open(page, '/course/brush-up');
    await page.clock.runFor(10_000);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('[data-sales-strip]')).toHaveCount(0);
  });
});

test.describe('where somebody works, and for who is logged in, the offer is a strip', () => {
  const strip = (page: Page) => page.getByRole('complementary', { name: '要不要先听一节课？' });

  test('after the same three seconds, with the same words, once a day', async ({ page }) => {
    await page.clock.install({ time: new Date('2026-11-15T09:00:00') });
    await page.clock.pauseAt(new Date('2026-11-15T09:00:01'));
    await openStill(page, '/words');
    await page.clock.runFor(2800);
    await expect(strip(page)).toHaveCount(0);
    await expect(async () => {
      await page.clock.runFor(200);
      await expect(strip(page)).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(strip(page)).toContainText('小班定制、分级直播、录播自学');
    await expect(strip(page).getByRole('link', { name: '看看课程' })).toHaveAttribute('href', '/course');
    await strip(page).getByRole('button', { name: '先自己学' }).click();
    await expect(strip(page)).toHaveCount(0);
    // Closed here is closed everywhere.
    await openStill(page, '/home');
    await page.clock.runFor(10_000);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  /** What the strip lies over, with the page at its beginning and at its end. */
  const covered = (page: Page) =>
    page.evaluate(() => {
      const strip = document.querySelector('[data-sales-strip]');
      if (!strip) return ['there is none'];
      const isFixed = getComputedStyle(strip).position === 'fixed';
      const others = [...document.querySelectorAll('header, nav.fixed, main .wrap > *, footer .wrap > *')];
      return [0, document.body.scrollHeight].flatMap((top) => {
        scrollTo({ top, behavior: 'instant' });
        if (!isFixed) strip.scrollIntoView({ block: 'center', behavior: 'instant' });
        const a = strip.getBoundingClientRect();
        return others
          .filter((other) => {
            const b = other.getBoundingClientRect();
            return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
          })
          .map((other) => other.textContent);
      });
    });

  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const)
    test(`it covers neither the page nor the menu at ${width}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      for (const path of ['/questions', '/gre-exam', '/plan']) {
        await open(page, path);
        await expect(strip(page)).toBeVisible();
        if (width === 1440) await expect(strip(page)).toBeInViewport({ ratio: 1 });
        expect(await covered(page), path).toEqual([]);
      }
      expect(await axeFaults(page)).toEqual([]);
    });

  candidateTest('a user is not stepped in front of on home, either', async ({ page, candidate: _ }) => {
    await open(page, '/home');
    await expect(strip(page)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('on paper stands the page alone', async ({ page }) => {
  await withoutSalesDialog(page);
  await open(page, '/about');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#main h1')).toBeVisible();
  const frame = 'header:has(nav), footer, body > div > nav, [data-consult-card], a[href="#main"]';
  expect(await page.locator(frame).count()).toBeGreaterThan(3);
  for (const part of await page.locator(frame).all()) await expect(part).toBeHidden();
});

test.describe('a change of page', () => {
  test.beforeEach(({ page }) => withoutSalesDialog(page));

  test('is logged with the specified fields, once', async ({ page }) => {
    const views: Record<string, unknown>[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/view-logs')) views.push(request.postDataJSON());
    });
    await open(page, '/home?lang=en&from=mail&token=secret');
    await expect.poll(() => views.length).toBe(1);
    expect(Object.keys(views[0] ?? {}).sort()).toEqual([
      'created_at',
      'name',
      'params',
      'path',
      'platform',
      'query',
      'uuid',
    ]);
    expect(views[0]).toMatchObject({
      platform: 'GRE',
      name: 'home',
      path: '/home',
      query: { lang: 'en', from: 'mail' },
    });
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'About' }).click();
    await expect.poll(() => views.length).toBe(2);
    expect(views[1]).toMatchObject({ path: '/about', uuid: views[0]?.uuid });
  });

  test('moves the focus to the page and tells screen readers', async ({ page }) => {
    await open(page, '/home');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: '跳到正文' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('#main')).toBeFocused();
    await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '关于' }).click();
    await expect(page.getByRole('status').filter({ hasText: '已打开' })).toHaveCount(1);
    await expect(page.locator('#main')).toBeFocused();
  });

  test('comes back to where the reader was', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    await open(page, '/home');
    await page.evaluate(() => window.scrollTo(0, 500));
    await page.getByRole('contentinfo').getByRole('link', { name: '关于我们' }).click();
    await expect(page).toHaveURL('/about');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL('/home');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  });

  test('shows its progress when it is slow', async ({ page }) => {
    await open(page, '/home');
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/about.data*', async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '关于' }).click();
    await expect(page.getByRole('progressbar', { name: '正在打开' })).toBeVisible();
    release();
    await expect(page).toHaveURL('/about');
    await expect(page.getByRole('progressbar')).toHaveCount(0);
  });

  test('reloads once when a part of a newer version is missing', async ({ page, complaints }) => {
    await open(page, '/home');
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await page.route('**/assets/consult-dialog-*.js', (route) => route.fulfill({ status: 404, body: '' }));
    await page.locator('[data-consult-card]').click();
    await expect.poll(() => loads).toBe(1);
    await page.waitForFunction(() => document.documentElement.dataset.ready === 'true');
    await page.locator('[data-consult-card]').click();
    await expect(page.getByRole('heading', { name: '我们这边出了问题' })).toBeVisible();
    expect(loads).toBe(1);
    complaints.length = 0; // the missing file is reported by the browser, as it should be
  });
});
