/** /result/{recordId} and /exercises/{id}/result: what an attempt says, from the headline to each question. */
import { data, useLoaderData } from 'react-router';
import { pageContext } from '#app/context.ts';
import { useLocale, useText } from '#app/locale.tsx';
import { metaLocale, pageMeta } from '#app/page-meta.ts';
import { Headline } from '#app/pages/reports/headline.tsx';
import { ReportActions } from '#app/pages/reports/report-actions.tsx';
import { ReportBody } from '#app/pages/reports/report-body.tsx';
import { MathContext } from '#app/runner/questions/rich-text.tsx';
import type { Calls } from '#contract/all.ts';
import { ApiError } from '#contract/client.ts';
import { durationText } from '#core/duration.ts';
import { htmlLang } from '#core/locale.ts';
import { say } from '#core/texts.ts';
import { reportPages } from '#messages/report-pages.ts';
import type { Route } from './+types/result.ts';

export type Report = Calls['GET /api/records/{id}/results']['reply'];

export async function loader({ context, params }: Route.LoaderArgs) {
  try {
    return await context
      .get(pageContext)
      .api('GET /api/records/{id}/results', { params: { id: params.id ?? '' } });
  } catch (error) {
    if (error instanceof ApiError && [401, 404].includes(error.status))
      throw data(null, { status: error.status });
    throw error;
  }
}

export const meta: Route.MetaFunction = (args) => {
  const t = say(reportPages, metaLocale(args));
  return pageMeta(args, { title: t('title'), description: t('description'), isHidden: true });
};

export default function Result() {
  const t = useText(reportPages);
  const locale = useLocale();
  const report = useLoaderData<typeof loader>();
  const date = new Date(report.submittedAt).toLocaleString(htmlLang(locale), {
    timeZone: 'Asia/Shanghai',
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return (
    <MathContext value={report.math}>
      <div className="wrap py-8 md:py-12">
        <p className="text-14 text-ink-3">{report.exam.title}</p>
        <Headline report={report} />
        <p className="mt-3 text-ink-2">{t('done_at', { date, time: durationText(report.spentMs) })}</p>
        <ReportActions report={report} />
        <ReportBody report={report} />
      </div>
    </MathContext>
  );
}
