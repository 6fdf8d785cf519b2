/** The second step of a login: a code of the authenticator app, or a recovery code. */
import { useState } from 'react';
import { api } from '#app/api.ts';
import { useText } from '#app/locale.tsx';
import { AuthForm } from '#app/pages/accounts/auth-form.tsx';
import { AuthFrame } from '#app/pages/accounts/auth-frame.tsx';
import { checkFields } from '#app/pages/accounts/field-checks.ts';
import { useSubmit } from '#app/pages/accounts/use-submit.ts';
import { Field } from '#app/ui/inputs/field.tsx';
import { TextInput } from '#app/ui/inputs/text-input.tsx';
import { TextButton } from '#app/ui/text-button.tsx';
import { ApiError } from '#contract/client.ts';
import { accountPages } from '#messages/accounts/pages.ts';
import { securityTexts } from '#messages/accounts/security.ts';

/** What a login that asks for the second factor has to keep until then. */
export type Challenge = { challenge: string; redirect?: string | undefined };

/** Null where the login failed for any other reason. */
export function challengeOf(error: unknown): Challenge | null {
  if (!(error instanceof ApiError) || error.error !== 'SECOND_FACTOR_NEEDED') return null;
  const { challenge = '', redirect } = error.fields;
  return { challenge, redirect };
}

/** Runs a first step; what asks for the second is handed over instead of thrown. */
export async function withSecondStep(
  first: () => Promise<unknown>,
  onChallenge: (challenge: Challenge) => void,
  onEntered: () => void,
): Promise<void> {
  try {
    await first();
  } catch (error) {
    const challenge = challengeOf(error);
    if (!challenge) throw error;
    return onChallenge(challenge);
  }
  onEntered();
}

type SecondStepProps = { challenge: string; onEntered: () => void; onRestart: () => void };

export function SecondStep({ challenge, onEntered, onRestart }: SecondStepProps) {
  const t = useText(securityTexts);
  const page = useText(accountPages);
  const [isRecovery, setIsRecovery] = useState(false);
  const form = useSubmit({
    check: (values) => checkFields(page, values, { code: 'required' }),
    send: async ({ code = '' }) => {
      await api('POST /api/auth/second-factor', { body: { challenge, code } });
      onEntered();
    },
  });
  return (
    <AuthFrame
      title={t('step_title')}
      lede={t('step_lede')}
      below={<TextButton onClick={onRestart}>{t('step_restart')}</TextButton>}
    >
      <AuthForm form={form} label={t('step_submit')}>
        {isRecovery ? (
          <Field label={t('step_recovery')} help={t('step_recovery_help')} error={form.errors.code} required>
            <TextInput
              key="recovery"
              name="code"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              autoFocus
            />
          </Field>
        ) : (
          <Field label={t('step_code')} error={form.errors.code} required>
            <TextInput
              key="app"
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={7}
              autoFocus
            />
          </Field>
        )}
      </AuthForm>
      <p className="mt-5 text-14">
        <TextButton onClick={() => setIsRecovery(!isRecovery)}>
          {t(isRecovery ? 'use_app' : 'use_recovery')}
        </TextButton>
      </p>
      {isRecovery ? <p className="mt-2 text-13 text-ink-3">{t('step_lost')}</p> : null}
    </AuthFrame>
  );
}
