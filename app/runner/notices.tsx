/** What the runner says between bars and content: the connection is gone, or something went wrong. */
import { CircleAlert, Unplug, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '#app/locale.tsx';
import { TextButton } from '#app/ui/text-button.tsx';
import { durationText } from '#core/duration.ts';
import { maxFreeInterruptionMs } from '#core/exam/interruption.ts';
import { runnerTexts } from '#messages/runner.ts';

type NoticesProps = {
  isOffline: boolean;
  /** What the server said went wrong. */
  message: string | null;
  /** What did not count of the silences so far, to be told after one; null where there is nothing to tell. */
  forgivenMs: number | null;
  onRetry: () => void;
  onDismiss: () => void;
  onDismissInterruption: () => void;
};

export function Notices(props: NoticesProps) {
  const { isOffline, message, forgivenMs, onRetry, onDismiss, onDismissInterruption } = props;
  const t = useText(runnerTexts);
  return (
    <>
      {/* Both regions are always there: a region that arrives with its text is not read. */}
      <div role="status">
        {isOffline ? (
          <Line tone="border-beam" icon={<WifiOff />} action={t('retry_now')} onAct={onRetry}>
            {t('offline')}
          </Line>
        ) : null}
        {forgivenMs === null || isOffline ? null : (
          <Line tone="border-beam" icon={<Unplug />} action={t('dismiss')} onAct={onDismissInterruption}>
            {t('interrupted', {
              time: durationText(forgivenMs),
              left: durationText(maxFreeInterruptionMs - forgivenMs),
            })}
          </Line>
        )}
      </div>
      <div role="alert">
        {message !== null && message !== '' ? (
          <Line tone="border-night-error" icon={<CircleAlert />} action={t('dismiss')} onAct={onDismiss}>
            {message}
          </Line>
        ) : null}
      </div>
    </>
  );
}

type LineProps = { tone: string; icon: ReactNode; action: string; onAct: () => void; children: ReactNode };

function Line({ tone, icon, action, onAct, children }: LineProps) {
  return (
    <div
      className={`on-night flex items-center gap-3 border-l-3 bg-night px-4 py-1 text-14 leading-normal text-night-text md:px-6 ${tone}`}
    >
      <span aria-hidden="true" className="[&>svg]:size-4.5 [&>svg]:stroke-[1.75]">
        {icon}
      </span>
      <span className="min-w-0 flex-1 py-1.5 break-words">{children}</span>
      <TextButton tone="night" onClick={onAct} className="flex-none">
        {action}
      </TextButton>
    </div>
  );
}
