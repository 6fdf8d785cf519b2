/** What this device knows of a session of the stream: kept before anything else happens, and told to the page. */
import {
  hasUnstored,
  type KeptDeed,
  type KeptSession,
  keepDeed,
  keepSession,
  listDeeds,
  type Result,
  type Standing,
} from '#app/stream/kept.ts';
import type { Sent } from '#app/stream/sender.ts';
import {
  isSessionOver,
  joinStanding,
  listAhead,
  loadingState,
  type Outcome,
  type StreamState,
} from './stream-state.ts';

export type StreamSession = ReturnType<typeof createSession>;

/** `address` names what was asked for, so that the same wish finds its session again. */
export function createSession(owner: string, address: string) {
  const listeners = new Set<() => void>();
  let state = loadingState;

  function set(change: Partial<StreamState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  const countWaiting = () => set({ waiting: listDeeds(owner).length, isUnstored: hasUnstored(owner) });
  const isDiagnostic = () => state.kept?.session.mode === 'diagnostic';

  function keep(change: Partial<KeptSession>): void {
    if (!state.kept) return;
    const kept = { ...state.kept, ...change };
    keepSession(owner, kept);
    set({ kept });
  }

  function take(standing: Standing): void {
    const kept = joinStanding(state, standing, address);
    keepSession(owner, kept);
    set({ kept });
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
    countWaiting();
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => state,
    set,
    countWaiting,
    isDiagnostic,
    ahead: () => listAhead(state.kept),
    isDone: () => isSessionOver(state.kept),
    keep,
    take,
    tell,
    learn,
    note,
  };
}
