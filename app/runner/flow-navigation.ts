/** Where the runner stands in the browser: its address, the way to the result, and who would leave a running clock. */
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { useBlocker, useNavigate } from 'react-router';
import { useLocale } from '#app/locale.tsx';
import type { AttemptStore } from '#app/runner/engine/attempt-store.ts';
import { addressOf } from '#app/runner/engine/flow-address.ts';
import { track } from '#app/shell/analytics.ts';
import { logPageView } from '#app/shell/page-view-log.ts';
import { isFlow } from '#core/access.ts';
import { shouldRun } from '#core/exam/clock.ts';
import { commitEvent } from '#core/exam/steps.ts';
import { withLang } from '#core/locale.ts';

/**
 * Keeps the address in step with the attempt, leads to the result, and holds back who would leave a running clock.
 * Returns how to leave.
 *
 * The address changes without the router: it would look for unknown routes on the server, and fail without a network.
 */
export function useFlowNavigation(store: AttemptStore, isEvent: boolean): (path: string) => void {
  const { record, attempt, result, isGoingOn } = useSyncExternalStore(store.subscribe, store.get, store.get);
  const navigate = useNavigate();
  const locale = useLocale();
  const isLeaving = useRef(false);

  const address = withLang(addressOf(record.recordId, attempt, isEvent), locale);
  useEffect(() => {
    const { pathname, search } = window.location;
    // Who is being led on never stood on the screen in between.
    if (pathname + search === address || isLeaving.current || isGoingOn) return;
    history.replaceState(history.state, '', address);
    logPageView({
      name: 'exam-flow',
      path: window.location.pathname,
      params: { id: record.exam.id, screen: attempt.screen },
      search: window.location.search,
      locale,
    });
    // A new screen is read from its beginning; a new question sees to that itself.
    if (pathname !== window.location.pathname)
      document.getElementById('main')?.focus({ preventScroll: true });
  }, [address, record.exam.id, attempt.screen, locale, isGoingOn]);

  const leave = useCallback(
    (path: string) => {
      isLeaving.current = true;
      navigate(withLang(path, locale));
    },
    [navigate, locale],
  );

  useEffect(() => {
    if (result === null || isLeaving.current) return;
    const { recordId, exam } = store.get().record;
    track({ name: commitEvent(exam.type), recordId, examId: exam.id });
    // Specification, section 4: the history is reset to the home path, so that Back does not lead into the exam.
    history.replaceState(history.state, '', withLang('/home', locale));
    // A whole new page: a version that was deployed during the exam no longer has the pieces this one would ask for.
    isLeaving.current = true;
    window.location.assign(withLang(result, locale));
  }, [result, store, locale]);

  const blocker = useBlocker(({ nextLocation }) => {
    const { lease, result: done, attempt: at } = store.get();
    const isRunning = lease === 'mine' && done === null && shouldRun(at);
    return isRunning && !isLeaving.current && !isFlow(nextLocation.pathname);
  });
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    // The browser's Back asks what Save asks.
    blocker.reset();
    store.openDialog('save');
  }, [blocker, store]);

  return leave;
}
