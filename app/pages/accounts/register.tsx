/** /register: an account by e-mail and password. */
import { useLoaderData, useLocation } from 'react-router';
import { api } from '#app/api.ts';
import { pageContext } from '#app/context.ts';
import { useText } from '#app/locale.tsx';
import { metaLocale, pageMeta } from '#app/page-meta.ts';
import { AuthForm } from '#app/pages/accounts/auth-form.tsx';
import { AuthFrame } from '#app/pages/accounts/auth-frame.tsx';
import { CodeField } from '#app/pages/accounts/code-field.tsx';
import { EmailField } from '#app/pages/accounts/email-field.tsx';
import { afterRegistering, enter, targetOf } from '#app/pages/accounts/enter.ts';
import { checkFields } from '#app/pages/accounts/field-checks.ts';
import { NewPasswordField } from '#app/pages/accounts/new-password-field.tsx';
import { useSubmit } from '#app/pages/accounts/use-submit.ts';
import { Field } from '#app/ui/inputs/field.tsx';
import { TextInput } from '#app/ui/inputs/text-input.tsx';
import { TextLink } from '#app/ui/text-button.tsx';
import { say } from '#core/texts.ts';
import { accountPages } from '#messages/accounts/pages.ts';
import type { Route } from './+types/register.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { registerNeedsCode, registration } = await context.get(pageContext).api('GET /api/auth/methods');
  return { registerNeedsCode, registration };
}

export const meta: Route.MetaFunction = (args) => {
  const t = say(accountPages, metaLocale(args));
  return pageMeta(args, { title: t('register_title'), description: t('register_lede'), isHidden: true });
};

export default function Register() {
  const t = useText(accountPages);
  const { registerNeedsCode, registration } = useLoaderData<typeof loader>();
  const isInvited = registration === 'invited';
  const { search } = useLocation();
  const target = targetOf(search);
  const form = useSubmit({
    check: (values) =>
      checkFields(t, values, {
        nickname: 'required',
        email: 'email',
        password: 'newPassword',
        ...(registerNeedsCode && { code: 'required' as const }),
        ...(isInvited && { invitation: 'required' as const }),
      }),
    send: async ({ email = '', password = '', nickname = '', code, invitation }) => {
      await api('POST /api/auth/register', {
        body: { email, password, nickname, ...(code && { code }), ...(invitation && { invitation }) },
      });
      enter(afterRegistering(target));
    },
  });
  const lede = { open: 'register_lede', invited: 'register_invited', closed: 'register_closed' } as const;
  return (
    <AuthFrame
      title={t('register_title')}
      lede={t(lede[registration])}
      below={
        <>
          {t('has_account')}{' '}
          <TextLink tone="inline" to={`/login?redirect=${encodeURIComponent(target)}`}>
            {t('do_login')}
          </TextLink>
        </>
      }
    >
      {registration === 'closed' ? null : (
        <AuthForm form={form} label={t('do_register')}>
          {isInvited ? (
            <Field
              label={t('invitation')}
              help={t('invitation_help')}
              error={form.errors.invitation}
              required
            >
              <TextInput name="invitation" autoComplete="off" autoCapitalize="characters" maxLength={40} />
            </Field>
          ) : null}
          <Field label={t('nickname')} help={t('nickname_help')} error={form.errors.nickname} required>
            <TextInput name="nickname" autoComplete="nickname" maxLength={20} />
          </Field>
          <EmailField error={form.errors.email} />
          {registerNeedsCode ? <CodeField purpose="verify" contact="email" error={form.errors.code} /> : null}
          <NewPasswordField label={t('password')} error={form.errors.password} />
        </AuthForm>
      )}
    </AuthFrame>
  );
}
