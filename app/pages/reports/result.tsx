/** /result/{recordId} and /exercises/{id}/result: what an attempt says, from the headline to each question. */

import { useEffect } from 'react';
import { data, useLoaderData, useRevalidator } from 'react-router';
import { pageContext } from '#app/context.ts';
import { useText } from '#app/locale.tsx';
import { metaLocale, pageMeta } from '#app/page-meta.ts';
import { FirstScreen } from '#app/pages/reports/first/first-screen.tsx';
import { TakeAlong } from '#app/pages/reports/first/take-along.tsx';
import type { Essay, Report, Sitting } from '#app/pages/reports/replies.ts';
import { ReportBody } from '#app/pages/reports/report-body.tsx';
import { shouldReadAgain } from '#app/pages/reports/same-report.ts';
import { MathContext } from '#app/questions/rich-text.tsx';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { ApiError } from '#contract/client.ts';
import { say } from '#core/texts.ts';
import { reportFirst } from '#messages/reports/first.ts';
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
  const f = useText(reportFirst);
  const { report, essays, trend } = useLoaderData<typeof loader>();
  useGradesToCome(essays);
  return (
    <MathContext value={report.math}>
      <div className="wrap pt-3 pb-8 md:pt-6 md:pb-12">
        <Breadcrumbs
          className="mb-1 print:hidden"
          items={[
            { label: f('today'), to: '/user' },
            { label: t('results'), to: '/user/exam-results' },
            { label: report.exam.title },
          ]}
        />
        <FirstScreen report={report} essay={essays[0]} last={lastBefore(trend?.mocks ?? [], report)}>
          <TakeAlong report={report} />
        </FirstScreen>
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
