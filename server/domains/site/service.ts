/** What other rooms may use of the public site: its entries, what can be read there, and bringing the content in. */
import { dayMs } from '#core/duration.ts';
import type { Deps } from '#server/deps.ts';
import { limit, networkOf, type Rule } from '#server/http/limits.ts';
import { deleteStrayViews, dropViewMonths, insertViewLog, readyViewMonths, upsertViewDays } from './store.ts';
import type { viewLogs } from './tables.ts';

export { importContent } from './import.ts';
export { siteData } from './own-data.ts';
export { findReadings } from './readings.ts';
export { listShorts } from './shorts.ts';
/** The entries have no rules of their own: whoever asks gets them as their authors wrote them. */
export { findEntry, listEntries } from './store.ts';

/**
 * A whole school may share one address: sixty people who open a page every three seconds. What goes beyond these in a
 * day is no reading any more, and is not kept; the browser need not know.
 */
const views: Rule = { name: 'page-views', times: 1200, seconds: 60 };
const viewsOfBrowser: Rule = { name: 'page-views-browser', times: 3000, seconds: dayMs / 1000 };
const viewsOfNetwork: Rule = { name: 'page-views-network', times: 30_000, seconds: dayMs / 1000 };

export async function keepView(
  { db, counters }: Deps,
  view: typeof viewLogs.$inferInsert,
  address: string,
): Promise<void> {
  const network = networkOf(address);
  await limit(counters, [views, network]);
  if ((await counters.count(viewsOfNetwork, network)) > 0) return;
  if ((await counters.count(viewsOfBrowser, `${network} ${view.uuid}`)) > 0) return;
  await insertViewLog(db, view);
}

const viewsAtOnce = 5000;

/**
 * Views of months that have been over for `days` are counted by day and page and then dropped with their month, which
 * costs the same however many they are. The months to come are made ready. Gives what was dropped.
 */
export async function removeOldViews(
  deps: Pick<Deps, 'db' | 'log' | 'isStopping'>,
  days: number,
  now: Date,
): Promise<string[]> {
  const { db, isStopping } = deps;
  await readyViewMonths(deps, now);
  const kept = new Date(now.getTime() - days * dayMs);
  const before = new Date(Date.UTC(kept.getUTCFullYear(), kept.getUTCMonth()));
  await upsertViewDays(db, before);
  while (!isStopping() && (await deleteStrayViews(db, before, viewsAtOnce)) === viewsAtOnce);
  return dropViewMonths(deps, before);
}
