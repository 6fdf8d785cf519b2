/** The filter of the wrong-book, with its tags and times looked up. */
import type { z } from 'zod';
import type { wrongBookFilter } from '#contract/learning/wrong-books.ts';
import { dayMs } from '#core/duration.ts';
import type { QuestionType } from '#core/questions/kinds.ts';
import type { Queryable } from '#server/db/tx.ts';
import { type Closed, listOfKind, resolveTags, type TagTree } from '#server/domains/questions/service.ts';
import { listWrongIds, type WrongBookFilter } from './store.ts';

/** With what only the bank knows of a question: its type and its tags, all of which must hold. */
export type AskedWrongBook = Omit<WrongBookFilter, 'among'> & {
  type?: QuestionType | undefined;
  tagIds: readonly number[];
};

/** Null where a tag does not exist, and so nothing can be filed under it. */
export function resolveWrongBookFilter(
  tree: TagTree,
  { tag, days, ...rest }: z.output<typeof wrongBookFilter>,
  { closed, now, dayEnds }: { closed: Closed; now: Date; dayEnds: Date },
): AskedWrongBook | null {
  const tags = resolveTags(tree, tag ?? []);
  if (tags === null) return null;
  return {
    ...rest,
    except: closed.ids,
    tagIds: tags.map(({ id }) => id),
    since: days === undefined ? undefined : new Date(now.getTime() - days * dayMs),
    dayEnds,
  };
}

/** Asks the bank which of the entries are on questions of that type and with those tags. */
export async function settleKind(
  db: Queryable,
  userId: string,
  { type, tagIds, ...filter }: AskedWrongBook,
): Promise<WrongBookFilter> {
  if (!type && tagIds.length === 0) return filter;
  return { ...filter, among: await listOfKind(db, await listWrongIds(db, userId, filter), { type, tagIds }) };
}
