/** Handlers of the attempts domain. */
import { attempts } from '#contract/attempts.ts';
import type { AttemptEvent } from '#core/exam/attempt.ts';
import { entryOf } from '#core/exam/attempt.ts';
import type { Screen } from '#core/exam/flow.ts';
import { resultPath } from '#core/exam/steps.ts';
import { applyOrRefuse } from '#server/domains/attempts/apply-event.ts';
import { listPracticeRecords } from '#server/domains/attempts/practice-list.ts';
import { requireType, saveAnswer } from '#server/domains/attempts/save-answer.ts';
import { saveHeartbeat } from '#server/domains/attempts/save-heartbeat.ts';
import { requireOpenAgain, requireOpenRecord, requireOpenSet } from '#server/domains/attempts/service.ts';
import { restartRecord, startRecord } from '#server/domains/attempts/start.ts';
import {
  getRecordView,
  presentPlace,
  presentRecord,
  revealExercise,
  stateOf,
} from '#server/domains/attempts/view.ts';
import { forbidden, invalidInput } from '#server/http/errors.ts';
import { implement } from '#server/http/implement.ts';

const inMs = (seconds: number | undefined) => (seconds === undefined ? undefined : seconds * 1000);

/** From these a move leads to the questions, which come with the reply. */
const showing: readonly Screen[] = ['before', 'save'];

export const attemptsRoutes = [
  implement(attempts.startAttempt, async ({ body, viewer, now }, deps) => {
    await requireOpenSet(deps, viewer, body.examId);
    return presentPlace(deps, await startRecord(deps, { userId: viewer.id, now, ...body }));
  }),

  implement(attempts.getRecord, async ({ params, query, viewer, now, locale }, deps) => {
    await requireOpenRecord(deps, viewer, params.recordId);
    return getRecordView(deps, viewer.id, { ...params, ...query, now, locale });
  }),

  implement(attempts.saveAnswer, ({ params, body, viewer, now }, deps) =>
    saveAnswer(deps, { userId: viewer.id, now }, params.exerciseId, body),
  ),

  implement(attempts.markExercise, async ({ params: { exerciseId }, body, viewer, now }, deps) => {
    const { recordId, type, marked, tab } = body;
    await requireType(deps, exerciseId, type);
    const event = { kind: 'mark', exerciseId, marked, tab } as const;
    const { attempt } = await applyOrRefuse(deps, { userId: viewer.id, now }, recordId, event);
    return { marked: entryOf(attempt, exerciseId).marked };
  }),

  implement(attempts.checkExercise, async ({ params: { exerciseId }, body, viewer, now }, deps) => {
    const { recordId, tab } = body;
    await requireOpenRecord(deps, viewer, recordId);
    const event = { kind: 'check', exerciseId, tab } as const;
    const applied = await applyOrRefuse(deps, { userId: viewer.id, now }, recordId, event);
    if (applied.outcome === 'unavailable') throw forbidden();
    return revealExercise(deps, applied, exerciseId);
  }),

  implement(attempts.moveRecord, async ({ params, body, viewer, now, locale }, deps) => {
    const { move, from, exerciseId, tab, conduct } = body;
    if (move === 'go' && exerciseId === undefined) throw invalidInput({ exerciseId: 'required' });
    if (showing.includes(from.screen)) await requireOpenRecord(deps, viewer, params.recordId);
    const event = { kind: 'move', from, tab, move, exerciseId } as AttemptEvent;
    const actor = { userId: viewer.id, now, conduct };
    const applied = await applyOrRefuse(deps, actor, params.recordId, event);
    const { attempt, outcome } = applied;
    const seen = { recordId: params.recordId, tab, now };
    // Where the clock begins to run, the questions come with it.
    const isOpened = outcome === 'done' && showing.includes(from.screen) && attempt.screen === 'exercise';
    return {
      ...stateOf(attempt, seen),
      outcome: outcome as 'done' | 'already' | 'elsewhere' | 'unavailable' | 'confirm',
      record: isOpened
        ? await presentRecord(deps, attempt, applied, {
            ...seen,
            locale,
            sectionIndex: attempt.sectionIndex,
          })
        : null,
    };
  }),

  implement(attempts.sendHeartbeat, ({ params, body, viewer, now }, deps) =>
    saveHeartbeat(deps, { userId: viewer.id, now }, params.recordId, body),
  ),

  implement(attempts.leaseRecord, async ({ params, body, viewer, now }, deps) => {
    const { tab, takeOver, release } = body;
    const event = release ? ({ kind: 'release', tab } as const) : ({ kind: 'lease', tab, takeOver } as const);
    const { attempt } = await applyOrRefuse(deps, { userId: viewer.id, now }, params.recordId, event);
    return stateOf(attempt, { ...params, tab, now });
  }),

  implement(
    attempts.timeoutRecord,
    async ({ params, body: { tab, elapsed, conduct }, viewer, now }, deps) => {
      const event = { kind: 'timeout', tab, elapsedMs: inMs(elapsed) } as const;
      const actor = { userId: viewer.id, now, conduct };
      const { attempt } = await applyOrRefuse(deps, actor, params.recordId, event);
      const next = attempt.status === 'open' ? attempt.screen : ('result' as const);
      return { ...stateOf(attempt, { ...params, tab, now }), next };
    },
  ),

  implement(attempts.saveRecord, async ({ params, body: { tab, conduct }, viewer, now }, deps) => {
    const event = { kind: 'save', tab } as const;
    const actor = { userId: viewer.id, now, conduct };
    const { attempt } = await applyOrRefuse(deps, actor, params.recordId, event);
    return stateOf(attempt, { ...params, tab, now });
  }),

  implement(
    attempts.exitRecord,
    async ({ params: { recordId }, body: { tab, conduct }, viewer, now }, deps) => {
      const event = { kind: 'exit', tab } as const;
      const { exam } = await applyOrRefuse(deps, { userId: viewer.id, now, conduct }, recordId, event);
      return { recordId, resultPath: resultPath(exam.type, recordId) };
    },
  ),

  implement(attempts.finishExam, async ({ params, body: { recordId, tab, conduct }, viewer, now }, deps) => {
    const event = { kind: 'finish', tab } as const;
    const actor = { userId: viewer.id, now, examId: params.id, conduct };
    const { exam } = await applyOrRefuse(deps, actor, recordId, event);
    return { recordId, resultPath: resultPath(exam.type, recordId) };
  }),

  implement(attempts.restartRecord, async ({ params, viewer, now }, deps) => {
    await requireOpenAgain(deps, viewer, params.recordId);
    return presentPlace(deps, await restartRecord(deps, { userId: viewer.id, now }, params.recordId));
  }),

  implement(attempts.listPracticeRecords, ({ query, viewer, locale }, deps) =>
    listPracticeRecords(deps, viewer.id, query, locale),
  ),
];
