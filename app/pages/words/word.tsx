/** /words/{word}: everything about one word, for everybody; who is logged in also sees how they stand with it. */
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { data, redirect } from 'react-router';
import { Link, useLocale, useText } from '#app/locale.tsx';
import { metaLocale, pageMeta } from '#app/page-meta.ts';
import type { WordReply } from '#app/pages/words/replies.ts';
import { OwnState } from '#app/pages/words/word/own-state.tsx';
import { AsideFacts, Groups, Opposites, Synonyms } from '#app/pages/words/word/relations.tsx';
import { UnknownWord } from '#app/pages/words/word/unknown-word.tsx';
import { WordQuestions } from '#app/pages/words/word/word-questions.tsx';
import { type SharedArgs, sharedLoader } from '#app/shared-loader.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { Callout } from '#app/ui/callout.tsx';
import { Page } from '#app/ui/page.tsx';
import { Pronunciation } from '#app/words/pronunciation.tsx';
import { ExampleSentence, MarkedNote } from '#app/words/sentence.tsx';
import { SoundButton } from '#app/words/sound-button.tsx';
import { ApiError } from '#contract/client.ts';
import { localeOf, withLang } from '#core/locale.ts';
import { say } from '#core/texts.ts';
import { wordPages } from '#messages/words/pages.ts';
import type { Route } from './+types/word.ts';

export const loader = sharedLoader(async ({ params, url, api }: SharedArgs<Route.LoaderArgs['params']>) => {
  const { word } = params;
  try {
    return { found: await api('GET /api/words/entries/{word}', { params: { word } }), unknown: null };
  } catch (error) {
    if (!(error instanceof ApiError && [400, 404].includes(error.status))) throw error;
  }
  const searchKey = word.trim().slice(0, 60);
  const { headword, words, near } = await api('GET /api/words/find', { query: { searchKey } });
  // A form of it, or the word in capitals.
  if (headword !== null) throw redirect(withLang(`/words/${headword}`, localeOf(url.search)), 301);
  return data({ found: null, unknown: { word: searchKey, near: [...words, ...near] } }, { status: 404 });
});

export const meta: Route.MetaFunction = (args) => {
  const locale = metaLocale(args);
  const t = say(wordPages, locale);
  const { found, unknown } = args.loaderData ?? {};
  if (!found)
    return pageMeta(args, {
      title: t('unknown_title', { word: unknown?.word ?? '' }),
      description: t('description'),
      isHidden: true,
    });
  const { word, ipa, level, senses } = found.entry;
  const [{ pos, zh, en } = { pos: '', zh: '', en: '' }] = senses;
  return pageMeta(args, {
    title: t('word_title', { word }),
    description: t('word_description', { word, ipa, pos, zh, en }),
    at: `/words/${word}`,
    data: ({ absolute, company }) => ({
      '@type': 'DefinedTerm',
      name: word,
      description: locale === 'en' ? en : `${zh}；${en}`,
      inLanguage: 'en',
      url: absolute(`/words/${word}`),
      inDefinedTermSet: {
        '@type': 'DefinedTermSet',
        name: `${company} · ${t('level_n', { n: level })}`,
        url: absolute(`/words/levels/${level}`),
      },
    }),
  });
};

export default function WordPage({ loaderData: { found, unknown } }: Route.ComponentProps) {
  if (!found) return <UnknownWord {...unknown} />;
  // Another word is another page: nothing of the last one's note or state stays.
  return <KnownWord key={found.entry.word} found={found} />;
}

function KnownWord({ found }: { found: WordReply }) {
  const t = useText(wordPages);
  const { entry, groups, known, questions, own } = found;
  const { word, level, ipa, senses, confusion } = entry;
  const locale = useLocale();
  return (
    <Page>
      <article>
        <Breadcrumbs
          className="-mt-4"
          items={[
            { label: t('words'), to: '/words' },
            { label: t('level_n', { n: level }), to: `/words/levels/${level}` },
            { label: word },
          ]}
        />
        <header className="border-b border-ink pt-2 pb-5">
          <h1 lang="en" className="font-serif text-60 break-words">
            {word}
          </h1>
          <p className="mt-1 flex min-h-11 flex-wrap items-center gap-x-4 text-18">
            <Pronunciation ipa={ipa} />
            <SoundButton word={word} ipa={ipa} />
          </p>
        </header>
        {/* On a phone what one can do with the word comes right after its meaning, and the smaller facts last. */}
        <div className="flex flex-col lg:grid lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)] lg:gap-x-16">
          <div className="min-w-0 max-lg:contents">
            <div className="max-lg:order-1">
              <Senses senses={senses} />
              {confusion ? (
                <Callout className="mt-2">
                  <b className="mr-2 font-semibold">{t('confusion')}</b>
                  <MarkedNote text={confusion[locale]} />
                </Callout>
              ) : null}
            </div>
            <div className="max-lg:order-3">
              <Synonyms entry={entry} known={known} />
              <Opposites entry={entry} known={known} />
              <Groups groups={groups} word={word} />
              <WordQuestions word={word} questions={questions} />
            </div>
          </div>
          <div className="max-lg:contents">
            <div className="max-lg:order-2 pt-6">
              <OwnState word={word} own={own} />
            </div>
            <div className="space-y-8 max-lg:order-4 pt-6">
              <AsideFacts entry={entry} known={known} />
            </div>
          </div>
        </div>
        <Neighbours found={found} />
      </article>
    </Page>
  );
}

function Senses({ senses }: { senses: WordReply['entry']['senses'] }) {
  const t = useText(wordPages);
  const locale = useLocale();
  return (
    <section aria-label={t('senses')}>
      <ol>
        {senses.map(({ pos, zh, en, isCore, examples }, place) => (
          <li key={en} className="border-b border-rule py-6 last:border-b-0">
            <div className="grid grid-cols-[1.75rem_minmax(0,1fr)]">
              <span aria-hidden="true" className="pt-1 font-serif text-18 text-ink-3">
                {senses.length > 1 ? place + 1 : ''}
              </span>
              <div className={senses.length > 1 ? '' : '-ml-7'}>
                <h2 className="flex flex-wrap items-baseline gap-x-3 text-26">
                  <i lang="en" className="font-serif text-18 font-normal text-ink-3">
                    {pos}
                  </i>
                  <span lang={locale === 'en' ? 'en' : 'zh-CN'} className="font-serif">
                    {locale === 'en' ? en : zh}
                  </span>
                  {isCore || place === 0 ? null : (
                    <small className="font-sans text-13 font-normal text-ink-3">{t('good_to_know')}</small>
                  )}
                </h2>
                <p
                  lang={locale === 'en' ? 'zh-CN' : 'en'}
                  className={`mt-0.5 text-18 text-ink-2 ${locale === 'en' ? '' : 'font-serif'}`}
                >
                  {locale === 'en' ? zh : en}
                </p>
                <ul className="mt-4 space-y-4">
                  {examples.map((example) => (
                    <li key={example.en} className="border-l-2 border-rule pl-4">
                      <ExampleSentence example={example} />
                    </li>
                  ))}
                </ul>
              </div>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Neighbours({ found: { previous, next } }: { found: WordReply }) {
  const t = useText(wordPages);
  const look = 'group flex min-h-14 flex-col justify-center py-3';
  return (
    <nav
      aria-label={t('neighbours')}
      className="mt-14 flex items-stretch justify-between gap-6 border-t border-ink"
    >
      {previous ? (
        <Link to={`/words/${previous}`} rel="prev" className={look}>
          <span className="flex items-center gap-1.5 text-13 text-ink-3">
            <ArrowLeft aria-hidden="true" strokeWidth={1.75} className="size-3.5" />
            {t('previous')}
          </span>
          <span lang="en" className="font-serif text-21 group-hover:underline">
            {previous}
          </span>
        </Link>
      ) : (
        <span />
      )}
      {next ? (
        <Link to={`/words/${next}`} rel="next" className={`${look} items-end`}>
          <span className="flex items-center gap-1.5 text-13 text-ink-3">
            {t('next')}
            <ArrowRight aria-hidden="true" strokeWidth={1.75} className="size-3.5" />
          </span>
          <span lang="en" className="font-serif text-21 group-hover:underline">
            {next}
          </span>
        </Link>
      ) : null}
    </nav>
  );
}
