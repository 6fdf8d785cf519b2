/** The last question before a message goes out: whom it reaches, for it cannot be called back. */
import { useState } from 'react';
import { api } from '#app/api.ts';
import { useText } from '#app/locale.tsx';
import type { Message } from '#app/pages/staff/message/message-draft.ts';
import { Button } from '#app/ui/button.tsx';
import { ErrorNote } from '#app/ui/error-note.tsx';
import { Dialog, DialogClose } from '#app/ui/overlays/dialog.tsx';
import type { Calls } from '#contract/all.ts';
import { ApiError } from '#contract/client.ts';
import { staffTexts } from '#messages/staff.ts';
import { uiTexts } from '#messages/ui.ts';

export type Recipients = Calls['GET /api/staff/messages/recipients']['reply'];

type SendDialogProps = {
  message: Message;
  /** Null while nothing is asked. */
  recipients: Recipients | null;
  onClose: () => void;
  onSent: () => void;
};

export function SendDialog({ message, recipients, onClose, onSent }: SendDialogProps) {
  const t = useText(staffTexts);
  const ui = useText(uiTexts);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const send = async () => {
    // A second click, also on the button of a dialog that is about to close.
    if (isBusy || recipients === null) return;
    setIsBusy(true);
    setFailure(null);
    try {
      await api('POST /api/staff/messages', { body: message });
      onSent();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(Object.values(error.fields)[0] ?? error.msg);
    } finally {
      setIsBusy(false);
    }
  };
  const people = recipients?.people ?? 0;
  return (
    <Dialog
      open={recipients !== null}
      onOpenChange={(isOpen) => {
        if (isOpen || isBusy) return;
        setFailure(null);
        onClose();
      }}
      mustAnswer
      title={
        recipients?.nickname
          ? t('send_title_one', { name: recipients.nickname })
          : t('send_title_many', { n: people })
      }
      description={recipients?.nickname ? t('send_text_one') : t('send_text_many')}
      actions={
        <>
          <DialogClose>
            <Button tone="quiet">{ui('cancel')}</Button>
          </DialogClose>
          <Button tone="ink" busy={isBusy} onClick={send}>
            {t('send')}
          </Button>
        </>
      }
    >
      {failure ? <ErrorNote>{failure}</ErrorNote> : null}
    </Dialog>
  );
}
