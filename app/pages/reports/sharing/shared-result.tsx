/** /result/shared/{token}: a report as its owner shows it to others; no login, nothing about the person. */
import { data } from 'react-router';
import { pageContext } from '#app/context.ts';
import { useText } from '#app/locale.tsx';
import { metaLocale, pageMeta } from '#app/page-meta.ts';
import { FirstScreen } from '#app/pages/reports/first/first-screen.tsx';
import { ReportBody } from '#app/pages/reports/report-body.tsx';
import { shouldReadAgain } from '#app/pages/reports/same-report.ts';
import { MathContext } from '#app/questions/rich-text.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';
import { DownloadLink } from '#app/ui/download-link.tsx';
import { ApiError } from '#contract/client.ts';
import { say } from '#core/texts.ts';
import { sharingTexts } from '#messages/reports/sharing.ts';
import type { Route } from './+types/shared-result.ts';

/** A link that is taken back has to be dead at once, so nobody keeps the page; nor do search engines. */
const headersOfPage = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex, nofollow' };

export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  try {
    const shared = await context
      .get(pageContext)
      .api('GET /api/shared-reports/{token}', { params: { token } });
    return data({ ...shared, token }, { headers: headersOfPage });
  } catch (error) {
    if (error instanceof ApiError && error.status < 500)
      throw data(null, { status: error.status, headers: headersOfPage });
    throw error;
  }
}

export const headers = ({ loaderHeaders, errorHeaders }: Route.HeadersArgs) => errorHeaders ?? loaderHeaders;

export const shouldRevalidate = shouldReadAgain;

export const meta: Route.MetaFunction = (args) => {
  const t = say(sharingTexts, metaLocale(args));
  return pageMeta(args, { title: t('shared_title'), description: t('shared_description'), isHidden: true });
};

export default function SharedResult({
  loaderData: { report, hidesScores, asksForLogin, token },
}: Route.ComponentProps) {
  const t = useText(sharingTexts);
  return (
    <MathContext value={report.math}>
      <div className="wrap py-8 md:py-12">
        <p className="text-14 text-ink-3">
          {hidesScores ? t('shared_by') : `${report.exam.title} · ${t('shared_by')}`}
        </p>
        <FirstScreen report={report} title={hidesScores ? report.exam.title : undefined}>
          <div className="mt-3 flex flex-wrap gap-3 print:hidden">
            <DownloadLink href={`/api/shared-reports/${token}/pdf`} tone="quiet" size="sm">
              {t('shared_pdf')}
            </DownloadLink>
            <ButtonLink to="/gre-exam" tone="quiet" size="sm" arrow>
              {t('try_it')}
            </ButtonLink>
          </div>
        </FirstScreen>
        {hidesScores ? <p className="mt-3 text-ink-2">{t('shared_hidden')}</p> : null}
        {asksForLogin ? (
          <Callout as="p" className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
            {t('answers_login')}
            <ButtonLink to={`/login?redirect=/result/shared/${token}`} tone="quiet" size="sm">
              {t('answers_login_button')}
            </ButtonLink>
          </Callout>
        ) : null}
        <ReportBody report={report} />
      </div>
    </MathContext>
  );
}
