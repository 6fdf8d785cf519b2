/** What is asked before a comment is removed or reported; loaded when somebody wants to. */
import { useState } from 'react';
import { api } from '#app/api.ts';
import { useText } from '#app/locale.tsx';
import { showToast } from '#app/toasts.ts';
import { Button } from '#app/ui/button.tsx';
import { RadioGroup } from '#app/ui/inputs/radio-group.tsx';
import { ConfirmDialog } from '#app/ui/overlays/confirm-dialog.tsx';
import { Dialog, DialogClose } from '#app/ui/overlays/dialog.tsx';
import { commentReports } from '#messages/learning/comment-reports.ts';
import { discussionTexts } from '#messages/questions/discussion.ts';

type CommentDialogProps = {
  kind: 'remove' | 'report';
  id: string;
  onRemove: () => Promise<void>;
  onReported: () => Promise<void>;
  onClose: () => void;
};

export default function CommentDialog({ kind, id, onRemove, onReported, onClose }: CommentDialogProps) {
  const t = useText(commentReports);
  const q = useText(discussionTexts);
  if (kind === 'report') return <ReportComment id={id} onReported={onReported} onClose={onClose} />;
  return (
    <ConfirmDialog
      title={t('remove_title')}
      description={t('remove_text')}
      confirm={q('remove')}
      onConfirm={onRemove}
      onClose={onClose}
    />
  );
}

const reasons = ['spam', 'abuse', 'leak', 'wrong', 'other'] as const;

function ReportComment({
  id,
  onReported,
  onClose,
}: Pick<CommentDialogProps, 'id' | 'onReported' | 'onClose'>) {
  const t = useText(commentReports);
  const q = useText(discussionTexts);
  const [reason, setReason] = useState<(typeof reasons)[number]>('spam');
  const report = async () => {
    await api('POST /api/comments/{id}/report', { params: { id }, body: { reason } });
    onClose();
    showToast({ text: t('reported') });
    await onReported();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('report_title')}
      description={t('report_text')}
      actions={
        <>
          <DialogClose>
            <Button tone="quiet">{q('cancel')}</Button>
          </DialogClose>
          <Button tone="ink" onClick={report}>
            {q('report_comment')}
          </Button>
        </>
      }
    >
      <RadioGroup
        label={t('report_title')}
        labelHidden
        name="reason"
        value={reason}
        onValueChange={(value) => setReason(value as typeof reason)}
        options={reasons.map((value) => ({ value, label: t(`reason_${value}`) }))}
      />
    </Dialog>
  );
}
