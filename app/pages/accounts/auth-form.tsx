/** The form of a page on the way in: what `useSubmit` keeps of it, its fields, and one wide button below them. */
import type { ReactNode } from 'react';
import type { useSubmit } from '#app/pages/accounts/use-submit.ts';
import { FormFooter } from '#app/ui/inputs/form-footer.tsx';

type AuthFormProps = {
  form: ReturnType<typeof useSubmit>;
  /** What the button says. */
  label: string;
  className?: string;
  children: ReactNode;
};

export function AuthForm({ form, label, className = '', children }: AuthFormProps) {
  const { submit, failure, isBusy } = form;
  return (
    <form onSubmit={submit} noValidate className={`grid gap-5 ${className}`}>
      {children}
      <FormFooter submit={label} tone="beam" size="lg" wide busy={isBusy} failure={failure} />
    </form>
  );
}
