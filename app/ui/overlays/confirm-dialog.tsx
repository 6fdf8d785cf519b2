/** A question before something that cannot be undone: the safe answer left, the deed right. */
import { type ReactNode, type RefObject, useState } from 'react';
import { useText } from '#app/locale.tsx';
import { tellFailure } from '#app/tell-failure.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog, DialogClose } from '#app/ui/overlays/dialog.tsx';
import { uiTexts } from '#messages/ui.ts';

export type ConfirmDialogProps = {
  /** A question. */
  title: ReactNode;
  description?: ReactNode;
  confirm: string;
  cancel?: string;
  /** The dialog stays and is busy until this has settled; it closes if it succeeds. */
  onConfirm: () => unknown;
  onClose: () => void;
  /** Where the focus returns to. */
  returnTo?: RefObject<HTMLElement | null>;
};

export function ConfirmDialog({ confirm, cancel, onConfirm, onClose, ...dialog }: ConfirmDialogProps) {
  const t = useText(uiTexts);
  const [busy, setBusy] = useState(false);

  async function act() {
    setBusy(true);
    try {
      await onConfirm();
      onClose();
    } catch (error) {
      tellFailure(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog
      {...dialog}
      open
      onOpenChange={() => busy || onClose()}
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
    />
  );
}
