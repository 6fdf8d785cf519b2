/** The way from an exam to the feedback form, which then knows where in the exam it was opened. */
import { type ReactNode, useEffect, useState } from 'react';
import { useLocale } from '#app/locale.tsx';
import type { RunnerState } from '#app/runner/engine/runner-state.ts';
import { loadFeedbackDialog, useShell } from '#app/shell/shell-provider.tsx';
import { exerciseAt } from '#core/exam/attempt.ts';
import { flowPath } from '#core/exam/flow.ts';
import { describePlace, type ExamPlace } from '#core/feedback.ts';

type ReportProblemProps = { state: RunnerState; className: string; children: ReactNode };

/**
 * Specification, section 5: "pre-filled with type Bug feedback. The description holds the current page link and the
 * question position."
 */
export function ReportProblem({ state, className, children }: ReportProblemProps) {
  const { open } = useShell();
  const locale = useLocale();
  const isHere = useDialogCode();
  const { record, attempt } = state;
  const start = () => {
    // With the attempt alone: the rest of the address is found again from it, and the description is short.
    const link = new URL(flowPath(record.exam.id, attempt.screen), window.location.origin);
    link.searchParams.set('recordId', record.recordId);
    const exerciseId = exerciseIdOf(state);
    open('feedback', {
      type: 'bug',
      desc: describePlace(link.href, placeOf(state, exerciseId), locale),
      ...(exerciseId && { exercise: { recordId: record.recordId, exerciseId } }),
    });
  };
  return (
    <button type="button" disabled={!isHere || state.isOffline} onClick={start} className={className}>
      {children}
    </button>
  );
}

/** Of the question that is shown, or that help and review lead back to. */
function exerciseIdOf({ attempt }: RunnerState): string | null {
  const isOnQuestion = attempt.screen === 'exercise' || attempt.returnTo === 'exercise';
  return isOnQuestion ? (exerciseAt(attempt)?.id ?? null) : null;
}

function placeOf({ record, attempt }: RunnerState, exerciseId: string | null): ExamPlace {
  const question = exerciseId === null ? null : attempt.exerciseIndex + 1;
  return record.exam.type === 'GREPREP'
    ? { kind: 'mock', title: record.exam.title, section: attempt.sectionIndex + 1, question }
    : { kind: 'practice', question, exerciseId };
}

/** The form is fetched ahead: code that fails to come when it is asked for would take the whole page with it. */
function useDialogCode(): boolean {
  const [isHere, setHere] = useState(false);
  useEffect(() => {
    loadFeedbackDialog().then(
      () => setHere(true),
      () => {},
    );
  }, []);
  return isHere;
}
