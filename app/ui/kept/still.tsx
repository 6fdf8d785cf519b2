/**
 * A part of a page that only has words, pictures and links. The browser keeps what the server sent instead of building
 * it a second time: on a slow phone that is most of what keeps a long page busy.
 */
import {
  type MouseEvent,
  type ReactNode,
  startTransition,
  use,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useNavigate } from 'react-router';
import { useLocale } from '#app/locale.tsx';
import { KeptContext } from '#app/ui/kept/kept.tsx';
import type { Locale } from '#core/locale.ts';

/** Until the page is marked as ready (app/shell/page-effects.tsx) it is the one that the server sent. */
export const isAsSent = () => typeof document !== 'undefined' && !document.documentElement.dataset.ready;

const asSent = { __html: '' };

type StillProps = {
  className?: string;
  /** A server keeps it under this name (app/ui/kept/kept.tsx). */
  keptAs?: string;
  /** All that decides what stands in it. Where that can change, it is the part's `key` as well. */
  shows?: string;
  children: ReactNode;
};

/** Nothing inside may have a state or a handler. */
export function Still({ className, keptAs, shows = '', children }: StillProps) {
  const locale = useLocale();
  const name = keptAs && `${keptAs}-${locale}`;
  const findKept = use(KeptContext);
  const kept = name && findKept(name, shows);
  if (kept)
    // biome-ignore lint/security/noDangerouslySetInnerHtml: what this very part was rendered to before
    return <div data-kept={name} className={className} dangerouslySetInnerHTML={{ __html: kept }} />;
  return (
    <AsSent name={name} locale={locale} className={className}>
      {children}
    </AsSent>
  );
}

type AsSentProps = {
  name: string | undefined;
  locale: Locale;
  className: string | undefined;
  children: ReactNode;
};

function AsSent({ name, locale, className, children }: AsSentProps) {
  const navigate = useNavigate();
  const box = useRef<HTMLDivElement>(null);
  const [sentIn, setSentIn] = useState(() => (isAsSent() ? locale : null));

  // Where the browser had to begin anew there is nothing to keep. What is inside may have to be loaded first.
  useLayoutEffect(() => {
    if (box.current?.firstChild === null) startTransition(() => setSentIn(null));
  }, []);

  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    // The router marks the links that are its own.
    if (!link?.dataset.discover || link.target || !isPlain) return;
    event.preventDefault();
    navigate(link.pathname + link.search + link.hash);
  };

  if (sentIn !== locale)
    return (
      <div data-kept={name} className={className}>
        {children}
      </div>
    );
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the links inside take the focus, and Enter on one is a click
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is pressed
    <div
      key="sent"
      data-kept={name}
      ref={box}
      className={className}
      onClick={follow}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty text, which is never written over what was sent
      dangerouslySetInnerHTML={asSent}
    />
  );
}
