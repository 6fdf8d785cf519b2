/** The tag tree, and tags as addresses and replies name them. */
import type { Locale } from '#core/locale.ts';
import type { TagRow } from './bank-store.ts';

export type { TagRow };

export type TagTree = {
  byId: ReadonlyMap<number, TagRow>;
  byPath: ReadonlyMap<string, TagRow>;
  /** In the order of the taxonomy; null asks for the roots. */
  childrenOf: (parent: number | null) => readonly TagRow[];
};

export function treeOf(rows: readonly TagRow[]): TagTree {
  const children = Map.groupBy(rows, ({ parentId }) => parentId);
  return {
    byId: new Map(rows.map((row) => [row.id, row])),
    byPath: new Map(rows.map((row) => [row.path, row])),
    childrenOf: (parent) => children.get(parent) ?? [],
  };
}

const nameOf = ({ nameZh, nameEn }: TagRow, locale: Locale): string => (locale === 'en' ? nameEn : nameZh);

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
