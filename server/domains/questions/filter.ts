/** The filters of the bank as conditions on `questions`. */
import { and, arrayContains, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { QuestionFilter } from '#contract/questions/shared.ts';
import type { Queryable } from '#server/db/tx.ts';
import type { Viewer } from '#server/deps.ts';
import { isCollectedBy } from '#server/domains/learning/collections/service.ts';
import { type ResolvedSearch, resolveSearch } from '#server/domains/search/query.ts';
import { loginRequired } from '#server/http/errors.ts';
import { questions, userQuestions } from './tables.ts';
import { resolveTags, type TagRow, type TagTree } from './tags.ts';

/** A filter whose tags and words were looked up. */
export type ResolvedFilter = Omit<QuestionFilter, 'tag' | 'searchKey'> & {
  /** Null where a tag does not exist: then there is nothing to find. */
  tagIds: number[] | null;
  search: ResolvedSearch | null;
  /** Something was searched for that is found nowhere. */
  isHopeless: boolean;
  userId: string | null;
};

export async function resolveFilter(
  db: Queryable,
  tree: TagTree,
  { tag, searchKey, ...rest }: QuestionFilter,
  viewer: Viewer | null,
): Promise<ResolvedFilter> {
  if (rest.status !== undefined && viewer === null) throw loginRequired();
  const tags = resolveTags(tree, tag ?? []);
  const search = searchKey ? await resolveSearch(db, searchKey, ['question'], viewer === null) : null;
  return {
    ...rest,
    tagIds: tags && withoutAncestors(tags).map(({ id }) => id),
    search,
    isHopeless: tags === null || (Boolean(searchKey) && search === null),
    userId: viewer?.id ?? null,
  };
}

/** A tag says all that the tags above it say. */
const withoutAncestors = (tags: TagRow[]): TagRow[] =>
  tags.filter(({ path }) => !tags.some((other) => other.path.startsWith(`${path}.`)));

/** Everything but the search, which needs a join. */
export function conditionsOf(filter: ResolvedFilter): SQL | undefined {
  const { type, form, difficulty, tagIds, status, userId } = filter;
  return and(
    eq(questions.status, 'published'),
    type && eq(questions.questionType, type),
    form && inArray(questions.form, form),
    difficulty && inArray(questions.difficulty, difficulty),
    tagIds && tagIds.length > 0 ? arrayContains(questions.tagIds, tagIds) : undefined,
    status && userId ? statusCondition(status, userId) : undefined,
  );
}

/**
 * What a person has wrong or collected is little beside the bank: gathered first, so that no plan walks the bank in
 * search of it.
 */
export function statusCondition(status: NonNullable<QuestionFilter['status']>, userId: string): SQL {
  switch (status) {
    case 'unseen':
      return sql`not exists (select from ${userQuestions} u
        where u.user_id = ${userId} and u.question_id = ${questions.id})`;
    case 'wrong':
      return sql`${questions.id} = any(array(select u.question_id from ${userQuestions} u
        where u.user_id = ${userId} and not u.last_correct))`;
    case 'collected':
      return isCollectedBy(userId, questions.id);
  }
}

export const seenCondition = (userId: string): SQL =>
  sql`${questions.id} = any(array(select u.question_id from ${userQuestions} u where u.user_id = ${userId}))`;
