/** A deed of the staff: asked about first, its failure told where it was asked, and nothing typed is lost by it. */
import { type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useText } from '#app/locale.tsx';
import { showToast } from '#app/toasts.ts';
import { Button } from '#app/ui/button.tsx';
import { ErrorNote } from '#app/ui/error-note.tsx';
import { Dialog, DialogClose } from '#app/ui/overlays/dialog.tsx';
import { ApiError } from '#contract/client.ts';
import { uiTexts } from '#messages/ui.ts';

type ActProps = {
  label: string;
  tone?: 'outline' | 'quiet';
  /** Tells apart the same button of several rows. */
  about?: string;
  title: string;
  text: ReactNode;
  run: () => Promise<unknown>;
  /** What is still missing; nothing is sent while there is something. */
  fault?: string | null;
  /** Said when it is done. */
  done: string;
  /** Fields that belong to the deed; their contents are the caller's, so that closing keeps them. */
  children?: ReactNode;
};

export function Act({ label, tone = 'quiet', about, title, text, run, fault, done, children }: ActProps) {
  const t = useText(uiTexts);
  const { revalidate } = useRevalidator();
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const change = (next: boolean) => {
    if (isBusy) return;
    setIsOpen(next);
    // Somebody else may have been quicker. Not before it is closed: the row would take its message along.
    if (!next && failure !== null) void revalidate();
    setFailure(null);
  };
  const act = async () => {
    if (fault) return setFailure(fault);
    setIsBusy(true);
    setFailure(null);
    try {
      await run();
      setIsOpen(false);
      showToast({ text: done });
      await revalidate();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(Object.values(error.fields)[0] ?? error.msg);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={change}
      trigger={
        <Button tone={tone} size="sm">
          {label}
          {about ? <span className="sr-only"> {about}</span> : null}
        </Button>
      }
      title={title}
      description={text}
      mustAnswer
      actions={
        <>
          <DialogClose>
            <Button tone="quiet">{t('cancel')}</Button>
          </DialogClose>
          <Button tone="ink" busy={isBusy} onClick={act}>
            {label}
          </Button>
        </>
      }
    >
      {children || failure ? (
        <div className="grid gap-4">
          {children}
          {failure ? <ErrorNote>{failure}</ErrorNote> : null}
        </div>
      ) : null}
    </Dialog>
  );
}
