/** Nickname, picture, goal and test date. */
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

const numberOf = (text: string | undefined): number | null => (text?.trim() ? Number(text) : null);

export function ProfileSection({ user }: { user: User }) {
  const t = useText(accountPages);
  const { revalidate } = useRevalidator();
  const { submit, errors, failure, isBusy } = useSubmit({
    check: (values) => checkFields(t, values, { nickname: 'required' }),
    send: async ({ nickname = '', verbal, quant, writing, examDate }) => {
      const goal = { verbal: numberOf(verbal), quant: numberOf(quant), writing: numberOf(writing) };
      const hasGoal = Object.values(goal).some((score) => score !== null);
      await api('PUT /api/users/profiles', {
        body: { nickname, targetScore: hasGoal ? goal : null, examDate: examDate || null },
      });
      showToast({ text: t('saved') });
      revalidate();
    },
  });
  const { targetScore } = user;
  return (
    <Section title={t('profile')}>
      <PictureField user={user} />
      <form onSubmit={submit} noValidate className="mt-6 grid gap-5">
        <Field label={t('nickname')} help={t('nickname_help')} error={errors.nickname} required>
          <TextInput name="nickname" autoComplete="nickname" maxLength={20} defaultValue={user.nickname} />
        </Field>
        <div className="grid grid-cols-2 gap-4 md:grid-cols-[1fr_1fr_1fr_1.5fr]">
          <Field label={t('target_verbal')} help={t('target_help')} error={errors['targetScore.verbal']}>
            <TextInput name="verbal" inputMode="numeric" defaultValue={targetScore?.verbal ?? ''} />
          </Field>
          <Field label={t('target_quant')} help={t('target_help')} error={errors['targetScore.quant']}>
            <TextInput name="quant" inputMode="numeric" defaultValue={targetScore?.quant ?? ''} />
          </Field>
          <Field label={t('target_writing')} help={t('writing_help')} error={errors['targetScore.writing']}>
            <TextInput name="writing" inputMode="decimal" defaultValue={targetScore?.writing ?? ''} />
          </Field>
          <Field label={t('exam_date')} error={errors.examDate}>
            <TextInput name="examDate" type="date" defaultValue={user.examDate ?? ''} />
          </Field>
        </div>
        <FormFooter submit={t('save')} busy={isBusy} failure={failure} />
      </form>
    </Section>
  );
}
