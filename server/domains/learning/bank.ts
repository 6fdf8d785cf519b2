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
import { listCollectedAmong, listCollectedIds } from './collections/store.ts';

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
  options: Omit<RowsOptions, 'collected'>,
): Promise<QuestionRow[]> {
  if (ids.length === 0) return [];
  const collected = options.viewer ? await listCollectedAmong(db, options.viewer.id, ids) : [];
  return listRows(db, ids, { ...options, collected: new Set(collected) });
}

export async function listOwnRowsById(
  db: Database,
  ids: readonly string[],
  options: Omit<RowsOptions, 'collected'>,
): Promise<Map<string, QuestionRow>> {
  const rows = await listOwnRows(db, [...new Set(ids)], options);
  return new Map(rows.map((row) => [row.id, row]));
}
