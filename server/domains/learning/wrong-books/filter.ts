/** The filter of the wrong-book, with its tags and times looked up. */
import type { z } from 'zod';
import type { wrongBookFilter } from '#contract/learning/wrong-books.ts';
import { dayMs } from '#core/duration.ts';
import { resolveTags, type TagTree } from '#server/domains/questions/tags.ts';
import type { WrongBookFilter } from './store.ts';

/** Null where a tag does not exist, and so nothing can be filed under it. */
export function resolveWrongBookFilter(
  tree: TagTree,
  { tag, days, ...rest }: z.output<typeof wrongBookFilter>,
  now: Date,
): WrongBookFilter | null {
  const tags = resolveTags(tree, tag ?? []);
  if (tags === null) return null;
  return {
    ...rest,
    tagIds: tags.map(({ id }) => id),
    since: days === undefined ? undefined : new Date(now.getTime() - days * dayMs),
    now,
  };
}
