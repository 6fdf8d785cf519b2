/** The filters of the bank with their tags and words looked up. */
import type { SQL } from 'drizzle-orm';
import type { QuestionFilter } from '#contract/questions/shared.ts';
import type { Queryable } from '#server/db/tx.ts';
import type { Viewer } from '#server/deps.ts';
import { type ResolvedSearch, resolveSearch } from '#server/domains/search/service.ts';
import { loginRequired } from '#server/http/errors.ts';
import type { Closed } from './reserved/closed.ts';
import { resolveTags, type TagRow, type TagTree } from './tags.ts';

/** A filter whose tags and words were looked up. */
export type ResolvedFilter = Omit<QuestionFilter, 'tag' | 'searchKey' | 'status'> & {
  /** Counts ask for `seen` too: it is little, where `unseen` is nearly everything. */
  status?: QuestionFilter['status'] | 'seen';
  /** Null where a tag does not exist: then there is nothing to find. */
  tagIds: number[] | null;
  search: ResolvedSearch | null;
  /** Something was searched for that is found nowhere. */
  isHopeless: boolean;
  userId: string | null;
  /** What the person collected, as another domain's part of a statement. */
  collected: SQL | null;
  /** What whoever asks may not see. */
  closed: Closed;
};

/** What is collected is kept by another domain: whoever asks for a person brings it along. */
export async function resolveFilter(
  db: Queryable,
  tree: TagTree,
  { tag, searchKey, ...rest }: QuestionFilter,
  viewer: Viewer | null,
  { collected, closed }: Pick<ResolvedFilter, 'collected' | 'closed'>,
): Promise<ResolvedFilter> {
  if (rest.status !== undefined && viewer === null) throw loginRequired();
  const tags = resolveTags(tree, tag ?? []);
  const search = searchKey
    ? await resolveSearch(db, searchKey, ['question'], { isVisitor: viewer === null, closed: closed.ids })
    : null;
  return {
    ...rest,
    tagIds: tags && withoutAncestors(tags).map(({ id }) => id),
    search,
    isHopeless: tags === null || (Boolean(searchKey) && search === null),
    userId: viewer?.id ?? null,
    collected,
    closed,
  };
}

/** A tag says all that the tags above it say. */
const withoutAncestors = (tags: TagRow[]): TagRow[] =>
  tags.filter(({ path }) => !tags.some((other) => other.path.startsWith(`${path}.`)));
