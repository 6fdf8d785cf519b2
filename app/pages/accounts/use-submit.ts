/** A form that is sent once at a time and shows beside its fields what the server said about them. */
import { type FormEvent, useRef, useState } from 'react';
import { ApiError } from '#contract/client.ts';

export type FieldErrors = Readonly<Record<string, string>>;

type Options = {
  /** What can be told without the server; an empty object sends the form. */
  check?: (values: Record<string, string>) => FieldErrors;
  send: (values: Record<string, string>) => Promise<void>;
};

export function useSubmit({ check, send }: Options) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  // State is too slow for a double click: the second would be sent before it is set.
  const isSending = useRef(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending.current) return;
    const form = event.currentTarget;
    const values = Object.fromEntries(
      [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
    );
    const found = check?.(values) ?? {};
    setErrors(found);
    setFailure(null);
    if (Object.keys(found).length > 0) return focusFirst(form, found);
    isSending.current = true;
    setIsBusy(true);
    try {
      await send(values);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setErrors(error.fields);
      // A failure that belongs to no field stands above the button.
      if (Object.keys(error.fields).every((name) => form.elements.namedItem(name) === null))
        setFailure(error.msg);
      focusFirst(form, error.fields);
    } finally {
      isSending.current = false;
      setIsBusy(false);
    }
  };
  return { submit, errors, failure, isBusy };
}

function focusFirst(form: HTMLFormElement, errors: FieldErrors): void {
  const first = [...form.elements].find(
    (element) => element instanceof HTMLInputElement && element.name in errors,
  );
  if (first instanceof HTMLElement) first.focus();
}
