/** The address that somebody logs in with, as a password manager knows it. */
import { useText } from '#app/locale.tsx';
import { Field } from '#app/ui/inputs/field.tsx';
import { TextInput } from '#app/ui/inputs/text-input.tsx';
import { accountPages } from '#messages/accounts/pages.ts';

type EmailFieldProps = { error: string | undefined; defaultValue?: string };

export function EmailField({ error, defaultValue }: EmailFieldProps) {
  const t = useText(accountPages);
  return (
    <Field label={t('email')} error={error} required>
      <TextInput
        name="email"
        type="email"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        defaultValue={defaultValue}
      />
    </Field>
  );
}
