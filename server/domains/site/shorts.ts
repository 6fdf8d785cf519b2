/** The nine cards of the home page: each shows the latest of its subject, and no two the same. */
import type { Locale } from '#core/locale.ts';
import type { Deps } from '#server/deps.ts';
import type { Entry } from './content-schema.ts';
import { inLanguage } from './language.ts';
import { listEntries } from './store.ts';

type Short = Entry<'short'>;
type Piece = Pick<Short, 'title' | 'to'> & { date: string };

export async function listShorts(deps: Deps, locale: Locale) {
  const [shorts, articles, materials] = await Promise.all([
    listEntries(deps.db, 'short'),
    listEntries(deps.db, 'news'),
    listEntries(deps.db, 'material'),
  ]);
  const say = inLanguage(deps, locale);
  const newest = (pieces: readonly Piece[]) => pieces.toSorted((a, b) => b.date.localeCompare(a.date));
  const read = newest(articles.map(({ slug, title, date }) => ({ title, to: `/news/${slug}`, date })));
  const printed = newest(
    materials.map(({ title, updated }) => ({ title, to: '/share_files', date: updated })),
  );
  const tagOf = new Map(articles.map(({ slug, tag }) => [`/news/${slug}`, tag]));
  // What an editor has chosen for one card is not the newest of another.
  const taken = new Set(shorts.filter((short) => short.newest === null).map(({ to }) => to));
  return shorts.map((short) => {
    const { slug, label, newest: wanted, title, to } = short;
    const pool =
      wanted === 'material'
        ? printed
        : read.filter(
            (piece) => !taken.has(piece.to) && (wanted === 'article' || tagOf.get(piece.to) === wanted),
          );
    const found = wanted === null ? undefined : pool[0];
    if (found) taken.add(found.to);
    const date = found?.date ?? short.date ?? read.find((piece) => piece.to === to)?.date ?? null;
    return { id: slug, ...say({ label, title: found?.title ?? title }), to: found?.to ?? to, date };
  });
}
