/** Handlers of articles. */
import { news } from '#contract/site/news.ts';
import { parseMarkdown, readingMinutes } from '#core/markdown.ts';
import { newsTags } from '#core/site/kinds.ts';
import type { Entry } from '#server/domains/site/content-schema.ts';
import { type InLanguage, inLanguage } from '#server/domains/site/language.ts';
import { listEntries } from '#server/domains/site/service.ts';
import { notFound } from '#server/http/errors.ts';
import { implement } from '#server/http/implement.ts';

const relatedCount = 3;

export const newsRoutes = [
  implement(news.listNews, async ({ query: { page, size, tag }, locale }, deps) => {
    const all = (await listEntries(deps.db, 'news')).toSorted(newestFirst);
    const found = tag ? all.filter((article) => article.tag === tag) : all;
    const say = inLanguage(deps, locale);
    return {
      total: found.length,
      page,
      size,
      list: found.slice((page - 1) * size, page * size).map((article) => presentRow(article, say)),
      tags: newsTags.map((value) => ({
        value,
        count: all.filter((article) => article.tag === value).length,
      })),
    };
  }),

  implement(news.getNews, async ({ params, locale }, deps) => {
    const all = (await listEntries(deps.db, 'news')).toSorted(newestFirst);
    const article = all.find(({ slug }) => slug === params.id);
    if (!article) throw notFound();
    const say = inLanguage(deps, locale);
    return {
      ...presentRow(article, say),
      body: parseMarkdown(say(article).body),
      related: relatedTo(article, all).map((one) => presentRow(one, say)),
    };
  }),
];

type Article = Entry<'news'>;

const newestFirst = (a: Article, b: Article): number =>
  a.date === b.date ? a.slug.localeCompare(b.slug, 'en') : a.date < b.date ? 1 : -1;

/** Those the author chose, then the newest of the same tag, then the newest of all. */
function relatedTo(article: Article, all: readonly Article[]): Article[] {
  const chosen = article.related.flatMap((slug) => all.find((one) => one.slug === slug) ?? []);
  const sameTag = all.filter(({ tag }) => tag === article.tag);
  return [...new Set([...chosen, ...sameTag, ...all])]
    .filter((one) => one !== article)
    .slice(0, relatedCount);
}

function presentRow(article: Article, say: InLanguage) {
  const { slug, title, description, tag, date, checked, cover, body } = say(article);
  return { id: slug, tag, title, description, date, checked, cover, minutes: readingMinutes(body) };
}
