/** The bank as one person sees it: its filters and lists know what they collected. */
import type { QuestionFilter, QuestionRow } from '#contract/questions/shared.ts';
import type { Database } from '#server/db/pool.ts';
import type { Queryable } from '#server/db/tx.ts';
import type { Viewer } from '#server/deps.ts';
import {
  type Closed,
  listRows,
  type ResolvedFilter,
  type RowsOptions,
  resolveFilter,
  type TagTree,
} from '#server/domains/questions/service.ts';
import { collectedBy, isCollectedBy } from './collections/store.ts';

export const resolveOwnFilter = (
  db: Queryable,
  tree: TagTree,
  asked: QuestionFilter,
  { viewer, closed }: { viewer: Viewer | null; closed: Closed },
): Promise<ResolvedFilter> =>
  resolveFilter(db, tree, asked, viewer, { collected: viewer && collectedBy(viewer.id), closed });

/** In the order of the ids; one that does not exist, or is closed, is left out. */
export async function listOwnRows(
  db: Database,
  ids: readonly string[],
  options: Omit<RowsOptions, 'isCollected'>,
): Promise<QuestionRow[]> {
  return listRows(db, ids, { ...options, isCollected: options.viewer && isCollectedBy(options.viewer.id) });
}

export async function listOwnRowsById(
  db: Database,
  ids: readonly string[],
  options: Omit<RowsOptions, 'isCollected'>,
): Promise<Map<string, QuestionRow>> {
  const rows = await listOwnRows(db, [...new Set(ids)], options);
  return new Map(rows.map((row) => [row.id, row]));
}
