/** /searchs?searchKey=: words, lessons, questions, news, courses and events that fit, together. */
import { data, useLoaderData } from 'react-router';
import { UnlitLamp } from '#app/art/empty/unlit-lamp.tsx';
import { Link, useGo, useLocale, useText } from '#app/locale.tsx';
import { metaLocale, pageMeta } from '#app/page-meta.ts';
import { Highlighted } from '#app/pages/questions/highlighted.tsx';
import { type SharedArgs, sharedLoader } from '#app/shared-loader.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { SearchInput } from '#app/ui/inputs/search-input.tsx';
import { MoreLink } from '#app/ui/more-link.tsx';
import { Page, PageTitle } from '#app/ui/page.tsx';
import { Pronunciation } from '#app/words/pronunciation.tsx';
import type { Calls } from '#contract/all.ts';
import { ApiError } from '#contract/client.ts';
import { say } from '#core/texts.ts';
import { questionPages } from '#messages/questions/pages.ts';
import { questionSearch } from '#messages/search.ts';
import type { Route } from './+types/search.ts';

type Found = Calls['GET /api/search']['reply']['questions'];

export const loader = sharedLoader(async ({ url, api }: SharedArgs) => {
  const searchKey = (url.searchParams.get('searchKey') ?? '').trim().slice(0, 100);
  try {
    const results = await api('GET /api/search', { query: { searchKey, size: 10 } });
    return { searchKey, results };
  } catch (error) {
    if (error instanceof ApiError && error.status === 400) throw data(null, { status: 400 });
    throw error;
  }
});

export const meta: Route.MetaFunction = (args) => {
  const t = say(questionSearch, metaLocale(args));
  return pageMeta(args, { title: t('search_title'), description: t('search_hint'), isHidden: true });
};

const kinds = ['questions', 'news', 'courses', 'events'] as const;

export default function SearchPage() {
  const t = useText(questionSearch);
  const q = useText(questionPages);
  const go = useGo();
  const { searchKey, results } = useLoaderData<typeof loader>();
  const besides = results.words.length + results.lessons.length;
  const total = kinds.reduce((sum, kind) => sum + results[kind].total, besides);
  return (
    <Page>
      <PageTitle
        title={searchKey ? t('search_for', { text: searchKey }) : t('search_title')}
        lede={t('search_hint')}
      />
      <SearchInput
        label={t('search_box')}
        placeholder={t('search_box')}
        defaultValue={searchKey}
        onSearch={(key) => go(key ? `/searchs?searchKey=${encodeURIComponent(key)}` : '/searchs')}
        className="mt-6 max-w-150"
      />
      {results.corrected ? (
        <p className="mt-2 text-14 text-ink-2">{q('corrected', { text: results.corrected })}</p>
      ) : null}
      {searchKey !== '' && total === 0 ? (
        <EmptyState art={<UnlitLamp />} title={t('search_none')} text={t('search_none_text')} />
      ) : null}
      {results.words.length > 0 ? <FoundWords words={results.words} /> : null}
      {results.lessons.length > 0 ? <FoundLessons lessons={results.lessons} /> : null}
      {kinds.map((kind) =>
        results[kind].total > 0 ? (
          <Results
            key={kind}
            title={t(`found_${kind}`)}
            found={results[kind]}
            more={
              kind === 'questions'
                ? `/questions?searchKey=${encodeURIComponent(results.corrected ?? searchKey)}`
                : undefined
            }
          />
        ) : null,
      )}
    </Page>
  );
}

/** A card each: who looks a word up wants its meaning, not a way to it. */
function FoundWords({ words }: { words: Calls['GET /api/search']['reply']['words'] }) {
  const t = useText(questionSearch);
  const locale = useLocale();
  return (
    <section className="mt-8">
      <h2 className="border-t border-ink pt-4 text-21">{t('found_words')}</h2>
      <ul className={`mt-3 grid gap-4 ${words.length > 1 ? 'md:grid-cols-3' : 'md:grid-cols-2'}`}>
        {words.map(({ word, ipa, pos, zh, en }) => (
          <li key={word} className="group relative border border-rule bg-white px-5 py-4 hover:border-ink">
            <p className="flex flex-wrap items-baseline gap-x-3">
              <Link
                to={`/words/${word}`}
                lang="en"
                className="font-serif text-26 font-bold after:absolute after:inset-0"
              >
                {word}
              </Link>
              <Pronunciation ipa={ipa} className="text-14" />
            </p>
            <p className="mt-1">
              <i lang="en" className="mr-2 font-serif text-14 text-ink-3">
                {pos}
              </i>
              <span lang={locale === 'en' ? 'en' : 'zh-CN'}>{locale === 'en' ? en : zh}</span>
            </p>
            <p lang={locale === 'en' ? 'zh-CN' : 'en'} className="text-14 text-ink-2">
              {locale === 'en' ? zh : en}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function FoundLessons({ lessons }: { lessons: Calls['GET /api/search']['reply']['lessons'] }) {
  const t = useText(questionSearch);
  return (
    <section className="mt-10">
      <h2 className="border-t border-ink pt-4 text-21">{t('found_lessons')}</h2>
      <ul>
        {lessons.map(({ slug, title, minutes }) => (
          <li
            key={slug}
            className="relative flex items-baseline justify-between gap-4 border-b border-rule py-4 hover:bg-beam-faint"
          >
            <Link
              to={`/lessons/${slug}`}
              className="font-serif text-18 leading-[1.6] after:absolute after:inset-0"
            >
              {title}
            </Link>
            <span className="flex-none text-14 text-ink-3">{t('lesson_minutes', { n: minutes })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Hit = Found['list'][number];

const plain = (pieces: Hit['title']): string => pieces.map(({ text }) => text).join('');

/** English words keep their own quotation marks on a Chinese page. */
const langOf = (pieces: Hit['title']): 'en' | undefined =>
  /\p{Script=Han}/u.test(plain(pieces)) ? undefined : 'en';

/** An excerpt that marks nothing, or that the stem above it says already, tells nothing. */
const repeats = ({ title, excerpt }: Hit): boolean =>
  excerpt.every(({ hit }) => !hit) || plain(excerpt).startsWith(plain(title).replace(/…$/, '').trimEnd());

function Results({ title, found, more }: { title: string; found: Found; more: string | undefined }) {
  const t = useText(questionSearch);
  return (
    <section className="mt-10">
      <div className="flex items-baseline justify-between border-t border-ink pt-4">
        <h2 className="text-21">
          {title}{' '}
          <span className="text-15 font-normal text-ink-3">
            {found.isCapped ? `${found.total}+` : found.total}
          </span>
        </h2>
        {more && found.total > found.list.length ? <MoreLink to={more}>{t('more_results')}</MoreLink> : null}
      </div>
      <ol>
        {found.list.map((hit) => (
          <li key={hit.id} className="relative border-b border-rule py-4 hover:bg-beam-faint">
            <Link
              to={hit.path}
              lang={langOf(hit.title)}
              className="font-serif text-18 leading-[1.6] after:absolute after:inset-0"
            >
              <Highlighted pieces={hit.title} />
            </Link>
            {repeats(hit) ? null : (
              <p lang={langOf(hit.excerpt)} className="mt-1 line-clamp-2 text-14 text-ink-2">
                <Highlighted pieces={hit.excerpt} />
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
