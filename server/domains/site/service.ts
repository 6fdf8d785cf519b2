/** What other rooms may use of the public site: its entries, what can be read there, and bringing the content in. */
import { dayMs } from '#core/duration.ts';
import type { Deps } from '#server/deps.ts';
import { limit, networkOf, type Rule } from '#server/http/limits.ts';
import { deleteViewsBefore, insertViewLog, upsertViewDays } from './store.ts';
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

/** Views older than `days` are counted by day and page, then removed a batch at a time, so that nobody waits for it. */
export async function removeOldViews(
  { db }: Pick<Deps, 'db'>,
  days: number,
  now: Date,
  isStopping: () => boolean = () => false,
): Promise<number> {
  // Whole days only: a day that is half removed could not be counted any more.
  const before = new Date(Math.floor(now.getTime() / dayMs) * dayMs - days * dayMs);
  await upsertViewDays(db, before);
  let removed = 0;
  for (;;) {
    const count = isStopping() ? 0 : await deleteViewsBefore(db, before, viewsAtOnce);
    removed += count;
    if (count < viewsAtOnce) return removed;
  }
}
