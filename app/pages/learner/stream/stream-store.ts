/**
 * A session of the stream as the page shows it. Every answer is kept on this device before anything else happens; the
 * next question is there before it is wanted, and the server follows.
 */
import { quietApi } from '#app/api.ts';
import {
  findKeptSession,
  type KeptDeed,
  type KeptSession,
  listDeeds,
  type Remark,
  type Served,
  type Summary,
} from '#app/stream/kept.ts';
import { sendAll, sendDeed } from '#app/stream/sender.ts';
import { ApiError } from '#contract/client.ts';
import type { Answer } from '#core/questions/kinds.ts';
import { createServerLink, isPassing } from './server-link.ts';
import { createSession } from './stream-session.ts';
import type { StreamOptions, StreamStore } from './stream-state.ts';

/** A verdict that takes longer comes when it comes; the way on is open meanwhile. */
const patienceMs = 4000;
const patience = () => new Promise<'slow'>((resolve) => setTimeout(() => resolve('slow'), patienceMs));

export function createStream({ owner, query, sessionId, onSession }: StreamOptions): StreamStore {
  const address = JSON.stringify(Object.entries(query).toSorted());
  const session = createSession(owner, address);
  const { read, set, keep, take, tell, learn, note, ahead, isDone, isDiagnostic, countWaiting } = session;
  const link = createServerLink(owner, session, { open, finish, loadSummary });
  const { failed, serve, flush } = link;

  /** The first one that waits; where there is none, why not. */
  function show(): void {
    if (isDone()) return void finish();
    const [current] = ahead();
    if (current) {
      set({ phase: 'ready', current, outcome: null });
    } else {
      set({ phase: read().isOffline ? 'waiting' : 'loading', current: null, outcome: null });
      void serve();
    }
  }

  const deedFor = ({ id, questionId }: Served, spentMs: number) => ({
    sessionId: read().kept?.session.id ?? '',
    servedId: id,
    questionId,
    spent: Math.round(spentMs),
    at: Date.now(),
  });

  async function check(answer: Answer, spentMs: number): Promise<void> {
    const { current, outcome, isBusy } = read();
    if (!current || outcome || isBusy) return;
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
    const sending = read().isOffline ? Promise.resolve('silence' as const) : sendDeed(owner, deed);
    if ((await Promise.race([sending, patience()])) === 'slow') tell(current.id, { isKeptHere: true });
    set({ isBusy: false });
    const sent = await sending;
    if (typeof sent !== 'string' || sent === 'refused') {
      link.noteAnswer();
      learn(deed, sent);
    } else {
      tell(current.id, { isKeptHere: true });
      link.noteFailure(sent);
      if (sent === 'silence') link.hurry();
    }
    countWaiting();
    if (typeof sent === 'string' && sent !== 'refused') return;
    if (read().waiting > 0) void flush();
    else if (link.isShort()) void serve();
  }

  async function giveUp(spentMs: number): Promise<void> {
    const { current, outcome: known, isBusy } = read();
    if (!current || known || isBusy) return;
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
    const { current, outcome } = read();
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
    const id = read().kept?.session.id;
    if (!id || listDeeds(owner).some((deed) => deed.sessionId === id)) return;
    try {
      if (read().kept?.session.endedAt === null)
        take(await quietApi('PUT /api/stream/{id}', { params: { id }, body: { wanted: 'end' } }));
      const summary: Summary = await quietApi('GET /api/stream/{id}', { params: { id } });
      link.noteAnswer();
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
    const id = read().kept?.session.id;
    if (!id) return;
    set({ phase: 'loading' });
    try {
      take(await quietApi('PUT /api/stream/{id}', { params: { id }, body: { wanted: 'more' } }));
      show();
    } catch (error) {
      failed(error);
      if (read().phase === 'loading') set({ phase: 'over' });
    }
  }

  function resume(kept: KeptSession): void {
    set({ kept });
    countWaiting();
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
      link.noteAnswer();
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
    subscribe: session.subscribe,
    read,
    start: () => {
      const stop = link.start();
      void open();
      return stop;
    },
    check,
    giveUp,
    remark,
    next: show,
    finish,
    more: () => void more(),
    retry: () => {
      link.hurry();
      if (read().phase === 'failed' && !read().kept) return void open();
      // The session goes on where it was.
      if (read().phase === 'failed') show();
      void flush();
    },
  };
}
