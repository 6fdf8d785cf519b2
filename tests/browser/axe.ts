/** What axe objects to on a page. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * Empty where nothing is wrong. Without frames of other sites there is nothing to collect from them: the mode that does
 * not try takes half the time, and so does leaving out the long account of all that is right.
 */
export async function axeFaults(page: Page, within = 'html'): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .include(within)
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
