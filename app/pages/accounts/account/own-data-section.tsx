/** What the law grants: a download of one's data, and the end of the account. */
import { useState } from 'react';
import { api } from '#app/api.ts';
import type { User } from '#app/context.ts';
import { useText } from '#app/locale.tsx';
import { Section } from '#app/pages/accounts/account/section.tsx';
import { WechatAgain } from '#app/pages/accounts/account/wechat-again.tsx';
import { CodeField } from '#app/pages/accounts/code-field.tsx';
import { checkFields } from '#app/pages/accounts/field-checks.ts';
import { useSubmit } from '#app/pages/accounts/use-submit.ts';
import { Button, buttonClass } from '#app/ui/button.tsx';
import { Field } from '#app/ui/inputs/field.tsx';
import { FormFooter } from '#app/ui/inputs/form-footer.tsx';
import { PasswordInput } from '#app/ui/inputs/password-input.tsx';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import { ApiError } from '#contract/client.ts';
import { accountPages } from '#messages/accounts/pages.ts';

export function OwnDataSection({ user }: { user: User }) {
  const t = useText(accountPages);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Section title={t('your_data')} text={t('your_data_text')}>
      <div className="flex flex-wrap gap-3">
        <a href="/api/users/data" download className={buttonClass({ tone: 'outline' })}>
          {t('download')}
        </a>
        <Button tone="quiet" onClick={() => setIsAsking(true)}>
          {t('delete_account')}
        </Button>
      </div>
      {isAsking ? <DeleteDialog user={user} onClose={() => setIsAsking(false)} /> : null}
    </Section>
  );
}

/** What the deletion is confirmed by: the password, a code to what is known, or with WeChat alone a new login. */
function proofOf({ hasPassword, phone, email }: User) {
  if (hasPassword) return { field: 'password' } as const;
  if (phone) return { field: 'code', contact: 'phone', target: phone } as const;
  return email ? ({ field: 'code', contact: 'email', target: email } as const) : null;
}

function DeleteDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const t = useText(accountPages);
  const proof = proofOf(user);
  const [needsLogin, setNeedsLogin] = useState(false);
  const { submit, errors, failure, isBusy } = useSubmit({
    check: (values) => (proof ? checkFields(t, values, { [proof.field]: 'required' }) : {}),
    send: async (values) => {
      const body = proof ? { [proof.field]: values[proof.field] ?? '' } : {};
      try {
        await api('POST /api/users/deletion', { body });
      } catch (error) {
        setNeedsLogin(error instanceof ApiError && error.error === 'FRESH_LOGIN_NEEDED');
        throw error;
      }
      window.location.assign('/');
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t('delete_title')}
      description={t('delete_text')}
    >
      <form onSubmit={submit} noValidate className="grid gap-5">
        {proof?.field === 'password' ? (
          <Field label={t('current_password')} error={errors.password} required>
            <PasswordInput name="password" autoComplete="current-password" />
          </Field>
        ) : null}
        {proof?.field === 'code' ? (
          <>
            <input type="hidden" name={proof.contact} value={proof.target} />
            <CodeField purpose="verify" contact={proof.contact} error={errors.code} />
          </>
        ) : null}
        <FormFooter
          inDialog
          submit={t('delete_confirm')}
          busy={isBusy}
          failure={failure}
          onCancel={onClose}
        />
        {needsLogin ? <WechatAgain redirect="/user/account" /> : null}
      </form>
    </Dialog>
  );
}
