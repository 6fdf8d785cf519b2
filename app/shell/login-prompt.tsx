/** Asks a visitor to log in for something that needs it, and remembers where they were. */
import { useLocation } from 'react-router';
import { useText } from '#app/locale.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import { shellDialogs } from '#messages/shell-dialogs.ts';

export default function LoginPrompt({ onClose }: { onClose: () => void }) {
  const t = useText(shellDialogs);
  const { pathname, search } = useLocation();
  return (
    <Dialog
      title={t('prompt_title')}
      description={t('prompt_text')}
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            {t('prompt_later')}
          </Button>
          <ButtonLink
            tone="ink"
            to={`/login?redirect=${encodeURIComponent(pathname + search)}`}
            onClick={onClose}
          >
            {t('prompt_login')}
          </ButtonLink>
        </>
      }
    />
  );
}
