/** What a session of the stream is to the page, and the pure rules of it. */
import type { KeptSession, Remark, Result, Served, Standing } from '#app/stream/kept.ts';
import type { Checked } from '#app/stream/sender.ts';
import type { Calls } from '#contract/all.ts';
import { isOver } from '#core/learner/session.ts';
import type { Answer } from '#core/questions/kinds.ts';

export type StreamQuery = NonNullable<Calls['POST /api/stream']['options']['body']>;
export type Shown = Pick<
  Checked,
  'key' | 'analysis' | 'stimulusNotes' | 'distribution' | 'stats' | 'lesson' | 'math' | 'mine' | 'correct'
>;

/** What became of the question on the screen. */
export type Outcome = {
  servedId: string;
  /** `skipped`: the server refused it. */
  state: Result['state'];
  answer: Answer;
  spentMs: number;
  /** Null while the server has not told, or could not be reached. */
  shown: Shown | null;
  isKeptHere: boolean;
};

export type StreamState = {
  /**
   * `empty`: the bank has nothing more of what was asked for. `waiting`: what was loaded is answered, and the network is
   * away. `failed`: the server said why. `offline`: nothing could be loaded yet.
   */
  phase: 'loading' | 'ready' | 'over' | 'empty' | 'waiting' | 'failed' | 'offline';
  message: string;
  kept: KeptSession | null;
  current: Served | null;
  outcome: Outcome | null;
  isBusy: boolean;
  isOffline: boolean;
  needsLogin: boolean;
  /** Not yet on the server. */
  waiting: number;
  /** This browser stores nothing: what waits is lost with the page. */
  isUnstored: boolean;
};

export const loadingState: StreamState = {
  phase: 'loading',
  message: '',
  kept: null,
  current: null,
  outcome: null,
  isBusy: false,
  isOffline: false,
  needsLogin: false,
  waiting: 0,
  isUnstored: false,
};

export type StreamStore = {
  subscribe: (listener: () => void) => () => void;
  read: () => StreamState;
  start: () => () => void;
  check: (answer: Answer, spentMs: number) => Promise<void>;
  /** Given up: in a diagnostic it goes on, otherwise the key and the reasons are shown. */
  giveUp: (spentMs: number) => Promise<void>;
  /** Whether the server has heard it; `kept`: it will. */
  remark: (remark: Exclude<Remark, 'passed'>) => Promise<'sent' | 'kept' | 'failed'>;
  next: () => void;
  finish: () => void;
  more: () => void;
  retry: () => void;
};

export type StreamOptions = {
  owner: string;
  query: StreamQuery;
  /** Of a session that was begun before. */
  sessionId: string | null;
  /** The address follows, so that a reload finds the same session. */
  onSession: (id: string) => void;
};

/** What was loaded and is not answered yet. */
export const listAhead = (kept: KeptSession | null): Served[] =>
  kept ? kept.served.filter(({ id }) => !kept.results[id]) : [];

export const isSessionOver = (kept: KeptSession | null): boolean =>
  kept !== null && (kept.session.endedAt !== null || isOver(kept.session, Object.values(kept.results)));

/** What the server says, with what this device knows beyond it; the question on the screen stays among those served. */
export function joinStanding(
  { kept, current }: Pick<StreamState, 'kept' | 'current'>,
  { session, asked, served, math }: Standing,
  address: string,
): KeptSession {
  const before = kept?.session.id === session.id ? kept : null;
  const told = asked.flatMap(({ id, state, correct, spentMs }): [string, Result][] =>
    state === 'answered' || state === 'passed' || state === 'skipped'
      ? [[id, { state, correct, spentMs: spentMs ?? 0 }]]
      : [],
  );
  const isAway = current !== null && !served.some(({ id }) => id === current.id);
  return {
    address,
    session,
    asked,
    served: isAway && before ? [current, ...served] : served,
    math: { ...before?.math, ...math },
    results: { ...before?.results, ...Object.fromEntries(told) },
    summary: null,
  };
}
