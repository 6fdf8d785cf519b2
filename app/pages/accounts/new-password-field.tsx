/** A password to be chosen, with a hint about how strong it is. */
import { useState } from 'react';
import { useText } from '#app/locale.tsx';
import { Field } from '#app/ui/inputs/field.tsx';
import { PasswordInput } from '#app/ui/inputs/password-input.tsx';
import { passwordStrength } from '#core/accounts/passwords.ts';
import { accountPages } from '#messages/accounts/pages.ts';

export function NewPasswordField({ label, error }: { label: string; error?: string | undefined }) {
  const t = useText(accountPages);
  const [password, setPassword] = useState('');
  return (
    <Field label={label} help={t('password_help')} error={error} required>
      <PasswordInput
        name="password"
        autoComplete="new-password"
        maxLength={72}
        onChange={(event) => setPassword(event.target.value)}
        strength={password.length >= 8 ? t(`strength_${passwordStrength(password)}`) : undefined}
      />
    </Field>
  );
}
