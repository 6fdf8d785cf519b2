/**
 * The attempt in this tab, as one external store.
 *
 * The section's questions are here from its first moment, so Next and Back only change a number; what the server has
 * to know follows behind. The server decides: wherever it says otherwise, its word is taken.
 */

import { failureOf, isSilence, sendLastWords, sentAs } from '#app/runner/attempt-calls.ts';
import { attemptOf, keepTime, standAt } from '#app/runner/attempt-of.ts';
import { createConnection } from '#app/runner/connection.ts';
import { openDisk, type Unsent } from '#app/runner/disk.ts';
import { createOutbox, type Sent } from '#app/runner/outbox.ts';
import { isSamePlace, type RunnerState, withUnsent } from '#app/runner/runner-state.ts';
import { openTab, type Tab } from '#app/runner/tab-lease.ts';
import type { RecordState, RecordView } from '#contract/attempts/record.ts';
import { ApiError, type Client } from '#contract/client.ts';
import {
  type AttemptEvent,
  entryOf,
  exerciseAt,
  type Move,
  type Place,
  placeOf,
} from '#core/exam/attempt.ts';
import {
  pauseAfterTimeoutMs,
  pauseLeft,
  questionElapsed,
  sectionElapsed,
  shouldRun,
  signEveryMs,
  timeLeft,
} from '#core/exam/clock.ts';
import { nextSeq, storable } from '#core/exam/outgoing.ts';
import { reduce } from '#core/exam/reduce.ts';
import { stepOf } from '#core/exam/steps.ts';
import type { Answer } from '#core/questions/kinds.ts';

type QueuedMove = { readonly move: Move; readonly from: Place; readonly to: Place };

/** Which answers are still being written when they change: they wait for a short rest. */
const restMs = { choice: 0, number: 600, essay: 1500 } as const;

const tickMs = 250;

export type AttemptStore = ReturnType<typeof createAttemptStore>;

export function createAttemptStore(given: RecordView, api: Client, readAt: number) {
  const recordId = given.recordId;
  const now = () => performance.now();
  const listeners = new Set<() => void>();
  let state: RunnerState = {
    record: given,
    attempt: attemptOf(given, readAt),
    lease: 'asking',
    isOffline: false,
    needsLogin: false,
    isRequesting: false,
    isTimeUp: false,
    message: null,
    unsent: [],
    savedAt: null,
    dialog: null,
    checked: given.checked,
    result: given.status === 'open' ? null : given.resultPath,
  };
  const set = (change: Partial<RunnerState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };

  let tab: Tab | null = null;
  let loggedIn: (() => void) | null = null;
  let afterLogin: Promise<void> | null = null;
  let lastSign = now();
  let isSigning = false;
  let isStopped = false;
  let moves: QueuedMove[] = [];
  let moving: Promise<void> | null = null;
  /** Numbers marks, so that the newest can be told on disk. */
  let lastMark = 0;

  // ---- Talking to the server

  const connection = createConnection((isOffline) => set({ isOffline }));

  /** One call; what it says about connection and login is noted before anybody else hears of it. */
  async function ask<T>(call: (tab: string) => Promise<T>): Promise<{ reply: T; at: number }> {
    const sentAt = now();
    try {
      const reply = await call(tab?.name ?? '');
      connection.succeeded();
      lastSign = now();
      // Half the way there, half the way back.
      return { reply, at: (sentAt + now()) / 2 };
    } catch (error) {
      if (isSilence(error)) connection.failed();
      else connection.succeeded();
      const failure = failureOf(error);
      if (failure === 'login') askForLogin();
      if (failure === 'taken') lose();
      throw error;
    }
  }

  function askForLogin() {
    afterLogin ??= new Promise((resolve) => {
      loggedIn = resolve;
    });
    set({ needsLogin: true });
  }
  const pause = () => afterLogin ?? connection.pause();

  function showError(error: unknown) {
    if (!(error instanceof ApiError)) throw error;
    // The banner and the dialogs say these things themselves.
    const isTold = error.error === 'NETWORK' || ['login', 'taken'].includes(failureOf(error));
    if (!isTold) set({ message: error.msg });
  }

  // ---- Answers and marks

  const outbox = createOutbox({
    recordId,
    disk: openDisk(),
    send: sendItem,
    pause,
    onChange: (unsent) => set({ unsent }),
  });

  async function sendItem(item: Unsent): Promise<Sent> {
    const { exerciseId, type } = item;
    try {
      if (item.kind === 'mark') {
        const body = { recordId, type, marked: item.marked };
        const { reply } = await ask((name) =>
          api('PUT /api/exercises/{exerciseId}/mark', {
            params: { exerciseId },
            body: { ...body, tab: name },
          }),
        );
        predict({ kind: 'mark', exerciseId, marked: reply.marked });
        return 'stored';
      }
      const { answer, seq, spent } = item;
      const { reply } = await ask((name) =>
        api('PUT /api/exercises/{exerciseId}/answer', {
          params: { exerciseId },
          body: { recordId, type, answer, seq, spent, tab: name },
        }),
      );
      if (reply.isTaken) lose();
      if (reply.answer !== null) adoptAnswer(exerciseId, reply.answer, reply.seq);
      set({ savedAt: now() });
      return 'stored';
    } catch (error) {
      const failure = failureOf(error);
      showError(error);
      if (error instanceof ApiError && error.error === 'RECORD_CLOSED') refresh();
      return sentAs(failure);
    }
  }

  /** Another tab's answer was newer; ours gives way unless the candidate has changed it again. */
  function adoptAnswer(exerciseId: string, answer: Answer, seq: number) {
    const entry = entryOf(state.attempt, exerciseId);
    if (entry.seq > seq) return;
    const entries = { ...state.attempt.entries, [exerciseId]: { ...entry, answer, seq } };
    set({ attempt: { ...state.attempt, entries } });
  }

  // ---- Predicting

  function predict(event: AttemptEvent) {
    const at = now();
    // The page is open: whatever the network does, nobody has fallen silent here.
    const { attempt, outcome } = reduce({ ...state.attempt, lastSign: at }, event, at);
    if (outcome === 'done') set({ attempt });
    return outcome;
  }

  function adopt(record: RecordView, at: number) {
    const attempt = withUnsent(attemptOf(record, at), outbox.list());
    const result = record.status === 'open' ? null : record.resultPath;
    set({ record, attempt, checked: record.checked, result, isTimeUp: false });
  }

  /** Where the server says the attempt stands; its questions are fetched where they are not here. */
  async function stand(told: RecordState, at: number) {
    const isKnown = told.sectionIndex === state.attempt.sectionIndex && state.record.exercises.length > 0;
    const needsQuestions =
      !['before', 'pause', 'sectionEnd'].includes(told.screen) && told.returnTo !== 'before';
    if (told.status !== 'open' || (needsQuestions && !isKnown)) return refresh();
    set({ attempt: standAt(state.attempt, told, at), isTimeUp: false });
  }

  async function refresh() {
    const { reply, at } = await ask((name) =>
      api('GET /api/records/{recordId}', { params: { recordId }, query: { tab: name || undefined } }),
    );
    adopt(reply, at);
  }

  // ---- Moving

  const callMove = (name: string, { move, from }: Omit<QueuedMove, 'to'>) =>
    api('PUT /api/records/{recordId}/move', { params: { recordId }, body: { ...move, from, tab: name } });

  /** Sends the moves one after the other; a failure leaves the rest for later. */
  async function sendMoves(): Promise<void> {
    for (let head = moves[0]; head; head = moves[0]) {
      const sending = head;
      const { reply, at } = await ask((name) => callMove(name, sending));
      const isWhereExpected = isSamePlace(reply, sending.to);
      moves = isWhereExpected ? moves.slice(1) : [];
      if (!isWhereExpected) await stand(reply, at);
      else if (moves.length === 0) set({ attempt: keepTime(state.attempt, reply, at) });
    }
  }
  function pumpMoves(): Promise<void> {
    moving ??= sendMoves().finally(() => {
      moving = null;
    });
    return moving;
  }
  async function keepMoving() {
    try {
      await pumpMoves();
    } catch (error) {
      const failure = failureOf(error);
      if (failure === 'later' || failure === 'login') pause().then(keepMoving);
      else moves = [];
      throw error;
    }
  }

  /** Blocks Next and Back until the work is settled, and shows what went wrong. */
  async function request(work: () => Promise<unknown>): Promise<void> {
    if (state.isRequesting) return;
    set({ isRequesting: true, message: null });
    try {
      await work();
    } catch (error) {
      showError(error);
      if (error instanceof ApiError && error.error === 'RECORD_CLOSED') await refresh().catch(() => {});
    } finally {
      set({ isRequesting: false });
    }
  }

  /** Nothing may be left behind when a section or the attempt ends. */
  async function settleAll(): Promise<void> {
    await pumpMoves();
    if (await outbox.flush()) return;
    // What was refused has been told; what is left found no way to the server.
    if (outbox.list().length > 0) throw new ApiError(0, { code: -1, error: 'NETWORK', msg: '' });
  }

  function go(move: Move) {
    if (state.isRequesting || state.lease !== 'mine' || state.isTimeUp) return;
    const step = stepOf(state.attempt, move);
    if (step === null) return;
    if (step.to === 'result') return set({ dialog: 'finish' });
    const from = placeOf(state.attempt);
    const isOverSection = ['exercise', 'review', 'help', 'exit', 'return'].includes(step.to);
    // The questions of a section that begins are not here, and a section ends for good: these wait for the server.
    if (!isOverSection || (from.screen === 'before' && step.to === 'exercise'))
      return request(() => moveAndWait(move));
    if (predict({ kind: 'move', from, ...move }) !== 'done') return;
    moves = [...moves, { move, from, to: placeOf(state.attempt) }];
    // Without a network nothing is in flight: the candidate goes on, and it all follows later.
    if (state.isOffline) return keepMoving().catch(() => {});
    request(() => Promise.all([keepMoving(), outbox.flush()]));
  }

  async function moveAndWait(move: Move) {
    await settleAll();
    const from = placeOf(state.attempt);
    const { reply, at } = await ask((name) => callMove(name, { move, from }));
    if (reply.outcome === 'confirm') return set({ dialog: 'finish' });
    if (reply.record) adopt(reply.record, at);
    else await stand(reply, at);
  }

  // ---- Endings

  async function finish() {
    await settleAll();
    const { reply } = await ask((name) =>
      api('POST /api/exams/{id}/finish', {
        params: { id: state.record.exam.id },
        body: { recordId, tab: name },
      }),
    );
    set({ dialog: null, result: reply.resultPath });
  }
  async function exit() {
    await settleAll();
    const { reply } = await ask((name) =>
      api('PUT /api/records/{recordId}/exit', { params: { recordId }, body: { tab: name } }),
    );
    set({ dialog: null, result: reply.resultPath });
  }
  async function save() {
    await settleAll();
    const { reply, at } = await ask((name) =>
      api('PUT /api/records/{recordId}/save', { params: { recordId }, body: { tab: name } }),
    );
    set({ dialog: null });
    await stand(reply, at);
  }

  /** Cannot fail: it is tried until the server has heard it. */
  async function timeUp() {
    set({ isTimeUp: true, dialog: null });
    moves = [];
    while (!isStopped && state.lease === 'mine') {
      try {
        await outbox.flush();
        const elapsed = sectionElapsed(state.attempt, now()) / 1000;
        const { reply, at } = await ask((name) =>
          api('PUT /api/records/{recordId}/timeout', { params: { recordId }, body: { tab: name, elapsed } }),
        );
        if (reply.next === 'result') return set({ result: reply.resultPath });
        // Specification, section 9: the pause screen comes one second after the timeout.
        if (reply.next === 'pause') await new Promise((resolve) => setTimeout(resolve, pauseAfterTimeoutMs));
        return await stand(reply, at);
      } catch (error) {
        const failure = failureOf(error);
        if (failure === 'refused') return refresh().catch(() => {});
        await pause();
      }
    }
  }

  // ---- The tab

  function lose() {
    if (state.lease === 'mine') set({ lease: 'lost', dialog: null });
  }

  async function lease(takeOver: boolean): Promise<void> {
    try {
      const { reply, at } = await ask((name) =>
        api('PUT /api/records/{recordId}/lease', { params: { recordId }, body: { tab: name, takeOver } }),
      );
      const hasMoved = !isSamePlace(reply, state.attempt) || takeOver;
      if (hasMoved) await refresh();
      else set({ attempt: keepTime(standAt(state.attempt, reply, at), reply, at) });
      set({ lease: 'mine' });
      if (takeOver) tab?.announce();
    } catch (error) {
      const failure = failureOf(error);
      if (failure === 'taken') set({ lease: 'other' });
      else if (failure === 'refused') await refresh().catch(showError);
      else {
        // The page is here and the network is not: the candidate goes on, and the server is asked again.
        if (failure === 'later') set({ lease: 'mine' });
        await pause();
        if (!isStopped) await lease(takeOver);
      }
    }
  }

  async function start() {
    tab = await openTab(recordId, lose);
    if (isStopped) return tab.close();
    const left = await outbox.restore();
    lastMark = Math.max(0, ...left.filter(({ kind }) => kind === 'mark').map(({ seq }) => seq));
    if (left.length > 0) {
      set({ attempt: withUnsent(state.attempt, left) });
      await outbox.flush();
    }
    if (state.result === null && !isStopped) await lease(false);
  }

  async function sign() {
    isSigning = true;
    try {
      const elapsed = sectionElapsed(state.attempt, now()) / 1000;
      const { reply, at } = await ask((name) =>
        api('PUT /api/records/{recordId}/sign', { params: { recordId }, body: { tab: name, elapsed } }),
      );
      if (moves.length > 0) return;
      if (isSamePlace(reply, state.attempt)) set({ attempt: keepTime(state.attempt, reply, at) });
      else if (!state.isRequesting) await stand(reply, at);
    } catch (error) {
      if (error instanceof ApiError && error.error === 'RECORD_CLOSED') await refresh().catch(() => {});
      else if (failureOf(error) === 'later') await pause();
    } finally {
      isSigning = false;
    }
  }

  function tick() {
    if (state.lease !== 'mine' || state.result !== null || state.isTimeUp) return;
    const at = now();
    if (state.attempt.runningSince !== null && timeLeft(state.attempt, at) === 0) return timeUp();
    if (pauseLeft(state.attempt, at) === 0 && !state.isRequesting && !state.isOffline)
      go({ move: 'continue' });
    if (shouldRun(state.attempt) && !isSigning && at - lastSign >= signEveryMs) sign();
  }

  return {
    get: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** Begins to act; returns how to end. */
    open: () => {
      isStopped = false;
      const stopListening = connection.start();
      const timer = setInterval(tick, tickMs);
      const leave = () => {
        if (tab) sendLastWords(outbox.abandon(), tab.name);
      };
      const comeBack = () => {
        // A page from the browser's cache, or a machine that slept: its time is no longer to be trusted.
        if (
          document.visibilityState === 'visible' &&
          state.lease === 'mine' &&
          !isSigning &&
          shouldRun(state.attempt)
        )
          sign();
      };
      window.addEventListener('pagehide', leave);
      document.addEventListener('visibilitychange', comeBack);
      start();
      return () => {
        isStopped = true;
        clearInterval(timer);
        window.removeEventListener('pagehide', leave);
        document.removeEventListener('visibilitychange', comeBack);
        leave();
        stopListening();
        tab?.close();
      };
    },

    answer: (exerciseId: string, answer: Answer) => {
      const exercise = state.record.exercises.find(({ id }) => id === exerciseId);
      const entry = entryOf(state.attempt, exerciseId);
      if (!exercise || state.lease !== 'mine' || state.isTimeUp || entry.checked) return;
      const stored = answer.map(storable);
      const seq = nextSeq(entry.seq, state.attempt.lease.epoch);
      if (predict({ kind: 'answer', exerciseId, answer: stored, seq }) !== 'done') return;
      const isShown = exerciseAt(state.attempt)?.id === exerciseId;
      const spent = Math.round(isShown ? questionElapsed(state.attempt, now()) : entry.spentMs);
      const { form } = exercise.question;
      outbox.put(
        { kind: 'answer', recordId, exerciseId, type: exercise.question_type, answer: stored, seq, spent },
        form === 'essay' ? restMs.essay : form === 'numeric' ? restMs.number : restMs.choice,
      );
    },

    mark: () => {
      const exercise = exerciseAt(state.attempt);
      if (!exercise || state.lease !== 'mine' || state.isTimeUp) return;
      const marked = !entryOf(state.attempt, exercise.id).marked;
      if (predict({ kind: 'mark', exerciseId: exercise.id, marked }) !== 'done') return;
      const { id: exerciseId, question_type: type } = exercise;
      lastMark += 1;
      outbox.put({ kind: 'mark', recordId, exerciseId, type, marked, seq: lastMark });
    },

    check: (exerciseId: string) =>
      request(async () => {
        if (!(await outbox.flush())) throw new ApiError(0, { code: -1, error: 'NETWORK', msg: '' });
        const { reply } = await ask((name) =>
          api('POST /api/exercises/{exerciseId}/check', {
            params: { exerciseId },
            body: { recordId, tab: name },
          }),
        );
        predict({ kind: 'check', exerciseId });
        set({ checked: { ...state.checked, [exerciseId]: reply } });
      }),

    go,
    finish: () => request(finish),
    exit: () => request(exit),
    save: () => request(save),
    takeOver: () => lease(true),
    openDialog: (dialog: RunnerState['dialog']) => set({ dialog }),
    dismiss: () => set({ message: null }),
    retryNow: () => connection.hurry(),
    hasLoggedIn: () => {
      loggedIn?.();
      loggedIn = null;
      afterLogin = null;
      set({ needsLogin: false });
    },
  };
}
