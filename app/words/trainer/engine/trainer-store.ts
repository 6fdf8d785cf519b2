/**
 * A session under way: what the pages of the trainer show, and what they may do. Every grade is on disk before anything
 * else happens; the server, other tabs and other devices follow.
 */
import { quietApi } from '#app/api.ts';
import { makeUuid } from '#app/uuid.ts';
import type { Calls } from '#contract/all.ts';
import { ApiError } from '#contract/client.ts';
import type { Grade } from '#core/words/memory.ts';
import { isWaiting, type KeptReview, type KeptSession, openWordDisk, type WordDisk } from './disk.ts';
import { keepPage, keepSounds } from './keep-offline.ts';
import { createSender, type Learned, sendLastWords } from './sender.ts';
import { type Done, gradeCard, queueOf, type Session, undoLast } from './session-state.ts';

export type SessionQuery = NonNullable<NonNullable<Calls['GET /api/words/session']['options']>['query']>;

export type TrainerState = {
  /** `offline`: nothing is kept to go on with. `failed`: the server said why, in `message`. */
  phase: 'loading' | 'offline' | 'failed' | 'ready';
  message: string;
  session: Session | null;
  left: { due: number; fresh: number };
  isOffline: boolean;
  needsLogin: boolean;
  /** Not yet on the server. */
  waiting: number;
  /** Notes as they were written here. */
  notes: Readonly<Record<string, string>>;
};

export type Trainer = {
  subscribe: (listener: () => void) => () => void;
  read: () => TrainerState;
  start: () => () => void;
  reload: () => void;
  grade: (grade: Grade, ms: number) => void;
  undo: () => void;
  rest: (word: string) => void;
  note: (word: string, note: string) => void;
};

export const loadingState: TrainerState = {
  phase: 'loading',
  message: '',
  session: null,
  left: { due: 0, fresh: 0 },
  isOffline: false,
  needsLogin: false,
  waiting: 0,
  notes: {},
};

/** After so long away, what is due is asked for anew, if it can be. */
const goOnMs = 60 * 60_000;
/** What waits from before is sent first, but nobody waits long for it. */
const patienceMs = 3000;

const midnight = (now: Date): string =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate()).toISOString();

const byTime = (one: Done, other: Done): number => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0);

type TrainerOptions = {
  /** Null for a visitor, whose grades stay here. */
  viewerId: string | null;
  query: SessionQuery;
};

export function createTrainer({ viewerId, query }: TrainerOptions): Trainer {
  const owner = viewerId ?? 'visitor';
  const address = JSON.stringify(Object.entries(query).toSorted());
  const disk: WordDisk = openWordDisk();
  const listeners = new Set<() => void>();
  let state = loadingState;
  const unsent = new Map<string, KeptReview>();
  let kept: KeptSession | null = null;
  let channel: BroadcastChannel | null = null;

  function set(change: Partial<TrainerState>) {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  const sender =
    viewerId === null
      ? null
      : createSender({
          owner,
          disk,
          onChange: ({ isOffline, needsLogin, waiting }) => set({ isOffline, needsLogin, waiting }),
          onLearned: learn,
        });

  /** Of words that were graded again meanwhile, this is old news. */
  async function learn(words: readonly Learned[]): Promise<void> {
    const records = await disk.listRecords(owner);
    const waiting = records.filter(isWaiting);
    for (const id of unsent.keys()) if (!waiting.some((one) => one.id === id)) unsent.delete(id);
    const behind = new Set(waiting.map((one) => one.word));
    const news = words.filter(({ word }) => !behind.has(word));
    const { session } = state;
    if (!session || news.length === 0) return;
    const learned = new Map([...session.learned, ...news.map(({ word, memory }) => [word, memory] as const)]);
    set({ session: { ...session, learned } });
  }

  /** The session with the grades that are on disk, also those of another tab. */
  async function restore(session: KeptSession): Promise<Session> {
    const records = await disk.listRecords(owner);
    const done = records
      .filter(
        (one): one is KeptReview => one.what === 'review' && one.sessionId === session.id && !one.isUndone,
      )
      .sort(byTime);
    const { items, retention } = session.reply;
    return { items, retention, done, paused: session.paused, learned: new Map() };
  }

  const isOpen = (session: Session): boolean => queueOf(session).length > 0;

  function show(session: KeptSession, live: Session) {
    kept = session;
    const { dueLeft, newLeft } = session.reply;
    set({ phase: 'ready', session: live, left: { due: dueLeft, fresh: newLeft } });
    void keepPage(viewerId);
    keepSounds(live.items);
  }

  async function findBegun(): Promise<{ session: KeptSession; live: Session } | null> {
    const session = await disk.findSession(owner);
    if (session?.address !== address) return null;
    const live = await restore(session);
    return isOpen(live) ? { session, live } : null;
  }

  async function open(): Promise<void> {
    set({ phase: 'loading' });
    const begun = await findBegun();
    const lastAt = begun?.live.done.at(-1)?.at ?? begun?.session.startedAt ?? '';
    if (begun && Date.now() - Date.parse(lastAt) < goOnMs) {
      show(begun.session, begun.live);
      void sender?.flush();
      return;
    }
    try {
      // Words that were graded without a network are not to be asked again.
      if (sender)
        await Promise.race([sender.flush(), new Promise((resolve) => setTimeout(resolve, patienceMs))]);
      const reply = await quietApi('GET /api/words/session', {
        query: { ...query, since: midnight(new Date()) },
      });
      const session: KeptSession = {
        owner,
        id: makeUuid(),
        address,
        startedAt: new Date().toISOString(),
        reply,
        paused: [],
      };
      disk.putSession(session);
      disk.clear(owner, session.id);
      show(session, await restore(session));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (begun) show(begun.session, begun.live);
      else if (error.status === 0 || error.status >= 500) set({ phase: 'offline', message: error.msg });
      else set({ phase: 'failed', message: error.msg });
    }
  }

  function keepReview(done: Done, isUndone: boolean): void {
    if (!kept) return;
    const { id: sessionId } = kept;
    const isSent = viewerId === null;
    const record: KeptReview = { ...done, what: 'review', owner, sessionId, isUndone, isSent };
    unsent.set(record.id, record);
    disk.put(record).then(() => channel?.postMessage(sessionId));
    sender?.nudge();
  }

  function change(word: string, part: { note?: string; isPaused?: boolean }): void {
    if (viewerId === null) return;
    disk.put({
      what: 'change',
      id: `change/${word}/${Object.keys(part).join()}`,
      owner,
      word,
      at: new Date().toISOString(),
      ...part,
    });
    sender?.nudge();
  }

  // A page that is being closed has no time to ask its disk.
  const handleHide = () => {
    disk.hurry();
    if (viewerId !== null) sendLastWords(owner, [...unsent.values()]);
  };
  const handleOnline = () => {
    if (state.phase === 'offline') void open();
    else set({ isOffline: false });
  };
  const handleOffline = () => set({ isOffline: true });

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => state,
    reload: () => void open(),

    start: () => {
      const stop = sender?.start();
      channel =
        typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(`beacon-words-${owner}`);
      if (channel)
        channel.onmessage = async ({ data }: MessageEvent<string>) => {
          if (kept && data === kept.id) set({ session: await restore(kept) });
        };
      window.addEventListener('online', handleOnline);
      window.addEventListener('offline', handleOffline);
      window.addEventListener('pagehide', handleHide);
      if (!navigator.onLine) set({ isOffline: true });
      void open();
      return () => {
        void sender?.flush();
        stop?.();
        channel?.close();
        channel = null;
        window.removeEventListener('online', handleOnline);
        window.removeEventListener('offline', handleOffline);
        window.removeEventListener('pagehide', handleHide);
      };
    },

    grade: (grade, ms) => {
      const graded =
        state.session && gradeCard(state.session, { id: makeUuid(), grade, ms, now: new Date() });
      if (!graded) return;
      keepReview(graded.done, false);
      set({ session: graded.session });
      if (!isOpen(graded.session)) void sender?.flush();
    },

    undo: () => {
      if (!state.session) return;
      const { session, undone } = undoLast(state.session);
      if (!undone) return;
      keepReview(undone, true);
      set({ session });
    },

    rest: (word) => {
      if (!state.session || !kept) return;
      const paused = [...state.session.paused, word];
      kept = { ...kept, paused };
      disk.putSession(kept);
      set({ session: { ...state.session, paused } });
      change(word, { isPaused: true });
    },

    note: (word, note) => {
      set({ notes: { ...state.notes, [word]: note } });
      change(word, { note });
    },
  };
}
