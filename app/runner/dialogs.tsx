/** What the runner asks: to submit, to quit, to take over, to wait. */
import { useState } from 'react';
import { useText } from '#app/locale.tsx';
import { viewOf } from '#app/questions/forms/registry.ts';
import type { AttemptStore } from '#app/runner/engine/attempt-store.ts';
import { useClock } from '#app/runner/engine/clock.ts';
import type { RunnerState } from '#app/runner/engine/runner-state.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/inputs/checkbox.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import { entryOf } from '#core/exam/attempt.ts';
import { formatClock, sectionElapsed, timeLeft } from '#core/exam/clock.ts';
import { limitNotice } from '#core/exam/limit.ts';
import { reviewStatus } from '#core/exam/review-screen.ts';
import { shownTime } from '#core/exam/screens.ts';
import { endsForGood } from '#core/exam/steps.ts';
import { runnerTexts } from '#messages/runner.ts';

type DialogProps = { state: RunnerState; store: AttemptStore };

/** How many questions of the section have no whole answer. */
const countOpen = ({ record, attempt }: RunnerState): number =>
  record.exercises.filter(
    ({ id, question }) =>
      reviewStatus(viewOf(question.form).partsAsked(question), entryOf(attempt, id)) !== 'Answered',
  ).length;

/** Specification, section 9: "On the last question or on exit, a confirm dialog titled '提示' appears." */
export function SubmitDialog({ state, store }: DialogProps) {
  const t = useText(runnerTexts);
  const { record, dialog, isRequesting } = state;
  const notice = limitNotice(record.exam.limit, record.submitted);
  const open = countOpen(state);
  const close = () => store.openDialog(null);
  return (
    <Dialog
      open={dialog === 'finish' || dialog === 'exit'}
      onOpenChange={(isOpen) => isOpen || isRequesting || close()}
      mustAnswer
      title={t('notice')}
      description={notice ? t('limit', { limit: notice.limit, n: notice.submitted + 1 }) : t('no_limit')}
      actions={
        <>
          <Button tone="quiet" onClick={close} disabled={isRequesting}>
            {t('cancel')}
          </Button>
          <Button tone="ink" busy={isRequesting} onClick={dialog === 'exit' ? store.exit : store.finish}>
            {t('submit')}
          </Button>
        </>
      }
    >
      {open > 0 ? <p className="text-15 font-semibold">{t('unanswered', { n: open })}</p> : null}
    </Dialog>
  );
}

/** Specification, section 2: titled End Exam, "Are you sure you want to quit?", Yes / No. */
export function SaveDialog({ state, store }: DialogProps) {
  const t = useText(runnerTexts);
  const { attempt, dialog, isRequesting } = state;
  const left = timeLeft(attempt, performance.now());
  const kind = shownTime(attempt.paper.type, left);
  const time = formatClock(kind === 'left' ? (left ?? 0) : sectionElapsed(attempt, performance.now()), kind);
  const close = () => store.openDialog(null);
  return (
    <Dialog
      open={dialog === 'save'}
      onOpenChange={(isOpen) => isOpen || isRequesting || close()}
      mustAnswer
      title={
        <span lang="en" className="font-serif">
          {t('save_dialog_title')}
        </span>
      }
      description={<span lang="en">{t('save_dialog_ask')}</span>}
      actions={
        <>
          <Button tone="quiet" onClick={close} disabled={isRequesting}>
            {t('no')}
          </Button>
          <Button tone="ink" busy={isRequesting} onClick={store.save}>
            {t('yes')}
          </Button>
        </>
      }
    >
      <p className="text-15 text-ink-2">
        {t(kind === 'left' ? 'save_dialog_left' : 'save_dialog_elapsed', { time })}
      </p>
    </Dialog>
  );
}

/** An essay or a section ends for good: how much time there still is, and what is open, before it does. */
export function LeaveDialog({ state, store }: DialogProps) {
  return state.dialog === 'leave' ? <Leave state={state} store={store} /> : null;
}

function Leave({ state, store }: DialogProps) {
  const t = useText(runnerTexts);
  const { attempt, leaving } = state;
  const [isLast, setLast] = useState(false);
  const { left, elapsed } = useClock(attempt);
  const kind = shownTime(attempt.paper.type, left);
  const isEssay = leaving !== null && endsForGood(attempt, leaving) === 'essay';
  const open = countOpen(state);
  const close = () => store.openDialog(null);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || close()}
      mustAnswer
      title={t(isEssay ? 'leave_essay_title' : 'leave_title')}
      description={
        <>
          {kind === 'left'
            ? t('leave_left', { time: formatClock(left ?? 0, 'left') })
            : t('leave_elapsed', { time: formatClock(elapsed, 'elapsed') })}
          {t(isEssay ? 'leave_essay_text' : 'leave_text')}
        </>
      }
      actions={
        <>
          <Button tone="quiet" onClick={close}>
            {t('leave_stay')}
          </Button>
          <Button tone="ink" onClick={() => store.leave(isLast)}>
            {t(isEssay ? 'leave_essay_go' : 'leave_go')}
          </Button>
        </>
      }
    >
      {open > 0 && !isEssay ? <p className="text-15 font-semibold">{t('unanswered', { n: open })}</p> : null}
      <Checkbox
        label={t('leave_ask_no_more')}
        checked={isLast}
        onChange={({ target }) => setLast(target.checked)}
        className="mt-2"
      />
    </Dialog>
  );
}

/** Another tab acts, or has taken over: this one stands still until it is asked to go on. */
export function TakeOverDialog({ state, store, onLeave }: DialogProps & { onLeave: () => void }) {
  const t = useText(runnerTexts);
  const { lease, unsent } = state;
  const said =
    lease === 'dropped'
      ? (['dropped_title', 'dropped_text'] as const)
      : lease === 'other'
        ? (['other_title', 'other_text'] as const)
        : (['lost_title', unsent.length > 0 ? 'lost_unsent' : 'lost_text'] as const);
  return (
    <Dialog
      open={lease === 'other' || lease === 'lost' || lease === 'dropped'}
      onOpenChange={() => {}}
      mustAnswer
      title={t(said[0])}
      description={t(said[1])}
      actions={
        <>
          <Button tone="quiet" onClick={onLeave}>
            {t('leave')}
          </Button>
          {lease === 'dropped' ? null : (
            <Button tone="ink" onClick={store.takeOver}>
              {t('take_over')}
            </Button>
          )}
        </>
      }
    />
  );
}

export function TimeUpDialog({ state: { isTimeUp, isOffline, unsent } }: { state: RunnerState }) {
  const t = useText(runnerTexts);
  return (
    <Dialog
      open={isTimeUp}
      onOpenChange={() => {}}
      mustAnswer
      title={t('time_up_title')}
      description={t(isOffline ? 'time_up_offline' : unsent.length > 0 ? 'time_up_sending' : 'time_up_text')}
    />
  );
}
