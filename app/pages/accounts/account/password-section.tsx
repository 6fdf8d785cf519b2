/** Changing the password; the other devices are logged out. */
import { useRef } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '#app/api.ts';
import { useText } from '#app/locale.tsx';
import { Section } from '#app/pages/accounts/account/section.tsx';
import { checkFields } from '#app/pages/accounts/field-checks.ts';
import { NewPasswordField } from '#app/pages/accounts/new-password-field.tsx';
import { useSubmit } from '#app/pages/accounts/use-submit.ts';
import { showToast } from '#app/toasts.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Field } from '#app/ui/inputs/field.tsx';
import { FormFooter } from '#app/ui/inputs/form-footer.tsx';
import { PasswordInput } from '#app/ui/inputs/password-input.tsx';
import { accountPages } from '#messages/accounts/pages.ts';

export function PasswordSection({ hasPassword, email }: { hasPassword: boolean; email: string | null }) {
  const t = useText(accountPages);
  const { revalidate } = useRevalidator();
  const form = useRef<HTMLFormElement>(null);
  const { submit, errors, failure, isBusy } = useSubmit({
    check: (values) => checkFields(t, values, { currentPassword: 'required', password: 'newPassword' }),
    send: async ({ currentPassword = '', password = '' }) => {
      const { ended } = await api('PUT /api/users/password', { body: { currentPassword, password } });
      showToast({ text: t('password_changed', { n: ended }) });
      form.current?.reset();
      revalidate();
    },
  });
  if (!hasPassword) {
    return (
      <Section title={t('security')} text={t('no_password')}>
        <ButtonLink to={`/forgetPassword${email ? `?email=${encodeURIComponent(email)}` : ''}`} tone="quiet">
          {t('forget_title')}
        </ButtonLink>
      </Section>
    );
  }
  return (
    <Section title={t('security')} text={t('security_text')}>
      <form ref={form} onSubmit={submit} noValidate className="grid max-w-104 gap-5">
        {/* A password manager has to know whose password it is. */}
        <input type="hidden" name="username" autoComplete="username" value={email ?? ''} readOnly />
        <Field label={t('current_password')} error={errors.currentPassword} required>
          <PasswordInput name="currentPassword" autoComplete="current-password" />
        </Field>
        <NewPasswordField label={t('new_password')} error={errors.password} />
        <FormFooter submit={t('save')} busy={isBusy} failure={failure} />
      </form>
    </Section>
  );
}
