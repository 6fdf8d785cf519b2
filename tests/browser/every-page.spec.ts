/** What every page promises in either language: its status, a title, one main heading, and nothing axe objects to. */
import type { BrowserContext, Page } from '@playwright/test';
import { assetsOf } from '#tests/assets-of.ts';
import { axeFaults } from './axe.ts';
import { apiOf, register } from './candidate.ts';
import { expect, open, test, withoutSalesDialog } from './page.ts';
import { pages, resolvePath } from './pages.ts';

const han = /\p{Script=Han}/u;

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

/** Nothing here changes an account, so that one does for all pages of a worker. */
let session: Cookies | null = null;

async function logIn(context: BrowserContext, api: ReturnType<typeof apiOf>): Promise<void> {
  if (session) return context.addCookies(session);
  await register(api);
  session = await context.cookies();
}

/** What search engines and messengers would miss: a page is kept away from them, or says all they ask for. */
async function findHeadFaults(page: Page, lang: 'zh_cn' | 'en'): Promise<string[]> {
  const head = await page.evaluate(() => {
    const all = (selector: string, name: string) =>
      [...document.head.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? '');
    return {
      description: all('meta[name=description]', 'content'),
      robots: all('meta[name=robots]', 'content'),
      canonical: all('link[rel=canonical]', 'href'),
      languages: all('link[rel=alternate]', 'hreflang'),
      picture: all('meta[property="og:image"]', 'content'),
      data: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
        (one) => one.textContent,
      ),
    };
  });
  const faults: string[] = [];
  if (head.description.length !== 1 || head.description[0] === '') faults.push('description');
  if (!head.picture[0]?.startsWith('http')) faults.push('og:image');
  for (const text of head.data) JSON.parse(text ?? '');
  if (head.robots.includes('noindex')) return faults;
  const [canonical = ''] = head.canonical;
  if (head.canonical.length !== 1 || /[?&]lang=en/.test(canonical) !== (lang === 'en'))
    faults.push('canonical');
  if (head.languages.join() !== 'zh-CN,en,x-default') faults.push('hreflang');
  return faults;
}

/** A link that says no more than this tells a search engine, or whoever hears a list of links, nothing. */
const emptyWords =
  /^(?:click here|go|here|information|learn more|more|more info|read more|see more|start|this)$/i;

const findEmptyLinks = async (page: Page): Promise<string[]> => {
  const texts = await page
    .locator('a[href]')
    .evaluateAll((links) => links.map((link) => (link as HTMLElement).innerText.trim()));
  return texts.filter((text) => emptyWords.test(text));
};

/** Budgets of the design: a public page ships at most 160 KB of script and 20 KB of CSS in all, as gzip sends them. */
const budgets = { js: 160 * 1024, css: 20 * 1024 };
const weights = new Map<string, number>();

async function findOverweight(page: Page, html: string): Promise<string[]> {
  const totals = { js: 0, css: 0 };
  for (const file of assetsOf(html)) {
    const kind = file.endsWith('.js') ? 'js' : 'css';
    if (!weights.has(file)) {
      const reply = await page.request.head(file, { headers: { 'accept-encoding': 'gzip' } });
      weights.set(file, Number(reply.headers()['content-length']));
    }
    totals[kind] += weights.get(file) ?? 0;
  }
  expect(Math.min(totals.js, totals.css)).toBeGreaterThan(0);
  return (['js', 'css'] as const)
    .filter((kind) => totals[kind] > budgets[kind])
    .map((kind) => `${(totals[kind] / 1024).toFixed(1)} KB of ${kind}`);
}

for (const { path, status = 200, needsLogin = false } of pages) {
  test(path, async ({ page, context, baseURL }) => {
    await withoutSalesDialog(page);
    const api = apiOf(page.request, baseURL ?? '');
    if (needsLogin) await logIn(context, api);
    const found = await resolvePath(path, api.findId);
    for (const lang of ['zh_cn', 'en'] as const) {
      const address = lang === 'en' ? `${found}${found.includes('?') ? '&' : '?'}lang=en` : found;
      const replied = page.waitForResponse((reply) => reply.url().endsWith(address));
      await open(page, address);
      const reply = await replied;
      expect(reply.status()).toBe(status);
      if (status === 200 && !needsLogin) expect(await findOverweight(page, await reply.text())).toEqual([]);
      await expect(page.locator('html')).toHaveAttribute('lang', lang === 'en' ? 'en' : 'zh-CN');
      await expect(page.locator('h1')).toHaveCount(1);
      const title = await page.title();
      expect(title.length).toBeGreaterThan(3);
      if (lang === 'zh_cn') expect(title).toMatch(han);
      if (status === 200) expect(await findHeadFaults(page, lang)).toEqual([]);
      if (!needsLogin) expect(await findEmptyLinks(page)).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
      expect(await axeFaults(page)).toEqual([]);
    }
  });
}
