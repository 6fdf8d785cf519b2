/** /unsubscribe/{token}: where a letter's link leads. It asks first, since programs open every link of a mail. */
import { useState } from 'react';
import { data } from 'react-router';
import { api } from '#app/api.ts';
import { pageContext } from '#app/context.ts';
import { useText } from '#app/locale.tsx';
import { metaLocale, pageMeta } from '#app/page-meta.ts';
import { tellFailure } from '#app/tell-failure.ts';
import { Button } from '#app/ui/button.tsx';
import { MoreLink } from '#app/ui/more-link.tsx';
import { Page, PageTitle } from '#app/ui/page.tsx';
import { ApiError } from '#contract/client.ts';
import { say } from '#core/texts.ts';
import { reminderTexts } from '#messages/learning/reminders.ts';
import type { Route } from './+types/unsubscribe.ts';

const headersOfPage = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex, nofollow' };

export async function loader({ context, params: { token } }: Route.LoaderArgs) {
  try {
    const link = await context.get(pageContext).api('GET /api/reminders/{token}', { params: { token } });
    return data({ link, token }, { headers: headersOfPage });
  } catch (error) {
    if (error instanceof ApiError && error.status < 500)
      throw data(null, { status: error.status, headers: headersOfPage });
    throw error;
  }
}

export const headers = ({ loaderHeaders, errorHeaders }: Route.HeadersArgs) => errorHeaders ?? loaderHeaders;

export const meta: Route.MetaFunction = (args) => {
  const t = say(reminderTexts, metaLocale(args));
  return pageMeta(args, { title: t('stop_title'), description: t('stop_text'), isHidden: true });
};

export default function Unsubscribe({ loaderData: { link, token } }: Route.ComponentProps) {
  const t = useText(reminderTexts);
  const [now, setNow] = useState(link);
  const [busy, setBusy] = useState<'this' | 'all' | null>(null);
  const isOn = link.kind === 'daily' ? now.hasDaily : now.hasWeekly;
  const isAllOff = !now.hasDaily && !now.hasWeekly;
  const stop = async (which: 'this' | 'all') => {
    setBusy(which);
    try {
      const query = which === 'all' ? { all: 'true' as const } : {};
      setNow(await api('POST /api/reminders/{token}/unsubscribe', { params: { token }, query }));
    } catch (error) {
      tellFailure(error);
    } finally {
      setBusy(null);
    }
  };
  const head = isOn
    ? t(`stop_${link.kind}_head`)
    : isAllOff
      ? t('stopped_all')
      : t(link.kind === 'daily' ? 'stopped_daily' : 'stopped_weekly');
  return (
    <Page className="pb-24">
      <PageTitle title={<span role="status">{head}</span>} lede={t('stop_text')} />
      <div className="flex flex-wrap items-center gap-3">
        {isOn ? (
          <Button tone="ink" busy={busy === 'this'} onClick={() => stop('this')}>
            {t('stop_this')}
          </Button>
        ) : null}
        {isAllOff ? null : (
          <Button tone="quiet" busy={busy === 'all'} onClick={() => stop('all')}>
            {t('stop_all')}
          </Button>
        )}
        <MoreLink to="/user/reminders">{t('go_settings')}</MoreLink>
      </div>
      {!isOn && !isAllOff ? (
        <p className="mt-4 text-15 text-ink-2">{t(now.hasDaily ? 'still_daily' : 'still_weekly')}</p>
      ) : null}
    </Page>
  );
}
