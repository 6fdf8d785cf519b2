/** The look-up of words, the work without a network, and what still has to be sent: words, lessons and answers. */
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { listKept } from '#app/lessons/engine/kept-progress.ts';
import { startOffline } from '#app/offline/start.ts';
import { useViewer } from '#app/shell/site.ts';
import { listDeeds } from '#app/stream/kept.ts';
import { LookUp } from '#app/words/lookup/look-up.tsx';

export function LateParts() {
  const viewerId = useViewer()?.id ?? null;
  useEffect(() => {
    // An exam has its own way with a lost network.
    if (!location.pathname.startsWith('/exams/')) startOffline(viewerId).catch(() => {});
  }, [viewerId]);
  useEffect(() => {
    if (viewerId === null) return;
    // What somebody learned before the login, or without a network, goes with them, wherever they land.
    const handOn = () => {
      if (listKept(null).size + listKept(viewerId).size === 0) return;
      import('#app/lessons/engine/hand-over.ts').then(({ handOver }) => handOver(viewerId)).catch(() => {});
    };
    handOn();
    window.addEventListener('online', handOn);
    return () => window.removeEventListener('online', handOn);
  }, [viewerId]);
  const { pathname } = useLocation();
  useEffect(() => {
    // The stream's own page sends what it kept by itself; whoever leaves it takes the rest along.
    if (viewerId === null || pathname.startsWith('/stream')) return;
    let isGone = false;
    let stop = () => {};
    const sendAnswers = () => {
      if (listDeeds(viewerId).length === 0) return;
      import('#app/stream/sender.ts')
        .then(({ keepSending }) => {
          stop();
          if (!isGone) stop = keepSending(viewerId);
        })
        .catch(() => {});
    };
    sendAnswers();
    window.addEventListener('online', sendAnswers);
    document.addEventListener('visibilitychange', sendAnswers);
    return () => {
      isGone = true;
      stop();
      window.removeEventListener('online', sendAnswers);
      document.removeEventListener('visibilitychange', sendAnswers);
    };
  }, [viewerId, pathname]);
  return <LookUp />;
}
