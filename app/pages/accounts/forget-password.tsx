/** /forgetPassword: a new password by a mailed code; a link that staff are sent brings both along. */
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { api } from '#app/api.ts';
import { useLocale, useText } from '#app/locale.tsx';
import { metaLocale, pageMeta } from '#app/page-meta.ts';
import { AuthForm } from '#app/pages/accounts/auth-form.tsx';
import { AuthFrame } from '#app/pages/accounts/auth-frame.tsx';
import { CodeField } from '#app/pages/accounts/code-field.tsx';
import { EmailField } from '#app/pages/accounts/email-field.tsx';
import { enter } from '#app/pages/accounts/enter.ts';
import { checkFields } from '#app/pages/accounts/field-checks.ts';
import { NewPasswordField } from '#app/pages/accounts/new-password-field.tsx';
import { type Challenge, SecondStep, withSecondStep } from '#app/pages/accounts/second-step.tsx';
import { useSubmit } from '#app/pages/accounts/use-submit.ts';
import { TextLink } from '#app/ui/text-button.tsx';
import { withLang } from '#core/locale.ts';
import { say } from '#core/texts.ts';
import { accountPages } from '#messages/accounts/pages.ts';
import type { Route } from './+types/forget-password.ts';

export const meta: Route.MetaFunction = (args) => {
  const t = say(accountPages, metaLocale(args));
  return pageMeta(args, { title: t('forget_title'), description: t('forget_lede'), isHidden: true });
};

export default function ForgetPassword() {
  const t = useText(accountPages);
  const [query] = useSearchParams();
  const locale = useLocale();
  const navigate = useNavigate();
  const [challenge, setChallenge] = useState<Challenge | null>(null);
  const form = useSubmit({
    check: (values) => checkFields(t, values, { email: 'email', code: 'required', password: 'newPassword' }),
    send: async ({ email = '', code = '', password = '' }) => {
      const first = () => api('POST /api/auth/password', { body: { email, code, password } });
      await withSecondStep(first, setChallenge, () => enter('/user'));
    },
  });
  // The password is set by now: what is left is a login, and its start is the login page.
  if (challenge)
    return (
      <SecondStep
        challenge={challenge.challenge}
        onEntered={() => enter('/user')}
        onRestart={() => navigate(withLang('/login', locale))}
      />
    );
  return (
    <AuthFrame
      title={t('forget_title')}
      lede={t('forget_lede')}
      below={
        <TextLink tone="inline" to="/login">
          {t('do_login')}
        </TextLink>
      }
    >
      <AuthForm form={form} label={t('do_reset')}>
        <EmailField error={form.errors.email} defaultValue={query.get('email') ?? ''} />
        <CodeField
          purpose="reset"
          contact="email"
          error={form.errors.code}
          defaultValue={query.get('code') ?? ''}
        />
        <NewPasswordField label={t('new_password')} error={form.errors.password} />
      </AuthForm>
    </AuthFrame>
  );
}
