/** /result/{recordId} and /exercises/{id}/result: what an attempt says, from the headline to each question. */

import { useEffect } from 'react';
import { data, useLoaderData, useRevalidator } from 'react-router';
import { pageContext } from '#app/context.ts';
import { useLocale, useText } from '#app/locale.tsx';
import { metaLocale, pageMeta } from '#app/page-meta.ts';
import { HeadlineTitle, Scores } from '#app/pages/reports/headline.tsx';
import type { Essay, Report, Sitting } from '#app/pages/reports/replies.ts';
import { ReportActions } from '#app/pages/reports/report-actions.tsx';
import { ReportBody } from '#app/pages/reports/report-body.tsx';
import { ReportContents } from '#app/pages/reports/report-contents.tsx';
import { shouldReadAgain } from '#app/pages/reports/same-report.ts';
import { Circumstances, Doubts } from '#app/pages/reports/validity.tsx';
import { MathContext } from '#app/questions/rich-text.tsx';
import { ApiError } from '#contract/client.ts';
import { momentText } from '#core/dates.ts';
import { durationText } from '#core/duration.ts';
import { say } from '#core/texts.ts';
import { reportPages } from '#messages/reports/pages.ts';
import type { Route } from './+types/result.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  try {
    const { api } = context.get(pageContext);
    const of = { params: { id: params.id ?? '' } };
    const report = await api('GET /api/records/{id}/results', of);
    const [essays, trend] = await Promise.all([
      report.essay ? api('GET /api/records/{id}/essays', of) : [],
      report.scores ? api('GET /api/results/trend') : null,
    ]);
    return { report, essays, trend };
  } catch (error) {
    if (error instanceof ApiError && [401, 404].includes(error.status))
      throw data(null, { status: error.status });
    throw error;
  }
}

export const shouldRevalidate = shouldReadAgain;

export const meta: Route.MetaFunction = (args) => {
  const t = say(reportPages, metaLocale(args));
  return pageMeta(args, { title: t('title'), description: t('description'), isHidden: true });
};

export default function Result() {
  const t = useText(reportPages);
  const locale = useLocale();
  const { report, essays, trend } = useLoaderData<typeof loader>();
  useGradesToCome(essays);
  const date = momentText(report.submittedAt, locale, new Date());
  return (
    <MathContext value={report.math}>
      <div className="wrap py-8 md:py-12">
        <p className="text-14 text-ink-3">{report.exam.title}</p>
        <div className="items-end justify-between gap-8 lg:flex">
          <div className="min-w-0 lg:flex-1">
            <HeadlineTitle report={report} essay={essays[0]} />
            <p className="mt-3 text-ink-2">{t('done_at', { date, time: durationText(report.spentMs) })}</p>
            <Circumstances report={report} />
          </div>
          <ReportActions report={report} />
        </div>
        <Doubts report={report} />
        <Scores report={report} essay={essays[0]} last={lastBefore(trend?.mocks ?? [], report)} />
        <ReportContents report={report} />
        <ReportBody report={report} essays={essays} trend={trend} />
      </div>
    </MathContext>
  );
}

/** The mock exam before this one that can be relied on. */
const lastBefore = (sittings: readonly Sitting[], { submittedAt, recordId }: Report): Sitting | undefined =>
  sittings.find(
    (sitting) => sitting.recordId !== recordId && sitting.submittedAt < submittedAt && !sitting.isUnreliable,
  );

const lookAgainMs = 2500;

/** Grading follows the submission by seconds: the page looks again until it is there. */
function useGradesToCome(essays: readonly Essay[]) {
  const { revalidate, state } = useRevalidator();
  const isWaiting = essays.some((essay) => essay.state === 'waiting');
  useEffect(() => {
    if (!isWaiting || state !== 'idle') return;
    const timer = setTimeout(revalidate, lookAgainMs);
    return () => clearTimeout(timer);
  }, [isWaiting, state, revalidate]);
}
