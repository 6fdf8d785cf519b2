/**
 * /logout: ends the session, then says so. A link of ours is enough, and says so in the history's state, which no other site
 * can write; whoever comes by an address, which may be anybody's link, is asked first.
 */
import { useEffect, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { api } from '#app/api.ts';
import { useText } from '#app/locale.tsx';
import { metaLocale, pageMeta } from '#app/page-meta.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { ErrorNote } from '#app/ui/error-note.tsx';
import { Rhythm } from '#app/ui/rhythm.tsx';
import { say } from '#core/texts.ts';
import { accountPages } from '#messages/accounts/pages.ts';
import { errorPages } from '#messages/errors/pages.ts';
import type { Route } from './+types/logout.ts';

export const meta: Route.MetaFunction = (args) => {
  const t = say(accountPages, metaLocale(args));
  return pageMeta(args, { title: t('logout_title'), description: t('logout_text'), isHidden: true });
};

export default function Logout() {
  const t = useText(accountPages);
  const home = useText(errorPages);
  const { revalidate } = useRevalidator();
  const isWanted = useLocation().state?.isWanted === true;
  const [isAsking, setAsking] = useState(!isWanted);
  const [state, setState] = useState<'busy' | 'done' | string>('busy');
  useEffect(() => {
    if (isAsking) return;
    api('POST /api/auth/logout').then(
      () => {
        setState('done');
        revalidate();
      },
      (error: Error) => setState(error.message),
    );
  }, [isAsking, revalidate]);
  if (isAsking)
    return (
      <section className="wrap max-w-160 py-24">
        <h1 className="text-34 md:text-44">{t('logout_ask')}</h1>
        <p className="mt-4 text-ink-2">{t('logout_ask_text')}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <Button tone="beam" onClick={() => setAsking(false)}>
            {t('log_out')}
          </Button>
          <ButtonLink to="/" tone="outline">
            {home('back_home')}
          </ButtonLink>
        </div>
      </section>
    );
  return (
    <section className="wrap max-w-160 py-24">
      <h1 className="text-34 md:text-44">{state === 'done' ? t('logout_title') : t('logging_out')}</h1>
      <div className="mt-4 text-ink-2">
        {state === 'busy' ? (
          <Rhythm live />
        ) : state === 'done' ? (
          t('logout_text')
        ) : (
          <ErrorNote>{state}</ErrorNote>
        )}
      </div>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to="/" tone="outline">
          {home('back_home')}
        </ButtonLink>
        <ButtonLink to="/login" tone="quiet">
          {t('do_login')}
        </ButtonLink>
      </div>
    </section>
  );
}
