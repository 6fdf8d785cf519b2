/** The first run's state: the answers, what the account has been told of them, and the way from question to question. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { api, quietApi } from '#app/api.ts';
import { useGo } from '#app/locale.tsx';
import { findAnswers, forgetAnswers } from '#app/pages/learning/visitor-plan.ts';
import { tellFailure } from '#app/tell-failure.ts';
import { readAnswers, type StartStep, startSteps, stepToResume, takeOver } from '#core/learning/first-run.ts';
import {
  changeOf,
  type Draft,
  draftOf,
  findFault,
  type Goal,
  type GoalChange,
  type LastFault,
  placeOf,
} from './draft.ts';

const further = (one: StartStep, other: StartStep): StartStep =>
  placeOf(one) > placeOf(other) ? one : other;

/** Told with the answers until the first run is over; afterwards only who wants to changes it. */
function ownZone({ startedAt, timeZone }: Goal): GoalChange {
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return startedAt === null && here && here !== timeZone ? { timeZone: here } : {};
}

type Options = {
  goal: Goal;
  today: string;
  step: StartStep;
  query: URLSearchParams;
  /** Where the visitor was on the way to before registering. */
  next: string | null;
};

export function useFirstRun({ goal: first, today, step, query, next }: Options) {
  const go = useGo();
  const [goal, setGoal] = useState(first);
  const [draft, setDraft] = useState<Draft>(() => ({
    ...draftOf(first, today),
    wantsTest: query.get('test') !== 'no',
  }));
  const [reached, setReached] = useState(() =>
    further(first.startedAt === null ? stepToResume(first) : 'plan', step),
  );
  const [fault, setFault] = useState<LastFault | null>(null);
  const [isTaken, setIsTaken] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  // State is too slow for a double press.
  const isSaving = useRef(false);

  const addressOf = (to: StartStep, wantsTest = draft.wantsTest): string =>
    `/start?step=${to}${wantsTest ? '' : '&test=no'}${next ? `&next=${encodeURIComponent(next)}` : ''}`;

  const takePlanOver = useEffectEvent(async () => {
    if (goal.startedAt !== null) return;
    const answers = readAnswers(query) ?? readAnswers(new URLSearchParams(findAnswers() ?? ''));
    if (!answers) return;
    const taken = takeOver(answers, goal, today);
    if (Object.keys(taken).length > 0) {
      const saved = await quietApi('PUT /api/users/goal', { body: { ...taken, ...ownZone(goal) } });
      setGoal(saved);
      setDraft(draftOf(saved, today));
      setReached((before) => further(before, stepToResume(saved)));
      setIsTaken(true);
    }
    forgetAnswers();
  });
  useEffect(() => {
    // Where it cannot be kept now, the browser still remembers it for the next time.
    takePlanOver().catch(() => {});
  }, []);

  const change = (part: Partial<Draft>) => {
    setFault(null);
    setDraft((before) => ({ ...before, ...part }));
  };

  /** Keeps the answer and goes to the next question; where it cannot be kept, a notice says so and nothing moves. */
  async function answer(part: Partial<Draft> = {}): Promise<void> {
    const answered = { ...draft, ...part };
    const wrong = step === 'score' ? findFault(answered.last, today) : null;
    setFault(wrong);
    if (wrong || isSaving.current) return;
    const to = startSteps[placeOf(step) + 1] ?? 'plan';
    isSaving.current = true;
    setIsBusy(true);
    setDraft(answered);
    try {
      const saved = await api('PUT /api/users/goal', {
        body: { ...changeOf(step, answered), ...ownZone(goal) },
      });
      setGoal(saved);
      setReached((before) => further(before, to));
      await go(addressOf(to, answered.wantsTest));
    } catch (error) {
      tellFailure(error);
    } finally {
      isSaving.current = false;
      setIsBusy(false);
    }
  }

  /** Passes over the rest; it is not offered again, and the plan's page has all of it. */
  async function leave(): Promise<void> {
    await quietApi('PUT /api/users/goal', { body: { isStarted: true, ...ownZone(goal) } }).catch(() => {});
    await go(next ?? '/user');
  }

  return { draft, change, reached, fault, isTaken, isBusy, addressOf, answer, leave };
}

export type FirstRun = ReturnType<typeof useFirstRun>;
