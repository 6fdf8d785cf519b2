/**
 * The attempt in this tab, as one external store.
 *
 * The section's questions are here from its first moment, so Next and Back only change a number; what the server has
 * to know follows behind. The server decides: wherever it says otherwise, its word is taken.
 */
import { createAsks } from '#app/runner/engine/asks.ts';
import { failureOf, isOutOfStep, sendLastWords, sentAs } from '#app/runner/engine/attempt-calls.ts';
import { createConduct, watchAway } from '#app/runner/engine/conduct.ts';
import { keyOf, openDisk, type Unsent } from '#app/runner/engine/disk.ts';
import { createEndings } from '#app/runner/engine/endings.ts';
import { createOutbox, type Sent } from '#app/runner/engine/outbox.ts';
import { createCore } from '#app/runner/engine/runner-core.ts';
import {
  checkOf,
  isSamePlace,
  lacksQuestions,
  type RunnerState,
  withUnsent,
} from '#app/runner/engine/runner-state.ts';
import { createServerLink, noAnswer } from '#app/runner/engine/server-link.ts';
import { openTab, type Tab } from '#app/runner/engine/tab-lease.ts';
import { createWhereabouts } from '#app/runner/engine/whereabouts.ts';
import type { RecordView } from '#contract/attempts/record.ts';
import { ApiError, type Client } from '#contract/client.ts';
import { entryOf, exerciseAt, type Move } from '#core/exam/attempt.ts';
import {
  heartbeatMs,
  pauseLeft,
  questionElapsed,
  sectionElapsed,
  shouldRun,
  timeLeft,
} from '#core/exam/clock.ts';
import { isBetweenSections } from '#core/exam/flow.ts';
import { nextSeq, storable } from '#core/exam/outgoing.ts';
import { endsForGood, goesOnAlone, stepOf } from '#core/exam/steps.ts';
import type { Answer } from '#core/questions/kinds.ts';

const tickMs = 250;
/** So long Quit waits to hear that the attempt was given back; unheard, it is free after a minute anyway. */
const quitMs = 1500;

/** The cause of a message about what the candidate has just asked for; everything else has its own. */
const acting = 'acting';

export type AttemptStore = ReturnType<typeof createAttemptStore>;

export function createAttemptStore(given: RecordView, api: Client, readAt: number, comesToGoOn = false) {
  const core = createCore(given, readAt, comesToGoOn);
  const { recordId, now, get, set, predict } = core;
  const conduct = createConduct({ recordId, get, now, storage: () => localStorage });
  const link = createServerLink(core, conduct);
  const outbox = createOutbox({
    recordId,
    disk: openDisk(),
    send: sendItem,
    pause: link.pause,
    onChange: (unsent) => set({ unsent }),
  });
  const place = createWhereabouts(core, link, api, outbox);
  const asks = createAsks(recordId);
  const endings = createEndings({ core, link, api, outbox, place });

  let tab: Tab | null = null;
  let isStopped = false;
  let isBeating = false;
  /** Numbers marks, so that the newest can be told on disk. */
  let lastMark = 0;

  async function sendItem(item: Unsent): Promise<Sent> {
    const { exerciseId, type } = item;
    const params = { exerciseId };
    try {
      if (item.kind === 'mark') {
        const { marked } = item;
        const { reply } = await link.ask((name) =>
          api('PUT /api/exercises/{exerciseId}/mark', {
            params,
            body: { recordId, type, marked, tab: name },
          }),
        );
        // Specification, section 4: the value is taken from the reply, unless it has been toggled again.
        core.holdMark(exerciseId, reply.marked, outbox.list().includes(item));
        link.clear(keyOf(item));
        return 'stored';
      }
      const { seq, spent } = item;
      // An older page may have left more on disk than the server takes now: it must not stand in the way for ever.
      const body = { recordId, type, answer: item.answer.map(storable), seq, spent };
      const { reply } = await link.ask((name) =>
        api('PUT /api/exercises/{exerciseId}/answer', { params, body: { ...body, tab: name } }),
      );
      if (reply.isTaken) core.lose();
      if (reply.answer !== null) core.adoptAnswer(exerciseId, reply.answer, reply.seq);
      core.noteAnswer(exerciseId, null);
      link.clear(keyOf(item));
      return 'stored';
    } catch (error) {
      link.show(error, keyOf(item));
      const sent = sentAs(failureOf(error));
      // A newer one takes its place: what becomes of that is what counts.
      if (sent === 'refused' && outbox.list().includes(item)) {
        if (item.kind === 'mark') core.holdMark(exerciseId, null, true);
        else core.noteAnswer(exerciseId, error instanceof ApiError ? error.msg : '');
      }
      if (isOutOfStep(error)) place.refresh().catch(() => {});
      return sent;
    }
  }

  /** Blocks Next and Back until the work is settled, and shows what went wrong. */
  async function request(work: () => Promise<unknown>): Promise<void> {
    if (get().isRequesting) return;
    set({ isRequesting: true });
    link.clear(acting);
    try {
      await work();
    } catch (error) {
      link.show(error, acting);
      if (isOutOfStep(error)) await place.refresh().catch(() => {});
    } finally {
      set({ isRequesting: false });
    }
  }

  const canAct = () => get().lease === 'mine' && !get().isTimeUp && get().result === null;

  /** What is ended for good is asked about first, unless that was asked for not to be. */
  function go(move: Move, isAsked = false) {
    const { attempt, record, isOffline, isRequesting } = get();
    const step = stepOf(attempt, move);
    if (isRequesting || !canAct() || step === null) return;
    if (step.to === 'result') return set({ dialog: 'finish' });
    if (!isAsked && endsForGood(attempt, move) && asks.isDue('leave'))
      return set({ dialog: 'leave', leaving: move });
    const opens = attempt.screen === 'before' && step.to === 'exercise';
    // What still has to be sent is held until the clock runs, so it follows.
    if (attempt.screen === 'save' && lacksQuestions(record)) {
      request(async () => {
        await place.moveWithServer(move);
        await outbox.flush();
      });
      return;
    }
    const ends = isBetweenSections(step.to);
    // The questions of a section that begins are not here, and a section ends for good: these wait for the server.
    if (opens || ends) {
      request(async () => {
        await endings.settle();
        await place.moveWithServer(move);
      });
      return;
    }
    if (!place.predict(move)) return;
    // Without a network nothing is in flight: the candidate goes on, and it all follows later.
    if (isOffline) place.keepSending();
    else request(() => Promise.all([place.keepSending(), outbox.flush()]));
  }

  // The tab

  async function lease(takeOver: boolean): Promise<void> {
    try {
      const { reply, at } = await link.ask((name) =>
        api('PUT /api/records/{recordId}/lease', { params: { recordId }, body: { tab: name, takeOver } }),
      );
      if (takeOver || !isSamePlace(reply, get().attempt)) await place.refresh();
      else await place.stand(reply, at);
      set({ lease: 'mine' });
      link.clear('lease');
      // What was held while nobody acted goes out now.
      if (outbox.list().length > 0) outbox.flush();
      if (takeOver) tab?.announce();
      if (get().isGoingOn) await goOn();
    } catch (error) {
      const failure = failureOf(error);
      if (failure === 'taken') return set({ lease: 'other' });
      link.show(error, 'lease');
      if (failure === 'dropped') return;
      if (failure === 'refused') return place.refresh().catch(() => {});
      // The page is here and the network is not: the candidate goes on, and the server is asked again.
      if (failure === 'later') set({ lease: 'mine' });
      await link.pause();
      if (!isStopped) await lease(takeOver);
    }
  }

  /** Off the save screen, and in practice into the section: what the candidate has come for. */
  async function goOn(): Promise<void> {
    await request(async () => {
      // At most two screens lie between: where the set was saved before it began.
      for (let step = 0; step < 2 && goesOnAlone(get().attempt); step += 1)
        await place.moveWithServer({ move: 'continue' });
      await outbox.flush();
    });
    set({ isGoingOn: false });
  }

  /** The attempt is left to whoever opens it next, on this device or another. Leaving never waits for long. */
  async function quit(): Promise<void> {
    if (get().lease !== 'mine' || get().isOffline || !tab) return;
    const body = { tab: tab.name, release: true };
    const released = api('PUT /api/records/{recordId}/lease', { params: { recordId }, body }).catch(() => {});
    await Promise.race([released, new Promise((done) => setTimeout(done, quitMs))]);
  }

  async function start(): Promise<void> {
    tab = await openTab(recordId, core.lose);
    link.setTab(tab.name);
    if (isStopped) return tab.close();
    const left = await outbox.restore();
    lastMark = Math.max(0, ...left.filter(({ kind }) => kind === 'mark').map(({ seq }) => seq));
    if (left.length > 0) {
      set({ attempt: withUnsent(get().attempt, left) });
      await outbox.flush();
    }
    if (get().result === null && !isStopped) await lease(false);
  }

  // Time

  async function sendHeartbeat(): Promise<void> {
    isBeating = true;
    const turn = core.turns();
    try {
      const elapsed = sectionElapsed(get().attempt, now()) / 1000;
      const { reply, at } = await link.tell((told) =>
        api('PUT /api/records/{recordId}/heartbeat', { params: { recordId }, body: { elapsed, ...told } }),
      );
      link.clear('heartbeat');
      if (turn !== core.turns() || place.isBehind()) return;
      if (isSamePlace(reply, get().attempt) && !lacksQuestions(get().record)) core.keepTime(reply, at);
      else if (!get().isRequesting) await place.stand(reply, at);
    } catch (error) {
      link.show(error, 'heartbeat');
      if (isOutOfStep(error)) await place.refresh().catch(() => {});
      else if (failureOf(error) === 'later') await link.pause();
    } finally {
      isBeating = false;
    }
  }

  function tick(): void {
    conduct.look();
    if (!canAct()) return;
    const { attempt, needsLogin, isRequesting, isOffline } = get();
    const at = now();
    if (attempt.runningSince !== null && timeLeft(attempt, at) === 0) {
      endings.reportTimeout(() => isStopped);
      return;
    }
    if (needsLogin) return;
    if (pauseLeft(attempt, at) === 0 && !isRequesting && !isOffline) go({ move: 'continue' });
    if (shouldRun(attempt) && !isBeating && at - link.lastHeard() >= heartbeatMs) sendHeartbeat();
  }

  /** Begins to act; returns how to end. */
  function open(): () => void {
    isStopped = false;
    const stopListening = link.start();
    conduct.restore();
    const stopNoting = core.subscribe(conduct.look);
    const stopWatching = watchAway((isAway) => conduct.set({ isAway }));
    const timer = setInterval(tick, tickMs);
    const leave = () => {
      if (tab) sendLastWords(outbox.abandon(), tab.name);
      conduct.abandon();
    };
    const warn = (event: BeforeUnloadEvent) => {
      // All is on disk; but the server gets it only if a page of this attempt is open again in time.
      if (get().isOffline && outbox.list().length > 0) event.preventDefault();
    };
    const comeBack = () => {
      // A page from the browser's cache, or a machine that slept: its time is no longer to be trusted.
      const isSeen = document.visibilityState === 'visible';
      if (isSeen && canAct() && !isBeating && shouldRun(get().attempt)) sendHeartbeat();
    };
    window.addEventListener('pagehide', leave);
    window.addEventListener('beforeunload', warn);
    document.addEventListener('visibilitychange', comeBack);
    start();
    return () => {
      isStopped = true;
      clearInterval(timer);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('beforeunload', warn);
      document.removeEventListener('visibilitychange', comeBack);
      leave();
      stopWatching();
      stopNoting();
      stopListening();
      tab?.close();
    };
  }

  /** `restMs` is how long an answer that is still being written waits for the next change. */
  function answer(exerciseId: string, given: Answer, restMs: number): void {
    const { attempt, record } = get();
    const exercise = record.exercises.find(({ id }) => id === exerciseId);
    const entry = entryOf(attempt, exerciseId);
    if (!exercise || !canAct() || entry.checked) return;
    const stored = given.map(storable);
    const seq = nextSeq(entry.seq, attempt.lease.epoch);
    if (predict({ kind: 'answer', exerciseId, answer: stored, seq }) !== 'done') return;
    const isShown = exerciseAt(attempt)?.id === exerciseId;
    const spent = Math.round(isShown ? questionElapsed(attempt, now()) : entry.spentMs);
    outbox.put(
      { kind: 'answer', recordId, exerciseId, type: exercise.question_type, answer: stored, seq, spent },
      restMs,
    );
  }

  function mark(): void {
    const { attempt } = get();
    const exercise = exerciseAt(attempt);
    if (!exercise || !canAct()) return;
    const { id: exerciseId, question_type: type } = exercise;
    const marked = !entryOf(attempt, exerciseId).marked;
    if (predict({ kind: 'mark', exerciseId, marked }) !== 'done') return;
    lastMark += 1;
    outbox.put({ kind: 'mark', recordId, exerciseId, type, marked, seq: lastMark });
  }

  /** Key and analysis of one question of a practice set; the answer that is checked has to be there first. */
  async function check(): Promise<void> {
    const exerciseId = exerciseAt(get().attempt)?.id;
    if (exerciseId === undefined || checkOf(get()) !== 'ready' || !canAct()) return;
    await outbox.flush();
    if (outbox.list().length > 0) throw noAnswer();
    const { reply } = await link.ask((name) =>
      api('POST /api/exercises/{exerciseId}/check', {
        params: { exerciseId },
        body: { recordId, tab: name },
      }),
    );
    predict({ kind: 'check', exerciseId });
    set({ checked: { ...get().checked, [exerciseId]: reply } });
  }

  /** Save asks once before a section and once within one, where it costs more; after that it is known. */
  const saveAsk = () =>
    get().attempt.screen === 'before' ? ('save_before' as const) : ('save_exercise' as const);

  return {
    get,
    subscribe: core.subscribe,
    open,
    answer,
    mark,
    go: (move: Move) => go(move),
    leave: (isLast: boolean) => {
      const { leaving } = get();
      if (isLast) asks.stop('leave');
      set({ dialog: null, leaving: null });
      if (leaving) go(leaving, true);
    },
    check: () => request(check),
    finish: () => request(endings.finish),
    exit: () => request(endings.exit),
    askToSave: () => (asks.isDue(saveAsk()) ? set({ dialog: 'save' }) : request(endings.save)),
    save: () => {
      asks.stop(saveAsk());
      return request(endings.save);
    },
    takeOver: () => lease(true),
    quit,
    openDialog: (dialog: RunnerState['dialog']) => set({ dialog }),
    dismiss: () => set({ message: null }),
    dismissInterruption: () => set({ wasInterrupted: false }),
    retryNow: link.hurry,
    resumeAfterLogin: link.resumeAfterLogin,
    noteSituation: conduct.set,
    pressCalculator: conduct.pressCalculator,
  };
}
