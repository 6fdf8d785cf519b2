/** What follows every change of page: the page-view log, the focus, and a word to screen readers. */
import { useEffect, useRef, useState } from 'react';
import { useLocation, useMatches, useNavigation } from 'react-router';
import { useLocale, useText } from '#app/locale.tsx';
import { addAnalytics, beaconAdapter } from '#app/shell/analytics.ts';
import { replayEarlyClick } from '#app/shell/early-click.ts';
import { logPageView } from '#app/shell/page-view-log.ts';
import { routeName } from '#app/shell/route-name.ts';
import { useSite } from '#app/shell/site.ts';
import { shell } from '#messages/shell.ts';

export function PageEffects() {
  const location = useLocation();
  const locale = useLocale();
  const match = useMatches().at(-1);
  const isIdle = useNavigation().state === 'idle';
  const t = useText(shell);
  const [announcement, setAnnouncement] = useState('');
  const seen = useRef<{ path: string; href: string } | null>(null);
  const href = location.pathname + location.search;

  // What was pressed before this moment is done now, after the effects of the other parts; tests wait for it. What appears
  // later was not sent by the server.
  useEffect(() => {
    document.documentElement.dataset.ready = 'true';
    const timer = setTimeout(replayEarlyClick);
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    if (!isIdle || !match || seen.current?.href === href) return;
    const previous = seen.current;
    seen.current = { path: location.pathname, href };
    logPageView({
      name: routeName(location.pathname, match.params),
      path: location.pathname,
      params: match.params,
      search: location.search,
      locale,
    });
    // The first page keeps the browser's own focus; a change of filters keeps the reader where they are.
    if (previous === null || previous.path === location.pathname || location.hash) return;
    document.getElementById('main')?.focus({ preventScroll: true });
    setAnnouncement(t('page_opened', { title: document.title }));
  }, [isIdle, match, href, location, locale, t]);

  const { analyticsUrl } = useSite();
  useEffect(() => (analyticsUrl ? addAnalytics(beaconAdapter(analyticsUrl)) : undefined), [analyticsUrl]);

  return (
    <div className="sr-only" role="status" aria-live="polite">
      {announcement}
    </div>
  );
}
