/** Turning two-step verification on: the password, the secret for the app, and a code of it. */
import { useState } from 'react';
import { api } from '#app/api.ts';
import type { User } from '#app/context.ts';
import { useText } from '#app/locale.tsx';
import { WechatAgain } from '#app/pages/accounts/account/wechat-again.tsx';
import { checkFields } from '#app/pages/accounts/field-checks.ts';
import { useSubmit } from '#app/pages/accounts/use-submit.ts';
import { Button } from '#app/ui/button.tsx';
import { ErrorNote } from '#app/ui/error-note.tsx';
import { Field } from '#app/ui/inputs/field.tsx';
import { FormFooter } from '#app/ui/inputs/form-footer.tsx';
import { PasswordInput } from '#app/ui/inputs/password-input.tsx';
import { TextInput } from '#app/ui/inputs/text-input.tsx';
import type { Calls } from '#contract/all.ts';
import { ApiError } from '#contract/client.ts';
import { accountPages } from '#messages/accounts/pages.ts';
import { securityTexts } from '#messages/accounts/security.ts';

type Secret = Calls['POST /api/users/second-factor/setup']['reply'];
type SetupProps = { user: User; onDone: (codes: readonly string[]) => void };

export function SecondFactorSetup({ user, onDone }: SetupProps) {
  const [secret, setSecret] = useState<Secret | null>(null);
  if (secret) return <ConfirmForm secret={secret} onDone={onDone} />;
  return user.hasPassword ? (
    <PasswordForm user={user} onSecret={setSecret} />
  ) : (
    <FreshLogin onSecret={setSecret} />
  );
}

type ProofProps = { onSecret: (secret: Secret) => void };

function PasswordForm({ user, onSecret }: ProofProps & { user: User }) {
  const t = useText(securityTexts);
  const page = useText(accountPages);
  const [isOpen, setIsOpen] = useState(false);
  const { submit, errors, failure, isBusy } = useSubmit({
    check: (values) => checkFields(page, values, { password: 'required' }),
    send: async ({ password = '' }) =>
      onSecret(await api('POST /api/users/second-factor/setup', { body: { password } })),
  });
  if (!isOpen)
    return (
      <Button tone="outline" onClick={() => setIsOpen(true)}>
        {t('turn_on')}
      </Button>
    );
  return (
    <form onSubmit={submit} noValidate className="grid max-w-104 gap-5">
      {/* A password manager has to know whose password it is. */}
      <input type="hidden" name="username" autoComplete="username" value={user.email ?? ''} readOnly />
      <Field label={page('current_password')} help={t('password_first')} error={errors.password} required>
        <PasswordInput name="password" autoComplete="current-password" autoFocus />
      </Field>
      <FormFooter submit={t('go_on')} busy={isBusy} failure={failure} onCancel={() => setIsOpen(false)} />
    </form>
  );
}

/** Without a password a login of a moment ago has to do. */
function FreshLogin({ onSecret }: ProofProps) {
  const t = useText(securityTexts);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const begin = async () => {
    setIsBusy(true);
    setFailure(null);
    try {
      onSecret(await api('POST /api/users/second-factor/setup', { body: {} }));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <div className="grid justify-items-start gap-4">
      {failure ? <ErrorNote>{failure.msg}</ErrorNote> : null}
      {failure?.error === 'FRESH_LOGIN_NEEDED' ? (
        <WechatAgain redirect="/user/security" />
      ) : (
        <Button tone="outline" busy={isBusy} onClick={begin}>
          {t('turn_on')}
        </Button>
      )}
    </div>
  );
}

function ConfirmForm({ secret, onDone }: { secret: Secret; onDone: SetupProps['onDone'] }) {
  const t = useText(securityTexts);
  const page = useText(accountPages);
  const { submit, errors, failure, isBusy } = useSubmit({
    check: (values) => checkFields(page, values, { code: 'required' }),
    send: async ({ code = '' }) => {
      const { recoveryCodes } = await api('PUT /api/users/second-factor', { body: { code } });
      onDone(recoveryCodes);
    },
  });
  return (
    <form onSubmit={submit} noValidate className="grid gap-7">
      <div>
        <h3 className="text-18">{t('scan_title')}</h3>
        <p className="mt-1.5 text-15 text-ink-2">{t('scan_text')}</p>
        <div className="mt-4 flex flex-wrap items-start gap-6">
          <img
            src={`data:image/svg+xml,${encodeURIComponent(secret.qr)}`}
            alt={t('scan_qr')}
            className="size-44 border border-rule bg-white p-3"
          />
          <div className="min-w-0 flex-1 basis-56">
            <p className="text-14 text-ink-2">{t('scan_typed')}</p>
            <p className="mt-1.5 font-mono text-15 break-words">
              {secret.secret.replace(/.{4}(?=.)/g, '$& ')}
            </p>
          </div>
        </div>
      </div>
      <div className="grid max-w-104 gap-5">
        <h3 className="text-18">{t('confirm_title')}</h3>
        <Field label={t('step_code')} help={t('confirm_help')} error={errors.code} required>
          <TextInput name="code" inputMode="numeric" autoComplete="one-time-code" maxLength={7} />
        </Field>
        <FormFooter submit={t('confirm_submit')} busy={isBusy} failure={failure} />
      </div>
    </form>
  );
}
