/** The frame of the pages for getting in: a form on paper, and the open door of the lighthouse beside it. */
import type { ReactNode } from 'react';
import { LoginArt } from '#app/art/login.tsx';
import { Link, useText } from '#app/locale.tsx';
import { accountPages } from '#messages/accounts/pages.ts';

type AuthFrameProps = { title: string; lede: string; children: ReactNode; below?: ReactNode };

export function AuthFrame({ title, lede, children, below }: AuthFrameProps) {
  const t = useText(accountPages);
  return (
    <div className="wrap grid gap-x-16 py-10 md:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] md:py-16 lg:gap-x-32">
      <section>
        <h1 className="text-34 md:text-44">{title}</h1>
        <p className="mt-3 text-ink-2">{lede}</p>
        <div className="mt-8">{children}</div>
        {below ? <div className="mt-6 text-14 text-ink-2">{below}</div> : null}
        <p className="mt-8 text-13 text-ink-3">
          {t('agree')}{' '}
          <Link to="/help?val=terms" className="underline underline-offset-2">
            {t('terms')}
          </Link>{' '}
          {t('and')}{' '}
          <Link to="/help?val=privacy" className="underline underline-offset-2">
            {t('privacy')}
          </Link>
          {t('and') === '与' ? '。' : '.'}
        </p>
      </section>
      <div className="hidden self-center md:block">
        <LoginArt className="mx-auto max-w-96" />
      </div>
    </div>
  );
}
