/** The offer: once a day, three seconds after the page has loaded; where, and how, `where.ts` says. */
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { isTaskPage, offerOn } from '#app/shell/contact/where.ts';
import { useShell } from '#app/shell/shell-provider.tsx';
import { useViewer } from '#app/shell/site.ts';

const SalesOffer = lazy(() => import('#app/shell/contact/sales-offer.tsx'));
const SalesStrip = lazy(() => import('#app/shell/contact/sales-strip.tsx'));

const delayMs = 3000;
const key = 'beacon.sales-closed-on';

/** The local day, since "today" is the visitor's. */
export function dayOf(date: Date): string {
  return `${date.getFullYear()}-${date.getMonth() + 1}-${date.getDate()}`;
}

function wasClosedToday(): boolean {
  try {
    return localStorage.getItem(key) === dayOf(new Date());
  } catch {
    return false;
  }
}

function rememberClosed(): void {
  try {
    localStorage.setItem(key, dayOf(new Date()));
  } catch {
    // Without storage it opens again with the next load, which is all that can be done.
  }
}

export function Sales() {
  const { pathname } = useLocation();
  const isUser = useViewer() !== null;
  const { dialog } = useShell();
  const [isDue, setIsDue] = useState(false);
  const [isClosed, setIsClosed] = useState(false);
  useEffect(() => {
    let timer = setTimeout(offer, delayMs);
    // Whoever is answering another dialog is not interrupted.
    function offer() {
      if (document.querySelector('[data-over-page]')) timer = setTimeout(offer, 500);
      else setIsDue(!wasClosedToday());
    }
    return () => clearTimeout(timer);
  }, []);
  const look = offerOn(pathname, isUser);
  if (!isDue || isClosed || look === null) return null;
  const close = () => {
    rememberClosed();
    setIsClosed(true);
  };
  return (
    <Suspense>
      {look === 'strip' && <SalesStrip mayFloat={isTaskPage(pathname)} onClose={close} />}
      {look === 'dialog' && dialog === null && <SalesOffer onClose={close} />}
    </Suspense>
  );
}
