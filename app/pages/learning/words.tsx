/** /user/words: the words that a learner keeps, those due first. */
import { useLoaderData, useRevalidator, useSearchParams } from 'react-router';
import { api } from '#app/api.ts';
import { EmptyNotebook } from '#app/art/empty.tsx';
import { pageContext } from '#app/context.ts';
import { useGo, useLocale, useText } from '#app/locale.tsx';
import { metaLocale, pageMeta } from '#app/page-meta.ts';
import { changed, ListFrame, pageOf } from '#app/pages/learning/list-frame.tsx';
import { WordSentence } from '#app/pages/learning/word-sentence.tsx';
import { showToast } from '#app/toasts.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { SearchInput } from '#app/ui/inputs/search-input.tsx';
import { TabLinks } from '#app/ui/tab-links.tsx';
import { TextLink } from '#app/ui/text-button.tsx';
import type { Calls } from '#contract/all.ts';
import { htmlLang } from '#core/locale.ts';
import { say } from '#core/texts.ts';
import { wordBookTexts } from '#messages/learning/word-book.ts';
import type { Route } from './+types/words.ts';

const path = '/user/words';

export type KeptWord = Calls['GET /api/word-books']['reply']['list'][number];

export async function loader({ context, url }: Route.LoaderArgs) {
  const searchKey = url.searchParams.get('searchKey')?.slice(0, 100) ?? '';
  const state = url.searchParams.get('state') === 'due' ? 'due' : 'all';
  const { api } = context.get(pageContext);
  const list = await api('GET /api/word-books', {
    query: { page: pageOf(url.searchParams), size: 30, state, ...(searchKey && { searchKey }) },
  });
  return { list, searchKey, state };
}

export const meta: Route.MetaFunction = (args) => {
  const t = say(wordBookTexts, metaLocale(args));
  return pageMeta(args, { title: t('title'), description: t('lede'), isHidden: true });
};

export default function WordBook() {
  const t = useText(wordBookTexts);
  const { list } = useLoaderData<typeof loader>();
  if (list.counts.all === 0)
    return (
      <>
        <h1 className="text-34">{t('title')}</h1>
        <EmptyState
          art={<EmptyNotebook />}
          title={t('empty')}
          text={t('empty_text')}
          action={
            <ButtonLink to="/user/exam-results" tone="outline" arrow>
              {t('to_results')}
            </ButtonLink>
          }
        />
      </>
    );
  return <Book />;
}

function Book() {
  const t = useText(wordBookTexts);
  const go = useGo();
  const [search] = useSearchParams();
  const { list, searchKey, state } = useLoaderData<typeof loader>();
  return (
    <ListFrame
      title={t('title')}
      lede={t('lede')}
      path={path}
      list={list}
      empty={{ title: t(searchKey ? 'none_found' : 'none_due'), text: '' }}
      action={
        list.counts.due > 0 ? (
          <ButtonLink to="/user/words/review" tone="beam" arrow>
            {t('review_n', { n: list.counts.due })}
          </ButtonLink>
        ) : null
      }
      tools={
        <div className="mt-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <TabLinks
            label={t('states')}
            items={(['all', 'due'] as const).map((one) => ({
              to: changed(path, search, { state: one === 'all' ? null : one }),
              label: t(`state_${one}`),
              count: list.counts[one],
              current: state === one,
            }))}
          />
          <SearchInput
            key={searchKey}
            label={t('search')}
            placeholder={t('search')}
            defaultValue={searchKey}
            onSearch={(key) => go(changed(path, search, { searchKey: key || null }))}
            className="w-full md:w-72"
          />
        </div>
      }
    >
      <ul className="mt-4">
        {list.list.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ul>
    </ListFrame>
  );
}

function Entry({ entry }: { entry: KeptWord }) {
  const t = useText(wordBookTexts);
  const locale = useLocale();
  const { revalidate } = useRevalidator();
  const { id, word, gloss, sentence, questionId, dueAt, isDue, reviews, known } = entry;
  const remove = async () => {
    await api('DELETE /api/word-books/{id}', { params: { id } });
    revalidate();
    const undo = async () => {
      await api('POST /api/word-books', { body: { words: [{ word, questionId }] } });
      revalidate();
    };
    showToast({ text: t('removed', { word }), action: { label: t('undo'), onSelect: undo } });
  };
  const due = new Date(dueAt).toLocaleDateString(htmlLang(locale), {
    timeZone: 'Asia/Shanghai',
    month: 'numeric',
    day: 'numeric',
  });
  return (
    <li className="border-b border-rule py-4">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <b lang="en" className="font-serif text-21">
          {word}
        </b>
        <span lang="zh-CN">{gloss}</span>
      </p>
      {sentence.length > 0 ? (
        <p lang="en" className="mt-1 max-w-[46em] font-serif text-15 leading-relaxed text-ink-2">
          <WordSentence sentence={sentence} />
        </p>
      ) : null}
      <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-14 text-ink-3">
        {isDue ? <Badge tone="lit">{t('state_due')}</Badge> : <span>{t('due_on', { date: due })}</span>}
        <span>{reviews === 0 ? t('never') : t('known_of', { reviews, known })}</span>
        <span className="ml-auto flex items-center gap-4">
          <TextLink to={`/questions/${questionId}`} className="hover:text-ink">
            {t('question')}
          </TextLink>
          <Button tone="quiet" size="sm" aria-label={t('remove_named', { word })} onClick={remove}>
            {t('remove')}
          </Button>
        </span>
      </div>
    </li>
  );
}
