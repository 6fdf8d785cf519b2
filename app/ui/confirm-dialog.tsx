/** A question before something that cannot be undone: the safe answer left, the deed right. */
import { type ReactElement, type ReactNode, useState } from 'react';
import { useText } from '#app/locale.tsx';
import { Button } from '#app/ui/button.tsx';
import { Dialog, DialogClose } from '#app/ui/dialog.tsx';
import { uiTexts } from '#messages/ui.ts';

type ConfirmDialogProps = {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  trigger?: ReactElement;
  /** A question. */
  title: ReactNode;
  description?: ReactNode;
  confirm: string;
  cancel?: string;
  /** The dialog stays open and busy until this has settled; it closes if it succeeds. */
  onConfirm: () => unknown;
  children?: ReactNode;
};

export function ConfirmDialog({
  open,
  onOpenChange,
  confirm,
  cancel,
  onConfirm,
  children,
  ...dialog
}: ConfirmDialogProps) {
  const t = useText(uiTexts);
  const [openInside, setOpenInside] = useState(false);
  const [busy, setBusy] = useState(false);
  const isOpen = open ?? openInside;

  function change(next: boolean) {
    if (busy) return;
    setOpenInside(next);
    onOpenChange?.(next);
  }

  async function act() {
    setBusy(true);
    try {
      await onConfirm();
    } finally {
      setBusy(false);
    }
    setOpenInside(false);
    onOpenChange?.(false);
  }

  return (
    <Dialog
      {...dialog}
      open={isOpen}
      onOpenChange={change}
      mustAnswer
      actions={
        <>
          <DialogClose>
            <Button tone="quiet">{cancel ?? t('cancel')}</Button>
          </DialogClose>
          <Button tone="ink" busy={busy} onClick={act}>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
