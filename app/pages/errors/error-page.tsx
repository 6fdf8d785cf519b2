/** What a page shows when it cannot be shown: the status decides the words, the picture and the way on. */
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useLocale, useText } from '#app/locale.tsx';
import { useSite } from '#app/shell/site.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { errorPages } from '#messages/errors/pages.ts';

/** Every page carries this one along, so its pictures come when they are wanted; where they cannot, the words say it all. */
const noArt: { default: ComponentType } = { default: () => null };
const NotFoundArt = lazy(() =>
  import('#app/art/not-found.tsx').then(
    ({ NotFoundArt: Art }): typeof noArt => ({ default: Art }),
    () => noArt,
  ),
);
const ErrorArt = lazy(() =>
  import('#app/art/error.tsx').then(
    ({ ErrorArt: Art }): typeof noArt => ({ default: Art }),
    () => noArt,
  ),
);

/** An address with nonsense in it names no page either. */
const kinds: Partial<Record<number, 'unauthorized' | 'forbidden' | 'not_found' | 'busy'>> = {
  400: 'not_found',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  429: 'busy',
};
const kindOf = (status: number) => kinds[status] ?? 'server';

/** The title of a page that could not be shown: its own is not known. */
export function ErrorTitle({ status }: { status: number }) {
  const t = useText(errorPages);
  const locale = useLocale();
  const { company } = useSite();
  return <title>{`${t(`${kindOf(status)}_title`)} · ${company[locale]}`}</title>;
}

export function OfflineTitle() {
  const t = useText(errorPages);
  const locale = useLocale();
  return <title>{`${t('offline_title')} · ${useSite().company[locale]}`}</title>;
}

export function ErrorPage({ status }: { status: number }) {
  const t = useText(errorPages);
  const { pathname, search } = useLocation();
  const kind = kindOf(status);
  const isOwnPage = pathname.startsWith('/error/');
  const here = isOwnPage ? '/user' : pathname + search;
  const cameFrom = useCameFrom();
  const again = isOwnPage ? cameFrom : here;
  return (
    <section className="wrap grid items-center gap-10 py-16 md:grid-cols-2 md:py-24">
      <div className="order-2 md:order-1">
        <p className="font-serif text-21 text-ink-3">{status}</p>
        <h1 className="mt-2 text-34 md:text-44">{t(`${kind}_title`)}</h1>
        <p className="mt-4 max-w-120 text-ink-2">{t(`${kind}_text`)}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          {kind === 'unauthorized' && (
            <ButtonLink tone="beam" arrow to={`/login?redirect=${encodeURIComponent(here)}`}>
              {t('go_login')}
            </ButtonLink>
          )}
          {(kind === 'server' || kind === 'busy') && (
            <ButtonLink tone="beam" to={again} reloadDocument>
              {t('reload')}
            </ButtonLink>
          )}
          <ButtonLink tone={kind === 'not_found' || kind === 'forbidden' ? 'beam' : 'outline'} to="/">
            {t('back_home')}
          </ButtonLink>
        </div>
      </div>
      <div className="order-1 aspect-[18/11] md:order-2">
        <Suspense>{kind === 'not_found' ? <NotFoundArt /> : <ErrorArt />}</Suspense>
      </div>
    </section>
  );
}

/** The page of ours that led to this one; home for who typed the address. */
function useCameFrom(): string {
  const [path, setPath] = useState('/');
  useEffect(() => {
    if (!URL.canParse(document.referrer)) return;
    const { origin, pathname, search } = new URL(document.referrer);
    if (origin === location.origin && !pathname.startsWith('/error/')) setPath(pathname + search);
  }, []);
  return path;
}
