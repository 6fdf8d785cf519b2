/** Nickname and picture. */
import { useRevalidator } from 'react-router';
import { api } from '#app/api.ts';
import type { User } from '#app/context.ts';
import { useText } from '#app/locale.tsx';
import { PictureField } from '#app/pages/accounts/account/picture-field.tsx';
import { Section } from '#app/pages/accounts/account/section.tsx';
import { checkFields } from '#app/pages/accounts/field-checks.ts';
import { useSubmit } from '#app/pages/accounts/use-submit.ts';
import { showToast } from '#app/toasts.ts';
import { Field } from '#app/ui/inputs/field.tsx';
import { FormFooter } from '#app/ui/inputs/form-footer.tsx';
import { TextInput } from '#app/ui/inputs/text-input.tsx';
import { accountPages } from '#messages/accounts/pages.ts';

export function ProfileSection({ user }: { user: User }) {
  const t = useText(accountPages);
  const { revalidate } = useRevalidator();
  const { submit, errors, failure, isBusy } = useSubmit({
    check: (values) => checkFields(t, values, { nickname: 'required' }),
    send: async ({ nickname = '' }) => {
      await api('PUT /api/users/profiles', { body: { nickname } });
      showToast({ text: t('saved') });
      revalidate();
    },
  });
  return (
    <Section title={t('profile')}>
      <PictureField user={user} />
      <form onSubmit={submit} noValidate className="mt-6 grid gap-5">
        <Field label={t('nickname')} help={t('nickname_help')} error={errors.nickname} required>
          <TextInput name="nickname" autoComplete="nickname" maxLength={20} defaultValue={user.nickname} />
        </Field>
        <FormFooter submit={t('save')} busy={isBusy} failure={failure} />
      </form>
    </Section>
  );
}
