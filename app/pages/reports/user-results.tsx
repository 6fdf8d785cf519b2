/** /user/exam-results: the reports of mock exams and practice sets. */

import { useLoaderData } from 'react-router';
import { EmptyNotebook } from '#app/art/empty/empty-notebook.tsx';
import { pageContext } from '#app/context.ts';
import { Link, useLocale, useText } from '#app/locale.tsx';
import { metaLocale, pageMeta } from '#app/page-meta.ts';
import type { Sitting } from '#app/pages/reports/replies.ts';
import { hasTrend, TrendCharts } from '#app/pages/reports/trend/trend.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import { dayText } from '#core/dates.ts';
import { resultPath } from '#core/exam/steps.ts';
import { say } from '#core/texts.ts';
import { reportBlocks } from '#messages/reports/blocks.ts';
import { reportPages } from '#messages/reports/pages.ts';
import type { Route } from './+types/user-results.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = Math.min(100_000, Math.max(1, Math.trunc(Number(url.searchParams.get('page'))) || 1));
  const { api, findViewer } = context.get(pageContext);
  const [list, trend, viewer] = await Promise.all([
    api('GET /api/results', { query: { page, size: 20 } }),
    // The trend is about all of them, whichever page of the list is shown.
    api('GET /api/results/trend'),
    findViewer(),
  ]);
  return { list, trend, target: viewer?.targetScore ?? null };
}

export const meta: Route.MetaFunction = (args) => {
  const t = say(reportPages, metaLocale(args));
  return pageMeta(args, { title: t('results'), description: t('results_empty_text'), isHidden: true });
};

export default function UserResults() {
  const t = useText(reportPages);
  const b = useText(reportBlocks);
  const { list, trend, target } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const figuresOf = ({ type, scores, correct, count, answered, isUnreliable }: Sitting): string => {
    if (answered === 0) return t('handed_in_empty');
    const right = b('right_of', { right: correct ?? 0, count });
    const [verbal, quant] = [scores?.verbal ?? 'NS', scores?.quant ?? 'NS'];
    if (verbal === 'NS' || quant === 'NS')
      return [...(type === 'GREPREP' ? [t('no_total')] : []), ...(count > 0 ? [right] : [])].join(' · ');
    const total = b('total_of', { n: verbal.scaled + quant.scaled });
    const parts = [total, `${t('verbal')} ${verbal.scaled}`, `${t('quant')} ${quant.scaled}`];
    return [...parts, ...(isUnreliable ? [b('not_reliable')] : [])].join(' · ');
  };
  return (
    <>
      <h1 className="text-34">{t('results')}</h1>
      {list.total === 0 ? (
        <EmptyState art={<EmptyNotebook />} title={t('results_empty')} text={t('results_empty_text')} />
      ) : (
        <>
          <ul className="mt-5 border-t border-ink">
            {list.list.map((row) => (
              <li
                key={row.recordId}
                className="relative flex flex-wrap items-center gap-x-5 gap-y-1 border-b border-rule py-4 hover:bg-beam-faint"
              >
                <Link
                  to={resultPath(row.type, row.recordId)}
                  className="font-serif text-18 after:absolute after:inset-0"
                >
                  {row.title}
                </Link>
                <Badge tone={row.type === 'GREPREP' ? 'lit' : 'neutral'}>
                  {t(row.type === 'GREPREP' ? 'mock' : 'practice')}
                </Badge>
                <span className="text-15 text-ink-2">{figuresOf(row)}</span>
                <time dateTime={row.submittedAt} className="ml-auto text-14 text-ink-3">
                  {dayText(row.submittedAt, locale, new Date())}
                </time>
              </li>
            ))}
          </ul>
          <div className="mt-6">
            <Pagination
              page={list.page}
              size={list.size}
              total={list.total}
              to={(page) => `/user/exam-results?page=${page}`}
              label={t('pages')}
            />
          </div>
          {hasTrend(trend) ? (
            <section aria-labelledby="trend" className="mt-12 border-t border-ink pt-4">
              <h2 id="trend" className="mb-2 text-26">
                {b('trend')}
              </h2>
              <TrendCharts trend={trend} current={trend.mocks[0]?.recordId ?? null} target={target} />
            </section>
          ) : null}
        </>
      )}
    </>
  );
}
