/** Ways to log in: the e-mail and whether it is confirmed, and WeChat where this site offers it. */
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '#app/api.ts';
import type { User } from '#app/context.ts';
import { useText } from '#app/locale.tsx';
import { Section } from '#app/pages/accounts/account/section.tsx';
import { WechatAgain } from '#app/pages/accounts/account/wechat-again.tsx';
import { CodeField } from '#app/pages/accounts/code-field.tsx';
import { checkFields } from '#app/pages/accounts/field-checks.ts';
import { useSubmit } from '#app/pages/accounts/use-submit.ts';
import { showToast } from '#app/toasts.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/inputs/field.tsx';
import { FormFooter } from '#app/ui/inputs/form-footer.tsx';
import { PasswordInput } from '#app/ui/inputs/password-input.tsx';
import { TextInput } from '#app/ui/inputs/text-input.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import { ApiError } from '#contract/client.ts';
import { accountPages } from '#messages/accounts/pages.ts';

export function ContactsSection({ user, hasWechat }: { user: User; hasWechat: boolean }) {
  const t = useText(accountPages);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Section title={t('contacts')} text={t('contacts_text')}>
      <div className="flex flex-wrap items-center gap-3">
        <span className="break-all">{user.email ?? t('no_email')}</span>
        {user.email ? (
          <Badge tone={user.isEmailVerified ? 'moss' : 'lit'}>
            {t(user.isEmailVerified ? 'confirmed' : 'unconfirmed')}
          </Badge>
        ) : null}
        <Button
          tone="quiet"
          size="sm"
          className="ml-auto"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t(user.email && !user.isEmailVerified ? 'confirm_email' : 'change_email')}
        </Button>
      </div>
      {isOpen ? <EmailForm user={user} onDone={() => setIsOpen(false)} /> : null}
      {user.phone ? <p className="mt-3 text-15">{user.phone}</p> : null}
      {hasWechat || user.hasWechat ? <Wechat user={user} /> : null}
    </Section>
  );
}

function EmailForm({ user, onDone }: { user: User; onDone: () => void }) {
  const t = useText(accountPages);
  const { revalidate } = useRevalidator();
  const { submit, errors, failure, isBusy } = useSubmit({
    check: (values) => checkFields(t, values, { email: 'email', code: 'required' }),
    send: async ({ email = '', code = '', currentPassword }) => {
      await api('PUT /api/users/contacts', {
        body: { email, code, ...(currentPassword && { currentPassword }) },
      });
      showToast({ text: t('saved') });
      onDone();
      revalidate();
    },
  });
  return (
    <form onSubmit={submit} noValidate className="mt-5 grid max-w-104 gap-5">
      <Field label={t('email')} error={errors.email} required>
        <TextInput
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          defaultValue={user.email ?? ''}
        />
      </Field>
      <CodeField purpose="verify" contact="email" error={errors.code} />
      {user.hasPassword ? (
        <Field label={t('current_password')} help={t('password_for_new')} error={errors.currentPassword}>
          <PasswordInput name="currentPassword" autoComplete="current-password" />
        </Field>
      ) : null}
      <FormFooter submit={t('save')} busy={isBusy} failure={failure} />
    </form>
  );
}

function Wechat({ user }: { user: User }) {
  const t = useText(accountPages);
  const [isBusy, setIsBusy] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const isLinked = user.hasWechat;
  const link = async () => {
    setIsBusy(true);
    try {
      const { url } = await api('GET /api/auth/wxop/url', {
        query: { purpose: 'link', redirect: '/user/account' },
      });
      window.location.assign(url);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showToast({ text: error.msg, tone: 'error' });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <>
      <p className="mt-4 flex items-center gap-3">
        {t('way_wechat')}
        <Badge tone={isLinked ? 'moss' : 'neutral'}>{t(isLinked ? 'linked' : 'not_linked')}</Badge>
        <Button
          tone="quiet"
          size="sm"
          className="ml-auto"
          busy={isBusy}
          onClick={isLinked ? () => setIsAsking(true) : link}
        >
          {t(isLinked ? 'unlink' : 'link')}
        </Button>
      </p>
      {isAsking ? <UnlinkDialog hasPassword={user.hasPassword} onClose={() => setIsAsking(false)} /> : null}
    </>
  );
}

function UnlinkDialog({ hasPassword, onClose }: { hasPassword: boolean; onClose: () => void }) {
  const t = useText(accountPages);
  const { revalidate } = useRevalidator();
  const [needsLogin, setNeedsLogin] = useState(false);
  const { submit, errors, failure, isBusy } = useSubmit({
    check: (values) => (hasPassword ? checkFields(t, values, { password: 'required' }) : {}),
    send: async ({ password }) => {
      try {
        await api('POST /api/users/wechat/removal', { body: { password } });
      } catch (error) {
        setNeedsLogin(error instanceof ApiError && error.error === 'FRESH_LOGIN_NEEDED');
        throw error;
      }
      showToast({ text: t('unlinked') });
      onClose();
      revalidate();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t('unlink_title')}
      description={t('unlink_text')}
    >
      <form onSubmit={submit} noValidate className="grid gap-5">
        {hasPassword ? (
          <Field label={t('current_password')} error={errors.password} required>
            <PasswordInput name="password" autoComplete="current-password" />
          </Field>
        ) : null}
        <FormFooter inDialog submit={t('unlink')} busy={isBusy} failure={failure} onCancel={onClose} />
        {needsLogin ? <WechatAgain redirect="/user/account" /> : null}
      </form>
    </Dialog>
  );
}
