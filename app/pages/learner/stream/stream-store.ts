/**
 * A session of the stream as the page shows it. Every answer is kept on this device before anything else happens; the
 * next question is there before it is wanted, and the server follows.
 */
import { quietApi } from '#app/api.ts';
import { createConnection } from '#app/connection.ts';
import {
  findKeptSession,
  hasUnstored,
  type KeptDeed,
  type KeptSession,
  keepDeed,
  keepSession,
  listDeeds,
  type Remark,
  type Result,
  type Served,
  type Standing,
  type Summary,
} from '#app/stream/kept.ts';
import { createRetry, type Failure, type Sent, sendAll, sendDeed } from '#app/stream/sender.ts';
import { ApiError } from '#contract/client.ts';
import type { Answer } from '#core/questions/kinds.ts';
import {
  isSessionOver,
  joinStanding,
  listAhead,
  loadingState,
  type Outcome,
  type StreamOptions,
  type StreamState,
  type StreamStore,
} from './stream-state.ts';

/** A verdict that takes longer comes when it comes; the way on is open meanwhile. */
const patienceMs = 4000;
const patience = () => new Promise<'slow'>((resolve) => setTimeout(() => resolve('slow'), patienceMs));

/** No answer, or that of a server which is away or has too much to do. */
const isPassing = ({ status }: ApiError): boolean => status === 0 || status === 429 || status >= 502;

/** With fewer than this waiting, more are asked for. */
const fewAhead = 4;

export function createStream({ owner, query, sessionId, onSession }: StreamOptions): StreamStore {
  const address = JSON.stringify(Object.entries(query).toSorted());
  const listeners = new Set<() => void>();
  let state = loadingState;
  let isStopped = false;
  let isRetrying = false;
  let serving: Promise<void> | null = null;
  let flushing: Promise<void> | null = null;
  const connection = createConnection((isOffline) => set({ isOffline }));
  // Of a server that answers, but not as it should: no word of a lost network.
  const retry = createRetry(() => {
    if (!isStopped) void flush();
  });

  function set(change: Partial<StreamState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  const countWaiting = () => ({ waiting: listDeeds(owner).length, isUnstored: hasUnstored(owner) });

  function keep(change: Partial<KeptSession>): void {
    if (!state.kept) return;
    const kept = { ...state.kept, ...change };
    keepSession(owner, kept);
    set({ kept });
  }

  const isDiagnostic = () => state.kept?.session.mode === 'diagnostic';
  const ahead = () => listAhead(state.kept);
  const isDone = () => isSessionOver(state.kept);

  function take(standing: Standing): void {
    const kept = joinStanding(state, standing, address);
    keepSession(owner, kept);
    set({ kept });
  }

  /** The first one that waits; where there is none, why not. */
  function show(): void {
    if (isDone()) return void finish();
    const [current] = ahead();
    if (current) {
      set({ phase: 'ready', current, outcome: null });
    } else {
      set({ phase: state.isOffline ? 'waiting' : 'loading', current: null, outcome: null });
      void serve();
    }
  }

  function failed(error: unknown): void {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 0) {
      connection.noteSilence();
      void retryLater();
    } else if (error.status === 401) set({ needsLogin: true });
    // What is on the screen stays there, whatever became of what was asked for behind it.
    else if (isPassing(error) || state.phase === 'ready' || state.phase === 'over') retry.later();
    else set({ phase: 'failed', message: error.msg });
  }

  function serve(): Promise<void> {
    const id = state.kept?.session.id;
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
        if (state.phase !== 'loading' && state.phase !== 'waiting') return;
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
      if (state.phase === 'loading') set({ phase: 'waiting' });
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
    set({ ...countWaiting(), needsLogin: outcome === 'login' });
    if (outcome === 'silence' || outcome === 'busy' || outcome === 'login') return noteFailure(outcome);
    if (outcome !== 'nothing') connection.noteAnswer();
    if (outcome === 'held') retry.later();
    if (state.phase === 'over') return loadSummary();
    if (state.phase === 'offline') return open();
    // With nothing to send, asking for more is how one learns that the network is back.
    if (connection.isOffline() || ahead().length < fewAhead) await serve();
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

  /** Of the question on the screen; whoever has gone on is not called back. */
  function tell(servedId: string, change: Partial<Outcome>): void {
    const { outcome } = state;
    if (outcome?.servedId === servedId) set({ outcome: { ...outcome, ...change } });
  }

  /** A verdict has arrived, at once or hours later. */
  function learn(deed: KeptDeed, sent: Sent | 'refused'): void {
    if (state.kept?.session.id !== deed.sessionId) return;
    if (sent === 'refused') {
      forget(deed);
      return;
    }
    const { checked, standing } = sent;
    if (standing) {
      take(standing);
      return;
    }
    const known = state.kept.results[deed.servedId];
    const { correct } = checked;
    keep({
      results: {
        ...state.kept.results,
        [deed.servedId]: {
          state: 'answered',
          spentMs: known?.spentMs ?? deed.spent,
          correct: isDiagnostic() ? null : correct,
        },
      },
    });
    if (!isDiagnostic()) tell(deed.servedId, { shown: checked, isKeptHere: false });
  }

  /** It counts for nothing, and the server is told that nobody waits to answer it: another one takes its place. */
  function forget(deed: KeptDeed): void {
    const { sessionId: id, servedId, questionId } = deed;
    if ('answer' in deed)
      keepDeed(owner, { sessionId: id, servedId, questionId, spent: 0, at: Date.now(), remark: 'not-now' });
    keep({
      results: { ...state.kept?.results, [servedId]: { state: 'skipped', correct: null, spentMs: 0 } },
    });
    tell(servedId, { state: 'skipped', isKeptHere: false });
  }

  function note(deed: KeptDeed, result: Result): void {
    keepDeed(owner, deed);
    keep({ results: { ...state.kept?.results, [deed.servedId]: result } });
    set(countWaiting());
  }

  const deedFor = ({ id, questionId }: Served, spentMs: number) => ({
    sessionId: state.kept?.session.id ?? '',
    servedId: id,
    questionId,
    spent: Math.round(spentMs),
    at: Date.now(),
  });

  async function check(answer: Answer, spentMs: number): Promise<void> {
    const { current } = state;
    if (!current || state.outcome || state.isBusy) return;
    const deed: KeptDeed = { ...deedFor(current, spentMs), answer, opened: current.opened };
    note(deed, { state: 'answered', correct: null, spentMs: deed.spent });
    if (isDiagnostic()) {
      show();
      return flush();
    }
    set({
      isBusy: true,
      outcome: { servedId: current.id, state: 'answered', answer, spentMs, shown: null, isKeptHere: false },
    });
    // What waits from before is sent by itself; this one is wanted now, but nobody looks at a button for long.
    const sending = state.isOffline ? Promise.resolve('silence' as const) : sendDeed(owner, deed);
    if ((await Promise.race([sending, patience()])) === 'slow') tell(current.id, { isKeptHere: true });
    set({ isBusy: false });
    const sent = await sending;
    if (typeof sent !== 'string' || sent === 'refused') {
      connection.noteAnswer();
      learn(deed, sent);
    } else {
      tell(current.id, { isKeptHere: true });
      noteFailure(sent);
      if (sent === 'silence') connection.hurry();
    }
    set(countWaiting());
    if (typeof sent === 'string' && sent !== 'refused') return;
    if (state.waiting > 0) void flush();
    else if (ahead().length < fewAhead) void serve();
  }

  async function giveUp(spentMs: number): Promise<void> {
    const { current } = state;
    if (!current || state.outcome || state.isBusy) return;
    const deed: KeptDeed = { ...deedFor(current, spentMs), remark: 'passed' };
    note(deed, { state: 'passed', correct: null, spentMs: deed.spent });
    if (isDiagnostic()) {
      show();
      return flush();
    }
    const outcome = { servedId: current.id, state: 'passed' as const, answer: [], spentMs };
    set({ isBusy: true, outcome: { ...outcome, shown: null, isKeptHere: false } });
    try {
      const told = await quietApi('GET /api/questions/{id}', { params: { id: current.questionId } });
      tell(current.id, { shown: { ...told, correct: null } });
    } catch {
      tell(current.id, { isKeptHere: true });
    }
    set({ isBusy: false });
    void flush();
  }

  async function remark(said: Exclude<Remark, 'passed'>): Promise<'sent' | 'kept' | 'failed'> {
    const { current, outcome } = state;
    if (!current) return 'failed';
    const deed: KeptDeed = { ...deedFor(current, 0), remark: said };
    const isWaiting = () => listDeeds(owner).some(({ servedId }) => servedId === current.id);
    if (!outcome) {
      note(deed, { state: 'skipped', correct: null, spentMs: 0 });
      show();
      await flush();
      return isWaiting() ? 'kept' : 'sent';
    }
    // The answer stays what it is, and arrives first: said before it, the question would count as passed over.
    if (isWaiting()) await flush();
    if (isWaiting()) return 'failed';
    const sent = await sendDeed(owner, deed);
    if (typeof sent === 'string') return 'failed';
    learn(deed, sent);
    return 'sent';
  }

  async function loadSummary(): Promise<void> {
    const id = state.kept?.session.id;
    if (!id || listDeeds(owner).some((deed) => deed.sessionId === id)) return;
    try {
      if (state.kept?.session.endedAt === null)
        take(await quietApi('PUT /api/stream/{id}', { params: { id }, body: { wanted: 'end' } }));
      const summary: Summary = await quietApi('GET /api/stream/{id}', { params: { id } });
      connection.noteAnswer();
      keep({ summary, session: summary.session, asked: summary.asked });
    } catch (error) {
      failed(error);
    }
  }

  function finish(): void {
    set({ phase: 'over', current: null, outcome: null });
    void (listDeeds(owner).length > 0 ? flush() : loadSummary());
  }

  async function more(): Promise<void> {
    const id = state.kept?.session.id;
    if (!id) return;
    set({ phase: 'loading' });
    try {
      take(await quietApi('PUT /api/stream/{id}', { params: { id }, body: { wanted: 'more' } }));
      show();
    } catch (error) {
      failed(error);
      if (state.phase === 'loading') set({ phase: 'over' });
    }
  }

  function resume(kept: KeptSession): void {
    set({ kept, ...countWaiting() });
    onSession(kept.session.id);
    show();
  }

  async function open(): Promise<void> {
    const kept = findKeptSession(owner);
    if (kept && kept.session.id === sessionId) {
      resume(kept);
      return flush();
    }
    set({ phase: 'loading' });
    try {
      if (listDeeds(owner).length > 0) await sendAll(owner);
      const standing = sessionId
        ? await quietApi('POST /api/stream/{id}/questions', { params: { id: sessionId } })
        : await quietApi('POST /api/stream', { body: query });
      connection.noteAnswer();
      take(standing);
      onSession(standing.session.id);
      if (!isDone() && ahead().length === 0) set({ phase: 'empty' });
      else show();
    } catch (error) {
      failed(error);
      if (!(error instanceof ApiError && isPassing(error))) return;
      // The same address as before finds what was loaded for it.
      if (sessionId === null && kept?.address === address && !kept.session.endedAt) resume(kept);
      else set({ phase: 'offline', message: error.msg });
    }
  }

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => state,
    start: () => {
      isStopped = false;
      const stop = connection.start();
      const onOnline = () => void flush();
      window.addEventListener('online', onOnline);
      void open();
      return () => {
        isStopped = true;
        stop();
        retry.stop();
        window.removeEventListener('online', onOnline);
      };
    },
    check,
    giveUp,
    remark,
    next: show,
    finish,
    more: () => void more(),
    retry: () => {
      connection.hurry();
      if (state.phase === 'failed' && !state.kept) return void open();
      // The session goes on where it was.
      if (state.phase === 'failed') show();
      void flush();
    },
  };
}
