/** A form field: label above, help or error below, and the control between them told about both. */
import { CircleAlert } from 'lucide-react';
import { createContext, type ReactNode, use, useId } from 'react';
import { useText } from '#app/locale.tsx';
import { uiTexts } from '#messages/ui.ts';

type FieldControl = {
  id?: string;
  required?: boolean;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
};

const FieldContext = createContext<FieldControl>({});

/** What the field around a control wants it to carry. */
export function useField(): FieldControl {
  return use(FieldContext);
}

/** The face of every text control; 16 px, so that phones do not zoom in. */
export const controlClass =
  'block w-full rounded-2 border border-field bg-white px-3.5 text-16 text-ink placeholder:text-ink-3 transition-[border-color,box-shadow] ' +
  'focus-visible:border-ink focus-visible:outline-hidden focus-visible:ring-3 focus-visible:ring-beam ' +
  'aria-invalid:border-brick aria-invalid:inset-ring aria-invalid:inset-ring-brick ' +
  'disabled:border-rule-2 disabled:bg-paper-2 disabled:text-ink-3';

type FieldProps = {
  label: ReactNode;
  /** The label is there for screen readers only. */
  labelHidden?: boolean;
  help?: ReactNode;
  /** Says how to mend it; replaces the help. */
  error?: ReactNode;
  optional?: boolean;
  required?: boolean;
  /** At the end of the label's line: a counter, a link. */
  aside?: ReactNode;
  children: ReactNode;
  className?: string;
};

export function Field({
  label,
  labelHidden,
  help,
  error,
  optional,
  required,
  aside,
  children,
  className = '',
}: FieldProps) {
  const t = useText(uiTexts);
  const id = useId();
  const note = `${id}-note`;
  const control: FieldControl = { id, required };
  if (error || help) control['aria-describedby'] = note;
  if (error) control['aria-invalid'] = true;
  return (
    <div className={`min-w-0 ${className}`}>
      <div className={labelHidden ? 'sr-only' : 'mb-1.5 flex items-baseline justify-between gap-3'}>
        <label htmlFor={id} className="text-14 font-semibold">
          {label}
          {optional ? <span className="ml-2 font-normal text-ink-3">{t('optional')}</span> : null}
        </label>
        {aside ? <span className="text-13 text-ink-3">{aside}</span> : null}
      </div>
      <FieldContext value={control}>{children}</FieldContext>
      <FieldNote id={note} help={help} error={error} />
    </div>
  );
}

/** The line under a field or a group of controls. */
export function FieldNote({ id, help, error }: { id: string; help?: ReactNode; error?: ReactNode }) {
  if (error) {
    return (
      <p id={id} className="mt-1.5 flex gap-1.5 text-13 text-brick">
        <CircleAlert aria-hidden="true" strokeWidth={1.75} className="mt-[3px] size-3.5" />
        <span>{error}</span>
      </p>
    );
  }
  return help ? (
    <p id={id} className="mt-1.5 text-13 text-ink-3">
      {help}
    </p>
  ) : null;
}
