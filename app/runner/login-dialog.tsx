/** An expired login in the middle of an exam: log in over it, and go on. */
import { type FormEvent, useState } from 'react';
import { quietApi } from '#app/api.ts';
import { useLocale, useText } from '#app/locale.tsx';
import { Button } from '#app/ui/button.tsx';
import { ErrorNote } from '#app/ui/error-note.tsx';
import { Field } from '#app/ui/inputs/field.tsx';
import { PasswordInput } from '#app/ui/inputs/password-input.tsx';
import { TextInput } from '#app/ui/inputs/text-input.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import { textButtonClass } from '#app/ui/text-button.tsx';
import { ApiError } from '#contract/client.ts';
import { withLang } from '#core/locale.ts';
import { runnerTexts } from '#messages/runner.ts';

type LoginDialogProps = {
  isOpen: boolean;
  /** Who began the attempt: nobody else may go on with it. */
  viewer: { id: string; email: string | null } | null;
  onLoggedIn: () => void;
};

export function LoginDialog({ isOpen, viewer, onLoggedIn }: LoginDialogProps) {
  const t = useText(runnerTexts);
  const locale = useLocale();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [isElsewhere, setElsewhere] = useState(false);
  /** The password was right, and the account asks for a code too. */
  const [challenge, setChallenge] = useState<string | null>(null);

  async function accept(who: () => Promise<{ id: string }>) {
    setBusy(true);
    setError(null);
    try {
      const { id } = await who();
      if (viewer && viewer.id !== id) return setError(t('login_other'));
      onLoggedIn();
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      const { error: name, fields, msg } = failure;
      if (name === 'SECOND_FACTOR_NEEDED') return setChallenge(fields.challenge ?? null);
      if (name === 'CHALLENGE_EXPIRED') setChallenge(null);
      setError(fields.code ?? msg);
    } finally {
      setBusy(false);
    }
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const given = (name: string) => String(form.get(name));
    accept(async () => {
      const { user } = challenge
        ? await quietApi('POST /api/auth/second-factor', { body: { challenge, code: given('code') } })
        : await quietApi('POST /api/auth/login', {
            body: { email: given('email'), password: given('password') },
          });
      return user;
    });
  }

  return (
    <Dialog
      open={isOpen}
      onOpenChange={() => {}}
      mustAnswer
      title={t('login_title')}
      description={t('login_text')}
    >
      <form onSubmit={submit} className="space-y-4">
        {error === null ? null : <ErrorNote>{error}</ErrorNote>}
        {challenge ? (
          <Field label={t('login_code')} help={t('login_code_help')}>
            <TextInput name="code" autoComplete="one-time-code" autoCapitalize="none" required autoFocus />
          </Field>
        ) : (
          <>
            <Field label={t('login_email')}>
              <TextInput
                name="email"
                type="email"
                autoComplete="username"
                required
                defaultValue={viewer?.email ?? ''}
              />
            </Field>
            <Field label={t('login_password')}>
              <PasswordInput name="password" autoComplete="current-password" required />
            </Field>
          </>
        )}
        <div className="flex flex-wrap items-center justify-between gap-3 pt-1">
          <a
            href={withLang('/login', locale)}
            target="_blank"
            rel="noopener"
            onClick={() => setElsewhere(true)}
            className={`text-14 ${textButtonClass()}`}
          >
            {t('login_elsewhere')}
          </a>
          {isElsewhere ? (
            <Button tone="quiet" busy={isBusy} onClick={() => accept(() => quietApi('GET /api/users/info'))}>
              {t('login_done')}
            </Button>
          ) : null}
          <Button tone="ink" type="submit" busy={isBusy}>
            {t('login_go')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
