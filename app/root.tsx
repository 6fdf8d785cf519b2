/** The document around every page: language, head, shell state, and what is shown when a page fails. */
import { type ReactNode, useContext } from 'react';
import { Links, Meta, Outlet, ScrollRestoration, useLocation, useNavigate } from 'react-router';
import type { Route } from './+types/root.ts';
import './app.css';
import { pageContext, type RootData } from '#app/context.ts';
import { DocumentScripts } from '#app/document-scripts.tsx';
import { Late } from '#app/late/late.tsx';
import { useLocale } from '#app/locale.tsx';
import { middlewareNamed } from '#app/middleware/table.ts';
import { NonceContext } from '#app/nonce.ts';
import { ErrorPage, ErrorTitle, OfflineTitle } from '#app/pages/errors/error-page.tsx';
import { statusOf } from '#app/pages/errors/status-of.ts';
import { keepEarlyClick } from '#app/shell/early-click.ts';
import { DefaultFrame } from '#app/shell/layouts/default-frame.tsx';
import { NoNetwork } from '#app/shell/network/no-network.tsx';
import { isSilence } from '#app/shell/network/silence.ts';
import { isChunkFailure, reloadOnce } from '#app/shell/reload-guard.ts';
import { ShellProvider } from '#app/shell/shell-provider.tsx';
import { htmlLang } from '#core/locale.ts';
import * as palette from '#core/palette.ts';

/** Specification, section 2: all routes run these three. First the right host, then the right address, then the login. */
export const middleware = middlewareNamed('domainCheck', 'i18n', 'auth');

export async function loader({ context }: Route.LoaderArgs): Promise<RootData> {
  const { site, origin, findFrame } = context.get(pageContext);
  return { site, origin, ...(await findFrame()) };
}

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useContext(NonceContext);
  return (
    <html lang={htmlLang(useLocale())}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={palette.paper} />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <script
          nonce={nonce}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a text of our own
          dangerouslySetInnerHTML={{ __html: keepEarlyClick }}
        />
        <Meta />
        {/* Styles come from our own origin and need no nonce; an empty one is the same on both sides. */}
        <Links nonce="" />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <DocumentScripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <ShellProvider>
      <Outlet />
      <Late />
    </ShellProvider>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isBrowser = typeof window !== 'undefined';
  // Without a network a reload takes away what is left of the page.
  if (isBrowser && isChunkFailure(error) && navigator.onLine && reloadOnce()) return null;
  const status = statusOf(error);
  return (
    <ShellProvider>
      <DefaultFrame>
        {isBrowser && isSilence(error, navigator.onLine) ? (
          <LostPage error={error} />
        ) : (
          <>
            <ErrorTitle status={status} />
            <ErrorPage status={status} />
          </>
        )}
      </DefaultFrame>
    </ShellProvider>
  );
}

/** The page's data did not come, and the page is asked for again; a part of the page that did not come is remembered as lost. */
function LostPage({ error }: { error: unknown }) {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const goOn = () =>
    isChunkFailure(error)
      ? location.reload()
      : navigate({ pathname, search, hash }, { replace: true, preventScrollReset: true, state });
  return (
    <>
      <OfflineTitle />
      <NoNetwork onBack={goOn} />
    </>
  );
}
