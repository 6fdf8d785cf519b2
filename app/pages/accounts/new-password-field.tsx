/** A password to be chosen, with a calm hint about how strong it is. */
import { useEffect, useState } from 'react';
import { useText } from '#app/locale.tsx';
import { Field } from '#app/ui/inputs/field.tsx';
import { PasswordInput } from '#app/ui/inputs/password-input.tsx';
import type { judgePassword } from '#core/accounts/password-strength.ts';
import { passwordLength } from '#core/accounts/passwords.ts';
import { accountPages } from '#messages/accounts/pages.ts';

export function NewPasswordField({ label, error }: { label: string; error?: string | undefined }) {
  const t = useText(accountPages);
  const [password, setPassword] = useState('');
  const judge = useJudge(password !== '');
  const strength = judge && password.length >= passwordLength.min ? judge(password).strength : null;
  return (
    <Field label={label} help={t('password_help')} error={error} required>
      <PasswordInput
        name="password"
        autoComplete="new-password"
        maxLength={passwordLength.max}
        onChange={(event) => setPassword(event.target.value)}
        strength={strength === null ? undefined : t(`strength_${strength}`)}
      />
    </Field>
  );
}

type Judge = typeof judgePassword;

/** It brings a long list along, so it is fetched with the first letter; without it there is no hint, and no harm. */
function useJudge(isWanted: boolean): Judge | null {
  const [judge, setJudge] = useState<{ it: Judge } | null>(null);
  useEffect(() => {
    if (!isWanted || judge) return;
    import('#core/accounts/password-strength.ts').then(
      ({ judgePassword: it }) => setJudge({ it }),
      () => undefined,
    );
  }, [isWanted, judge]);
  return judge?.it ?? null;
}
