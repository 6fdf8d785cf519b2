/** Sends what waits on this device to the server: grades, grades taken back, notes and rests; again until it is there. */
import { quietApi } from '#app/api.ts';
import { createConnection } from '#app/connection.ts';
import { ApiError } from '#contract/client.ts';
import type { Memory } from '#core/words/memory.ts';
import {
  isWaiting,
  type KeptChange,
  type KeptRecord,
  type KeptReview,
  noteWaiting,
  type WordDisk,
} from './disk.ts';

/** Few enough for a narrow line to carry in one go. */
const batchSize = 100;

/**
 * `later`: nothing was decided. `login`: the same, until the owner is logged in again. `refused`: the server will never
 * take it.
 */
type Failure = 'later' | 'login' | 'refused';

function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiError)) throw error;
  // Somebody else's login is as good as none: what waits belongs to who earned it.
  if (error.status === 401 || error.error === 'FORBIDDEN') return 'login';
  return error.status === 400 || error.status === 404 ? 'refused' : 'later';
}

const asReview = ({ id, word, kind, grade, at, ms }: KeptReview) => ({ id, word, kind, grade, at, ms });

/** A grade that was taken back goes along with its undoing: whichever copy arrives later, it counts as undone. */
export const bodyOf = (owner: string, reviews: readonly KeptReview[]) => ({
  learnerId: owner,
  reviews: reviews.map(asReview),
  undone: reviews.filter(({ isUndone }) => isUndone).map(({ id }) => id),
});

export type Learned = { word: string; memory: Memory | null };

export type Sender = {
  /** Soon, together with what follows within a moment. */
  nudge: () => void;
  /** At once; true when nothing waits any more. */
  flush: () => Promise<boolean>;
  start: () => () => void;
};

type SenderOptions = {
  owner: string;
  disk: WordDisk;
  onChange?: (state: { isOffline: boolean; needsLogin: boolean; waiting: number }) => void;
  /** The words that were touched, as the server sees them now. */
  onLearned?: (words: readonly Learned[]) => void;
};

const gatherMs = 1500;

export function createSender({ owner, disk, onChange, onLearned }: SenderOptions): Sender {
  let needsLogin = false;
  let waiting = 0;
  let isStopped = false;
  let running: Promise<boolean> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const connection = createConnection(() => tell());
  const tell = () => onChange?.({ isOffline: connection.isOffline(), needsLogin, waiting });

  async function call<T>(make: () => Promise<T>): Promise<T | Failure> {
    try {
      const reply = await make();
      connection.noteAnswer();
      return reply;
    } catch (error) {
      const failure = failureOf(error);
      if (failure === 'later') connection.noteSilence();
      else connection.noteAnswer();
      return failure;
    }
  }

  async function sendReviews(reviews: readonly KeptReview[]): Promise<Failure | 'sent'> {
    const reply = await call(() => quietApi('POST /api/words/reviews', { body: bodyOf(owner, reviews) }));
    if (reply === 'refused' && reviews.length > 1) {
      // One that cannot be taken must not hold up the others.
      for (const review of reviews) {
        const outcome = await sendReviews([review]);
        if (outcome !== 'sent') return outcome;
      }
      return 'sent';
    }
    if (reply === 'refused') console.error('a review was refused', reviews);
    else if (typeof reply === 'string') return reply;
    await disk.settle(reviews);
    if (typeof reply !== 'string') onLearned?.(reply.words);
    return 'sent';
  }

  async function sendChange(change: KeptChange): Promise<Failure | 'sent'> {
    const { word, note, isPaused } = change;
    const reply = await call(() =>
      quietApi('PUT /api/words/kept/{word}', { params: { word }, body: { note, isPaused } }),
    );
    if (reply === 'later' || reply === 'login') return reply;
    await disk.settle([change]);
    return 'sent';
  }

  async function sendOnce(): Promise<Failure | 'sent'> {
    const records = (await disk.listRecords(owner)).filter(isWaiting);
    waiting = records.length;
    tell();
    const reviews = records.filter((record): record is KeptReview => record.what === 'review');
    for (let at = 0; at < reviews.length; at += batchSize) {
      const outcome = await sendReviews(reviews.slice(at, at + batchSize));
      if (outcome !== 'sent') return outcome;
    }
    for (const record of records.filter((one): one is KeptChange => one.what === 'change')) {
      const outcome = await sendChange(record);
      if (outcome !== 'sent') return outcome;
    }
    return 'sent';
  }

  async function sendAll(): Promise<boolean> {
    const outcome = await sendOnce();
    const left: KeptRecord[] = (await disk.listRecords(owner)).filter(isWaiting);
    waiting = left.length;
    needsLogin = outcome === 'login';
    if (left.length === 0) noteWaiting(owner, false);
    tell();
    if (outcome === 'later') retryLater();
    else if (outcome === 'sent' && left.length > 0) nudge();
    return left.length === 0;
  }

  async function retryLater(): Promise<void> {
    await connection.pause();
    if (!isStopped) await flush();
  }

  function flush(): Promise<boolean> {
    clearTimeout(timer);
    timer = undefined;
    running ??= sendAll().finally(() => {
      running = null;
    });
    return running;
  }

  function nudge(): void {
    timer ??= setTimeout(() => void flush(), gatherMs);
  }

  return {
    nudge,
    flush,
    start: () => {
      isStopped = false;
      const stop = connection.start();
      const tryNow = () => {
        if (document.visibilityState === 'visible') void flush();
      };
      window.addEventListener('online', tryNow);
      document.addEventListener('visibilitychange', tryNow);
      return () => {
        isStopped = true;
        clearTimeout(timer);
        stop();
        window.removeEventListener('online', tryNow);
        document.removeEventListener('visibilitychange', tryNow);
      };
    },
  };
}

/** From a page that is being closed; browsers let 64 KB go out this way, and what does not fit is on disk. */
export function sendLastWords(owner: string, reviews: readonly KeptReview[]): void {
  if (reviews.length === 0) return;
  fetch('/api/words/reviews', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(bodyOf(owner, reviews.slice(0, 250))),
    keepalive: true,
  }).catch(() => {});
}
