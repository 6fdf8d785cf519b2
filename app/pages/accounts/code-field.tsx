/** A code that is sent to an address or a number, with the button that sends it and the wait before the next. */
import { useEffect, useState } from 'react';
import { api } from '#app/api.ts';
import { useText } from '#app/locale.tsx';
import { showToast } from '#app/toasts.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/inputs/field.tsx';
import { TextInput } from '#app/ui/inputs/text-input.tsx';
import { ApiError } from '#contract/client.ts';
import { accountPages } from '#messages/accounts/pages.ts';

const waitSeconds = 60;

type CodeFieldProps = {
  purpose: 'verify' | 'reset' | 'login';
  /** The name of the field in the same form that holds the address or number. */
  contact: 'email' | 'phone';
  error?: string | undefined;
  defaultValue?: string;
};

export function CodeField({ purpose, contact, error, defaultValue }: CodeFieldProps) {
  const t = useText(accountPages);
  const [wait, setWait] = useState(0);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    if (wait === 0) return;
    const timer = setTimeout(() => setWait(wait - 1), 1000);
    return () => clearTimeout(timer);
  }, [wait]);

  const send = async (form: HTMLFormElement | null) => {
    const input = form?.elements.namedItem(contact);
    const to = input instanceof HTMLInputElement ? input.value.trim() : '';
    if (to === '') {
      if (input instanceof HTMLInputElement) input.focus();
      return setFailure(t('required'));
    }
    setIsBusy(true);
    setFailure(undefined);
    try {
      await api('POST /api/auth/codes', { body: { [contact]: to, purpose } });
      showToast({ text: t('code_sent') });
      setWait(waitSeconds);
    } catch (thrown) {
      if (!(thrown instanceof ApiError)) throw thrown;
      setFailure(thrown.fields[contact] ?? thrown.msg);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3">
      <Field label={t('code')} help={t('code_help')} error={error ?? failure} required>
        <TextInput
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={43}
          defaultValue={defaultValue}
        />
      </Field>
      <Button
        tone="quiet"
        className="mt-7.5 h-12"
        busy={isBusy}
        disabled={wait > 0}
        onClick={(event) => send(event.currentTarget.form)}
      >
        {wait > 0 ? t('send_again', { n: wait }) : t('send_code')}
      </Button>
    </div>
  );
}
