/** What the sales dialog says: the three kinds of classes, plainly, and that nothing else needs one. */
import { useText } from '#app/locale.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import { shellDialogs } from '#messages/shell-dialogs.ts';

export default function SalesOffer({ onClose }: { onClose: () => void }) {
  const t = useText(shellDialogs);
  return (
    <Dialog
      title={t('sales_title')}
      description={t('sales_text')}
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            {t('sales_later')}
          </Button>
          <ButtonLink tone="beam" arrow to="/course" onClick={onClose}>
            {t('sales_courses')}
          </ButtonLink>
        </>
      }
    />
  );
}
