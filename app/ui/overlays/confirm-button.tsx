/** A button that asks before it acts; the dialog is loaded when it has to ask. */
import { type ComponentProps, lazy, useRef, useState, useTransition } from 'react';
import { Button } from '#app/ui/button.tsx';
import type { ConfirmDialogProps } from '#app/ui/overlays/confirm-dialog.tsx';

const ConfirmDialog = lazy(async () => ({
  default: (await import('#app/ui/overlays/confirm-dialog.tsx')).ConfirmDialog,
}));

type ConfirmButtonProps = Omit<ComponentProps<typeof Button>, 'onClick'> & {
  asks: Omit<ConfirmDialogProps, 'onClose' | 'returnTo'>;
};

export function ConfirmButton({ asks, busy = false, ...button }: ConfirmButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [isLoading, startLoading] = useTransition();
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button
        {...button}
        ref={opener}
        busy={busy || isLoading}
        aria-haspopup="dialog"
        onClick={() => startLoading(() => setIsAsking(true))}
      />
      {isAsking ? <ConfirmDialog {...asks} onClose={() => setIsAsking(false)} returnTo={opener} /> : null}
    </>
  );
}
