/** /login and /login/{id}: e-mail and password, phone and code, or WeChat; with an invitation if one was opened. */
import { useEffect, useState } from 'react';
import { useLoaderData, useLocation, useSearchParams } from 'react-router';
import { api } from '#app/api.ts';
import { pageContext } from '#app/context.ts';
import { Link, useText } from '#app/locale.tsx';
import { metaLocale, pageMeta } from '#app/page-meta.ts';
import { AuthForm } from '#app/pages/accounts/auth-form.tsx';
import { AuthFrame } from '#app/pages/accounts/auth-frame.tsx';
import { CodeField } from '#app/pages/accounts/code-field.tsx';
import { EmailField } from '#app/pages/accounts/email-field.tsx';
import { enter, targetOf } from '#app/pages/accounts/enter.ts';
import { checkFields } from '#app/pages/accounts/field-checks.ts';
import { InviteNote } from '#app/pages/accounts/invite-note.tsx';
import { type Challenge, challengeOf, SecondStep, withSecondStep } from '#app/pages/accounts/second-step.tsx';
import { useSubmit } from '#app/pages/accounts/use-submit.ts';
import { Button } from '#app/ui/button.tsx';
import { ErrorNote } from '#app/ui/error-note.tsx';
import { Field } from '#app/ui/inputs/field.tsx';
import { PasswordInput } from '#app/ui/inputs/password-input.tsx';
import { TextInput } from '#app/ui/inputs/text-input.tsx';
import { Rhythm } from '#app/ui/rhythm.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import { TextLink } from '#app/ui/text-button.tsx';
import { ApiError } from '#contract/client.ts';
import { say } from '#core/texts.ts';
import { accountPages } from '#messages/accounts/pages.ts';
import type { Route } from './+types/login.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api: call, findViewer } = context.get(pageContext);
  const [methods, viewer] = await Promise.all([call('GET /api/auth/methods'), findViewer()]);
  const invite = params.id
    ? await call('GET /api/invites/shorts/{id}', { params: { id: params.id } }).catch(() => 'gone' as const)
    : null;
  return { methods, invite, isSignedIn: viewer !== null };
}

export const meta: Route.MetaFunction = (args) => {
  const t = say(accountPages, metaLocale(args));
  return pageMeta(args, { title: t('login_title'), description: t('login_lede'), isHidden: true });
};

export default function Login() {
  const t = useText(accountPages);
  const { methods, invite, isSignedIn } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  const [query] = useSearchParams();
  // An invitation is confirmed after the login, by the page it was opened on.
  const target = invite && invite !== 'gone' ? `/login/${invite.id}` : targetOf(search);
  const [challenge, setChallenge] = useState<Challenge | null>(null);
  if (challenge)
    return (
      <SecondStep
        challenge={challenge.challenge}
        onEntered={() => enter(challenge.redirect ?? target)}
        onRestart={() => setChallenge(null)}
      />
    );
  if (query.has('code') && query.has('state')) return <WechatReturn onChallenge={setChallenge} />;
  if (invite && isSignedIn) return <InviteNote invite={invite} isSignedIn />;
  // A way that is not set up here is not offered.
  const ways = [
    {
      value: 'email',
      label: t('way_email'),
      content: <EmailForm target={target} onChallenge={setChallenge} />,
    },
    ...(methods.phone
      ? [
          {
            value: 'phone',
            label: t('way_phone'),
            content: <PhoneForm target={target} onChallenge={setChallenge} />,
          },
        ]
      : []),
    ...(methods.wechat
      ? [{ value: 'wechat', label: t('way_wechat'), content: <WechatForm target={target} /> }]
      : []),
  ];
  return (
    <AuthFrame
      title={t('login_title')}
      lede={t('login_lede')}
      below={
        <>
          {t('no_account')}{' '}
          <TextLink tone="inline" to={`/register?redirect=${encodeURIComponent(target)}`}>
            {t('do_register')}
          </TextLink>
        </>
      }
    >
      {invite ? <InviteNote invite={invite} isSignedIn={false} /> : null}
      {ways.length > 1 ? <Tabs label={t('ways')} defaultValue="email" items={ways} /> : ways[0]?.content}
    </AuthFrame>
  );
}

type FormProps = { target: string; onChallenge: (challenge: Challenge) => void };

function EmailForm({ target, onChallenge }: FormProps) {
  const t = useText(accountPages);
  const form = useSubmit({
    check: (values) => checkFields(t, values, { email: 'email', password: 'required' }),
    send: async ({ email = '', password = '' }) => {
      const first = () => api('POST /api/auth/login', { body: { email, password } });
      await withSecondStep(first, onChallenge, () => enter(target));
    },
  });
  return (
    <AuthForm form={form} label={t('do_login')} className="pt-6">
      <EmailField error={form.errors.email} />
      <Field
        label={t('password')}
        error={form.errors.password}
        required
        aside={
          <Link to="/forgetPassword" className="underline underline-offset-2">
            {t('forgot')}
          </Link>
        }
      >
        <PasswordInput name="password" autoComplete="current-password" />
      </Field>
    </AuthForm>
  );
}

function PhoneForm({ target, onChallenge }: FormProps) {
  const t = useText(accountPages);
  const form = useSubmit({
    check: (values) => checkFields(t, values, { phone: 'required', code: 'required' }),
    send: async ({ phone = '', code = '' }) => {
      const first = () => api('POST /api/auth/login', { body: { phone, code } });
      await withSecondStep(first, onChallenge, () => enter(target));
    },
  });
  return (
    <AuthForm form={form} label={t('do_login')} className="pt-6">
      <Field label={t('phone')} help={t('phone_help')} error={form.errors.phone} required>
        <TextInput name="phone" type="tel" autoComplete="tel" inputMode="tel" />
      </Field>
      <CodeField purpose="login" contact="phone" error={form.errors.code} />
    </AuthForm>
  );
}

function WechatForm({ target }: { target: string }) {
  const t = useText(accountPages);
  const [isBusy, setIsBusy] = useState(false);
  const open = async () => {
    setIsBusy(true);
    try {
      const { url } = await api('GET /api/auth/wxop/url', { query: { redirect: target } });
      window.location.assign(url);
    } catch {
      setIsBusy(false);
    }
  };
  return (
    <div className="grid gap-5 pt-6">
      <p className="text-ink-2">{t('wechat_text')}</p>
      <Button tone="beam" size="lg" wide arrow busy={isBusy} onClick={open}>
        {t('wechat_open')}
      </Button>
    </div>
  );
}

/** WeChat sends the visitor back with a code, which is good once. */
function WechatReturn({ onChallenge }: Pick<FormProps, 'onChallenge'>) {
  const t = useText(accountPages);
  const [query] = useSearchParams();
  const [failure, setFailure] = useState<string | null>(null);
  const code = query.get('code') ?? '';
  const state = query.get('state') ?? '';
  useEffect(() => {
    api('GET /api/auth/wxop', { query: { code, state }, timeoutMs: 20_000 }).then(
      ({ redirect }) => enter(redirect),
      (error) => {
        const challenge = challengeOf(error);
        if (challenge) onChallenge(challenge);
        else setFailure(error instanceof ApiError ? error.msg : String(error));
      },
    );
  }, [code, state, onChallenge]);
  return (
    <AuthFrame
      title={t('login_title')}
      lede={t('wechat_busy')}
      below={
        failure ? (
          <TextLink tone="inline" to="/login">
            {t('do_login')}
          </TextLink>
        ) : null
      }
    >
      {failure ? <ErrorNote>{failure}</ErrorNote> : <Rhythm live />}
    </AuthFrame>
  );
}
