/** Something on the page failed: what, what stays safe, and a way to try again. */
import { CircleAlert, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '#app/locale.tsx';
import { Button } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';
import { uiTexts } from '#messages/ui.ts';

type ErrorNoteProps = {
  children: ReactNode;
  onRetry?: () => void;
  busy?: boolean;
  className?: string;
};

export function ErrorNote({ children, onRetry, busy = false, className = '' }: ErrorNoteProps) {
  const t = useText(uiTexts);
  return (
    <Callout role="alert" tone="brick" className={`flex flex-wrap items-center gap-x-4 gap-y-3 ${className}`}>
      <span className="flex min-w-0 flex-1 basis-60 gap-2.5">
        <CircleAlert aria-hidden="true" strokeWidth={1.75} className="mt-[3px] size-4.5 text-brick" />
        <span className="min-w-0 break-words">{children}</span>
      </span>
      {onRetry ? (
        <Button tone="quiet" size="sm" busy={busy} onClick={onRetry} icon={<RotateCcw strokeWidth={1.75} />}>
          {t('retry')}
        </Button>
      ) : null}
    </Callout>
  );
}
