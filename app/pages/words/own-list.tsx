/** /user/words: a learner's own words, those due first. */
import { data, useLoaderData, useRevalidator, useSearchParams } from 'react-router';
import { api } from '#app/api.ts';
import { EmptyNotebook } from '#app/art/empty/empty-notebook.tsx';
import { pageContext } from '#app/context.ts';
import { Link, useGo, useLocale, useText } from '#app/locale.tsx';
import { metaLocale, pageMeta } from '#app/page-meta.ts';
import { changed, ListFrame, pageOf } from '#app/pages/learning/list-frame.tsx';
import { StandingText } from '#app/pages/words/own/standing-text.tsx';
import { WordNote } from '#app/pages/words/own/word-note.tsx';
import { showToast } from '#app/toasts.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { DownloadLink } from '#app/ui/download-link.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { SearchInput } from '#app/ui/inputs/search-input.tsx';
import { TabLinks } from '#app/ui/tab-links.tsx';
import { TextButton, TextLink } from '#app/ui/text-button.tsx';
import { Pronunciation } from '#app/words/pronunciation.tsx';
import { LitSentence } from '#app/words/sentence.tsx';
import type { Calls } from '#contract/all.ts';
import { ApiError } from '#contract/client.ts';
import { questionPath } from '#core/questions/number.ts';
import { say } from '#core/texts.ts';
import { ownWordTexts } from '#messages/words/own.ts';
import type { Route } from './+types/own-list.ts';

const path = '/user/words';
const tabs = ['all', 'kept', 'due', 'leeches', 'paused'] as const;
type Tab = (typeof tabs)[number];

type OwnWord = Calls['GET /api/words/kept']['reply']['list'][number];

export async function loader({ context, url }: Route.LoaderArgs) {
  const searchKey = url.searchParams.get('searchKey')?.slice(0, 100) ?? '';
  const tab = (url.searchParams.get('tab') ?? 'all') as Tab;
  const query = { page: pageOf(url.searchParams), size: 30, tab, ...(searchKey && { searchKey }) };
  try {
    return { list: await context.get(pageContext).api('GET /api/words/kept', { query }), searchKey, tab };
  } catch (error) {
    // An address with a tab that nobody offers is a page that does not exist.
    if (error instanceof ApiError && error.status === 400) throw data(null, { status: 404 });
    throw error;
  }
}

export const meta: Route.MetaFunction = (args) => {
  const t = say(ownWordTexts, metaLocale(args));
  return pageMeta(args, { title: t('title'), description: t('lede'), isHidden: true });
};

export default function OwnWords() {
  const t = useText(ownWordTexts);
  const { list } = useLoaderData<typeof loader>();
  if (list.counts.all > 0) return <Book />;
  return (
    <>
      <h1 className="text-34">{t('title')}</h1>
      <EmptyState
        art={<EmptyNotebook />}
        title={t('empty')}
        text={t('empty_text')}
        action={
          <>
            <ButtonLink to="/words" tone="ink" arrow>
              {t('to_words')}
            </ButtonLink>
            <ButtonLink to="/user/exam-results" tone="quiet">
              {t('to_results')}
            </ButtonLink>
            <ButtonLink to="/user/words/exchange" tone="quiet">
              {t('bring')}
            </ButtonLink>
          </>
        }
      />
    </>
  );
}

function Book() {
  const t = useText(ownWordTexts);
  const go = useGo();
  const [search] = useSearchParams();
  const { list, searchKey, tab } = useLoaderData<typeof loader>();
  return (
    <ListFrame
      title={t('title')}
      lede={t('lede')}
      path={path}
      list={list}
      empty={{ title: t(searchKey ? 'none_found' : 'none_here'), text: '' }}
      action={
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/user/words/exchange" tone="quiet">
            {t('exchange')}
          </ButtonLink>
          {list.total > 0 ? (
            <DownloadLink href={`/api/words/prints?own=${tab}`} tone="quiet">
              {t('print')}
            </DownloadLink>
          ) : null}
          {list.counts.due > 0 ? (
            <ButtonLink to="/words/session?only=due" tone="beam" arrow>
              {t('review_n', { n: list.counts.due })}
            </ButtonLink>
          ) : list.counts.kept > 0 ? (
            <ButtonLink to="/words/session?only=kept" tone="outline" arrow>
              {t('learn_kept')}
            </ButtonLink>
          ) : null}
        </div>
      }
      tools={
        <div className="mt-6">
          <TabLinks
            label={t('tabs')}
            items={tabs.map((one) => ({
              to: changed(path, search, { tab: one === 'all' ? null : one }),
              label: t(`tab_${one}`),
              count: list.counts[one],
              current: tab === one,
            }))}
          />
          <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
            <SearchInput
              key={searchKey}
              label={t('search')}
              placeholder={t('search')}
              defaultValue={searchKey}
              onSearch={(key) => go(changed(path, search, { searchKey: key || null }))}
              className="w-full md:w-76"
            />
            <TextLink tone="quiet" to="/user/words/exchange" className="text-14">
              {t('exchange')}
            </TextLink>
          </div>
        </div>
      }
    >
      <ul className="mt-2">
        {list.list.map((entry) => (
          <Entry key={entry.word} entry={entry} />
        ))}
      </ul>
    </ListFrame>
  );
}

function Entry({ entry }: { entry: OwnWord }) {
  const t = useText(ownWordTexts);
  const locale = useLocale();
  const { revalidate } = useRevalidator();
  const { word, row, gloss, sentence, note, questionId, number, isPaused } = entry;
  const params = { word };
  const remove = async () => {
    await api('DELETE /api/words/kept/{word}', { params });
    revalidate();
    const undo = async () => {
      const back = { word, ...(questionId && { questionId }), ...(gloss && { gloss }) };
      await api('POST /api/words/kept', { body: { words: [back] } });
      revalidate();
    };
    showToast({ text: t('removed', { word }), action: { label: t('undo'), onSelect: undo } });
  };
  const rest = async () => {
    await api('PUT /api/words/kept/{word}', { params, body: { isPaused: !isPaused } });
    revalidate();
  };
  return (
    <li className="border-b border-rule py-5">
      <p className="flex flex-wrap items-baseline gap-x-3">
        {row ? (
          <Link
            to={`/words/${word}`}
            lang="en"
            className="font-serif text-21 font-bold underline-offset-4 hover:underline"
          >
            {word}
          </Link>
        ) : (
          <b lang="en" className="font-serif text-21">
            {word}
          </b>
        )}
        {row ? <Pronunciation ipa={row.ipa} className="text-14" /> : null}
        {row ? (
          <span lang={locale === 'en' ? 'en' : 'zh-CN'}>{locale === 'en' ? row.en : row.zh}</span>
        ) : (
          <span lang="zh-CN">{gloss}</span>
        )}
      </p>
      {sentence.length > 0 ? (
        <p className="mt-1 max-w-[46em] text-15 leading-relaxed text-ink-2">
          <LitSentence pieces={sentence} />
        </p>
      ) : null}
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-14">
        <StandingText own={entry} />
        <span className="flex flex-wrap items-center gap-x-5 md:ml-auto">
          {number ? (
            <TextLink tone="quiet" to={questionPath(number)}>
              {t('question')}
            </TextLink>
          ) : null}
          <TextButton
            tone="quiet"
            aria-label={t(isPaused ? 'resume_named' : 'pause_named', { word })}
            onClick={rest}
          >
            {t(isPaused ? 'resume' : 'pause')}
          </TextButton>
          <TextButton tone="quiet" aria-label={t('remove_named', { word })} onClick={remove}>
            {t('remove')}
          </TextButton>
        </span>
        {/* One word beside the others, until there is a note. */}
        <WordNote word={word} note={note} onSaved={revalidate} className={note ? 'w-full' : ''} />
      </div>
    </li>
  );
}
