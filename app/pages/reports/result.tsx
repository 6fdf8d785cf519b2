/** /result/{recordId} and /exercises/{id}/result: what an attempt says, from the headline to each question. */
import { data, useLoaderData } from 'react-router';
import { pageContext } from '#app/context.ts';
import { useLocale, useText } from '#app/locale.tsx';
import { metaLocale, pageMeta } from '#app/page-meta.ts';
import { Diagnosis } from '#app/pages/reports/diagnosis.tsx';
import { Headline } from '#app/pages/reports/headline.tsx';
import { ItemReview } from '#app/pages/reports/item-review.tsx';
import { Routing } from '#app/pages/reports/routing.tsx';
import { SectionsTable } from '#app/pages/reports/sections-table.tsx';
import { TimeMaps } from '#app/pages/reports/time-maps.tsx';
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
        <Doubts report={report} />
        {report.routes.length > 0 ? <Routing report={report} /> : null}
        <SectionsTable report={report} />
        <TimeMaps report={report} />
        <Diagnosis report={report} />
        <ItemReview report={report} />
      </div>
    </MathContext>
  );
}

/** Said before the score is read, not after. */
function Doubts({ report }: { report: Report }) {
  const t = useText(reportPages);
  if (report.doubts.length === 0) return null;
  const textOf = (doubt: Report['doubts'][number]) => {
    if (doubt === 'extra-time') return t('doubt_extra-time', { n: report.extraTime });
    if (doubt === 'interrupted') return t('doubt_interrupted', { n: report.interruptions });
    return t(`doubt_${doubt}`);
  };
  return (
    <div className="mt-5 border-l-3 border-brick bg-brick-wash px-4 py-3 text-15">
      <p className="font-semibold">{t('doubts')}</p>
      <ul>
        {report.doubts.map((doubt) => (
          <li key={doubt}>{textOf(doubt)}</li>
        ))}
      </ul>
    </div>
  );
}
