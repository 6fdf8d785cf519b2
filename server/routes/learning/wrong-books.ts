/** Handlers of the wrong-book. */
import { wrongBooks } from '#contract/learning/wrong-books.ts';
import { resolveWrongBookFilter } from '#server/domains/learning/wrong-books/filter.ts';
import {
  countAll,
  countWrongBooks,
  deleteWrongBook,
  listWrongBooks,
  updateCause,
} from '#server/domains/learning/wrong-books/store.ts';
import { readBank } from '#server/domains/questions/bank.ts';
import { findMath } from '#server/domains/questions/math.ts';
import { listRowsById } from '#server/domains/questions/rows.ts';
import { findVariants } from '#server/domains/questions/service.ts';
import { presentTag } from '#server/domains/questions/tags.ts';
import { notFound } from '#server/http/errors.ts';
import { implement } from '#server/http/implement.ts';

export const wrongBooksRoutes = [
  implement(wrongBooks.listWrongBooks, async ({ query, viewer, locale, now }, { db }) => {
    const { page, size, ...asked } = query;
    const { tree } = await readBank(db);
    const filter = resolveWrongBookFilter(tree, asked, now);
    const rows = size === 0 || filter === null ? [] : await listWrongBooks(db, viewer.id, filter, query);
    const ids = rows.map(({ questionId }) => questionId);
    const shown = await listRowsById(db, ids, { viewer, locale, tree });
    const variants = await findVariants(db, viewer.id, ids);
    const { due, open, graduated, ...counts } = await countAll(db, viewer.id, now);
    return {
      total: filter === null ? 0 : await countWrongBooks(db, viewer.id, filter),
      page,
      size,
      list: rows.flatMap((row) => {
        const question = shown.get(row.questionId);
        if (!question) return [];
        return [
          {
            ...row,
            question,
            isDue: row.graduatedAt === null && row.dueAt <= now,
            variantId: variants.get(row.questionId) ?? null,
          },
        ];
      }),
      math: await findMath(db, [...shown.values()]),
      counts: { due, open, graduated },
      types: toList(counts.types),
      tags: toList(counts.tags)
        .flatMap(({ value, count }) => {
          const row = tree.byId.get(Number(value));
          return row ? [{ ...presentTag(row, locale), count }] : [];
        })
        .sort((one, other) => other.count - one.count),
      sources: toList(counts.sources),
      causes: toList(counts.causes),
    };
  }),

  implement(wrongBooks.updateWrongBook, async ({ params, body, viewer }, { db }) => {
    if (!(await updateCause(db, viewer.id, params.questionId, body.cause))) throw notFound();
  }),

  implement(wrongBooks.deleteWrongBook, async ({ params, viewer }, { db }) => {
    if (!(await deleteWrongBook(db, viewer.id, params.questionId))) throw notFound();
  }),
];

const toList = (counts: Record<string, number>) =>
  Object.entries(counts).map(([value, count]) => ({ value, count }));
