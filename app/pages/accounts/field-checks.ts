/** What the account forms can tell before they are sent; the server checks everything again. */
import type { FieldErrors } from '#app/pages/accounts/use-submit.ts';
import { passwordLength } from '#core/accounts/passwords.ts';
import type { Say } from '#core/texts.ts';
import type { accountPages } from '#messages/accounts/pages.ts';

type Rule = 'required' | 'email' | 'newPassword';

export function checkFields(
  t: Say<typeof accountPages>,
  values: Record<string, string>,
  rules: Readonly<Record<string, Rule>>,
): FieldErrors {
  const errors: Record<string, string> = {};
  for (const [name, rule] of Object.entries(rules)) {
    const value = values[name] ?? '';
    if (value.trim() === '') errors[name] = t('required');
    else if (rule === 'email' && !/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(value.trim()))
      errors[name] = t('not_email');
    else if (rule === 'newPassword' && value.length < passwordLength.min) errors[name] = t('too_short');
  }
  return errors;
}
