/** A deed of the staff: asked about first, its failure told where it was asked, and nothing typed is lost by it. */
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { useText } from '#app/locale.tsx';
import { WechatAgain } from '#app/pages/accounts/account/wechat-again.tsx';
import { showToast } from '#app/toasts.ts';
import { Button } from '#app/ui/button.tsx';
import { ErrorNote } from '#app/ui/error-note.tsx';
import { Field } from '#app/ui/inputs/field.tsx';
import { PasswordInput } from '#app/ui/inputs/password-input.tsx';
import { Dialog, DialogClose } from '#app/ui/overlays/dialog.tsx';
import { ApiError } from '#contract/client.ts';
import { staffTexts } from '#messages/staff.ts';
import { uiTexts } from '#messages/ui.ts';

type ActProps = {
  label: string;
  tone?: 'outline' | 'quiet';
  /** Tells apart the same button of several rows. */
  about?: string;
  title: string;
  text: ReactNode;
  run: (proof: { password?: string }) => Promise<unknown>;
  /** Asked for before what an open session alone must not be able to do: by the password, for who has one. */
  proof?: { hasPassword: boolean };
  /** What is still missing; nothing is sent while there is something. */
  fault?: string | null;
  /** Said when it is done. */
  done: string;
  /** Fields that belong to the deed; their contents are the caller's, so that closing keeps them. */
  children?: ReactNode;
};

export function Act({
  label,
  tone = 'quiet',
  about,
  title,
  text,
  run,
  proof,
  fault,
  done,
  children,
}: ActProps) {
  const t = useText(uiTexts);
  const staff = useText(staffTexts);
  const { revalidate } = useRevalidator();
  const { pathname } = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [needsLogin, setNeedsLogin] = useState(false);
  const [password, setPassword] = useState('');
  const change = (next: boolean) => {
    if (isBusy) return;
    setIsOpen(next);
    // Somebody else may have been quicker. Not before it is closed: the row would take its message along.
    if (!next && failure !== null) void revalidate();
    setFailure(null);
    setNeedsLogin(false);
    setPassword('');
  };
  const act = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (fault) return setFailure(fault);
    if (proof?.hasPassword && password === '') return setFailure(staff('own_password_missing'));
    setIsBusy(true);
    setFailure(null);
    try {
      await run(proof?.hasPassword ? { password } : {});
      setIsOpen(false);
      setPassword('');
      showToast({ text: done });
      await revalidate();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(Object.values(error.fields)[0] ?? error.msg);
      setNeedsLogin(error.error === 'FRESH_LOGIN_NEEDED');
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
      {children || proof?.hasPassword || failure ? (
        <form onSubmit={act} noValidate className="grid gap-4">
          {children}
          {proof?.hasPassword ? <OwnPassword value={password} onChange={setPassword} /> : null}
          {failure ? <ErrorNote>{failure}</ErrorNote> : null}
          {needsLogin ? <WechatAgain redirect={pathname} /> : null}
        </form>
      ) : null}
    </Dialog>
  );
}

function OwnPassword({ value, onChange }: { value: string; onChange: (password: string) => void }) {
  const t = useText(staffTexts);
  return (
    <Field label={t('own_password')} help={t('own_password_help')} required>
      <PasswordInput
        autoComplete="current-password"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Field>
  );
}
