/** What other rooms may use of the public site: its entries, what can be read there, and bringing the content in. */
import type { Deps } from '#server/deps.ts';
import { limit, networkOf, type Rule } from '#server/http/limits.ts';
import { insertViewLog } from './store.ts';
import type { viewLogs } from './tables.ts';

export { importContent } from './import.ts';
export { siteData } from './own-data.ts';
export { findReadings } from './readings.ts';
/** The entries have no rules of their own: whoever asks gets them as their authors wrote them. */
export { findEntry, listEntries } from './store.ts';

/** A whole school may share one address. */
const views: Rule = { name: 'page-views', times: 1200, seconds: 60 };

export async function keepView(
  { db, counters }: Deps,
  view: typeof viewLogs.$inferInsert,
  address: string,
): Promise<void> {
  await limit(counters, [views, networkOf(address)]);
  await insertViewLog(db, view);
}
