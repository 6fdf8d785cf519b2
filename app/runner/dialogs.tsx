/** What the runner asks: to submit, to quit, to take over, to wait. */
import { useText } from '#app/locale.tsx';
import { viewOf } from '#app/questions/forms/registry.ts';
import type { AttemptStore } from '#app/runner/engine/attempt-store.ts';
import type { RunnerState } from '#app/runner/engine/runner-state.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import { entryOf } from '#core/exam/attempt.ts';
import { formatClock, sectionElapsed, timeLeft } from '#core/exam/clock.ts';
import { limitNotice } from '#core/exam/limit.ts';
import { reviewStatus } from '#core/exam/review-screen.ts';
import { shownTime } from '#core/exam/screens.ts';
import { runnerTexts } from '#messages/runner.ts';

type DialogProps = { state: RunnerState; store: AttemptStore };

/** Specification, section 9: "On the last question or on exit, a confirm dialog titled '提示' appears." */
export function SubmitDialog({ state, store }: DialogProps) {
  const t = useText(runnerTexts);
  const { record, attempt, dialog, isRequesting } = state;
  const notice = limitNotice(record.exam.limit, record.submitted);
  const open = record.exercises.filter(({ id, question }) =>
    ['Not Answered', 'Not Encountered', 'Incomplete'].includes(
      reviewStatus(viewOf(question.form).partsAsked(question), entryOf(attempt, id)),
    ),
  ).length;
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

/** Another tab acts, or has taken over: this one stands still until it is asked to go on. */
export function TakeOverDialog({ state: { lease }, store, onLeave }: DialogProps & { onLeave: () => void }) {
  const t = useText(runnerTexts);
  const isLost = lease === 'lost';
  return (
    <Dialog
      open={lease === 'other' || isLost}
      onOpenChange={() => {}}
      mustAnswer
      title={t(isLost ? 'lost_title' : 'other_title')}
      description={t(isLost ? 'lost_text' : 'other_text')}
      actions={
        <>
          <Button tone="quiet" onClick={onLeave}>
            {t('leave')}
          </Button>
          <Button tone="ink" onClick={store.takeOver}>
            {t('take_over')}
          </Button>
        </>
      }
    />
  );
}

export function TimeUpDialog({ state: { isTimeUp, isOffline } }: { state: RunnerState }) {
  const t = useText(runnerTexts);
  return (
    <Dialog
      open={isTimeUp}
      onOpenChange={() => {}}
      mustAnswer
      title={t('time_up_title')}
      description={t(isOffline ? 'time_up_offline' : 'time_up_text')}
    />
  );
}
