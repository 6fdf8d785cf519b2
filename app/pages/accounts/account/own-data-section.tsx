/** What the law grants: a download of one's data, and the end of the account. */
import { useState } from 'react';
import { api } from '#app/api.ts';
import { useText } from '#app/locale.tsx';
import { Section } from '#app/pages/accounts/account/section.tsx';
import { checkFields } from '#app/pages/accounts/field-checks.ts';
import { useSubmit } from '#app/pages/accounts/use-submit.ts';
import { Button, buttonClass } from '#app/ui/button.tsx';
import { Field } from '#app/ui/inputs/field.tsx';
import { FormFooter } from '#app/ui/inputs/form-footer.tsx';
import { PasswordInput } from '#app/ui/inputs/password-input.tsx';
import { TextInput } from '#app/ui/inputs/text-input.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import { accountPages } from '#messages/accounts/pages.ts';

export function OwnDataSection({ hasPassword }: { hasPassword: boolean }) {
  const t = useText(accountPages);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Section title={t('your_data')} text={t('your_data_text')}>
      <div className="flex flex-wrap gap-3">
        <a href="/api/users/data" download className={buttonClass({ tone: 'outline' })}>
          {t('download')}
        </a>
        <Button tone="quiet" onClick={() => setIsAsking(true)}>
          {t('delete_account')}
        </Button>
      </div>
      {isAsking ? <DeleteDialog hasPassword={hasPassword} onClose={() => setIsAsking(false)} /> : null}
    </Section>
  );
}

function DeleteDialog({ hasPassword, onClose }: { hasPassword: boolean; onClose: () => void }) {
  const t = useText(accountPages);
  const field = hasPassword ? 'password' : 'code';
  const { submit, errors, failure, isBusy } = useSubmit({
    check: (values) => checkFields(t, values, { [field]: 'required' }),
    send: async (values) => {
      await api('POST /api/users/deletion', { body: { [field]: values[field] ?? '' } });
      window.location.assign('/');
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t('delete_title')}
      description={t('delete_text')}
    >
      <form onSubmit={submit} noValidate className="grid gap-5">
        {hasPassword ? (
          <Field label={t('current_password')} error={errors.password} required>
            <PasswordInput name="password" autoComplete="current-password" />
          </Field>
        ) : (
          <Field label={t('code')} help={t('code_help')} error={errors.code} required>
            <TextInput name="code" inputMode="numeric" autoComplete="one-time-code" />
          </Field>
        )}
        <FormFooter
          inDialog
          submit={t('delete_confirm')}
          busy={isBusy}
          failure={failure}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}
