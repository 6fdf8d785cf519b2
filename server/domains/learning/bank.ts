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
import { isCollectedBy, listCollectedIds } from './collections/store.ts';

/** `isCounted` where the collected ones are counted beside others, whatever the filter asks for. */
export async function resolveOwnFilter(
  db: Queryable,
  tree: TagTree,
  asked: QuestionFilter,
  { viewer, closed }: { viewer: Viewer | null; closed: Closed },
  { isCounted = false } = {},
): Promise<ResolvedFilter> {
  const needs = isCounted || asked.status === 'collected';
  const collected = viewer && needs ? await listCollectedIds(db, viewer.id, {}) : [];
  return resolveFilter(db, tree, asked, viewer, { collected, closed });
}

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
