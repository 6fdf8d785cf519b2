/** Two-step verification on the security page: turning it on and off, and its recovery codes. */
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '#app/api.ts';
import type { User } from '#app/context.ts';
import { useLocale, useText } from '#app/locale.tsx';
import { RecoveryCodes } from '#app/pages/accounts/account/recovery-codes.tsx';
import { SecondFactorSetup } from '#app/pages/accounts/account/second-factor-setup.tsx';
import { Section } from '#app/pages/accounts/account/section.tsx';
import { WechatAgain } from '#app/pages/accounts/account/wechat-again.tsx';
import { checkFields } from '#app/pages/accounts/field-checks.ts';
import { useSubmit } from '#app/pages/accounts/use-submit.ts';
import { showToast } from '#app/toasts.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';
import { Field } from '#app/ui/inputs/field.tsx';
import { FormFooter } from '#app/ui/inputs/form-footer.tsx';
import { PasswordInput } from '#app/ui/inputs/password-input.tsx';
import { TextInput } from '#app/ui/inputs/text-input.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import type { Calls } from '#contract/all.ts';
import { ApiError } from '#contract/client.ts';
import { dayText } from '#core/dates.ts';
import { accountPages } from '#messages/accounts/pages.ts';
import { securityTexts } from '#messages/accounts/security.ts';

type Factor = Calls['GET /api/users/second-factor']['reply'];

/** Below this many it is time for new ones. */
const fewCodes = 3;

export function SecondFactorSection({ user, factor }: { user: User; factor: Factor }) {
  const t = useText(securityTexts);
  const { revalidate } = useRevalidator();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const keep = () => {
    setCodes(null);
    void revalidate();
  };
  return (
    <Section title={t('factor')} text={t('factor_text')}>
      {factor.isRequired && factor.since === null && !codes ? (
        <Callout as="p" tone="lit" className="mb-5">
          {t('factor_required')}
        </Callout>
      ) : null}
      {codes ? (
        <RecoveryCodes codes={codes} onDone={keep} />
      ) : factor.since === null ? (
        <SecondFactorSetup
          user={user}
          onDone={(made) => {
            setCodes(made);
            showToast({ text: t('turned_on') });
          }}
        />
      ) : (
        <Active user={user} factor={factor} since={factor.since} onCodes={setCodes} />
      )}
    </Section>
  );
}

type ActiveProps = {
  user: User;
  factor: Factor;
  since: string;
  onCodes: (codes: readonly string[]) => void;
};

function Active({ user, factor: { recoveryCodesLeft: n }, since, onCodes }: ActiveProps) {
  const t = useText(securityTexts);
  const locale = useLocale();
  const { revalidate } = useRevalidator();
  const [asking, setAsking] = useState<'renew' | 'off' | null>(null);
  const close = () => setAsking(null);
  return (
    <>
      <p className="flex flex-wrap items-center gap-3">
        <Badge tone="moss">{t('factor_on')}</Badge>
        <span className="text-14 text-ink-2">
          {t('factor_since')} <time dateTime={since}>{dayText(since, locale, new Date())}</time>
          {' · '}
          {t(n < fewCodes ? 'codes_few' : 'codes_left', { n })}
        </span>
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button tone="outline" onClick={() => setAsking('renew')}>
          {t('new_codes')}
        </Button>
        <Button tone="quiet" onClick={() => setAsking('off')}>
          {t('turn_off')}
        </Button>
      </div>
      {asking === 'renew' ? (
        <RenewDialog
          onClose={close}
          onCodes={(made) => {
            close();
            onCodes(made);
          }}
        />
      ) : null}
      {asking === 'off' ? (
        <OffDialog
          hasPassword={user.hasPassword}
          onClose={close}
          onDone={() => {
            close();
            showToast({ text: t('turned_off') });
            void revalidate();
          }}
        />
      ) : null}
    </>
  );
}

type RenewProps = { onClose: () => void; onCodes: ActiveProps['onCodes'] };

function RenewDialog({ onClose, onCodes }: RenewProps) {
  const t = useText(securityTexts);
  const page = useText(accountPages);
  const { submit, errors, failure, isBusy } = useSubmit({
    check: (values) => checkFields(page, values, { code: 'required' }),
    send: async ({ code = '' }) => {
      const reply = await api('POST /api/users/second-factor/recovery-codes', { body: { code } });
      onCodes(reply.recoveryCodes);
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t('renew_title')}
      description={t('renew_text')}
    >
      <form onSubmit={submit} noValidate className="grid gap-5">
        <CodeInput error={errors.code} />
        <FormFooter inDialog submit={t('new_codes')} busy={isBusy} failure={failure} onCancel={onClose} />
      </form>
    </Dialog>
  );
}

type OffProps = { hasPassword: boolean; onClose: () => void; onDone: () => void };

function OffDialog({ hasPassword, onClose, onDone }: OffProps) {
  const t = useText(securityTexts);
  const page = useText(accountPages);
  const [needsLogin, setNeedsLogin] = useState(false);
  const { submit, errors, failure, isBusy } = useSubmit({
    check: (values) =>
      checkFields(page, values, { ...(hasPassword && { password: 'required' as const }), code: 'required' }),
    send: async ({ password, code = '' }) => {
      try {
        await api('POST /api/users/second-factor/removal', { body: { password, code } });
      } catch (error) {
        setNeedsLogin(error instanceof ApiError && error.error === 'FRESH_LOGIN_NEEDED');
        throw error;
      }
      onDone();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t('off_title')}
      description={t('off_text')}
    >
      <form onSubmit={submit} noValidate className="grid gap-5">
        {hasPassword ? (
          <Field label={page('current_password')} error={errors.password} required>
            <PasswordInput name="password" autoComplete="current-password" />
          </Field>
        ) : null}
        <CodeInput error={errors.code} />
        <FormFooter inDialog submit={t('turn_off')} busy={isBusy} failure={failure} onCancel={onClose} />
        {needsLogin ? <WechatAgain redirect="/user/security" /> : null}
      </form>
    </Dialog>
  );
}

function CodeInput({ error }: { error?: string | undefined }) {
  const t = useText(securityTexts);
  return (
    <Field label={t('code_or_recovery')} error={error} required>
      <TextInput name="code" autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} />
    </Field>
  );
}
