/** What every page promises in either language: its status, a title, one main heading, and nothing axe objects to. */
import AxeBuilder from '@axe-core/playwright';
import { apiOf, register } from './candidate.ts';
import { expect, open, test, withoutSalesDialog } from './page.ts';
import { pages, resolvePath } from './pages.ts';

const han = /\p{Script=Han}/u;

for (const { path, status = 200, needsLogin = false } of pages) {
  for (const lang of ['zh_cn', 'en'] as const) {
    test(`${path} in ${lang}`, async ({ page, baseURL }) => {
      await withoutSalesDialog(page);
      const api = apiOf(page.request, baseURL ?? '');
      if (needsLogin) await register(api);
      const found = await resolvePath(path, api.findQuestion);
      const address = lang === 'en' ? `${found}${found.includes('?') ? '&' : '?'}lang=en` : found;
      const replied = page.waitForResponse((reply) => reply.url().endsWith(address));
      await open(page, address);
      expect((await replied).status()).toBe(status);
      await expect(page.locator('html')).toHaveAttribute('lang', lang === 'en' ? 'en' : 'zh-CN');
      await expect(page.locator('h1')).toHaveCount(1);
      const title = await page.title();
      expect(title.length).toBeGreaterThan(3);
      if (lang === 'zh_cn') expect(title).toMatch(han);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map((violation) => `${violation.id}: ${violation.nodes[0]?.html}`)).toEqual([]);
    });
  }
}
