/** What the readers of each lesson come to, for the staff. */
import type { Page } from '#contract/endpoint.ts';
import { placesOf } from '#core/lessons/progress.ts';
import { slugOf } from '#core/lessons/slug.ts';
import { summarize } from '#core/lessons/tally.ts';
import type { Locale } from '#core/locale.ts';
import { plainText } from '#core/questions/runs.ts';
import type { Queryable } from '#server/db/tx.ts';
import { getLibrary } from './library.ts';
import { listTallies } from './tally-store.ts';

/** The most read first. */
export async function describeReaders(db: Queryable, locale: Locale, { page, size }: Page) {
  const tallies = await listTallies(db);
  const all = getLibrary()
    .lessons.map((lesson) => ({
      slug: slugOf(lesson.id),
      title: plainText(lesson.title[locale]),
      ...summarize(tallies.get(lesson.id) ?? new Map(), placesOf(lesson)),
    }))
    .sort((a, b) => b.readers - a.readers);
  return { total: all.length, page, size, list: all.slice((page - 1) * size, page * size) };
}
