/** /exercises: the practice sets with their filters, and what the learner has done of them. */
import { useSearchParams } from 'react-router';
import { CalmSea } from '#app/art/empty/calm-sea.tsx';
import { UnlitLamp } from '#app/art/empty/unlit-lamp.tsx';
import { useText } from '#app/locale.tsx';
import { metaLocale, pageMeta } from '#app/page-meta.ts';
import { ExamAction, ExamMeta, ExamStatus } from '#app/pages/exams/exam-facts.tsx';
import { PracticeRecords } from '#app/pages/exams/practice-records.tsx';
import { chosenFilters, SetFilters, withQuery } from '#app/pages/exams/set-filters.tsx';
import { type SharedArgs, sharedLoader } from '#app/shared-loader.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Lamps } from '#app/ui/lamps.tsx';
import { Page, PageTitle } from '#app/ui/page.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import { TabLinks } from '#app/ui/tab-links.tsx';
import type { Calls } from '#contract/all.ts';
import { ApiError } from '#contract/client.ts';
import { say } from '#core/texts.ts';
import { examPages } from '#messages/exams/pages.ts';
import type { Route } from './+types/exercises.ts';

const size = 20;

type SetQuery = NonNullable<Calls['GET /api/exams']['options']['query']>;

export const loader = sharedLoader(async ({ url, api, isUser }: SharedArgs) => {
  const page = Math.min(100_000, Math.max(1, Math.trunc(Number(url.searchParams.get('page'))) || 1));
  const isMine = url.searchParams.get('tab') === 'mine';
  if (isMine) {
    const records = (await isUser())
      ? await api('GET /api/records/exercises', { query: { page, size } })
      : null;
    return { view: 'mine' as const, records };
  }
  const filter = Object.fromEntries(
    ['kind', 'topic', 'form', 'difficulty'].flatMap((key) => {
      const value = url.searchParams.get(key);
      return value ? [[key, value]] : [];
    }),
  ) as SetQuery;
  try {
    const [filters, sets] = await Promise.all([
      api('GET /api/exercises/filters'),
      api('GET /api/exams', { query: { ...filter, type: 'JIJING', page, size } }),
    ]);
    return { view: 'sets' as const, filters, sets };
  } catch (error) {
    // An address with a filter that nobody offers is a page that does not exist.
    if (error instanceof ApiError && error.status === 400) throw new Response(null, { status: 404 });
    throw error;
  }
});

export const meta: Route.MetaFunction = (args) => {
  const t = say(examPages, metaLocale(args));
  return pageMeta(args, {
    title: t('sets_title'),
    description: t('sets_description'),
    keep: ['kind', 'topic', 'form', 'difficulty', 'page'],
  });
};

export default function Exercises({ loaderData }: Route.ComponentProps) {
  const t = useText(examPages);
  const isMine = loaderData.view === 'mine';
  return (
    <Page>
      <PageTitle title={t('sets_title')} lede={t('sets_lede')} />
      <TabLinks
        label={t('views')}
        items={[
          { to: '/exercises', label: t('sets_tab'), current: !isMine },
          { to: '/exercises?tab=mine', label: t('mine_tab'), current: isMine },
        ]}
      />
      <div className="mt-6">
        {isMine ? <PracticeRecords records={loaderData.records} /> : <Sets {...loaderData} />}
      </div>
    </Page>
  );
}

type SetsProps = {
  filters: Calls['GET /api/exercises/filters']['reply'];
  sets: Calls['GET /api/exams']['reply'];
};

function Sets({ filters, sets }: SetsProps) {
  const t = useText(examPages);
  const [search] = useSearchParams();
  const chosen = chosenFilters(filters, search);
  if (sets.total === 0 && chosen.length === 0) {
    return (
      <EmptyState
        art={<CalmSea />}
        title={t('sets_none')}
        text={t('sets_none_text')}
        action={<ButtonLink to="/questions?type=fill&tag=1">{t('to_bank')}</ButtonLink>}
      />
    );
  }
  const firstOpen = sets.list.find(({ mine }) => mine?.openRecordId)?.id;
  return (
    <SetFilters filters={filters} total={sets.total}>
      {sets.list.length === 0 ? (
        <EmptyState art={<UnlitLamp />} title={t('sets_empty')} text={t('sets_empty_text')} />
      ) : (
        <ul>
          {sets.list.map((set) => (
            <li
              key={set.id}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b border-rule py-4 md:gap-x-8 md:py-5"
            >
              <div className="min-w-0">
                <h2 className="text-18 break-words md:text-21">{set.title}</h2>
                <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
                  <ExamMeta exam={set} />
                  {set.difficulty === null ? null : <Lamps level={set.difficulty} />}
                </div>
                <ExamStatus exam={set} />
              </div>
              <ExamAction exam={set} isLit={set.id === firstOpen} />
            </li>
          ))}
        </ul>
      )}
      {sets.total > sets.size ? (
        <Pagination
          page={sets.page}
          size={size}
          total={sets.total}
          label={t('pages')}
          to={(page) => withQuery(search, { page: String(page) })}
          className="mt-6"
        />
      ) : null}
    </SetFilters>
  );
}
