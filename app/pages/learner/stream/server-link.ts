/** How a session of the stream reaches the server: what waits is sent, what comes next is asked for, and both again later. */
import { quietApi } from '#app/api.ts';
import { createConnection } from '#app/connection.ts';
import { listDeeds } from '#app/stream/kept.ts';
import { createRetry, type Failure, sendAll } from '#app/stream/sender.ts';
import { ApiError } from '#contract/client.ts';
import type { StreamSession } from './stream-session.ts';

/** No answer, or that of a server which is away or has too much to do. */
export const isPassing = ({ status }: ApiError): boolean => status === 0 || status === 429 || status >= 502;

/** With fewer than this waiting, more are asked for. */
const fewAhead = 4;

/** Where the session goes on once the server was heard. */
type Steps = { open: () => Promise<void>; finish: () => void; loadSummary: () => Promise<void> };

export function createServerLink(
  owner: string,
  { read, set, take, learn, ahead, isDone, countWaiting }: StreamSession,
  { open, finish, loadSummary }: Steps,
) {
  let isStopped = false;
  let isRetrying = false;
  let serving: Promise<void> | null = null;
  let flushing: Promise<void> | null = null;
  const connection = createConnection((isOffline) => set({ isOffline }));
  // Of a server that answers, but not as it should: no word of a lost network.
  const retry = createRetry(() => {
    if (!isStopped) void flush();
  });

  function failed(error: unknown): void {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 0) {
      connection.noteSilence();
      void retryLater();
    } else if (error.status === 401) set({ needsLogin: true });
    // What is on the screen stays there, whatever became of what was asked for behind it.
    else if (isPassing(error) || read().phase === 'ready' || read().phase === 'over') retry.later();
    else set({ phase: 'failed', message: error.msg });
  }

  function serve(): Promise<void> {
    const id = read().kept?.session.id;
    if (!id) return Promise.resolve();
    serving ??= askForMore(id).finally(() => {
      serving = null;
    });
    return serving;
  }

  async function askForMore(id: string): Promise<void> {
    // What has not arrived leaves no room for more: an empty reply says nothing then.
    let isCertain = listDeeds(owner).length === 0;
    try {
      for (;;) {
        take(await quietApi('POST /api/stream/{id}/questions', { params: { id } }));
        connection.noteAnswer();
        const { phase } = read();
        if (phase !== 'loading' && phase !== 'waiting') return;
        if (isDone()) return finish();
        const [current] = ahead();
        if (current) return set({ phase: 'ready', current, outcome: null });
        // Whoever sends what waits asks again afterwards.
        if (listDeeds(owner).length > 0) return;
        if (isCertain) return set({ phase: 'empty' });
        isCertain = true;
      }
    } catch (error) {
      failed(error);
      if (read().phase === 'loading') set({ phase: 'waiting' });
    }
  }

  async function retryLater(): Promise<void> {
    if (isRetrying) return;
    isRetrying = true;
    await connection.pause();
    isRetrying = false;
    if (!isStopped) await flush();
  }

  /** Sends what waits, then asks for what comes next. */
  function flush(): Promise<void> {
    flushing ??= sendAndAsk().finally(() => {
      flushing = null;
    });
    return flushing;
  }

  async function sendAndAsk(): Promise<void> {
    const outcome = await sendAll(owner, learn);
    countWaiting();
    set({ needsLogin: outcome === 'login' });
    if (outcome === 'silence' || outcome === 'busy' || outcome === 'login') return noteFailure(outcome);
    if (outcome !== 'nothing') connection.noteAnswer();
    if (outcome === 'held') retry.later();
    if (read().phase === 'over') return loadSummary();
    if (read().phase === 'offline') return open();
    // With nothing to send, asking for more is how one learns that the network is back.
    if (connection.isOffline() || isShort()) await serve();
    // What was answered meanwhile found this one under way.
    if (outcome !== 'held' && listDeeds(owner).length > 0 && !connection.isOffline()) await sendAndAsk();
  }

  function noteFailure(failure: Failure): void {
    if (failure === 'silence') {
      connection.noteSilence();
      void retryLater();
    } else connection.noteAnswer();
    if (failure === 'busy' || failure === 'held') retry.later();
    if (failure === 'login') set({ needsLogin: true });
  }

  const isShort = () => ahead().length < fewAhead;

  return {
    failed,
    serve,
    flush,
    noteFailure,
    noteAnswer: connection.noteAnswer,
    hurry: connection.hurry,
    isShort,
    start: () => {
      isStopped = false;
      const stop = connection.start();
      const onOnline = () => void flush();
      window.addEventListener('online', onOnline);
      return () => {
        isStopped = true;
        stop();
        retry.stop();
        window.removeEventListener('online', onOnline);
      };
    },
  };
}
