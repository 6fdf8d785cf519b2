/** /questions: the bank by kind, with filters, sort and pages that all stand in the address. */
import { data, redirect, useLoaderData, useNavigation, useSearchParams } from 'react-router';
import { UnlitLamp } from '#app/art/empty/unlit-lamp.tsx';
import { Link, useText } from '#app/locale.tsx';
import { pack, usePacked } from '#app/packed.ts';
import { metaLocale, pageMeta } from '#app/page-meta.ts';
import { FilterPanel, type Filters, shownFilters } from '#app/pages/questions/filter-panel.tsx';
import {
  filterSearch,
  isDefaultOrder,
  readFilter,
  readFilters,
  withChange,
} from '#app/pages/questions/filter-query.ts';
import { FilterSheet } from '#app/pages/questions/filter-sheet.tsx';
import { KindMark } from '#app/pages/questions/kind-mark.tsx';
import { Practise } from '#app/pages/questions/practise.tsx';
import { QuestionRows } from '#app/pages/questions/question-rows.tsx';
import { shownRow } from '#app/pages/questions/replies.ts';
import { type SharedArgs, sharedLoader } from '#app/shared-loader.ts';
import { Callout } from '#app/ui/callout.tsx';
import { ChipLink } from '#app/ui/chip.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Kept } from '#app/ui/kept/kept.tsx';
import { Page, PageTitle } from '#app/ui/page.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import { TabLinks } from '#app/ui/tab-links.tsx';
import { TextLink } from '#app/ui/text-button.tsx';
import type { Calls } from '#contract/all.ts';
import { ApiError } from '#contract/client.ts';
import { localeOf, withLang } from '#core/locale.ts';
import { say } from '#core/texts.ts';
import { thousands } from '#core/thousands.ts';
import { questionList } from '#messages/questions/list.ts';
import { questionPages } from '#messages/questions/pages.ts';
import type { Route } from './+types/list.ts';

const size = 20;

export const loader = sharedLoader(async ({ url, api, isUser, isDocument }: SharedArgs) => {
  const query = readFilters(url.searchParams);
  const page = Math.min(100_000, Math.max(1, Math.trunc(Number(url.searchParams.get('page'))) || 1));
  try {
    const [types, filters, list, hasLogin] = await Promise.all([
      api('GET /api/questions/types'),
      api('GET /api/questions/filters', { query: readFilter(url.searchParams) }),
      api('GET /api/questions', { query: { ...query, page, size } }),
      isUser(),
    ]);
    // Rows set their formulas as words.
    const { math: _, ...rest } = list;
    const last = Math.ceil(list.total / size);
    // A list that has become shorter leads to its last page.
    if (page > 1 && page > last)
      throw redirect(
        withLang(
          withChange(url.searchParams, { set: { page: last > 1 ? String(last) : null } }),
          localeOf(url.searchParams),
        ),
      );
    const loaded = {
      types: types.map(({ label, value, icon, bgColor, count }) => ({ label, value, icon, bgColor, count })),
      filters: shownFilters(filters, url.searchParams.getAll('tag')),
      list: { ...rest, list: list.list.map(shownRow) },
      isVisitor: !hasLogin,
    };
    return pack(loaded, { isDocument });
  } catch (error) {
    // An address that offers filters nobody has is a page that does not exist.
    if (error instanceof ApiError && error.status === 400) throw data(null, { status: 404 });
    if (error instanceof ApiError && error.status === 401) throw data(null, { status: 401 });
    throw error;
  }
});

export const meta: Route.MetaFunction = (args) => {
  const t = say(questionPages, metaLocale(args));
  return pageMeta(args, { title: t('title'), description: t('description'), keep: ['type', 'page'] });
};

export default function QuestionList() {
  const t = useText(questionList);
  const q = useText(questionPages);
  const [search] = useSearchParams();
  const { types, filters, list, isVisitor } = usePacked(useLoaderData<typeof loader>());
  const navigation = useNavigation();
  const isChanging = navigation.location?.pathname === '/questions';
  const total = countOf(types);
  return (
    <Page>
      <PageTitle
        title={q('title')}
        lede={t('lede', { n: thousands(total) })}
        actions={<Practise from={{ filter: readFilter(search) }} total={list.total} />}
      />
      <Kept as="kinds" shows={JSON.stringify([String(search), types])}>
        <Kinds types={types} />
      </Kept>
      <div className="mt-8 grid gap-x-12 lg:grid-cols-[14.5rem_minmax(0,1fr)]">
        <aside className="max-lg:mb-4">
          <div className="max-lg:hidden">
            <FilterPanel filters={filters} isVisitor={isVisitor} />
          </div>
          <FilterSheet filters={filters} isVisitor={isVisitor} />
        </aside>
        <section
          aria-busy={isChanging}
          className={`min-w-0 transition-opacity ${isChanging ? 'opacity-50 delay-150' : ''}`}
        >
          <Kept
            as="bar"
            shows={JSON.stringify([String(search), list.total, list.isCapped, isVisitor, filters.used])}
          >
            <Bar filters={filters} total={list.total} isCapped={list.isCapped} isVisitor={isVisitor} />
          </Kept>
          {list.heldBackBy ? (
            <Callout as="p" size="sm" className="mb-4">
              {t('held_back', { exam: list.heldBackBy.exam })}{' '}
              <Link to={list.heldBackBy.path} className="underline underline-offset-4">
                {t('to_exam')}
              </Link>
            </Callout>
          ) : null}
          {list.corrected ? (
            <p className="mb-2 text-14 text-ink-2">{q('corrected', { text: list.corrected })}</p>
          ) : null}
          {list.list.length === 0 ? (
            <EmptyState art={<UnlitLamp />} title={t('empty')} text={t('empty_text')} />
          ) : (
            <QuestionRows rows={list.list} search={filterSearch(search)} />
          )}
          <div className="mt-6">
            <Kept as="pages" shows={JSON.stringify([String(search), list.page, list.size, list.total])}>
              <Pagination
                page={list.page}
                size={list.size}
                total={list.total}
                to={(page) => withChange(search, { set: { page: String(page) } })}
                label={q('pages')}
              />
            </Kept>
          </div>
        </section>
      </div>
    </Page>
  );
}

type Kind = Pick<
  Calls['GET /api/questions/types']['reply'][number],
  'label' | 'value' | 'icon' | 'bgColor' | 'count'
>;

const countOf = (types: readonly Kind[]): number => types.reduce((sum, { count }) => sum + count, 0);

function Kinds({ types }: { types: readonly Kind[] }) {
  const t = useText(questionList);
  const [search] = useSearchParams();
  const tabs = [
    {
      to: withChange(search, { set: { type: null, tag: null, form: null } }),
      label: t('all_kinds'),
      count: countOf(types),
      current: !search.get('type'),
    },
    ...types.map((type) => ({
      to: withChange(search, { set: { type: type.value, tag: null, form: null } }),
      label: type.label,
      count: type.count,
      current: search.get('type') === type.value,
      mark: <KindMark icon={type.icon} tint={type.bgColor} />,
    })),
  ];
  return <TabLinks label={t('kinds')} items={tabs} />;
}

/** How many there are, what was chosen, and the order. */
type BarProps = { filters: Filters; total: number; isCapped: boolean; isVisitor: boolean };

function Bar({ filters, total, isCapped, isVisitor }: BarProps) {
  const t = useText(questionList);
  const [search] = useSearchParams();
  const names = new Map(
    [...filters.forms, ...filters.difficulties, ...filters.statuses].map(({ value, label }) => [
      value,
      label,
    ]),
  );
  for (const { id, path, name } of filters.used) names.set(id, name).set(path, name);
  const chosen = ['tag', 'form', 'difficulty', 'status', 'searchKey'].flatMap((key) =>
    search
      .getAll(key)
      .filter(Boolean)
      .map((value) => ({ key, value, name: names.get(value) ?? value })),
  );
  const sortKey = search.get('sortKey') ?? 'createdAt';
  const isDown = search.get('sortType') !== 'ASC';
  const startsWithUndone = !isVisitor && isDefaultOrder(search) && !search.get('status');
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2 border-b border-ink pb-3">
      <p className="font-serif text-21 font-bold">
        {t(isCapped ? 'found_capped' : 'found', { n: total, shown: thousands(total) })}
      </p>
      {chosen.map(({ key, value, name }) => (
        <ChipLink
          key={key + value}
          to={withChange(search, { toggle: [key, value] })}
          aria-label={t('remove_filter', { name })}
        >
          {name}
        </ChipLink>
      ))}
      {chosen.length > 1 ? (
        <TextLink
          size="line"
          to={withChange(search, {
            set: { tag: null, form: null, difficulty: null, status: null, searchKey: null },
          })}
          className="text-14"
        >
          {t('clear')}
        </TextLink>
      ) : null}
      {total > 1 ? (
        <p className="ml-auto flex flex-wrap items-center gap-x-4 text-14 text-ink-2">
          {t('sort')}
          {filters.sorts.map((sort) => {
            const isOn = sort.value === sortKey;
            return (
              <TextLink
                key={sort.value}
                tone="bare"
                size="sm"
                to={withChange(search, {
                  set: { sortKey: sort.value, sortType: isOn && isDown ? 'ASC' : 'DESC' },
                })}
                aria-current={isOn ? 'true' : undefined}
              >
                {isOn && startsWithUndone ? t('undone_first') : sort.label}
                {isOn ? <span aria-hidden="true">{isDown ? ' ↓' : ' ↑'}</span> : null}
              </TextLink>
            );
          })}
        </p>
      ) : null}
    </div>
  );
}
