/** A session of words: by hand and by keys, without a network, on two devices, and taken back. */
import type { Page } from '@playwright/test';
import { axeFaults } from '../axe.ts';
import { apiOf, expect, test } from '../candidate.ts';
import { open } from '../page.ts';
import {
  countReviews,
  historyOf,
  leechHistory,
  prepareKinds,
  readOwn,
  readSession,
  sendReviews,
} from './learner.ts';

test.use({ serviceWorkers: 'allow' });

const phone = { width: 390, height: 844 };

const card = (page: Page) => page.getByRole('main');
const turn = (page: Page) => page.getByRole('button', { name: '看释义' });
const grade = (page: Page, name: '忘了' | '模糊' | '记得' | '很熟') =>
  page.getByRole('button', { name: new RegExp(`^${name}`) });

async function openSession(page: Page, query = 'only=new'): Promise<void> {
  await open(page, `/words/session?minutes=10&${query}`);
  await expect(page.locator('[data-grade], main button').first()).toBeVisible();
}

/** The word that is asked, as the heading of a plain card shows it. */
const asked = async (page: Page): Promise<string> => (await card(page).locator('h2').innerText()).trim();

async function learn(page: Page, name: Parameters<typeof grade>[1]): Promise<string> {
  const word = await asked(page);
  await turn(page).click();
  await grade(page, name).click();
  return word;
}

/** The worker has this page, so that it can be loaded again without a network. */
async function untilKept(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async () => {
        for (const name of await caches.keys())
          if (name.startsWith('beacon-pages-') && (await (await caches.open(name)).match(location.href)))
            return true;
        return false;
      }),
    )
    .toBe(true);
}

const waitsHere = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('beacon-words', 1);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const all = opening.result.transaction('records').objectStore('records').getAll();
          all.onsuccess = () => resolve(all.result.filter((record) => !record.isSent).length);
        };
      }),
  );

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('the network goes in the middle: the session goes on, also after a reload, and all grades arrive once', async ({
    page,
    context,
    candidate: { call },
    complaints,
  }) => {
    await openSession(page);
    await untilKept(page);
    const first = await learn(page, '很熟');
    await expect.poll(() => countReviews(call, first)).toBe(1);

    await context.setOffline(true);
    const second = await learn(page, '很熟');
    const third = await learn(page, '记得');
    await expect(page.getByText('没有网络，照常学')).toBeVisible();
    const fourth = await asked(page);
    await page.reload();
    await expect(card(page)).toContainText(fourth);
    await learn(page, '很熟');
    expect(await waitsHere(page)).toBe(3);

    await context.setOffline(false);
    for (const word of [first, second, third, fourth])
      await expect.poll(() => countReviews(call, word), { timeout: 20_000 }).toBe(1);
    await expect.poll(() => waitsHere(page)).toBe(0);
    // What a browser says of every request that did not go out.
    complaints.splice(0);
  });

  test('what waits is sent from another page, later', async ({
    page,
    context,
    candidate: { call },
    complaints,
  }) => {
    await openSession(page);
    await untilKept(page);
    await context.setOffline(true);
    const word = await learn(page, '很熟');
    await expect.poll(() => waitsHere(page)).toBe(1);
    await page.goto('about:blank');
    await context.setOffline(false);
    await open(page, '/about');
    await expect.poll(() => countReviews(call, word)).toBe(1);
    complaints.splice(0);
  });

  test('a page that is not kept says that there is no network, and opens by itself', async ({
    page,
    context,
    complaints,
  }) => {
    await openSession(page);
    await untilKept(page);
    await context.setOffline(true);
    await page.goto('/about?lang=en');
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible();
    complaints.splice(0);
  });

  test('a visitor tries eight words and is told what logging in adds', async ({ page }) => {
    await openSession(page, '');
    await expect(page.getByText('/ 8')).toBeVisible();
    const end = page.getByRole('heading', { name: '八个词学过一遍了。' });
    for (let cards = 0; cards < 8; cards += 1) {
      if (await turn(page).isVisible()) {
        await learn(page, '很熟');
        continue;
      }
      const choice = page.locator('button[aria-keyshortcuts="1"]');
      await choice.click();
      await page.getByRole('button', { name: '下一个' }).click();
    }
    // A word that was missed in a sentence comes back.
    while (!(await end.isVisible())) await learn(page, '很熟');
    await expect(page.getByRole('link', { name: '注册' })).toHaveAttribute('href', /register\?redirect=/);
  });
});

test('the keyboard goes through a session', async ({ page, candidate: { call } }) => {
  await openSession(page);
  const words: string[] = [];
  for (const key of ['4', '1', '4']) {
    words.push(await asked(page));
    await page.keyboard.press('Space');
    await expect(grade(page, '记得')).toBeVisible();
    await page.keyboard.press(key);
    await expect(turn(page)).toBeVisible();
  }
  const next = await asked(page);
  await page.keyboard.press('h');
  await expect(card(page).locator('mark')).toBeVisible();
  await page.keyboard.press('z');
  await expect(card(page)).toContainText(words[2] ?? '');
  await page.keyboard.press('Space');
  await page.keyboard.press('3');
  await expect(card(page)).toContainText(next);
  await expect.poll(() => countReviews(call, words[0] ?? '')).toBe(1);
  await expect.poll(() => countReviews(call, words[2] ?? '')).toBe(1);
});

test('a grade is taken back after it was sent', async ({ page, candidate: { call } }) => {
  const [item] = (await readSession(call, '&only=new')).items;
  const word = item?.word ?? '';
  await sendReviews(call, historyOf(word, [4]));
  const before = await readOwn(call, word);
  await openSession(page, 'only=due');
  await expect(card(page)).toContainText(word);
  await learn(page, '忘了');
  await expect.poll(() => countReviews(call, word)).toBe(2);
  await page.getByRole('button', { name: '撤销上一个' }).click();
  await expect(card(page)).toContainText(word);
  await expect.poll(() => readOwn(call, word)).toEqual(before);
});

test('two devices learn the same word without a network: whichever comes back first, both know the same', async ({
  browser,
  baseURL,
  context,
  page,
  candidate: { call },
  complaints,
}) => {
  const [item] = (await readSession(call, '&only=new')).items;
  const word = item?.word ?? '';
  await sendReviews(call, historyOf(word, [4]));
  const other = await browser.newContext({ baseURL, viewport: phone });
  await other.addCookies(await context.cookies());
  const second = await other.newPage();
  for (const device of [page, second]) {
    await openSession(device, 'only=due');
    await untilKept(device);
  }
  await context.setOffline(true);
  await other.setOffline(true);
  await learn(page, '忘了');
  await learn(second, '记得');
  // The later grade arrives first.
  await other.setOffline(false);
  await expect.poll(() => countReviews(call, word)).toBe(2);
  await context.setOffline(false);
  await expect.poll(() => countReviews(call, word)).toBe(3);
  const known = await readOwn(call, word);
  const api = apiOf(other.request, baseURL ?? '');
  expect(await readOwn(api.call, word)).toEqual(known);
  complaints.splice(0);
  await other.close();
});

test('two tabs are one session: what is graded in one is not asked in the other', async ({
  page,
  context,
  candidate: { call },
}) => {
  await openSession(page);
  const second = await context.newPage();
  await openSession(second);
  const word = await learn(page, '很熟');
  const next = await asked(page);
  await expect(card(second)).toContainText(next);
  await learn(second, '很熟');
  await expect(card(page)).not.toContainText(next);
  for (const one of [word, next]) await expect.poll(() => countReviews(call, one)).toBe(1);
});

test('grades stay with who gave them: nobody else who logs in here gets them', async ({
  page,
  context,
  baseURL,
  candidate: { call },
  complaints,
}) => {
  await openSession(page);
  await untilKept(page);
  await context.setOffline(true);
  const word = await learn(page, '很熟');
  await expect.poll(() => waitsHere(page)).toBe(1);
  const owner = await context.cookies();
  await context.clearCookies();
  await context.setOffline(false);
  const stranger = apiOf(context.request, baseURL ?? '');
  await stranger.call('POST', '/api/auth/register', {
    email: `stranger-${Date.now()}@example.com`,
    password: 'lighthouse keeper 7',
    nickname: '别人',
  });
  await expect(page.getByText('登录过期了')).toBeVisible();
  expect(await countReviews(stranger.call, word)).toBe(0);
  await open(page, '/about');
  expect(await countReviews(stranger.call, word)).toBe(0);
  await context.clearCookies();
  await context.addCookies(owner);
  await open(page, '/about');
  await expect.poll(() => countReviews(call, word)).toBe(1);
  complaints.splice(0);
});

test('a grade given at the last moment is sent by the page that is being closed', async ({
  page,
  candidate: { call },
}) => {
  await openSession(page);
  const word = await learn(page, '很熟');
  await page.close();
  await expect.poll(() => countReviews(call, word)).toBe(1);
});

test('a new build drops what the old one kept', async ({ page }) => {
  await page.goto('/robots.txt');
  await page.evaluate(async () => {
    for (const name of ['beacon-assets-old', 'beacon-pages-old'])
      await (await caches.open(name)).put('/words', new Response('old'));
    localStorage.setItem('beacon.pages-of', '');
  });
  await open(page, '/about');
  await expect
    .poll(() => page.evaluate(async () => (await caches.keys()).filter((name) => name.endsWith('-old'))))
    .toEqual([]);
});

test('pages that were kept are gone after signing out', async ({ page, candidate: _ }) => {
  await openSession(page);
  await untilKept(page);
  await open(page, '/logout');
  await page.getByRole('main').getByRole('button').first().click();
  // Names of the router's parts are nobody's own.
  const listKept = () =>
    page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => name.startsWith('beacon-pages-'));
      const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return kept
        .flatMap((requests) => requests.map(({ url }) => url))
        .filter((url) => !url.includes('__manifest'));
    });
  await expect.poll(listKept).toEqual([]);
});

test('a word that is always forgotten says so, takes a note, and rests', async ({
  page,
  candidate: { call },
}) => {
  const [item] = (await readSession(call, '&only=new')).items;
  const word = item?.word ?? '';
  await sendReviews(call, leechHistory(word));
  await openSession(page, 'only=leeches');
  await expect(card(page)).toContainText(/这个词忘过 \d+ 次/);
  await turn(page).click();
  await page.getByLabel('我的笔记').fill('联想：灯塔');
  await page.getByRole('button', { name: '存下' }).click();
  await expect
    .poll(async () => (await call<{ own: { note: string } }>('GET', `/api/words/entries/${word}`)).own.note)
    .toBe('联想：灯塔');
  await page.getByRole('button', { name: '先放一放' }).click();
  await expect
    .poll(
      async () =>
        (await call<{ own: { isPaused: boolean } }>('GET', `/api/words/entries/${word}`)).own.isPaused,
    )
    .toBe(true);
  await expect(card(page)).not.toContainText('这个词忘过');
});

for (const lang of ['zh_cn', 'en'] as const)
  test(`nothing stands in anybody's way on any kind of card (${lang})`, async ({
    page,
    candidate: { call },
  }) => {
    test.setTimeout(120_000);
    const kinds = ['choose', 'recall', 'pairs', 'spell'] as const;
    const words = await prepareKinds(call, kinds);
    expect(Object.keys(words).sort()).toEqual([...kinds].sort());
    await openSession(page, `only=due${lang === 'en' ? '&lang=en' : ''}`);
    const seen = new Set<string>();
    for (let cards = 0; cards < 40 && seen.size < kinds.length + 1; cards += 1) {
      const kind = (await page.locator('[data-kind]').getAttribute('data-kind')) ?? '';
      if (!seen.has(kind)) expect(await axeFaults(page), `${kind}, asked`).toEqual([]);
      await answer(page, kind);
      const way = page.locator('[data-grade="3"], [data-next]').first();
      await expect(way).toBeVisible();
      if (!seen.has(kind)) expect(await axeFaults(page), `${kind}, answered`).toEqual([]);
      seen.add(kind);
      const left = await page.locator('header [aria-hidden=true] b').innerText();
      await way.click();
      if (await page.locator('[data-end]').isVisible()) break;
      expect(left).not.toBe('');
    }
    for (const kind of kinds) expect(seen).toContain(kind);
    while (!(await page.locator('[data-end]').isVisible())) {
      await answer(page, (await page.locator('[data-kind]').getAttribute('data-kind')) ?? '');
      await page.locator('[data-grade="4"], [data-next]').first().click();
    }
    expect(await axeFaults(page)).toEqual([]);
  });

/** By keys alone, as far as there are any. */
async function answer(page: Page, kind: string): Promise<void> {
  await card(page).focus();
  if (kind === 'recognize' || kind === 'recall') return page.keyboard.press('Space');
  if (kind === 'choose') return page.keyboard.press('1');
  if (kind === 'spell') {
    await page.getByRole('textbox').fill('lighthouse');
    return page.keyboard.press('Enter');
  }
  const tiles = page.locator('main li button');
  for (let one = 0; one < 6; one += 1)
    for (let other = one + 1; other < 6; other += 1) {
      if ((await page.locator('[data-fit], [data-next]').count()) > 0) break;
      const pair = [tiles.nth(one), tiles.nth(other)];
      if ((await Promise.all(pair.map((tile) => tile.getAttribute('aria-pressed')))).includes('true'))
        continue;
      for (const tile of pair) await tile.click();
    }
  if ((await page.locator('[data-fit]').count()) > 0) {
    await card(page).focus();
    await page.keyboard.press('1');
  }
}
