/** The tag tree as the database holds it. */
import { asc, isNull } from 'drizzle-orm';
import type { Locale } from '#core/locale.ts';
import type { Queryable } from '#server/db/tx.ts';
import { tags } from './tables.ts';

export type TagRow = typeof tags.$inferSelect;

export type TagTree = {
  byId: ReadonlyMap<number, TagRow>;
  byPath: ReadonlyMap<string, TagRow>;
  /** In the order of the taxonomy; null asks for the roots. */
  childrenOf: (parent: number | null) => readonly TagRow[];
};

/** A hundred small rows: reading them anew costs less than knowing when they changed. */
export async function readTags(db: Queryable): Promise<TagTree> {
  const rows = await db.select().from(tags).where(isNull(tags.retiredAt)).orderBy(asc(tags.position));
  const children = Map.groupBy(rows, ({ parentId }) => parentId);
  return {
    byId: new Map(rows.map((row) => [row.id, row])),
    byPath: new Map(rows.map((row) => [row.path, row])),
    childrenOf: (parent) => children.get(parent) ?? [],
  };
}

export const nameOf = ({ nameZh, nameEn }: TagRow, locale: Locale): string =>
  locale === 'en' ? nameEn : nameZh;

/** A tag as replies name it. */
export const presentTag = (row: TagRow, locale: Locale) => ({
  id: String(row.id),
  path: row.path,
  name: nameOf(row, locale),
});

/** Tags by number or path; null where one of them does not exist, and so nothing can be filed under it. */
export function resolveTags(tree: TagTree, refs: readonly string[]): TagRow[] | null {
  const found = refs.map((ref) => (/^\d+$/.test(ref) ? tree.byId.get(Number(ref)) : tree.byPath.get(ref)));
  return found.every((row) => row !== undefined) ? (found as TagRow[]) : null;
}
