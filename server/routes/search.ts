/** Handlers of the search over everything. */
import { search } from '#contract/search.ts';
import type { Text } from '#core/texts.ts';
import type { Queryable } from '#server/db/tx.ts';
import { findClosedTo } from '#server/domains/attempts/service.ts';
import { findLessons, localeOfKey } from '#server/domains/lessons/service.ts';
import { presentTag, readBank } from '#server/domains/questions/service.ts';
import { complete, searchAll } from '#server/domains/search/search.ts';
import { completeWords, findWords } from '#server/domains/words/service.ts';
import { implement, staleForVisitors } from '#server/http/implement.ts';
import { readStale } from '#server/http/read-stale.ts';

const maxWords = 3;
const maxLessons = 4;
const maxEntries = 2;
const maxOffers = 8;

/** Topics by the id of their lesson, in both languages. */
async function readTopicNames(db: Queryable): Promise<(id: string) => Text | undefined> {
  const { tree } = await readBank(db);
  return (id) => {
    const tag = tree.byPath.get(id);
    return tag && { zh_cn: presentTag(tag, 'zh_cn').name, en: presentTag(tag, 'en').name };
  };
}

export const searchRoutes = [
  implement(
    search.search,
    staleForVisitors(async ({ query, viewer, locale }, deps) => {
      const { searchKey, ...page } = query;
      const { ids: closed } = await findClosedTo(deps, viewer);
      // What is closed to the caller is their own doing and was asked of the primary; the rest is everybody's.
      const found = await readStale(deps, ({ db }) =>
        searchAll(db, searchKey, page, { locale, isVisitor: viewer === null, closed }),
      );
      const nameOf = await readTopicNames(deps.db);
      return {
        ...found,
        words: findWords(searchKey, maxWords),
        lessons: findLessons(searchKey, maxLessons, locale, nameOf),
      };
    }),
  ),

  implement(
    search.completeSearch,
    staleForVisitors(async ({ query }, deps) => {
      const entries = completeWords(query.searchKey, maxEntries);
      const nameOf = await readTopicNames(deps.db);
      const lessons = findLessons(query.searchKey, maxEntries, localeOfKey(query.searchKey), nameOf);
      const others = await complete(deps.db, query.searchKey, (await findClosedTo(deps, null)).ids);
      return [
        ...others.slice(0, maxOffers - entries.length - lessons.length),
        ...lessons.map(({ slug, title }) => ({
          text: title,
          kind: 'lesson' as const,
          path: `/lessons/${slug}`,
        })),
        ...entries.map((text) => ({ text, kind: 'entry' as const, path: `/words/${text}` })),
      ];
    }),
  ),
];
